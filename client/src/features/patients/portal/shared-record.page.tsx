import type { PatientPartKey } from '@sideline/schema/prf/handover/patient-words-source';
import { LONGEST_READER } from '@sideline/schema/record-sharing';
import { Button, Card, Input } from 'antd';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useDocumentTitle } from '../../../components/ui/document-title';
import { FormFailure } from '../../../components/ui/form-failure';
import { clockOf } from '../../../lib/dates';
import { messageOf } from '../../../lib/errors';
import { callRest } from '../../../lib/http';
import styles from './portal.module.css';
import place from './shared-record.module.css';
import { RecordParts } from './record-parts';

/** What POST /api/shared-record/open answers. */
interface SharedRecord {
  readonly customPrfId: string;
  readonly patientName: string | null;
  readonly providerName: string;
  readonly parts: readonly {
    readonly key: PatientPartKey;
    readonly title: string;
    readonly facts: readonly {
      readonly label: string;
      readonly text: string;
      readonly note: string | null;
    }[];
  }[];
  /** IANA name of the clock that its parts are on. */
  readonly timeZone: string;
  readonly signedAt: string;
  readonly amendedAt: readonly string[];
  readonly expiresAt: string;
}

const CLOSED = 'This link cannot be opened. Ask the person who sent it to you for a new one.';
const CONTROL = 'shared-record-reader';

/** Asks search engines to leave the page alone while it is shown. */
const useNoIndex = () => {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex, nofollow, noarchive';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
};

/**
 * /shared-record#token: a record that its patient shared, without an account. The token stays in the fragment, which no server
 * sees, and goes out in the body of the one request.
 */
export default function SharedRecordPage() {
  useDocumentTitle('Shared record');
  useNoIndex();
  const [record, setRecord] = useState<SharedRecord | null>(null);
  return (
    <main className={place.place}>
      {record ? <Shown record={record} /> : <WhoAreYou onOpened={setRecord} />}
    </main>
  );
}

function WhoAreYou({ onOpened }: { readonly onOpened: (record: SharedRecord) => void }) {
  const [reader, setReader] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const token = location.hash.slice(1);
    if (reader.trim() === '' || token === '') {
      setError(token === '' ? CLOSED : 'Enter your name.');
      document.getElementById(CONTROL)?.focus();
      return;
    }
    setError(null);
    setSending(true);
    try {
      // The product's own answer to its own page: its shape is the row's.
      onOpened((await callRest('POST', '/api/shared-record/open', { token, reader })) as SharedRecord);
    } catch (failure) {
      setError(messageOf(failure));
      setSending(false);
    }
  };
  return (
    <Card
      className={place.card ?? ''}
      title={<h1 className="sl-card-title">A record has been shared with you</h1>}
    >
      <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.quiet}>The person who shared it sees your name, and when you opened it.</p>
        <FormFailure text={error} />
        <div>
          <label htmlFor={CONTROL}>Your name</label>
          <Input
            id={CONTROL}
            size="large"
            autoComplete="name"
            maxLength={LONGEST_READER}
            value={reader}
            onChange={(event) => setReader(event.target.value)}
          />
        </div>
        <Button type="primary" size="large" htmlType="submit" loading={isSending} block>
          Show the record
        </Button>
      </form>
    </Card>
  );
}

function Shown({ record }: { readonly record: SharedRecord }) {
  const { patientName, providerName, customPrfId, parts, timeZone, signedAt, amendedAt, expiresAt } = record;
  const { dateTime } = clockOf(timeZone);
  return (
    <article className={`${styles.stack ?? ''} ${place.card ?? ''}`}>
      <h1>{patientName ?? 'A shared record'}</h1>
      <p className={styles.quiet}>
        {providerName}, {customPrfId}. Signed {dateTime(signedAt)}.{' '}
        {amendedAt.length > 0
          ? `Changed after it was signed: ${amendedAt.map((at) => dateTime(at)).join('; ')}. `
          : ''}
        ‘You’ means the patient. This link works until {dateTime(expiresAt)} at the latest.
      </p>
      <RecordParts parts={parts} />
    </article>
  );
}
