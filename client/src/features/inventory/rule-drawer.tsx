import { DeleteOutlined } from '@ant-design/icons';
import type { StockUnit } from '@sideline/schema/inventory/vocabulary';
import { check } from '@sideline/schema/validation/check';
import { ruleFacts } from '@sideline/schema/validation/stock';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { DrawerForm, FieldRow } from '../../components/ui/drawer-form';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { useSaving } from '../../components/ui/use-saving';
import { askToConfirm } from '../../lib/confirming';
import { inlineErrors } from '../../lib/apollo-hooks';
import {
  useDeleteStockRuleMutation,
  useSetStockRuleMutation,
  type StockItemQuery,
} from './inventory.generated';
import { PlacePicker, type ChosenPlace } from './papers/place-picker';

type Rule = StockItemQuery['stockItem']['rules'][number];

interface RuleDrawerProps {
  readonly item: { readonly id: string; readonly name: string; readonly unit: StockUnit };
  /** The rule that is changed; null for a new one. */
  readonly existing: Rule | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `rule-${field}`;

/** How much of an item a location should hold, and where it is replenished from. */
export function RuleDrawer({ item, existing, onClose, onSaved }: RuleDrawerProps) {
  const [place, setPlace] = useState<ChosenPlace | null>(
    existing && { id: existing.locationId, name: existing.locationName },
  );
  const [from, setFrom] = useState<ChosenPlace | null>(
    existing?.replenishFromId == null
      ? null
      : { id: existing.replenishFromId, name: existing.replenishFromName ?? '' },
  );
  const [minimum, setMinimum] = useState<number | null>(existing?.minimum ?? null);
  const [par, setPar] = useState<number | null>(existing?.par ?? null);
  const [orderMultiple, setMultiple] = useState<number | null>(existing?.orderMultiple ?? 1);
  const saving = useSaving(controlId);
  const [setRule] = useSetStockRuleMutation({ context: inlineErrors });
  const [removeRule] = useDeleteStockRuleMutation({ context: inlineErrors });

  const save = async () => {
    const given = { minimum, par, orderMultiple, replenishFromId: from?.id ?? null };
    const { data, problems } = check(ruleFacts, given);
    const found = [
      ...(place === null ? [{ field: 'locationId', code: 'required', message: 'Choose the location.' }] : []),
      ...(problems ?? []),
    ];
    const isSaved = await saving.run(found.length > 0 ? found : null, async () => {
      if (place !== null && data !== null)
        await setRule({ variables: { input: { itemId: item.id, locationId: place.id, ...data } } });
    });
    if (isSaved) onSaved();
  };
  const remove = () =>
    askToConfirm({
      title: `Delete the rule for ${existing?.locationName ?? ''}?`,
      content: 'The location is no longer listed as low. Its stock stays as it is.',
      okText: 'Delete rule',
      okButtonProps: { danger: true },
      cancelText: 'Keep it',
      onOk: async () => {
        const isDeleted = await saving.run(null, async () => {
          if (existing !== null)
            await removeRule({
              variables: { input: { itemId: item.id, locationId: existing.locationId } },
            });
        });
        if (isDeleted) onSaved();
      },
    });
  const figure = (
    field: 'minimum' | 'par' | 'orderMultiple',
    label: string,
    hint: string,
    value: number | null,
    onChange: (value: number | null) => void,
  ) => {
    const id = controlId(field);
    const error = saving.problems.of(field);
    return (
      <FormField id={id} label={label} hint={hint} isRequired error={error}>
        <InputNumber
          id={id}
          min={0}
          value={value}
          style={{ width: '100%' }}
          aria-describedby={describedBy(id, hint, error)}
          onChange={onChange}
        />
      </FormField>
    );
  };
  return (
    <DrawerForm
      title={existing === null ? `New rule for ${item.name}` : `Rule for ${item.name}`}
      action="Save rule"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PlacePicker
        id={controlId('locationId')}
        label="Location"
        isRequired
        value={place?.id ?? null}
        name={place?.name ?? null}
        disabled={existing !== null}
        error={saving.problems.of('locationId')}
        onChange={setPlace}
      />
      <FieldRow>
        {figure('minimum', 'Minimum', 'Stock below this is low.', minimum, setMinimum)}
        {figure('par', 'Full level', 'Stock is topped up to this level.', par, setPar)}
        {figure(
          'orderMultiple',
          'Order multiple',
          'Only whole multiples are ordered.',
          orderMultiple,
          setMultiple,
        )}
      </FieldRow>
      <PlacePicker
        id={controlId('replenishFromId')}
        label="Replenished from"
        hint="Leave it empty to order everything from the supplier."
        value={from?.id ?? null}
        name={from?.name ?? null}
        but={place?.id ?? null}
        error={saving.problems.of('replenishFromId')}
        onChange={setFrom}
      />
      {existing === null ? null : (
        <div>
          <Button danger icon={<DeleteOutlined aria-hidden="true" />} onClick={remove}>
            Delete rule
          </Button>
        </div>
      )}
    </DrawerForm>
  );
}
