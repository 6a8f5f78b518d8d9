import {
  CheckCircleFilled,
  CloudSyncOutlined,
  EditFilled,
  ExclamationCircleFilled,
  LockFilled,
  MobileOutlined,
  WarningFilled,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { formatRecent } from '../../../lib/dates';
import { useKeeping, type Keeping } from '../../../lib/device/keeping';
import { saveStatus, undecidedFields, type SaveStatus } from '../../../lib/drafts/draft-view';
import { useDraft, usePrf } from '../prf-context';
import { undecidedLine } from '../review/undecided-line';

const since = (moment: string | null): string => (moment === null ? '' : `, since ${formatRecent(moment)}`);

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

interface Words {
  readonly icon: ReactNode;
  readonly text: string;
  readonly tone?: 'error' | 'warning';
}

const wordsOf = (status: SaveStatus, keeping: Keeping): Words => {
  switch (status.kind) {
    case 'nothing':
      return { icon: <CheckCircleFilled />, text: 'Nothing to save yet' };
    case 'saved':
      return {
        icon: <CheckCircleFilled />,
        text: `Saved ${formatRecent(status.at)} · on server${keeping.kind === 'kept' ? '' : ' · nothing kept on this device'}`,
      };
    case 'saving':
      return { icon: <CloudSyncOutlined />, text: 'Saving…' };
    case 'onDevice':
      return keeping.kind === 'kept'
        ? { icon: <MobileOutlined />, text: 'On this device' }
        : { icon: <MobileOutlined />, text: `Only in this page. ${keeping.message}`, tone: 'warning' };
    case 'offline':
      return {
        icon: <MobileOutlined />,
        text:
          keeping.kind === 'kept'
            ? `On this device: ${changes(status.count)}${since(status.since)}`
            : `Only in this page: ${changes(status.count)}${since(status.since)}. ${keeping.message}`,
        tone: 'warning',
      };
    case 'notSent':
      return {
        icon: <WarningFilled />,
        text: `Not sent${since(status.since)}: ${status.message}`,
        tone: 'error',
      };
    case 'toCorrect':
      return {
        icon: <ExclamationCircleFilled />,
        text: `Not saved: ${status.count === 1 ? '1 value' : `${status.count} values`} to correct`,
        tone: 'error',
      };
    case 'patientUnsaved':
      return { icon: <ExclamationCircleFilled />, text: 'Patient details not saved', tone: 'warning' };
    case 'conflict':
      return {
        icon: <WarningFilled />,
        text: `${status.count} changed by somebody else too: please choose`,
        tone: 'warning',
      };
    case 'amending':
      if (status.count === 0) return { icon: <EditFilled />, text: 'Amending: nothing changed yet' };
      return keeping.kind === 'kept'
        ? { icon: <MobileOutlined />, text: `Amendment on this device: ${changes(status.count)}, not signed` }
        : {
            icon: <MobileOutlined />,
            text: `Amendment only in this page: ${changes(status.count)}. ${keeping.message}`,
            tone: 'warning',
          };
    case 'locked':
      if (status.late > 0 && status.unsent === 0)
        return {
          icon: <LockFilled />,
          text: `Kept with the record: ${changes(status.late)} after the signature`,
          tone: 'warning',
        };
      return {
        icon: <LockFilled />,
        text: status.unsent > 0 ? `Not saved: ${status.message}` : status.message,
        ...(status.unsent > 0 ? { tone: 'error' as const } : {}),
      };
  }
};

const WAITING: ReadonlySet<SaveStatus['kind']> = new Set(['conflict', 'toCorrect', 'patientUnsaved']);

/** What is saved and what is not, in words and with an icon, announced when it changes. */
export function SaveState() {
  const { store, record, amending, goTo } = usePrf();
  const draft = useDraft();
  const keeping = useKeeping();
  const status = saveStatus(draft);
  const isClosed = record !== null && !record.canWrite && status.kind === 'nothing' && !amending;
  const { icon, text, tone } = isClosed
    ? { icon: <LockFilled />, text: 'Read only', tone: undefined }
    : status.kind === 'nothing' && record
      ? wordsOf({ kind: 'saved', at: record.updatedAt }, keeping)
      : wordsOf(status, keeping);
  // What waits for an answer is a tap away from the words that say so.
  const [first] = WAITING.has(status.kind) ? undecidedFields(draft) : [];
  const canRetry = status.kind === 'notSent' || status.kind === 'offline';
  return (
    <div className={`prf-foot-state ${tone ? `prf-state-${tone}` : ''}`}>
      <span aria-hidden="true">{icon}</span>
      <span role="status">
        {first ? (
          <button
            type="button"
            className="prf-text-button"
            onClick={() => {
              goTo(undecidedLine(first, draft).target);
            }}
          >
            {text}
          </button>
        ) : (
          text
        )}
      </span>
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
