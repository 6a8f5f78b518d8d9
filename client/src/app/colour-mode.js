// Before the first paint: the kept colour mode, so that a dark screen never flashes white in a dark tent.
{
  const page = document.documentElement;
  // Every page but these waits to hear who this is, under the overlay (src/app/loading-overlay.tsx).
  if (
    !/^\/(|contact-us|cookie-policy|createadmin|developers|forgot-password|handover|login|patient-register|prf\/[^/]+\/kiosk|privacy-policy|reset-password|see-and-treat|shared-record|terms-of-service|verify-email)\/?$/i.test(
      location.pathname,
    )
  )
    page.dataset.waits = '';
  let mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch {
    // Storage can be closed in private windows: the system's own mode is then used.
  }
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.scheme = isDark ? 'dark' : 'light';
  page.style.colorScheme = isDark ? 'dark' : 'light';
  page.style.backgroundColor = isDark ? '#0B1426' : '#F4F7FA';
}
