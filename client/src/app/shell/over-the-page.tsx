import { LIMITS } from '@sideline/schema/limits';
import { App } from 'antd';
import { useEffect } from 'react';
import { attachConfirmOutlet } from '../../lib/confirming';
import { attachNoticeOutlet } from '../../lib/notices';
import { DeceasedDialog } from './deceased-dialog';
import { EarlierPasswordDialog } from './earlier-password-dialog';
import { KeepDialog } from './keep-dialog';
import { RestrictedDialog } from './restricted-dialog';
import { SessionDialog } from './session-dialog';

const NOTICE_SECONDS = { success: LIMITS.toast.ms / 1_000, info: 4, warning: 6, error: 8 } as const;

/** The frame's dialogs, questions and notices. No screen opens with one of them. */
export default function OverThePage({ earlierDrafts }: { readonly earlierDrafts: number }) {
  return (
    <App component={false} message={{ maxCount: 3, top: 72 }}>
      <Outlets />
      <SessionDialog />
      <KeepDialog />
      <RestrictedDialog />
      <DeceasedDialog />
      <EarlierPasswordDialog count={earlierDrafts} />
    </App>
  );
}

/** Where `notify` and `askToConfirm` are shown. Each notice's text is shown once at a time. */
function Outlets() {
  const { message, modal } = App.useApp();
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
  useEffect(() => attachConfirmOutlet(({ kind, ...asked }) => void modal[kind](asked)), [modal]);
  return null;
}
