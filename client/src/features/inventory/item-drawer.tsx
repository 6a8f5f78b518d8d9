import {
  CONTROLLED_SCHEDULE_LABELS,
  CONTROLLED_SCHEDULES,
  ITEM_TYPE_TABLE,
  ITEM_TYPES,
  LEGAL_CLASS_TABLE,
  LEGAL_CLASSES,
  STOCK_UNIT_TABLE,
  STOCK_UNITS,
  STORAGE_TABLE,
  STORAGES,
} from '@sideline/schema/inventory/vocabulary';
import { drugOf, searchFormulary } from '@sideline/schema/prf/catalogue/formulary';
import { check } from '@sideline/schema/validation/check';
import { itemFacts } from '@sideline/schema/validation/stock';
import { Checkbox, InputNumber } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../components/ui/drawer-form';
import { describedBy, FieldError, FormField } from '../../components/ui/entity-form';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import {
  useCreateStockItemMutation,
  useUpdateStockItemMutation,
  type ItemRowFragment,
} from './inventory.generated';

interface ItemDrawerProps {
  readonly existing: ItemRowFragment | null;
  /** A barcode without a match, from which an item is created. */
  readonly barcode?: string | null;
  readonly onClose: () => void;
  readonly onSaved: (item: { readonly id: string }) => void;
}

type Draft = Omit<
  ItemRowFragment,
  '__typename' | 'id' | 'version' | 'isActive' | 'onHand' | 'itemType' | 'unit'
> & {
  readonly itemType: ItemRowFragment['itemType'];
  readonly unit: ItemRowFragment['unit'];
};

const NEW: Draft = {
  sku: '',
  name: '',
  itemType: 'consumable',
  legalClass: null,
  controlledSchedule: null,
  isWitnessed: false,
  drug: null,
  strength: null,
  unit: 'each',
  unitsPerPack: 1,
  isBatchTracked: true,
  hasExpiry: true,
  isSerialised: false,
  storage: 'ambient',
  barcode: null,
  minShelfLifeDays: null,
  isSingleUse: true,
  serviceIntervalDays: null,
  cylinderLitres: null,
  notes: null,
};

const controlId = (field: string): string => `item-${field}`;
const NONE = 'none';
const DRUG_HINT = 'A dose of this drug in a PRF offers the lots of this item.';
const DRUGS = searchFormulary('').map(({ key, label }) => ({ value: key, label }));
const MEDICINES: ReadonlySet<string> = new Set(['medicine', 'fluid', 'gas']);

/** The drugs of the formulary, and the item’s own if it is no longer among them. */
const drugsWith = (own: string | null) =>
  own === null || DRUGS.some(({ value }) => value === own)
    ? DRUGS
    : [{ value: own, label: drugOf(own)?.label ?? own }, ...DRUGS];

