import { ConfigProvider } from 'antd';
import enGB from 'antd/es/locale/en_GB';
import { useMemo, type ReactNode } from 'react';
import { useColourMode } from '../../lib/colour-mode';
import '../../lib/formats';
import { useKnownProviderFacts } from '../../lib/provider-settings';
import { useSession } from '../../lib/session';
import { buildTheme } from './antd-theme';

/**
 * What Ant Design needs around its controls: the theme for the user's role and the colour mode, and its texts in English.
 */
export function Controls({ children }: { readonly children: ReactNode }) {
  const { scheme } = useColourMode();
  const role = useSession().user?.role ?? null;
  const accent = useKnownProviderFacts()?.accent ?? null;
  const theme = useMemo(() => buildTheme(scheme, role, accent), [scheme, role, accent]);
  return (
    <ConfigProvider theme={theme} locale={enGB} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
