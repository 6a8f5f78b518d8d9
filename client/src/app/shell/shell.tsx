import { ApolloProvider } from '@apollo/client/react';
import { Alert } from 'antd';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useFreshReferenceLists } from '../../components/pickers/reference-lists';
import { PageSkeleton } from '../../components/ui/skeletons';
import { createApolloClient } from '../../lib/apollo';
import { useOnline } from '../../lib/online';
import { onOutletWanted } from '../../lib/outlet';
import { useSession } from '../../lib/session';
import { whenIdle } from '../../lib/when-idle';
import { useFrameWords } from '../../lib/words/frame-words';
import { Controls } from '../../components/ui/controls';
import { preloadDialogs } from '../../components/ui/later';
import { lazyPart } from '../../components/ui/lazy-part';
import { ColourModeSwitch } from './colour-mode-later';
import { CommandPaletteHost } from './command-palette-host';
import { Footer } from './footer';
import { NewVersion } from './new-version';
import styles from './shell.module.css';
import { ShortcutHost } from './shortcut-host';
import { TopBar } from './top-bar';
import { TourHost } from './tour-host';
import { useIdleLock } from './use-idle-lock';
import { useKeptDrafts } from './use-kept-drafts';

const OverThePage = lazyPart(() => import('./over-the-page'), {
  lost: 'The dialogs and messages of Sideline did not load.',
  fallback: <Cover />,
  around: (words) => <Cover>{words}</Cover>,
});

/**
 * The frame of every screen except sign-in, registration and kiosk: bar, page, footer, and whatever is shown over them.
 */
export default function Shell() {
  const { user } = useSession();
  useIdleLock();
  const earlier = useKeptDrafts();
  // Another user never sees results that the last user's queries left in memory: the key recreates all of it.
  return (
    <Controls>
      <Frame key={user?.id ?? 'nobody'} earlierDrafts={earlier} />
    </Controls>
  );
}

function Frame({ earlierDrafts }: { readonly earlierDrafts: number }) {
  const { lang, say } = useFrameWords();
  const [client] = useState(createApolloClient);
  return (
    <ApolloProvider client={client}>
      <ReferenceLists />
      <a href="#main" lang={lang} className={styles.skip}>
        {say('frame.skip')}
      </a>
      <TopBar />
      <ClockNotice />
      <TourHost />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <CommandPaletteHost />
      <ShortcutHost />
      <NewVersion />
      <InTime earlierDrafts={earlierDrafts} />
    </ApolloProvider>
  );
}

const lengthOf = (minutes: number): string => {
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
};

/** Says that the clocks of this device and the server differ. Each would refuse times that are right on the other. */
function ClockNotice() {
  const { clockMinutes } = useOnline();
  if (clockMinutes === 0) return null;
  return (
    <Alert
      banner
      type="warning"
      title={`This device’s clock is ${lengthOf(Math.abs(clockMinutes))} ${clockMinutes > 0 ? 'ahead of' : 'behind'} the server’s.`}
      description="Check this device’s date and time. If they are right, tell an administrator that the server’s clock is wrong. Until then, some of the times you enter may be refused."
    />
  );
}

/** Keeps the lists that a record is filled in from on the device. */
function ReferenceLists() {
  const { user, status } = useSession();
  const isClinical = user?.role === 'staff' || user?.role === 'admin';
  useFreshReferenceLists(isClinical && status === 'signedIn' && !user.mustEnrol);
  return null;
}

/** Dialogs and notices over the page. They load when the browser is idle, or as soon as one is needed. */
function InTime({ earlierDrafts }: { readonly earlierDrafts: number }) {
  const { status } = useSession();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const come = () => setTime(true);
    const stop = [whenIdle(come), onOutletWanted(come)];
    return () => {
      for (const one of stop) one();
    };
  }, []);
  useEffect(() => {
    if (isTime) void preloadDialogs().then(ColourModeSwitch.preload);
  }, [isTime]);
  return isTime || status === 'locked' || status === 'ended' || earlierDrafts > 0 ? (
    <OverThePage earlierDrafts={earlierDrafts} />
  ) : null;
}

/** Nobody may read a record on a tablet that was put down, while the dialog that asks for the password is loading or lost. */
function Cover({ children = null }: { readonly children?: ReactNode }) {
  const { status } = useSession();
  return status === 'locked' ? <div className={styles.cover}>{children}</div> : children;
}
