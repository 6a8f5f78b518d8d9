import { Button } from 'antd';
import styles from './conflict.module.css';
import { TwoSides } from './two-sides';

interface ConflictChoiceProps {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Why the other person struck the whole entry through, which can only be acknowledged; null if they did not. */
  readonly struckBecause?: string | null;
  /** When this side was entered; null if that is not known. */
  readonly enteredAt?: string | null;
  /** Formats a time on the clock of whatever is open: a record uses its event's. */
  readonly dateTime: (moment: string) => string;
  readonly author?: string | null;
  readonly at?: string | null;
  readonly onChoose: (side: 'mine' | 'theirs') => void;
}

/** One field that two people changed: both answers side by side, with a button under each. */
export function ConflictChoice({
  label,
  mine,
  theirs,
  struckBecause = null,
  enteredAt = null,
  dateTime,
  author = null,
  at = null,
  onChoose,
}: ConflictChoiceProps) {
  const who = author ?? 'Another clinician';
  const isStruck = struckBecause !== null;
  const button = (side: 'mine' | 'theirs', text: string) => (
    <Button
      onClick={() => {
        onChoose(side);
      }}
    >
      {text}
      <span className="sl-hidden"> for {label}</span>
    </Button>
  );
  return (
    <div className={styles.field} role="group" aria-label={`${label}: two answers`}>
      <span className={styles.label}>{label}</span>
      <TwoSides
        mine={{
          who: `You entered${enteredAt ? `, ${dateTime(enteredAt)}` : ''}`,
          value: mine || 'nothing',
          act: isStruck ? (
            <p className={styles.hint}>
              The entry was struck through. If yours is still correct, add it as a new entry.
            </p>
          ) : (
            button('mine', 'Keep mine')
          ),
        }}
        theirs={{
          who: `${who} ${isStruck ? 'struck the entry through' : 'entered'}${at ? `, ${dateTime(at)}` : ''}`,
          value: isStruck ? <s>{theirs || 'nothing'}</s> : theirs || 'nothing',
          act: (
            <>
              {isStruck ? <p className={styles.hint}>Reason: {struckBecause}</p> : null}
              {button('theirs', isStruck ? 'Leave it struck through' : 'Take theirs')}
            </>
          ),
        }}
      />
    </div>
  );
}
