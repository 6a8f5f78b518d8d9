import { daysUntil, expiryState } from '@sideline/schema/staff/expiry';
import { StatusTag } from '../../components/ui/status-tag';
import { formatDate, todayAsLocalDate } from '../../lib/dates';
import { qualificationLabel } from './staff-draft';
import type { StaffProfileFieldsFragment } from './staff.generated';
import styles from './staff.module.css';

function Expiry({ expiresOn }: { readonly expiresOn: string | null }) {
  const today = todayAsLocalDate();
  const state = expiryState(expiresOn, today);
  if (expiresOn === null || state === 'none' || state === 'in_date') return null;
  if (state === 'expired') return <StatusTag tone="danger">{`Expired ${formatDate(expiresOn)}`}</StatusTag>;
  const days = daysUntil(expiresOn, today);
  return (
    <StatusTag tone="warning">
      {days === 0 ? 'Expires today' : `Expires in ${String(days)} ${days === 1 ? 'day' : 'days'}`}
    </StatusTag>
  );
}

/** The qualifications that a person holds, with any that expire soon or have expired. */
export function HeldList({
  qualifications,
}: {
  readonly qualifications: StaffProfileFieldsFragment['qualifications'];
}) {
  if (qualifications.length === 0) return <>None</>;
  return (
    <ul className={styles.held}>
      {qualifications.map(({ qualification, expiresOn }) => (
        <li key={qualification}>
          {qualificationLabel(qualification)} <Expiry expiresOn={expiresOn} />
        </li>
      ))}
    </ul>
  );
}
