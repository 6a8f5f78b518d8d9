import { lazy, Suspense, useLayoutEffect } from 'react';
import { useSession } from '../../lib/session';
import { loadScreen } from '../../lib/lazy-page';
import { closeCommandPalette, toggleCommandPalette, useIsCommandPaletteOpen } from './command-palette-store';

const Palette = lazy(() => loadScreen(() => import('./command-palette')));

/** Listens for Ctrl-K or Cmd-K and loads the palette when it is first asked for. */
export function CommandPaletteHost() {
  const isOpen = useIsCommandPaletteOpen();
  const { user, status } = useSession();
  const isAllowed = user !== null && status === 'signedIn';

  // Before the paint: a key that is pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    if (!isAllowed) {
      // The next user starts with it closed.
      closeCommandPalette();
      return undefined;
    }
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      toggleCommandPalette();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isAllowed]);

  if (!isOpen || !isAllowed) return null;
  return (
    <Suspense fallback={null}>
      <Palette user={user} />
    </Suspense>
  );
}
