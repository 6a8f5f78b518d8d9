import { EditOutlined, IdcardOutlined } from '@ant-design/icons';
import { RECORD_PAUSE_WORDS } from '@sideline/schema/record-pause';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { CorrectionDrawer } from './corrections/correction-drawer';
import { Corrections } from './corrections/corrections';
import { DemographicsCard, HistoryCard, NextOfKinCard } from './patient-facts';
import { useTypedDetailsQuery, type TypedDetailsQuery } from './patients.generated';
import styles from './patients.module.css';

const { title, text } = RECORD_PAUSE_WORDS.identity_unchecked;

/** What a person typed when registering, before staff have seen them, and how the rest can be opened. */
export function TypedDetails({ contact }: { readonly contact: ReactNode }) {
  const { data, error, refetch } = useTypedDetailsQuery();
  const patient = data?.typedDetails;
  if (patient) return <Typed patient={patient} onChanged={() => void refetch()} />;
  return (
    <Page title="My Records" error={error} onRetry={() => void refetch()}>
      {data === undefined ? (
        <CardsSkeleton cards={2} rows={6} />
      ) : (
        <Empty icon={<IdcardOutlined />} title={title} action={contact}>
          {/* What stands there now may be about somebody else (ADR 26). */}
          {text} Staff have written in your record since you gave us your details. You will see what they
          wrote once your identity has been checked.
        </Empty>
      )}
    </Page>
  );
}

interface TypedProps {
  readonly patient: NonNullable<TypedDetailsQuery['typedDetails']>;
  readonly onChanged: () => void;
}

function Typed({ patient, onChanged }: TypedProps) {
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  return (
    <Page
      title="My Records"
      actions={
        <Button type="primary" icon={<EditOutlined aria-hidden="true" />} onClick={() => setEditing(true)}>
          Correct my details
        </Button>
      }
    >
      <div className={styles.stack}>
        <Alert
          type="info"
          showIcon
          title={title}
          description={
            <>
              {text} Until then, this page shows the details that you gave us.
              <div className={styles.more}>
                <Button onClick={() => void navigate('/contact-us')}>Contact us</Button>
              </div>
            </>
          }
        />
        <div className={styles.columns}>
          <div className={styles.stack}>
            <DemographicsCard patient={patient} />
            <Corrections patient={patient} isOwn onChanged={onChanged} />
            <HistoryCard patient={patient} merged={[]} />
          </div>
          <div className={styles.stack}>
            <NextOfKinCard patient={patient} />
          </div>
        </div>
      </div>
      {isEditing ? (
        <CorrectionDrawer
          patient={patient}
          onClose={() => setEditing(false)}
          onSent={() => {
            setEditing(false);
            onChanged();
          }}
        />
      ) : null}
    </Page>
  );
}
