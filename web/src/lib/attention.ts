/** "Your turn": in the title, on the tab's icon, and as a notification if the person wished for them. */
import { settings } from './settings.svelte.ts';

const PLAIN = '/icons/icon.svg';
const BADGE = '/icons/icon-turn.svg';

/** Sets title and icon of the tab. */
export function showTab(title: string, myTurn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = myTurn ? BADGE : PLAIN;
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}

/** Asks the browser for leave; whether it was given. */
export async function askForNotifications(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  const given = Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
  settings.notify = given;
  // Phones show notifications only for a page that has a worker.
  if (given) await navigator.serviceWorker?.register('/notices.js').catch(() => undefined);
  return given;
}

/** Notifies, if wished for and the page is not looked at. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.notify || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  const options = { body, tag: table, icon: '/icons/icon-192.png' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options);
  const note = new Notification(title, options);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
