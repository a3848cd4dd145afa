/** Short messages at the edge of the screen. */

interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
}

const STAY = 5000;
let number = 0;

class Toasts {
  list: Toast[] = $state([]);

  show(text: string, tone: Toast['tone'] = 'plain'): void {
    this.list = this.list.filter((toast) => toast.text !== text);
    const id = ++number;
    this.list.push({ id, text, tone });
    setTimeout(() => this.drop(id), STAY);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
