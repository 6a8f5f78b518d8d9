import { HourglassOutlined } from '@ant-design/icons';
import { useSession } from '../../../lib/session';
import { LinkButton } from '../link-button';
import { usePrf } from '../prf-context';

/**
 * For administrators: how long a record without a patient is kept. For any other record, that is on its patient's page.
 */
export function RetentionLink() {
  const { record } = usePrf();
  const { user } = useSession();
  if (record === null || record.patientId !== null || user?.role !== 'admin') return null;
  return (
    <LinkButton to={`/retention/record/${record.id}`} icon={<HourglassOutlined aria-hidden="true" />}>
      Retention
    </LinkButton>
  );
}
