import { formatNhsNumber } from '@sideline/schema/nhs-number';
import type { HandoverLine } from '@sideline/schema/prf/handover/handover-fit';
import type { HandoverBlock } from '@sideline/schema/prf/handover/handover-record';
import { Alert, Button, Input } from 'antd';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useDocumentTitle } from '../../../components/ui/document-title';
import { HandoverBlocks } from '../../../components/handover/handover-blocks';
import { HandoverLines } from '../../../components/handover/handover-lines';
import { FormFailure } from '../../../components/ui/form-failure';
import { LogoMark } from '../../../components/ui/logo';
import { StatusTag } from '../../../components/ui/status-tag';
import { formatDateOfBirth } from '../../../lib/dates';
import { messageOf } from '../../../lib/errors';
import { callRest } from '../../../lib/http';
import { useProviderFacts } from '../../../lib/provider-settings';
import { FactsLine } from './facts-line';
import styles from './open-handover.module.css';
import { formatTime, useRecordZone } from '../record-clock';

/** The answer of POST /api/handover/open. */
interface OpenedHandover {
  readonly customPrfId: string;
  readonly patientName: string | null;
  readonly dob: string | null;
  readonly nhsNumber: string | null;
  /** 'Died 20 Nov 2026, 14:32, Gate 4'; null for a living patient. */
  readonly died: string | null;
  readonly lines: readonly HandoverLine[];
  readonly blocks: readonly HandoverBlock[];
  readonly isSigned: boolean;
  /** IANA name of the zone whose clock its lines use. */
  readonly timeZone: string;
  readonly readAt: string;
  readonly expiresAt: string;
}

const CLOSED = 'This link cannot be opened. Ask the crew that gave it to you for a new one.';

/**
 * /handover#token, on the phone of the person taking over: first their name, then the handover. The token stays in the
 * fragment, which no server sees, and is sent in the body of one request.
 */
export default function OpenHandoverPage() {
  useDocumentTitle('Handover');
  const facts = useProviderFacts();
  const [sheet, setSheet] = useState<OpenedHandover | null>(null);
  const [isOver, setOver] = useState(false);
  // The sheet also closes when the link expires after 15 minutes, so that an unattended phone does not show the patient.
  useEffect(() => {
    if (sheet === null) return undefined;
    const timer = setTimeout(
      () => {
        setSheet(null);
        setOver(true);
      },
      Math.max(0, Date.parse(sheet.expiresAt) - Date.parse(sheet.readAt)),
    );
    return () => clearTimeout(timer);
  }, [sheet]);
  return (
    <main className={styles['place']}>
      <header className={styles['brand']}>
        <LogoMark size={40} tone="light" />
        <p>{facts?.name ?? 'Sideline'}</p>
      </header>
      {isOver ? (
        <Alert type="info" showIcon role="alert" title={CLOSED} />
      ) : sheet ? (
        <Sheet sheet={sheet} />
      ) : (
        <WhoAreYou onOpened={setSheet} />
      )}
    </main>
  );
}

/** What the receiving person says about themselves. */
const RECEIVER_FIELDS = [
  { name: 'name', label: 'Your name', autoComplete: 'name' },
  { name: 'organisation', label: 'Hospital or service (optional)', autoComplete: 'organization' },
  { name: 'role', label: 'Role (optional)', autoComplete: 'organization-title' },
] as const;

const controlId = (name: (typeof RECEIVER_FIELDS)[number]['name']): string => `receiver-${name}`;

function WhoAreYou({ onOpened }: { readonly onOpened: (sheet: OpenedHandover) => void }) {
  const [receiver, setReceiver] = useState({ name: '', organisation: '', role: '' });
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (receiver.name.trim() === '') {
      setError('Enter your name.');
      document.getElementById(controlId('name'))?.focus();
      return;
    }
    const token = location.hash.slice(1);
    if (token === '') {
      setError(CLOSED);
      return;
    }
    setError(null);
    setSending(true);
    try {
      // The product's own answer to its own page, so it has the shape of the row.
      onOpened((await callRest('POST', '/api/handover/open', { token, ...receiver })) as OpenedHandover);
    } catch (failure) {
      setError(messageOf(failure));
      setSending(false);
    }
  };

  return (
    <form className={styles['card']} onSubmit={(event) => void submit(event)} noValidate>
      <h1>Who is taking over?</h1>
      <p>We will record your name. The handover opens only on this device, for fifteen minutes.</p>
      <FormFailure text={error} />
      {RECEIVER_FIELDS.map(({ name, label, autoComplete }) => (
        <div key={name}>
          <label htmlFor={controlId(name)}>{label}</label>
          <Input
            id={controlId(name)}
            autoComplete={autoComplete}
            maxLength={200}
            value={receiver[name]}
            onChange={(event) => {
              setReceiver({ ...receiver, [name]: event.target.value });
            }}
          />
        </div>
      ))}
      <Button type="primary" size="large" htmlType="submit" loading={isSending} block>
        Show the handover
      </Button>
    </form>
  );
}

function Sheet({ sheet }: { readonly sheet: OpenedHandover }) {
  const { patientName, dob, nhsNumber, died, customPrfId, lines, blocks, isSigned, readAt, expiresAt } =
    sheet;
  useRecordZone(sheet.timeZone);
  return (
    <article className={styles['card']}>
      <h1>{patientName ?? 'Patient not identified'}</h1>
      {died === null ? null : <StatusTag tone="danger">{died}</StatusTag>}
      <p>
        <FactsLine
          facts={[
            dob ? `Born ${formatDateOfBirth(dob)}` : null,
            nhsNumber ? `NHS ${formatNhsNumber(nhsNumber)}` : null,
            customPrfId,
          ]}
        />
      </p>
      <HandoverLines lines={lines} />
      <HandoverBlocks blocks={blocks} heading="h2" />
      <p role="status">
        As of {formatTime(readAt)}
        {isSigned ? ', signed' : ', not signed yet'}. To see the latest, reload the page before{' '}
        {formatTime(expiresAt)}.
      </p>
    </article>
  );
}
