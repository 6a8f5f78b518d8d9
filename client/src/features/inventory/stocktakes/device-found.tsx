import { readScan, type ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { quantityOrNone } from '@sideline/schema/inventory/quantity';
import { Button } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { lotInCode } from '../../../components/scan/item-code';
import { Choice } from '../../../components/ui/choice';
import { FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, ErrorSummary, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { todayAsLocalDate } from '../../../lib/dates';
import styles from '../papers/papers.module.css';
import { CountedField } from './counted-field';
import { foundWords, placesOfKept, type KeptStocktake } from './kept-counts';
import type { KeptCounts } from './use-kept-counts';

interface DeviceFoundProps {
  readonly stocktake: KeptStocktake;
  /** What was scanned; null where it is typed. */
  readonly code: ScannedCode | null;
  readonly kept: KeptCounts;
  readonly onDone: () => void;
}

const controlId = (field: string): string => `device-found-${field}`;

/** Counts stock that is not listed while the server cannot be asked: it names the item and the lot once the count is sent. */
export function DeviceFound({ stocktake, code: scanned, kept, onDone }: DeviceFoundProps) {
  const places = placesOfKept(stocktake);
  const [id] = useState(() => newId());
  const [typed, setTyped] = useState('');
  const [lot, setLot] = useState('');
  const [locationId, setPlace] = useState(places[0]?.id ?? null);
  const [quantity, setQuantity] = useState<number | null>(null);
  const saving = useSaving(controlId);
  const code = scanned ?? readScan(typed, todayAsLocalDate());
  const errorOf = (field: string) => saving.problems.of(field);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const problems = [
      ...(scanned === null && typed.trim() === ''
        ? [{ field: 'code', code: 'required', message: 'Enter the barcode or the SKU.' }]
        : code.is === 'unreadable_gs1'
          ? [{ field: 'code', code: 'invalid', message: code.problem.message }]
          : []),
      ...(locationId === null
        ? [{ field: 'locationId', code: 'required', message: 'Choose the location.' }]
        : []),
      ...(quantityOrNone.safeParse(quantity).success
        ? []
        : [{ field: 'quantity', code: 'required', message: 'Enter 0 or more.' }]),
    ];
    const isKept = await saving.run(problems, () => {
      if (locationId === null || quantity === null) return Promise.resolve();
      const found = { code, lot: lot.trim() === '' ? null : lot.trim(), locationId };
      kept.add({
        ...{ id, lineId: null, found, name: foundWords(found), quantity },
        // Nobody has counted it: a colleague who has since is not overruled unseen.
        ...{ counts: 0, countedAt: new Date().toISOString(), refusal: null },
      });
      return Promise.resolve();
    });
    if (isKept) onDone();
  };
  return (
    <section className={styles['section']} aria-labelledby="device-found">
      <h2 id="device-found">Count something that is not listed</h2>
      <form
        noValidate
        className={styles['form']}
        aria-labelledby="device-found"
        onSubmit={(event) => void save(event)}
      >
        <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
        <p className={styles['quiet']}>
          {scanned === null
            ? 'The item is looked up when there is a connection.'
            : `Scanned: ${foundWords({ code: scanned, lot: null })}. The item is looked up when there is a connection.`}
        </p>
        <FieldRow>
          {scanned === null ? (
            <TextField
              id={controlId('code')}
              label="Barcode or SKU"
              value={typed}
              isRequired
              error={errorOf('code')}
              onChange={setTyped}
            />
          ) : null}
          {lotInCode(code) === null ? (
            <TextField
              id={controlId('lot')}
              label="Lot, if it has one"
              value={lot}
              maxLength={60}
              error={errorOf('lot')}
              onChange={setLot}
            />
          ) : null}
        </FieldRow>
        <FieldRow>
          <FormField id={controlId('locationId')} label="Where" isRequired error={errorOf('locationId')}>
            <Choice<string | null>
              id={controlId('locationId')}
              value={locationId}
              options={places.map((place) => ({ value: place.id, label: place.name }))}
              placeholder="Choose the location"
              aria-required
              aria-describedby={describedBy(controlId('locationId'), undefined, errorOf('locationId'))}
              onChange={setPlace}
            />
          </FormField>
          <CountedField
            id={controlId('quantity')}
            value={quantity}
            error={saving.problems.of('quantity')}
            onChange={setQuantity}
          />
        </FieldRow>
        <div className={styles['foot']}>
          <Button onClick={onDone}>Cancel</Button>
          <Button htmlType="submit">Keep this count</Button>
        </div>
      </form>
    </section>
  );
}
