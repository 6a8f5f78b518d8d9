import { TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { Page } from '../../components/ui/page';
import { useSignedInUser } from '../../lib/session';
import { PatientRecord } from './patient-record';
import { pauseWords } from './portal/pause-words';
import { inPortalWords, usePortalWords } from './portal/portal-words';
import { WhoseRecord } from './portal/whose-record';
import { TypedDetails } from './typed-details';

/** 'My Records': the landing page for patients, with the records of children that they are a guardian of. */
export default inPortalWords(PatientAccessPage);

function PatientAccessPage() {
  return (
    <WhoseRecord>
      <OwnRecords />
    </WhoseRecord>
  );
}

function OwnRecords() {
  const { say } = usePortalWords();
  const { patientId, recordPause } = useSignedInUser();
  const navigate = useNavigate();
  const contact = (
    <Button type="primary" size="large" onClick={() => void navigate('/contact-us')}>
      {say('portal.contactUs')}
    </Button>
  );
  if (patientId !== null) return <PatientRecord patientId={patientId} />;
  if (recordPause === 'identity_unchecked') return <TypedDetails contact={contact} />;
  if (recordPause !== undefined) {
    const { title, text } = pauseWords(say, recordPause);
    return (
      <Page title={say('portal.myRecords')}>
        <Empty icon={<TeamOutlined />} title={title} action={contact}>
          {text}
        </Empty>
      </Page>
    );
  }
  return (
    <Page title={say('portal.myRecords')}>
      <Empty title={say('portal.unlinked')} action={contact}>
        {say('portal.unlinkedText')}
      </Empty>
    </Page>
  );
}
