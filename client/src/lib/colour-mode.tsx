import { COLOUR_MODE_KEYS, COLOUR_MODES, type ColourMode } from '@sideline/schema/theme';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

/** The mode that is shown. The mode `system` follows the device. */
export type Scheme = 'light' | 'dark';

interface ColourModeValue {
  readonly mode: ColourMode;
  readonly scheme: Scheme;
  readonly setMode: (mode: ColourMode) => void;
}

const ColourModeContext = createContext<ColourModeValue | null>(null);
const DARK_QUERY = '(prefers-color-scheme: dark)';

function readMode(): ColourMode {
  try {
    const kept = localStorage.getItem(COLOUR_MODE_KEYS.mode);
    return COLOUR_MODES.find((mode) => mode === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** The colour mode, stored under the specification's own keys (section 9). It follows other tabs and the device. */
export function ColourModeProvider({ children }: { readonly children: ReactNode }) {
  const [mode, setKeptMode] = useState(readMode);
  const [isSystemDark, setIsSystemDark] = useState(() => matchMedia(DARK_QUERY).matches);
  const scheme: Scheme = mode === 'system' ? (isSystemDark ? 'dark' : 'light') : mode;

  useEffect(() => {
    const query = matchMedia(DARK_QUERY);
    const follow = () => setIsSystemDark(query.matches);
    const followTabs = (event: StorageEvent) => {
      if (event.key === COLOUR_MODE_KEYS.mode) setKeptMode(readMode());
    };
    query.addEventListener('change', follow);
    addEventListener('storage', followTabs);
    return () => {
      query.removeEventListener('change', follow);
      removeEventListener('storage', followTabs);
    };
  }, []);

  useEffect(() => {
    try {
      localStorage.setItem(COLOUR_MODE_KEYS.scheme, scheme);
    } catch {
      // Without storage, the mode lasts as long as the page.
    }
  }, [scheme]);

  const setMode = useCallback((next: ColourMode) => {
    setKeptMode(next);
    try {
      localStorage.setItem(COLOUR_MODE_KEYS.mode, next);
    } catch {
      // As above.
    }
  }, []);

  const value = useMemo(() => ({ mode, scheme, setMode }), [mode, scheme, setMode]);
  return <ColourModeContext value={value}>{children}</ColourModeContext>;
}

export function useColourMode(): ColourModeValue {
  const value = use(ColourModeContext);
  if (!value) throw new Error('useColourMode is used outside ColourModeProvider');
  return value;
}
