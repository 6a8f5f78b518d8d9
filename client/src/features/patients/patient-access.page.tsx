import { Link } from 'react-router-dom';
import { Empty } from '../../components/empty';
import { Page } from '../../components/page';
import { useSignedInUser } from '../../lib/session';
import { PatientRecord } from './patient-record';

/** 'My Records': where patients land. */
export default function PatientAccessPage() {
  const { patientId } = useSignedInUser();
  if (patientId !== null) return <PatientRecord patientId={patientId} />;
  return (
    <Page title="My Records">
      <Empty
        title="No record is linked to your account yet"
        action={<Link to="/contact-us">Contact us</Link>}
      >
        A member of staff links your account to your record once they have seen in person who you are.
      </Empty>
    </Page>
  );
}
