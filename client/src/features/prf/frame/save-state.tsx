import {
  CheckCircleFilled,
  CloudSyncOutlined,
  ExclamationCircleFilled,
  LockFilled,
  MobileOutlined,
  WarningFilled,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { formatTime } from '../../../lib/dates';
import { saveStatus, type SaveStatus } from '../../../lib/drafts/draft-view';
import { useDraft, usePrf } from '../prf-context';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

interface Words {
  readonly icon: ReactNode;
  readonly text: string;
  readonly tone?: 'error' | 'warning';
}

const wordsOf = (status: SaveStatus): Words => {
  switch (status.kind) {
    case 'nothing':
      return { icon: <CheckCircleFilled />, text: 'Nothing to save yet' };
    case 'saved':
      return { icon: <CheckCircleFilled />, text: `Saved ${formatTime(status.at)} · on server` };
    case 'saving':
      return { icon: <CloudSyncOutlined />, text: 'Saving…' };
    case 'onDevice':
      return { icon: <MobileOutlined />, text: 'On this device' };
    case 'offline':
      return {
        icon: <MobileOutlined />,
        text: `On this device: ${changes(status.count)}, sent when the connection is back`,
        tone: 'warning',
      };
    case 'notSent':
      return { icon: <WarningFilled />, text: `Not sent: ${status.message}`, tone: 'error' };
    case 'refused':
      return {
        icon: <ExclamationCircleFilled />,
        text: `Not saved: ${status.count} to correct`,
        tone: 'error',
      };
    case 'conflict':
      return {
        icon: <WarningFilled />,
        text: `${status.count} changed by somebody else too: please choose`,
        tone: 'warning',
      };
    case 'locked':
      return {
        icon: <LockFilled />,
        text: status.unsent > 0 ? `Not saved: ${status.message}` : status.message,
        ...(status.unsent > 0 ? { tone: 'error' as const } : {}),
      };
  }
};

/** What is saved and what is not, in words and with an icon, announced when it changes. */
export function SaveState() {
  const { store, record } = usePrf();
  const draft = useDraft();
  const status = saveStatus(draft);
  const isClosed = record !== null && !record.canWrite && status.kind === 'nothing';
  const { icon, text, tone } = isClosed
    ? { icon: <LockFilled />, text: 'Read only', tone: undefined }
    : wordsOf(status);
  const canRetry = status.kind === 'notSent' || status.kind === 'offline';
  return (
    <div className={`prf-foot-state ${tone ? `prf-state-${tone}` : ''}`}>
      <span aria-hidden="true">{icon}</span>
      <span role="status">{text}</span>
      {canRetry ? (
        <Button
          type="link"
          onClick={() => {
            void store.flush();
          }}
        >
          Retry now
        </Button>
      ) : null}
    </div>
  );
}
