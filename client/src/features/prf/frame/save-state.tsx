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
import { KeepHere } from '../../../components/ui/keep-here';
import { useKeeping } from '../../../lib/device/keeping';
import { useLookedThrough } from '../../../lib/device/looked-through';
import { saveStatus, undecidedFields, type SaveStatus } from '../drafts/draft-view';
import { saveWords, type SaveWords } from '../drafts/save-words';
import { useDraft, usePrf } from '../prf-context';
import { formatRecent } from '../record-clock';
import { undecidedLine } from '../review/undecided-line';
import { shownStatus } from './shown-status';

const ICONS: Readonly<Record<SaveStatus['kind'], ReactNode>> = {
  nothing: <CheckCircleFilled />,
  looking: <MobileOutlined />,
  saved: <CheckCircleFilled />,
  saving: <CloudSyncOutlined />,
  onDevice: <MobileOutlined />,
  offline: <MobileOutlined />,
  notSent: <WarningFilled />,
  toCorrect: <ExclamationCircleFilled />,
  patientUnsaved: <ExclamationCircleFilled />,
  conflict: <WarningFilled />,
  signed: <MobileOutlined />,
  notSigned: <ExclamationCircleFilled />,
  amending: <EditFilled />,
  locked: <LockFilled />,
};

const WAITING: ReadonlySet<SaveStatus['kind']> = new Set(['conflict', 'toCorrect', 'patientUnsaved']);

/** What a practice record shows instead of these. */
const PRACTICE = 'Practice: nothing is kept or sent';
const UNDER_WAY: ReadonlySet<SaveStatus['kind']> = new Set(['nothing', 'saved', 'saving', 'onDevice']);

/** What is saved and what is not, in words and with an icon. Announced when it changes. */
export function SaveState() {
  const { store, record, amending, isPractice, goTo } = usePrf();
  const draft = useDraft();
  const keeping = useKeeping();
  const status = saveStatus(draft);
  const isClosed = record !== null && !record.canWrite && status.kind === 'nothing' && !amending;
  const shown = shownStatus(status, record, useLookedThrough());
  const { text, tone }: SaveWords = isClosed
    ? { text: 'Read only' }
    : saveWords(shown, keeping, formatRecent);
  const isUnderWay = UNDER_WAY.has(status.kind);
  const words = isPractice && isUnderWay ? PRACTICE : text;
  // A tap on this text leads to anything that still needs an answer.
  const [first] = WAITING.has(status.kind) ? undecidedFields(draft) : [];
  const canRetry = status.kind === 'notSent' || status.kind === 'offline' || status.kind === 'signed';
  return (
    <div className={`prf-foot-state ${tone ? `prf-state-${tone}` : ''}`}>
      <span aria-hidden="true">{isClosed ? ICONS.locked : ICONS[shown.kind]}</span>
      <span role="status">
        {first ? (
          <button
            type="button"
            className="prf-text-button"
            onClick={() => {
              goTo(undecidedLine(first, draft).target);
            }}
          >
            {words}
          </button>
        ) : (
          words
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
      {isPractice ? null : <KeepHere />}
    </div>
  );
}
