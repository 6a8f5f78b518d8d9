import { BATCH_STATUS_TABLE } from '@sideline/schema/inventory/vocabulary';
import { useCallback } from 'react';
import { usePickerSearch, withChosen } from '../../../components/pickers/use-picker-search';
import { ScanThese } from '../../../components/scan/scan-these';
import { Choice } from '../../../components/ui/choice';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { formatDate } from '../../../lib/dates';
import styles from '../papers/papers.module.css';
import { unitName } from './unit-words';
import { useLotChoicesQuery, type LotChoiceFragment } from './units.generated';

/** The chosen lot, as far as a form needs it. */
export interface ChosenLot {
  readonly id: string;
  readonly name: string;
}

interface LotChoiceFieldProps {
  readonly id: string;
  readonly item: { readonly id: string; readonly barcode: string | null };
  readonly value: ChosenLot | null;
  readonly error: string | null;
  readonly onChange: (lot: ChosenLot | null) => void;
}

const nameOf = (lot: LotChoiceFragment): string =>
  [
    unitName(lot),
    ...(lot.expiresOn === null ? [] : [`exp ${formatDate(lot.expiresOn)}`]),
    ...(lot.status === 'available' ? [] : [BATCH_STATUS_TABLE[lot.status].label.toLowerCase()]),
  ].join(', ');

/** One of all the lots of an item, in stock or not, by its number or by scanning it. */
export function LotChoiceField({ id, item, value, error, onChange }: LotChoiceFieldProps) {
  const typed = usePickerSearch();
  const source = useLotChoicesQuery({
    variables: { itemId: item.id, text: typed.asked },
    fetchPolicy: 'cache-and-network',
  });
  const found = (source.data ?? source.previousData)?.stockBatches.nodes ?? [];
  const lots = withChosen(
    found.map((lot) => ({ id: lot.id, name: nameOf(lot) })),
    value,
    typed,
  );
  const choose = useCallback(
    (lot: LotChoiceFragment) => onChange({ id: lot.id, name: nameOf(lot) }),
    [onChange],
  );
  return (
    <FormField id={id} label="Lot" isRequired error={error}>
      <div className={styles['scannable']}>
        <Choice<string | null>
          id={id}
          value={value?.id ?? null}
          source={source}
          lost="Lots cannot be loaded just now."
          placeholder="Choose the lot"
          notFoundContent="No such lot. Add it first."
          aria-required
          aria-describedby={describedBy(id, undefined, error)}
          style={{ width: '100%' }}
          search={typed.search}
          options={lots.map((lot) => ({ value: lot.id, label: lot.name }))}
          onChange={(chosen) => {
            typed.clear();
            const lot = found.find((one) => one.id === chosen);
            if (lot) choose(lot);
          }}
        />
        <ScanThese
          label="Lot"
          lots={found.map((lot) => ({ ...lot, itemId: item.id, batchId: lot.id, barcode: item.barcode }))}
          nameOf={nameOf}
          onChoose={choose}
        />
      </div>
    </FormField>
  );
}
