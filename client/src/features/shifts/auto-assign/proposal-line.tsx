import { CheckCircleFilled, CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { SHIFT_QUALIFICATION_LABELS } from '@sideline/schema/staff/qualifications';
import { wallTime } from '@sideline/schema/wall-time';
import { Checkbox } from 'antd';
import { formatSpan, spanElsewhere } from '../../../lib/dates';
import { personName, roleLabel } from '../rota';
import styles from './auto-assign.module.css';
import type { Outcome, ProposalLine } from './use-accepting';

/** '08:00 to 16:00' on the clocks of the event. */
const hours = ({ shiftStart, shiftEnd, timeZone }: ProposalLine['shift']): string =>
  [shiftStart, shiftEnd].map((moment) => wallTime(moment, timeZone).slice(-5)).join(' to ');

/** 'Paramedic · ALS, BLS'. */
const wanted = ({ role, requiredQualifications }: ProposalLine['shift']): string =>
  [
    roleLabel(role) ?? 'Any role',
    requiredQualifications.map((key) => SHIFT_QUALIFICATION_LABELS[key]).join(', '),
  ]
    .filter((part) => part !== '')
    .join(' · ');

interface ProposalRowProps {
  readonly line: ProposalLine;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly outcome: Outcome | undefined;
  readonly isBusy: boolean;
}

/** One open shift: who is proposed, or why nobody is, and the result once it is accepted. */
export function ProposalRow({ line, isChosen, onChoose, outcome, isBusy }: ProposalRowProps) {
  const { shift, staff, warnings, unfilledBecause } = line;
  const isElsewhere = spanElsewhere(shift.shiftStart, shift.shiftEnd, shift.timeZone) !== null;
  const facts = (
    <>
      <span className={styles.what}>
        <span className="sl-figures">{hours(shift)}</span>
        {isElsewhere ? <span className={styles.quiet}>{shift.timeZone}</span> : null}
      </span>
      <span className={styles.what}>
        <strong>{shift.eventName}</strong>
        <span className={styles.quiet}>{wanted(shift)}</span>
        {isElsewhere ? (
          <span className={styles.quiet}>{`Here: ${formatSpan(shift.shiftStart, shift.shiftEnd)}`}</span>
        ) : null}
      </span>
    </>
  );
  return (
    <div className={styles.row}>
      {staff && outcome?.kind !== 'assigned' ? (
        <Checkbox
          className={styles.choice ?? ''}
          checked={isChosen}
          disabled={isBusy}
          onChange={(event) => {
            onChoose(event.target.checked);
          }}
        >
          <span className={styles.facts}>{facts}</span>
        </Checkbox>
      ) : (
        <span className={`${styles.facts ?? ''} ${styles.fixed ?? ''}`}>{facts}</span>
      )}
      <span className={styles.who}>
        {staff ? <strong>{personName(staff)}</strong> : <span className={styles.open}>Stays open</span>}
        {unfilledBecause === null ? null : <span className={styles.quiet}>{unfilledBecause}</span>}
        {warnings.map((warning) => (
          <span key={warning} className={styles.warning}>
            <WarningFilled aria-hidden="true" /> {warning}
          </span>
        ))}
        {outcome?.kind === 'assigned' ? (
          <span className={styles.done}>
            <CheckCircleFilled aria-hidden="true" /> Assigned
          </span>
        ) : null}
        {outcome?.kind === 'refused' ? (
          <span className={styles.refused} role="alert">
            <CloseCircleFilled aria-hidden="true" /> {outcome.message}
          </span>
        ) : null}
      </span>
    </div>
  );
}
