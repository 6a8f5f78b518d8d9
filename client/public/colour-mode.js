// Before the first paint: the kept colour mode, so that a dark screen never flashes white in a dark tent.
(function () {
  // Every page but these waits to hear who this is, under the overlay (src/app/loading-overlay.tsx).
  if (
    !/^\/(|contact-us|cookie-policy|createadmin|developers|forgot-password|handover|login|patient-register|prf\/[^/]+\/kiosk|privacy-policy|reset-password|see-and-treat|shared-record|terms-of-service|verify-email)\/?$/i.test(
      location.pathname,
    )
  )
    document.documentElement.dataset.waits = '';
  var mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch (e) {
    // Storage can be closed in private windows: the system's own mode is then used.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  document.documentElement.style.backgroundColor = dark ? '#0B1426' : '#F4F7FA';
})();
