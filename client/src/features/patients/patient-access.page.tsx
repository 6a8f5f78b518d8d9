import { TeamOutlined } from '@ant-design/icons';
import { RECORD_PAUSE_WORDS } from '@sideline/schema/record-pause';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { Page } from '../../components/ui/page';
import { useSignedInUser } from '../../lib/session';
import { PatientRecord } from './patient-record';
import { WhoseRecord } from './portal/whose-record';
import { TypedDetails } from './typed-details';

/** 'My Records': where patients land, with the records of children whom they are a guardian of. */
export default function PatientAccessPage() {
  return (
    <WhoseRecord>
      <OwnRecords />
    </WhoseRecord>
  );
}

function OwnRecords() {
  const { patientId, recordPause } = useSignedInUser();
  const navigate = useNavigate();
  const contact = (
    <Button type="primary" size="large" onClick={() => void navigate('/contact-us')}>
      Contact us
    </Button>
  );
  if (patientId !== null) return <PatientRecord patientId={patientId} />;
  if (recordPause === 'identity_unchecked') return <TypedDetails contact={contact} />;
  if (recordPause !== undefined) {
    const { title, text } = RECORD_PAUSE_WORDS[recordPause];
    return (
      <Page title="My Records">
        <Empty icon={<TeamOutlined />} title={title} action={contact}>
          {text}
        </Empty>
      </Page>
    );
  }
  return (
    <Page title="My Records">
      <Empty title="No record is linked to your account yet" action={contact}>
        A member of staff links your account to your record once they have checked your identity in person.
      </Empty>
    </Page>
  );
}
