import { LogoutOutlined, MenuOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { LIMITS } from '@sideline/schema/limits';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LaterDrawer } from '../../components/ui/later';
import { LogoMark } from '../../components/ui/logo';
import { useSession } from '../../lib/session';
import { useFrameWords } from '../../lib/words/frame-words';
import { useMedia, WIDTHS } from '../../lib/use-media';
import { navigationFor } from '../navigation';
import { openCommandPalette } from './command-palette-store';
import { ColourModeSwitch } from './colour-mode-later';
import { MenuBar } from './menu-bar';
import { MenuDrawer } from './menu-drawer';
import { NotificationBell } from './notification-bell';
import { OnlineIndicator } from './online-indicator';
import { RoleBadge } from './role-badge';
import styles from './top-bar.module.css';
import { useLogout } from './use-logout';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The fixed bar of 64 px (spec section 2): logo, menu by role, search, connection, role, logout. */
export function TopBar() {
  const { user } = useSession();
  const { lang, say } = useFrameWords();
  const logout = useLogout();
  const isNarrow = useMedia(`(max-width: ${WIDTHS.drawer - 1}px)`);
  const entries = navigationFor(user?.role ?? null);
  return (
    <header lang={lang} className={styles.bar}>
      {isNarrow && <DrawerMenu entries={entries} />}
      <Link to="/dashboard" className={styles.logo} aria-label={say('frame.home')}>
        <LogoMark />
        <span className={styles.word}>Sideline</span>
      </Link>
      {!isNarrow && <MenuBar entries={entries} />}
      <div className={styles.end}>
        {user && (
          <button
            type="button"
            data-tour="search"
            className={styles.search}
            onClick={openCommandPalette}
            aria-label={say('frame.search')}
          >
            <SearchOutlined aria-hidden="true" />
            <kbd className={styles.keys}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
          </button>
        )}
        <NotificationBell />
        <OnlineIndicator />
        {user ? (
          <>
            <RoleBadge user={user} />
            <button type="button" className={styles.logout} onClick={logout}>
              <LogoutOutlined aria-hidden="true" />
              <span className={styles.logoutWord}>{say('frame.logout')}</span>
            </button>
          </>
        ) : (
          <Link to="/login" className={styles.signIn}>
            {say('frame.signIn')}
          </Link>
        )}
      </div>
    </header>
  );
}

function DrawerMenu({ entries }: { readonly entries: ReturnType<typeof navigationFor> }) {
  const { say } = useFrameWords();
  const { pathname } = useLocation();
  // The drawer belongs to the page that it was opened on, so navigating closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        data-tour="menu"
        className={styles.menuButton}
        aria-label={say('frame.menu')}
        aria-haspopup="dialog"
        aria-expanded={openedOn === pathname}
        onClick={() => setOpenedOn(pathname)}
      >
        <MenuOutlined aria-hidden="true" />
      </button>
      <LaterDrawer
        placement="left"
        size={LIMITS.drawer.widthPx}
        open={openedOn === pathname}
        onClose={() => setOpenedOn(null)}
        title="Sideline"
        footer={<ColourModeSwitch />}
        styles={{ body: { padding: 8 } }}
      >
        {entries.length > 0 ? (
          <MenuDrawer entries={entries} onChosen={() => setOpenedOn(null)} />
        ) : (
          <Link to="/login">
            <Button type="primary" block>
              {say('frame.signIn')}
            </Button>
          </Link>
        )}
      </LaterDrawer>
    </>
  );
}
