import { ERRORS } from '@sideline/schema/errors';
import type { PatientPartKey } from '@sideline/schema/prf/handover/patient-words-source';
import { LONGEST_READER } from '@sideline/schema/record-sharing';
import { Button, Card, Input } from 'antd';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useDocumentTitle } from '../../../components/ui/document-title';
import { FormFailure } from '../../../components/ui/form-failure';
import { clockOf } from '../../../lib/dates';
import { messageOf } from '../../../lib/errors';
import { callRest } from '../../../lib/http';
import { LanguageSwitch } from '../../../components/ui/language-switch';
import styles from './portal.module.css';
import { inPortalWords, usePortalWords } from './portal-words';
import place from './shared-record.module.css';
import { RecordParts } from './record-parts';

/** The answer of POST /api/shared-record/open. */
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
  /** IANA name of the zone whose clock its parts use. */
  readonly timeZone: string;
  readonly signedAt: string;
  readonly amendedAt: readonly string[];
  readonly expiresAt: string;
}

const CONTROL = 'shared-record-reader';

/** Asks search engines to ignore the page while it is shown. */
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
 * /shared-record#token: a record that its patient shared, read without an account. The token stays in the fragment, which
 * no server sees, and is sent in the body of one request.
 */
export default inPortalWords(SharedRecordPage);

function SharedRecordPage() {
  const { say } = usePortalWords();
  useDocumentTitle(say('portal.shared'));
  useNoIndex();
  const [record, setRecord] = useState<SharedRecord | null>(null);
  return (
    <main className={place.place}>
      {record ? <Shown record={record} /> : <WhoAreYou onOpened={setRecord} />}
      <LanguageSwitch />
    </main>
  );
}

function WhoAreYou({ onOpened }: { readonly onOpened: (record: SharedRecord) => void }) {
  const { say, said } = usePortalWords();
  const [reader, setReader] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const token = location.hash.slice(1);
    if (reader.trim() === '' || token === '') {
      setError(token === '' ? said(ERRORS.SHARE_CLOSED.message) : say('portal.sharedNameMissing'));
      document.getElementById(CONTROL)?.focus();
      return;
    }
    setError(null);
    setSending(true);
    try {
      // The product's own answer to its own page, so it has the shape of the row.
      onOpened((await callRest('POST', '/api/shared-record/open', { token, reader })) as SharedRecord);
    } catch (failure) {
      setError(said(messageOf(failure)));
      setSending(false);
    }
  };
  return (
    <Card className={place.card ?? ''} title={<h1 className="sl-card-title">{say('portal.sharedTitle')}</h1>}>
      <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.quiet}>{say('portal.sharedLead')}</p>
        <FormFailure text={error} />
        <div>
          <label htmlFor={CONTROL}>{say('portal.sharedName')}</label>
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
          {say('portal.sharedShow')}
        </Button>
      </form>
    </Card>
  );
}

function Shown({ record }: { readonly record: SharedRecord }) {
  const { patientName, providerName, customPrfId, parts, timeZone, signedAt, amendedAt, expiresAt } = record;
  const { say, dated, recordNote } = usePortalWords();
  const clock = clockOf(timeZone);
  const at = (moment: string): string => dated(clock.dateTime(moment));
  return (
    <article className={`${styles.stack ?? ''} ${place.card ?? ''}`}>
      <h1>{patientName ?? say('portal.sharedUnnamed')}</h1>
      <p className={styles.quiet}>
        {[
          say('portal.signedLine', { provider: providerName, number: customPrfId, at: at(signedAt) }),
          ...(amendedAt.length > 0
            ? [say('portal.sharedChanged', { dates: amendedAt.map(at).join('; ') })]
            : []),
          say('portal.sharedUntil', { at: at(expiresAt) }),
          ...(recordNote === null ? [] : [recordNote]),
        ].join(' ')}
      </p>
      <RecordParts parts={parts} />
    </article>
  );
}
