import { EditOutlined } from '@ant-design/icons';
import { RECORD_PAUSE_WORDS } from '@sideline/schema/record-pause';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Page } from '../../components/page';
import { CardsSkeleton } from '../../components/skeletons';
import { CorrectionDrawer } from './corrections/correction-drawer';
import { Corrections } from './corrections/corrections';
import { DemographicsCard, HistoryCard, NextOfKinCard } from './patient-facts';
import { useTypedDetailsQuery } from './patients.generated';
import styles from './patients.module.css';

/** Once staff have written in it, what stands there may be about somebody else (ADR 26). */
const UNTIL_THEN = {
  typed: 'Until then you see here what you told us yourself.',
  written:
    'Staff have written in your record since you told us about yourself: until then nothing of it is shown.',
} as const;

/** What somebody typed who registered and whom nobody has seen yet, and how the rest opens. */
export function TypedDetails({ contact }: { readonly contact: ReactNode }) {
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useTypedDetailsQuery();
  const { title, text } = RECORD_PAUSE_WORDS.identity_unchecked;
  const patient = data?.typedDetails;
  const until = data && (patient ? UNTIL_THEN.typed : UNTIL_THEN.written);
  return (
    <Page
      title="My Records"
      error={data === undefined ? error : undefined}
      onRetry={() => void refetch()}
      actions={
        patient ? (
          <Button type="primary" icon={<EditOutlined aria-hidden="true" />} onClick={() => setEditing(true)}>
            Correct my details
          </Button>
        ) : null
      }
    >
      <div className={styles.stack}>
        <Alert
          type="info"
          showIcon
          title={title}
          description={[text, until].filter(Boolean).join(' ')}
          action={contact}
        />
        {data === undefined ? <CardsSkeleton cards={2} rows={6} /> : null}
        {patient ? (
          <>
            <DemographicsCard patient={patient} />
            <Corrections patient={patient} isOwn onChanged={() => void refetch()} />
            <HistoryCard patient={patient} merged={[]} />
            <NextOfKinCard patient={patient} />
          </>
        ) : null}
      </div>
      {isEditing && patient ? (
        <CorrectionDrawer
          patient={patient}
          onClose={() => setEditing(false)}
          onSent={() => {
            setEditing(false);
            void refetch();
          }}
        />
      ) : null}
    </Page>
  );
}
