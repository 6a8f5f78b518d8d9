import { compareQuantities, lessQuantity, quantityText } from '@sideline/schema/inventory/quantity';
import { Button, InputNumber } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { StatusTag } from '../../../components/ui/status-tag';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { isUnreachable } from '../../../lib/errors';
import { isOnlineNow } from '../../../lib/online';
import { formatDateTime } from '../../../lib/dates';
import { Expiry } from '../expiry';
import styles from '../papers/papers.module.css';
import { amountWords } from '../stock-words';
import type { KeptCounts } from './use-kept-counts';
import { useCountStockMutation, type CountLineFragment } from './stocktakes.generated';

interface CountLineProps {
  readonly stocktakeId: string;
  readonly line: CountLineFragment;
  readonly canCount: boolean;
  /** Keeps counts that do not reach the server. */
  readonly kept: KeptCounts;
  /** With the line as it is counted; without one where it was refused. */
  readonly onCounted: (line: CountLineFragment | null) => void;
}

function Outcome({ line }: { readonly line: CountLineFragment }) {
  const { counted, expected, needsRecount, isStale } = line;
  if (needsRecount) return <StatusTag tone="warning">Count again</StatusTag>;
  if (isStale) return <StatusTag tone="warning">Moved since, count again</StatusTag>;
  if (counted === null) return <StatusTag tone="neutral">Not counted</StatusTag>;
  if (expected === null) return <StatusTag tone="success">Counted</StatusTag>;
  const change = lessQuantity(counted, expected);
  if (compareQuantities(counted, expected) === 0) return <StatusTag tone="success">As expected</StatusTag>;
  return (
    <StatusTag tone="info">
      {`${quantityText(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than expected`}
    </StatusTag>
  );
}

/** One lot at one place, and how much of it is there. For controlled drugs, the expected quantity is not shown. */
export function CountLine({ stocktakeId, line, canCount, kept, onCounted }: CountLineProps) {
  const [quantity, setQuantity] = useState(() => kept.typed.get(line.id) ?? null);
  // Made once for what is entered: sent again after a lost answer, it counts once.
  const [id] = useState(() => newId());
  const inputId = `count-${line.id}`;
  const name = line.lot === null ? line.itemName : `${line.itemName}, lot ${line.lot}`;
  const waiting = kept.counts.find(({ lineId, refusal }) => lineId === line.id && refusal === null);
  const saving = useSaving(() => inputId);
  const [count] = useCountStockMutation({ context: inlineErrors });
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const counted: { line: CountLineFragment | null } = { line: null };
    const isSaved = await saving.run(
      quantity === null ? [{ field: 'quantity', code: 'required', message: 'Enter 0 or more.' }] : null,
      async () => {
        if (quantity === null) return;
        const { id: lineId, counts } = line;
        const countedAt = new Date().toISOString();
        const keep = () => {
          kept.typed.delete(lineId);
          kept.add({ id, lineId, name, quantity, counts, countedAt, refusal: null });
        };
        if (!isOnlineNow()) {
          keep();
          return;
        }
        try {
          const { data } = await count({
            variables: { input: { id, stocktakeId, lineId, quantity, counts } },
          });
          kept.typed.delete(lineId);
          counted.line = data?.countStock.stocktakeLine ?? null;
        } catch (failed) {
          if (!isUnreachable(failed)) throw failed;
          keep();
        }
      },
    );
    if (isSaved || saving.failure !== null) onCounted(counted.line);
  };
  const error = saving.problems.of('quantity') ?? saving.failure;
  return (
    <li className={styles['line']}>
      <div>
        <strong>{name}</strong>
        <p className={styles['quiet']}>
          {[
            line.locationName,
            line.sku,
            ...(line.counted === null
              ? []
              : [
                  `${amountWords(line.counted, line.unit)} counted by ${line.countedByName ?? ''}, ${line.countedAt === null ? '' : formatDateTime(line.countedAt)}`,
                ]),
          ].join(' · ')}
        </p>
      </div>
      {waiting === undefined ? (
        <Outcome line={line} />
      ) : (
        <StatusTag tone="waiting">{`${quantityText(waiting.quantity)} counted, not sent`}</StatusTag>
      )}
      <div className={styles['lineFoot']}>
        {line.lot === null ? null : <Expiry on={line.expiresOn} />}
        {line.expected === null ? (
          <span className={styles['quiet']}>Blind count: expected quantities are not shown.</span>
        ) : (
          <span className={styles['quiet']}>{`${amountWords(line.expected, line.unit)} expected`}</span>
        )}
      </div>
      {canCount ? (
        <form
          noValidate
          className={styles['lineFoot']}
          aria-label={`Count ${name} at ${line.locationName}`}
          onSubmit={(event) => void save(event)}
        >
          <FormField id={inputId} label={`Counted: ${name}`} error={error}>
            <InputNumber
              id={inputId}
              min={0}
              value={quantity}
              style={{ width: 160 }}
              aria-describedby={describedBy(inputId, undefined, error)}
              onChange={(next) => {
                kept.typed.set(line.id, next);
                setQuantity(next);
              }}
            />
          </FormField>
          <Button htmlType="submit" loading={saving.isSaving}>
            {line.counted === null ? 'Save count' : 'Change count'}
          </Button>
        </form>
      ) : null}
    </li>
  );
}
