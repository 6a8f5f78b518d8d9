import { isSigned } from '@sideline/schema/prf/record/states';
import { momentAt, wallTime } from '@sideline/schema/wall-time';
import { Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { DayInput } from '../../../components/ui/day-input';
import { ErrorSummary } from '../../../components/ui/entity-form';
import { FormFailure } from '../../../components/ui/form-failure';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useNow } from '../../../lib/use-now';
import { shownValues } from '../drafts/draft-view';
import type { DraftStore } from '../drafts/draft-store';
import { SignatureImage } from '../fields/signature-image';
import { StrokesPad } from '../fields/strokes-pad';
import { useDraftOf } from '../prf-context';
import type { PrfRecord } from '../prf-record';
import { useRecordHandoverMutation, type HandoverStateFragment } from './handover.generated';
import styles from './handover-page.module.css';
import { formatDateTime, recordZone } from '../record-clock';

interface TakenOverCardProps {
  readonly store: DraftStore;
  readonly record: PrfRecord;
  /** Signatures kept alongside the signed record. */
  readonly receipts: HandoverStateFragment['receipts'];
  readonly onRecorded: () => Promise<unknown>;
}

interface TakenOver {
  readonly key: string;
  readonly to: string;
  readonly at: string;
  readonly strokes: string | null;
}

const controlId = (field: string): string => `taken-over-${field}`;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * 'Handed over to, at', signed on this screen. While the record is open, it is part of the draft, so that it works
 * without the server. Once the record is signed, it is kept alongside.
 */
export function TakenOverCard({ store, record, receipts, onRecorded }: TakenOverCardProps) {
  const draft = useDraftOf(store);
  const isLocked = isSigned(record.status);
  const [recordHandover] = useRecordHandoverMutation({ context: inlineErrors });
  const [name, setName] = useState('');
  // Now, until another time is entered.
  const [givenAt, setGivenAt] = useState<string | null>(null);
  const now = useNow();
  const [strokes, setStrokes] = useState<string | null>(null);
  const saving = useSaving(controlId);
  const [attempt, setAttempt] = useState(() => newId());

  const outcome = shownValues(draft, 'DispositionOutcome');
  const inRecord: readonly TakenOver[] =
    text(outcome['handover_to']) === null || text(outcome['handover_time']) === null
      ? []
      : [
          {
            key: 'record',
            to: String(outcome['handover_to']),
            at: String(outcome['handover_time']),
            strokes: text(outcome['handover_signature']),
          },
        ];
  const done: readonly TakenOver[] = [
    ...receipts.map((receipt) => ({
      key: receipt.id,
      to: receipt.handedOverTo,
      at: receipt.handedOverAt,
      strokes: receipt.strokes,
    })),
    ...inRecord,
  ];
  const mayWrite = record.status !== 'void' && (isLocked || (record.canWrite && draft.lock === null));

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const to = name.trim();
    const moment = givenAt === null ? new Date() : momentAt(givenAt, recordZone());
    const at = moment !== null && moment.getTime() <= Date.now() ? moment.toISOString() : null;
    const problems = [
      ...(to === '' ? [{ field: 'by', code: 'required', message: 'Enter who is taking over.' }] : []),
      ...(at === null
        ? [
            {
              field: 'at',
              code: 'invalid',
              message: 'Enter the time of the handover. It cannot be in the future.',
            },
          ]
        : []),
      ...(strokes === null ? [{ field: 'pad', code: 'required', message: 'Sign on the pad.' }] : []),
    ];
    await saving.run(problems, async () => {
      if (at === null || strokes === null) return;
      if (isLocked) {
        await recordHandover({
          variables: {
            input: { receiptId: attempt, prfId: record.id, handedOverTo: to, handedOverAt: at, strokes },
          },
        });
      } else {
        store.edit('DispositionOutcome', 'handover_to', to);
        store.edit('DispositionOutcome', 'handover_time', at);
        store.edit('DispositionOutcome', 'handover_signature', strokes);
        await store.flush();
      }
      await onRecorded();
      setAttempt(newId());
      setName('');
      setGivenAt(null);
      setStrokes(null);
    });
  };

  if (record.status === 'void' && done.length === 0) return null;
  return (
    <Card title="Handed over to">
      {done.map(({ key, to, at, strokes: signature }) => (
        <div key={key} data-testid="taken-over">
          <p>
            <strong>{to}</strong>, {formatDateTime(at)}
          </p>
          {signature === null ? null : <SignatureImage strokes={signature} label={`Signature of ${to}`} />}
        </div>
      ))}
      {mayWrite && (isLocked || inRecord.length === 0) ? (
        <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
          <label htmlFor="taken-over-by">Name and role of the person taking over</label>
          <Input
            id="taken-over-by"
            maxLength={200}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          <label htmlFor="taken-over-at">Handed over at</label>
          <DayInput
            id="taken-over-at"
            kind="datetime-local"
            value={givenAt ?? wallTime(new Date(now), recordZone())}
            max={wallTime(new Date(now), recordZone())}
            onChange={(next) => {
              setGivenAt(next);
            }}
          />
          <StrokesPad
            key={attempt}
            id="taken-over-pad"
            label="Signature of the person taking over"
            onChange={setStrokes}
          />
          <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
          <FormFailure text={saving.failure} />
          <Button type="primary" htmlType="submit" loading={saving.isSaving}>
            Record the handover
          </Button>
        </form>
      ) : null}
      {isLocked ? <p className="prf-hint">The record is signed, so this is kept separately.</p> : null}
    </Card>
  );
}
