/** Short messages at the edge of the screen. */

interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  action?: Action;
}
/** Something that can be done about it, as long as the message stays. */
interface Action {
  label: string;
  run: () => void;
  /** How long, in milliseconds. */
  stay: number;
}

const STAY = 5000;
let number = 0;

class Toasts {
  list: Toast[] = $state([]);

  show(text: string, tone: Toast['tone'] = 'plain', action?: Action): void {
    this.list = this.list.filter((toast) => toast.text !== text);
    const id = ++number;
    this.list.push({ id, text, tone, ...(action ? { action } : {}) });
    setTimeout(() => this.drop(id), action?.stay ?? STAY);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
