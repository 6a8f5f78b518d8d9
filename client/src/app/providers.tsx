import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { ColourModeProvider, useColourMode } from '../lib/colour-mode';
import { useKnownProviderFacts } from '../lib/provider-settings';
import { SessionProvider, useSession } from '../lib/session';
import { cssVariables } from '../components/ui/theme';

/**
 * What every screen needs, signed in or not. Ant Design is loaded by the screens that use it (`Controls`), and Apollo
 * Client and notices with the shell.
 */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <ColourModeProvider>
      <SessionProvider>
        <Themed>{children}</Themed>
      </SessionProvider>
    </ColourModeProvider>
  );
}

/** The colours follow the user's role, with a default when there is none (spec section 2), and the colour mode. */
function Themed({ children }: { readonly children: ReactNode }) {
  const { scheme } = useColourMode();
  useReturnedFocus();
  const role = useSession().user?.role ?? null;
  const accent = useKnownProviderFacts()?.accent ?? null;

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.dataset['scheme'] = scheme;
    documentElement.style.colorScheme = scheme;
    // Replaces the colour that colour-mode.js painted first with the theme's own.
    documentElement.style.backgroundColor = '';
    for (const [name, value] of Object.entries(cssVariables(scheme, role, accent))) {
      documentElement.style.setProperty(name, value);
    }
  }, [scheme, role, accent]);

  return children;
}

const DIALOG = '[role="dialog"]';

/**
 * Returns the focus to what opened a dialog or drawer when that closes (WCAG 2.4.3), so that keyboard and screen reader
 * users continue where they were. Ant Design does this when it hides one, but not when one is removed, which is how ours
 * close.
 */
function useReturnedFocus(): void {
  useEffect(() => {
    /** What had the focus before each open dialog took it, the latest last. */
    let openers: readonly { readonly dialog: Element; readonly opener: HTMLElement }[] = [];
    const note = ({ target, relatedTarget }: FocusEvent) => {
      const dialog = target instanceof Element ? target.closest(DIALOG) : null;
      if (!dialog || !(relatedTarget instanceof HTMLElement) || dialog.contains(relatedTarget)) return;
      if (openers.some((one) => one.dialog === dialog)) return;
      openers = [...openers, { dialog, opener: relatedTarget }];
    };
    const giveBack = () => {
      const gone = openers.filter(({ dialog }) => !dialog.isConnected);
      if (gone.length === 0) return;
      openers = openers.filter(({ dialog }) => dialog.isConnected);
      // Does nothing if the focus was moved elsewhere on purpose.
      if (document.activeElement !== document.body) return;
      gone.findLast(({ opener }) => opener.isConnected)?.opener.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', note);
    // Everything shown over the page is a child of the body.
    const observer = new MutationObserver(giveBack);
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
