import { EditOutlined, IdcardOutlined } from '@ant-design/icons';
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
import { pauseWords } from './portal/pause-words';
import { usePortalWords } from './portal/portal-words';

/** What a person typed when they registered, before staff have seen them, and how to see the rest. */
export function TypedDetails({ contact }: { readonly contact: ReactNode }) {
  const { say } = usePortalWords();
  const { title, text } = pauseWords(say, 'identity_unchecked');
  const { data, error, refetch } = useTypedDetailsQuery();
  const patient = data?.typedDetails;
  if (patient) return <Typed patient={patient} onChanged={() => void refetch()} />;
  return (
    <Page title={say('portal.myRecords')} error={error} onRetry={() => void refetch()}>
      {data === undefined ? (
        <CardsSkeleton cards={2} rows={6} />
      ) : (
        <Empty icon={<IdcardOutlined />} title={title} action={contact}>
          {/* The current entry may be about someone else (ADR 26). */}
          {text} {say('portal.writtenSince')}
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
  const { say } = usePortalWords();
  const { title, text } = pauseWords(say, 'identity_unchecked');
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  return (
    <Page
      title={say('portal.myRecords')}
      actions={
        <Button type="primary" icon={<EditOutlined aria-hidden="true" />} onClick={() => setEditing(true)}>
          {say('portal.correctDetails')}
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
              {text} {say('portal.untilThen')}
              <div className={styles.more}>
                <Button onClick={() => void navigate('/contact-us')}>{say('portal.contactUs')}</Button>
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
