import { LIMITS } from '@sideline/schema/limits';
import { ApolloProvider } from '@apollo/client/react';
import { App as AntApp } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useFreshReferenceLists } from '../../components/pickers/reference-lists';
import { PageSkeleton } from '../../components/ui/skeletons';
import { createApolloClient } from '../../lib/apollo';
import { attachNoticeOutlet } from '../../lib/notices';
import { useSession } from '../../lib/session';
import { useFrameWords } from '../../lib/words/frame-words';
import { Controls } from '../../components/ui/controls';
import { ClockNotice } from './clock-notice';
import { CommandPaletteHost } from './command-palette-host';
import { EarlierPasswordDialog } from './earlier-password-dialog';
import { Footer } from './footer';
import { KeepDialog } from './keep-dialog';
import { NewVersion } from './new-version';
import { DeceasedDialog } from './deceased-dialog';
import { RestrictedDialog } from './restricted-dialog';
import { SessionDialog } from './session-dialog';
import styles from './shell.module.css';
import { ShortcutHost } from './shortcut-host';
import { TopBar } from './top-bar';
import { TourHost } from './tour-host';
import { useIdleLock } from './use-idle-lock';
import { useKeptDrafts } from './use-kept-drafts';

const NOTICE_SECONDS = { success: LIMITS.toast.ms / 1_000, info: 4, warning: 6, error: 8 } as const;

/** The frame of every screen but sign-in, registration and kiosk: bar, page, footer, and what may stand over them. */
export default function Shell() {
  const { user } = useSession();
  useIdleLock();
  const earlier = useKeptDrafts();
  // Another user never sees what the last one's queries left in memory: the key recreates all of it.
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
      <AntApp component={false} message={{ maxCount: 3, top: 72 }}>
        <NoticeOutlet />
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
        <SessionDialog />
        <KeepDialog />
        <RestrictedDialog />
        <DeceasedDialog />
        <NewVersion />
        <EarlierPasswordDialog count={earlierDrafts} />
      </AntApp>
    </ApolloProvider>
  );
}

/** Keeps on the device what a record is filled in from. */
function ReferenceLists() {
  const { user, status } = useSession();
  const isClinical = user?.role === 'staff' || user?.role === 'admin';
  useFreshReferenceLists(isClinical && status === 'signedIn' && !user.mustEnrol);
  return null;
}

/** Where `notify` is heard: each text once at a time. */
function NoticeOutlet() {
  const { message } = AntApp.useApp();
  useEffect(
    () =>
      attachNoticeOutlet(({ kind, text, seconds, content }) => {
        void message.open({
          key: text,
          type: kind,
          content: content?.(() => message.destroy(text)) ?? text,
          duration: seconds ?? NOTICE_SECONDS[kind],
        });
      }),
    [message],
  );
  return null;
}
