import { useLayoutEffect, type ReactNode } from 'react';
import { ColourModeProvider, useColourMode } from '../lib/colour-mode';
import { useKnownProviderFacts } from '../lib/provider-settings';
import { SessionProvider, useSession } from '../lib/session';
import { cssVariables } from '../components/ui/theme';
import { useReturnedFocus } from './use-returned-focus';

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