/** Creates an item, or edits its details. Administrators only. */
export function ItemDrawer({ existing, barcode = null, onClose, onSaved }: ItemDrawerProps) {
  const [id] = useState(() => existing?.id ?? newId());
  const [draft, setDraft] = useState<Draft>(() => {
    if (existing === null) return { ...NEW, barcode };
    return Object.fromEntries(
      (Object.keys(NEW) as (keyof Draft)[]).map((key) => [key, existing[key]]),
    ) as unknown as Draft;
  });
  const saving = useSaving(controlId);
  const [create] = useCreateStockItemMutation({ context: inlineErrors });
  const [update] = useUpdateStockItemMutation({ context: inlineErrors });
  const change = (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes }));

  const save = async () => {
    const { data, problems } = check(itemFacts, draft);
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      if (existing === null) await create({ variables: { input: { id, ...data } } });
      else {
        const { version, isActive } = existing;
        await update({ variables: { input: { id, ...data, version, isActive } } });
      }
    });
    if (!isSaved) return;
    notify.success(existing === null ? 'Item created.' : 'Item saved.');
    onSaved({ id });
  };

  const text = (name: 'sku' | 'name' | 'strength' | 'barcode' | 'notes', label: string, hint?: string) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={draft[name] ?? ''}
      hint={hint}
      isRequired={name === 'sku' || name === 'name'}
      isLong={name === 'notes'}
      error={saving.problems.of(name)}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const choice = (
    name: 'itemType' | 'legalClass' | 'unit' | 'storage',
    label: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => {
    const error = saving.problems.of(name);
    return (
      <FormField id={controlId(name)} label={label} error={error}>
        <Choice<string>
          id={controlId(name)}
          value={draft[name] ?? NONE}
          options={[...options]}
          aria-describedby={describedBy(controlId(name), undefined, error)}
          onChange={(value) => change({ [name]: value === NONE ? null : value })}
        />
      </FormField>
    );
  };
  const figure = (
    name: 'unitsPerPack' | 'minShelfLifeDays' | 'serviceIntervalDays' | 'cylinderLitres',
    label: string,
  ) => {
    const error = saving.problems.of(name);
    return (
      <FormField id={controlId(name)} label={label} error={error}>
        <InputNumber
          id={controlId(name)}
          value={draft[name]}
          style={{ width: '100%' }}
          aria-describedby={describedBy(controlId(name), undefined, error)}
          onChange={(value) => change({ [name]: value })}
        />
      </FormField>
    );
  };
  const tick = (
    name: 'isBatchTracked' | 'hasExpiry' | 'isSerialised' | 'isSingleUse' | 'isWitnessed',
    label: string,
  ) => {
    const error = saving.problems.of(name);
    return (
      <div>
        <Checkbox
          id={controlId(name)}
          checked={draft[name]}
          style={{ minHeight: 48, alignItems: 'center' }}
          onChange={(event) => change({ [name]: event.target.checked })}
        >
          {label}
        </Checkbox>
        <FieldError id={controlId(name)} error={error} />
      </div>
    );
  };

  return (
    <DrawerForm
      title={existing === null ? 'New item' : 'Edit item'}
      action={existing === null ? 'Create item' : 'Save item'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {text('name', 'Name')}
      <FieldRow>
        {text('sku', 'SKU', 'Your own code for it.')}
        {text('barcode', 'Barcode (GTIN)')}
      </FieldRow>
      <FieldRow>
        {choice(
          'itemType',
          'Type',
          ITEM_TYPES.map((value) => ({ value, label: ITEM_TYPE_TABLE[value].label })),
        )}
        {text('strength', 'Strength or size')}
      </FieldRow>
      {MEDICINES.has(draft.itemType) || draft.drug !== null ? (
        <FormField
          id={controlId('drug')}
          label="Drug in the formulary"
          hint={DRUG_HINT}
          error={saving.problems.of('drug')}
        >
          <Choice<string | null>
            id={controlId('drug')}
            value={draft.drug}
            allowClear
            placeholder="Not in the formulary"
            options={drugsWith(existing?.drug ?? null)}
            aria-describedby={describedBy(controlId('drug'), DRUG_HINT, saving.problems.of('drug'))}
            onChange={(chosen?: string | null) => {
              const schedule = drugOf(chosen ?? '')?.schedule ?? null;
              change({
                drug: chosen ?? null,
                ...(draft.controlledSchedule === null ? { controlledSchedule: schedule } : {}),
              });
            }}
          />
        </FormField>
      ) : null}
      <FieldRow>
        {choice(
          'unit',
          'Unit',
          STOCK_UNITS.map((value) => ({ value, label: STOCK_UNIT_TABLE[value].label })),
        )}
        {figure('unitsPerPack', 'Units in a pack')}
      </FieldRow>
      <FieldRow>
        {choice('legalClass', 'Legal class', [
          { value: NONE, label: 'None' },
          ...LEGAL_CLASSES.map((value) => ({ value, label: LEGAL_CLASS_TABLE[value].label })),
        ])}
        <FormField
          id={controlId('controlledSchedule')}
          label="Controlled drug"
          error={saving.problems.of('controlledSchedule')}
        >
          <Choice<number>
            id={controlId('controlledSchedule')}
            value={draft.controlledSchedule ?? 0}
            options={[
              { value: 0, label: 'Not controlled' },
              ...CONTROLLED_SCHEDULES.map((value) => ({ value, label: CONTROLLED_SCHEDULE_LABELS[value] })),
            ]}
            onChange={(value) => change({ controlledSchedule: value === 0 ? null : value })}
          />
        </FormField>
      </FieldRow>
      {choice(
        'storage',
        'Storage',
        STORAGES.map((value) => ({ value, label: STORAGE_TABLE[value].label })),
      )}
      {tick('isBatchTracked', 'Track each lot separately')}
      {tick('hasExpiry', 'Has an expiry date')}
      {tick('isSerialised', 'Each one has a serial number')}
      {tick('isSingleUse', 'Single use')}
      {tick('isWitnessed', 'Every move needs a witness')}
      <FieldRow>
        {figure('minShelfLifeDays', 'Minimum days to expiry on arrival')}
        {figure('serviceIntervalDays', 'Days between services')}
      </FieldRow>
      {draft.itemType === 'gas' ? figure('cylinderLitres', 'Litres in a full cylinder') : null}
      {text('notes', 'Notes')}
    </DrawerForm>
  );
}
