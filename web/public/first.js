// Before the first paint: which screen it will be, and the theme and language chosen on this device.
if (location.pathname === '/') document.documentElement.dataset.first = 'lobby';
try {
  var kept = JSON.parse(localStorage.getItem('chatelain.settings') || '{}');
  var root = document.documentElement;
  if (kept.theme === 'dark' || kept.theme === 'light') root.dataset.theme = kept.theme;
  if (kept.motion === 'less') root.dataset.motion = 'less';
  root.lang = kept.lang || (/^fr/i.test(navigator.language) ? 'fr' : 'en');
} catch (_) {
  // Without storage the system's theme and the browser's language hold.
}
