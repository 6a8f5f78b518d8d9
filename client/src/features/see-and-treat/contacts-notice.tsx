import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { PartFailure } from '../../components/ui/failure';
import { clockOf } from '../../lib/dates';
import { useContactsAtEventQuery } from './see-and-treat.generated';
import styles from './see-and-treat.module.css';

interface ContactsNoticeProps {
  readonly eventId: string;
  readonly patientId: string;
}

/** Points out that the same person has already been seen at this event, and why. Hidden if they have not. */
export function ContactsNotice({ eventId, patientId }: ContactsNoticeProps) {
  const { data, error, refetch } = useContactsAtEventQuery({
    variables: { eventId, patientId },
    fetchPolicy: 'no-cache',
  });
  if (error)
    return (
      <PartFailure
        error={error}
        title="It is not known whether this patient was seen at this event before."
        onRetry={() => void refetch()}
      />
    );
  const contacts = data?.contactsAtEvent ?? [];
  if (contacts.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title="This patient was seen at this event before"
      description={
        <ul className={styles.contacts}>
          {contacts.map(({ id, at, timeZone, issue, customPrfId }) => (
            <li key={id}>
              {clockOf(timeZone).dateTime(at)}
              {issue ? `: ${issue}` : ''}
              {customPrfId ? (
                <>
                  {' · '}
                  <Link to={`/prf/${customPrfId}`}>PRF {customPrfId}</Link>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      }
    />
  );
}
