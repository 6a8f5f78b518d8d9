import { RECORD_PAUSE_WORDS } from '@sideline/schema/guardianship';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/empty';
import { Page } from '../../components/page';
import { useSignedInUser } from '../../lib/session';
import { PatientRecord } from './patient-record';

/** 'My Records': where patients land. */
export default function PatientAccessPage() {
  const { patientId, recordPause } = useSignedInUser();
  if (patientId !== null) return <PatientRecord patientId={patientId} />;
  if (recordPause !== undefined) {
    const { title, text } = RECORD_PAUSE_WORDS[recordPause];
    return (
      <Page title="My Records">
        <Empty title={title} action={<Link to="/contact-us">Contact us</Link>}>
          {text}
        </Empty>
      </Page>
    );
  }
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
