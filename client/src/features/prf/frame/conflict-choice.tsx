import { Button } from 'antd';
import { formatDateTime } from '../../../lib/dates';

interface ConflictChoiceProps {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Why the other struck the whole entry through, in which case it can only be taken note of; null where it stands. */
  readonly struckBecause: string | null;
  /** When this side was entered; null where that is not known. */
  readonly enteredAt: string | null;
  readonly author: string | null;
  readonly at: string | null;
  readonly onChoose: (side: 'mine' | 'theirs') => void;
}

/** One field that two people changed: both answers beside each other, and a button under each. */
export function ConflictChoice({
  label,
  mine,
  theirs,
  struckBecause,
  enteredAt,
  author,
  at,
  onChoose,
}: ConflictChoiceProps) {
  const who = author ?? 'Another clinician';
  const isStruck = struckBecause !== null;
  return (
    <div className="prf-conflict" role="group" aria-label={`${label}: two answers`}>
      <div>
        <span className="prf-conflict-who">
          You entered{enteredAt ? `, ${formatDateTime(enteredAt)}` : ''}
        </span>
        <span className="prf-conflict-value">{mine || 'nothing'}</span>
        {isStruck ? (
          <p className="prf-hint">
            The entry was struck through. Where yours still holds, add it as a new entry.
          </p>
        ) : (
          <Button
            onClick={() => {
              onChoose('mine');
            }}
          >
            Keep mine<span className="sl-hidden"> for {label}</span>
          </Button>
        )}
      </div>
      <div>
        <span className="prf-conflict-who">
          {who} {isStruck ? 'struck the entry through' : 'entered'}
          {at ? `, ${formatDateTime(at)}` : ''}
        </span>
        <span className="prf-conflict-value">
          {isStruck ? <s>{theirs || 'nothing'}</s> : theirs || 'nothing'}
        </span>
        {isStruck ? <p className="prf-hint">Reason: {struckBecause}</p> : null}
        <Button
          onClick={() => {
            onChoose('theirs');
          }}
        >
          {isStruck ? 'Leave it struck through' : 'Take theirs'}
          <span className="sl-hidden"> for {label}</span>
        </Button>
      </div>
    </div>
  );
}
