import {
  STOCKTAKE_SCOPE_TABLE,
  STOCKTAKE_SCOPES,
  type StocktakeScope,
} from '@sideline/schema/inventory/moving';
import { ITEM_TYPE_TABLE, ITEM_TYPES, type ItemType } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { check } from '@sideline/schema/validation/check';
import { stocktakeFacts } from '@sideline/schema/validation/moving';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { ColleaguePicker } from '../papers/colleague-picker';
import { PlacePicker, type ChosenPlace } from '../papers/place-picker';
import { useCreateStocktakeMutation } from './stocktakes.generated';

interface NewStocktakeDrawerProps {
  readonly onClose: () => void;
  readonly onCreated: (stocktakeId: string) => void;
}

const controlId = (field: string): string => `stocktake-${field.replaceAll('.', '-')}`;
const SCOPES = STOCKTAKE_SCOPES.map((value) => ({ value, label: STOCKTAKE_SCOPE_TABLE[value].label }));
const TYPES = ITEM_TYPES.map((value) => ({ value, label: ITEM_TYPE_TABLE[value].label }));
const LIMIT_HINT = 'Lines with a larger difference are counted again.';

/** What is counted, and by whom. */
export function NewStocktakeDrawer({ onClose, onCreated }: NewStocktakeDrawerProps) {
  const [id] = useState(() => newId());
  const [scope, setScope] = useState<StocktakeScope>('place');
  const [place, setPlace] = useState<ChosenPlace | null>(null);
  const [itemType, setType] = useState<ItemType | null>(null);
  const [limitPercent, setLimit] = useState<number | null>(LIMITS.moving.recountPercent.usual);
  const [counterIds, setCounters] = useState<readonly string[]>([]);
  const [notes, setNotes] = useState('');
  const saving = useSaving(controlId);
  const [create] = useCreateStocktakeMutation({ context: inlineErrors });
  const save = async () => {
    const { data, problems } = check(stocktakeFacts, {
      ...{ scope, locationId: place?.id ?? null, itemType, limitPercent, counterIds: [...counterIds], notes },
    });
    const isSaved = await saving.run(problems, async () => {
      if (data !== null) await create({ variables: { input: { id, ...data }, isAdmin: true } });
    });
    if (isSaved) onCreated(id);
  };
  const typeError = saving.problems.of('itemType');
  const limitError = saving.problems.of('limitPercent');
  return (
    <DrawerForm
      title="New stocktake"
      action="Open stocktake"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FieldRow>
        <FormField
          id={controlId('scope')}
          label="What is counted"
          isRequired
          error={saving.problems.of('scope')}
        >
          <Choice<StocktakeScope>
            id={controlId('scope')}
            value={scope}
            options={SCOPES}
            aria-required
            onChange={setScope}
          />
        </FormField>
        {scope === 'class' ? (
          <FormField id={controlId('itemType')} label="Type of item" isRequired error={typeError}>
            <Choice<ItemType | null>
              id={controlId('itemType')}
              value={itemType}
              options={TYPES}
              placeholder="Choose a type"
              aria-required
              aria-describedby={describedBy(controlId('itemType'), undefined, typeError)}
              onChange={setType}
            />
          </FormField>
        ) : null}
      </FieldRow>
      <PlacePicker
        id={controlId('locationId')}
        label="Location"
        hint={
          scope === 'class' ? 'Everywhere if you leave it empty.' : 'Includes its contents, such as pouches.'
        }
        value={place?.id ?? null}
        name={place?.name ?? null}
        isRequired={scope !== 'class'}
        error={saving.problems.of('locationId')}
        onChange={setPlace}
      />
      <ColleaguePicker
        id={controlId('counterIds')}
        label="Who counts"
        hint="Administrators can always count."
        value={counterIds}
        error={saving.problems.of('counterIds')}
        onChange={setCounters}
      />
      <FormField
        id={controlId('limitPercent')}
        label="Count again if the difference is more than this percentage"
        hint={LIMIT_HINT}
        error={limitError}
      >
        <InputNumber
          id={controlId('limitPercent')}
          value={limitPercent}
          min={0}
          precision={0}
          style={{ width: 160 }}
          aria-describedby={describedBy(controlId('limitPercent'), LIMIT_HINT, limitError)}
          onChange={setLimit}
        />
      </FormField>
      <TextField
        id={controlId('notes')}
        label="Notes"
        value={notes}
        isLong
        error={saving.problems.of('notes')}
        onChange={setNotes}
      />
    </DrawerForm>
  );
}
