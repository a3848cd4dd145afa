// Shows "your turn" where a page may not do it itself (phones), and leads a touch on it to the table. Nothing is kept.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = `/t/${event.notification.tag}`;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    })(),
  );
});
