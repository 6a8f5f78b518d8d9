import { Button } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, ErrorSummary, FormField } from '../../../components/ui/entity-form';
import { Failure } from '../../../components/ui/failure';
import { usePickerSearch, withChosen } from '../../../components/pickers/use-picker-search';
import { FormFailure } from '../../../components/ui/form-failure';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { todayAsLocalDate } from '../../../lib/dates';
import styles from '../papers/papers.module.css';
import { PlacePicker, type ChosenPlace } from '../papers/place-picker';
import { expiryWords } from '../stock-words';
import { CountedField } from './counted-field';
import {
  useCountStockMutation,
  useLotsToCountQuery,
  type CountLineFragment,
  type LotsToCountQuery,
  type StocktakeRowFragment,
} from './stocktakes.generated';

interface FoundFormProps {
  readonly stocktake: StocktakeRowFragment;
  readonly itemId: string;
  /** The lines that are listed for it. */
  readonly listed: readonly CountLineFragment[];
  readonly onCounted: () => void;
}

type FoundLot = LotsToCountQuery['stockBatches']['nodes'][number];

const controlId = (field: string): string => `found-${field}`;

/** Counts a lot that the books do not list here. */
export function FoundForm({ stocktake, itemId, listed, onCounted }: FoundFormProps) {
  const typed = usePickerSearch();
  const source = useLotsToCountQuery({ variables: { itemId, text: typed.asked } });
  const { error: unread, refetch } = source;
  const data = source.data ?? source.previousData;
  const [id] = useState(() => newId());
  const [batch, setBatch] = useState<FoundLot | null>(null);
  const batchId = batch?.id ?? null;
  const [place, setPlace] = useState<ChosenPlace | null>(
    stocktake.locationId === null ? null : { id: stocktake.locationId, name: stocktake.locationName ?? '' },
  );
  const [quantity, setQuantity] = useState<number | null>(null);
  const saving = useSaving(controlId);
  const [count] = useCountStockMutation({ context: inlineErrors });
  const item = data?.stockItem.item;
  if (item === undefined) return unread ? <Failure error={unread} onRetry={() => void refetch()} /> : null;
  const today = todayAsLocalDate();
  const lots = withChosen(data?.stockBatches.nodes ?? [], batch, typed).filter(
    (lot) => !listed.some((line) => line.batchId === lot.id && line.locationId === place?.id),
  );
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const problems = [
      ...(place === null ? [{ field: 'locationId', code: 'required', message: 'Choose the location.' }] : []),
      ...(item.isBatchTracked && batchId === null
        ? [{ field: 'batchId', code: 'required', message: 'Choose the lot.' }]
        : []),
      ...(quantity === null ? [{ field: 'quantity', code: 'required', message: 'Enter 0 or more.' }] : []),
    ];
    const isSaved = await saving.run(problems, async () => {
      if (place !== null && quantity !== null)
        await count({
          variables: {
            // 0: a colleague who found and counted the same is not overruled unseen.
            input: {
              ...{ id, stocktakeId: stocktake.id, itemId, batchId, locationId: place.id, quantity },
              counts: 0,
            },
          },
        });
    });
    if (isSaved) onCounted();
  };
  const batchError = saving.problems.of('batchId');
  return (
    <section className={styles['section']} aria-labelledby="stocktake-found">
      <h2 id="stocktake-found">{`Another lot of ${item.name}`}</h2>
      <form
        noValidate
        className={styles['form']}
        aria-labelledby="stocktake-found"
        onSubmit={(event) => void save(event)}
      >
        <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
        <FormFailure text={saving.failure} />
        <FieldRow>
          {item.isBatchTracked ? (
            <FormField
              id={controlId('batchId')}
              label="Lot"
              hint="If the lot is new to Sideline, enter it on the item’s page first."
              isRequired
              error={batchError}
            >
              <Choice<string | null>
                id={controlId('batchId')}
                value={batchId}
                source={source}
                search={typed.search}
                options={lots.map((lot) => ({
                  value: lot.id,
                  label: `${lot.lot} · ${expiryWords(lot.expiresOn, today).text}`,
                }))}
                placeholder="Choose the lot"
                aria-required
                aria-describedby={describedBy(controlId('batchId'), 'hint', batchError)}
                onChange={(chosen) => {
                  typed.clear();
                  setBatch(lots.find((lot) => lot.id === chosen) ?? null);
                }}
              />
            </FormField>
          ) : null}
          <PlacePicker
            id={controlId('locationId')}
            label="Where"
            value={place?.id ?? null}
            name={place?.name ?? null}
            isRequired
            error={saving.problems.of('locationId')}
            onChange={setPlace}
          />
        </FieldRow>
        <CountedField
          id={controlId('quantity')}
          value={quantity}
          error={saving.problems.of('quantity')}
          onChange={setQuantity}
        />
        <div className={styles['foot']}>
          <Button htmlType="submit" loading={saving.isSaving}>
            Count what was found
          </Button>
        </div>
      </form>
    </section>
  );
}
