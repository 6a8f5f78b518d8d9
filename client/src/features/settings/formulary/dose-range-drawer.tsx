import { DOSE_UNIT, ROUTE } from '@sideline/schema/prf/catalogue/choices';
import {
  AGE_GROUP_LABELS,
  AGE_GROUPS,
  TOTAL_PERIOD_LABELS,
  TOTAL_PERIODS,
} from '@sideline/schema/prf/catalogue/dose-range';
import { drugOf, searchFormulary } from '@sideline/schema/prf/catalogue/formulary';
import { check } from '@sideline/schema/validation/check';
import { doseRangeFacts } from '@sideline/schema/validation/dose-range';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Choice } from '../../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { enteredAge, type EnteredAge, keptAge, numberOf, unitName } from './dose-range-words';
import {
  useCreateDoseRangeMutation,
  useUpdateDoseRangeMutation,
  type DoseRangeFieldsFragment,
} from './formulary.generated';

interface DoseRangeDrawerProps {
  readonly existing: DoseRangeFieldsFragment | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `dose-range-${field}`;

const DRUGS = searchFormulary('').map(({ key, label }) => ({ value: key, label }));
const optionsOf = (options: Readonly<Record<string, { readonly label: string }>>, keys: readonly string[]) =>
  keys.flatMap((key) => (options[key] === undefined ? [] : [{ value: key, label: options[key].label }]));
const GROUPS = AGE_GROUPS.map((value) => ({ value, label: AGE_GROUP_LABELS[value] }));
const PERIODS = TOTAL_PERIODS.map((value) => ({ value, label: TOTAL_PERIOD_LABELS[value] }));

const AGE_UNITS = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
];

const NUMBERS = ['leastDose', 'greatestDose', 'capDose', 'greatestTotal', 'leastIntervalMinutes'] as const;
type NumberName = (typeof NUMBERS)[number];

const shown = (value: number | null | undefined): string => (value == null ? '' : String(value));

const draftOf = (existing: DoseRangeFieldsFragment | null) => ({
  drug: existing?.drug ?? '',
  route: existing?.route ?? '',
  ageGroup: existing?.ageGroup ?? 'adult',
  unit: existing?.unit ?? '',
  totalPeriod: existing?.totalPeriod ?? null,
  source: existing?.source ?? '',
  reviewOn: existing?.reviewOn ?? '',
  from: enteredAge(existing?.fromYears, existing?.fromMonths),
  to: enteredAge(existing?.toYears, existing?.toMonths),
  numbers: Object.fromEntries(NUMBERS.map((name) => [name, shown(existing?.[name])])) as Record<
    NumberName,
    string
  >,
});

/** Adds an entry to the formulary, or edits one. */
export function DoseRangeDrawer({ existing, onClose, onSaved }: DoseRangeDrawerProps) {
  const [draft, setDraft] = useState(() => draftOf(existing));
  const [newRangeId] = useState(() => newId());
  const saving = useSaving(controlId);
  const [create] = useCreateDoseRangeMutation({ context: inlineErrors });
  const [update] = useUpdateDoseRangeMutation({ context: inlineErrors });
  const { ageGroup, unit, numbers, totalPeriod } = draft;
  const drug = drugOf(draft.drug);
  const isByWeight = ageGroup === 'weight';
  const per = unit === '' ? '' : ` (${unitName(unit)}${isByWeight ? '/kg' : ''})`;

  const change = (part: Partial<typeof draft>) => {
    setDraft((current) => ({ ...current, ...part }));
  };

  const save = async () => {
    const isAdult = ageGroup === 'adult';
    const from = keptAge(isAdult ? { ...draft.from, unit: 'years' } : draft.from);
    const to = isAdult ? { years: null, months: null } : keptAge(draft.to);
    const { data, problems } = check(doseRangeFacts, {
      ...draft,
      ...{ fromYears: from.years, fromMonths: from.months, toYears: to.years, toMonths: to.months },
      ...Object.fromEntries(NUMBERS.map((name) => [name, numberOf(numbers[name])])),
      ...(isByWeight ? {} : { capDose: null }),
      totalPeriod: numbers.greatestTotal.trim() === '' ? null : totalPeriod,
    });
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      if (existing === null) await create({ variables: { input: { ...data, id: newRangeId } } });
      else {
        const { id, version } = existing;
        await update({ variables: { input: { ...data, id, version } } });
      }
    });
    if (!isSaved) return;
    notify.success('Entry saved. Doses are now checked against it.');
    onSaved();
  };

  const choice = (
    name: 'drug' | 'route' | 'ageGroup' | 'unit' | 'totalPeriod',
    label: string,
    options: readonly { readonly value: string; readonly label: string }[],
    isRequired = true,
  ) => {
    const id = controlId(name);
    const error = saving.problems.of(name);
    const value = draft[name];
    return (
      <FormField id={id} label={label} error={error} isRequired={isRequired}>
        <Choice<string>
          id={id}
          {...(value === '' || value === null ? {} : { value })}
          placeholder="Choose"
          status={error === null ? '' : 'error'}
          aria-required={isRequired}
          aria-describedby={describedBy(id, undefined, error)}
          options={[...options]}
          onChange={(next) => {
            change({ [name]: next });
          }}
        />
      </FormField>
    );
  };
  const number = (
    name: NumberName,
    label: string,
    more: { readonly isRequired?: boolean; readonly hint?: string } = {},
  ) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={numbers[name]}
      inputMode="decimal"
      error={saving.problems.of(name)}
      onChange={(value) => {
        change({ numbers: { ...numbers, [name]: value } });
      }}
      {...more}
    />
  );

  /** An age, with its unit beside it unless it is always in years. */
  const age = (name: 'from' | 'to', label: string) => {
    const hasUnit = ageGroup !== 'adult';
    const entered = draft[name];
    const unitId = controlId(`${name}Months`);
    return (
      <FieldRow>
        <TextField
          id={controlId(`${name}Years`)}
          label={hasUnit ? label : `${label} (years)`}
          value={entered.amount}
          inputMode="numeric"
          isRequired={!isByWeight}
          error={saving.problems.of(`${name}Years`) ?? saving.problems.of(`${name}Months`)}
          onChange={(amount) => {
            change({ [name]: { ...entered, amount } });
          }}
        />
        {hasUnit ? (
          <FormField id={unitId} label={`${label} in`}>
            <Choice<EnteredAge['unit']>
              id={unitId}
              value={entered.unit}
              options={AGE_UNITS}
              onChange={(next) => {
                change({ [name]: { ...entered, unit: next } });
              }}
            />
          </FormField>
        ) : null}
      </FieldRow>
    );
  };

  return (
    <DrawerForm
      title={existing === null ? 'New formulary entry' : 'Edit formulary entry'}
      action={existing === null ? 'Create entry' : 'Save entry'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {choice('drug', 'Drug', DRUGS)}
      <FieldRow>
        {choice(
          'route',
          'Route',
          optionsOf(
            ROUTE.options,
            drug?.routes ?? Object.keys(ROUTE.options).filter((key) => key !== 'other'),
          ),
        )}
        {choice('unit', 'Unit', optionsOf(DOSE_UNIT.options, drug?.units ?? []))}
      </FieldRow>
      {choice('ageGroup', 'For', GROUPS)}
      {age('from', 'From age')}
      {ageGroup === 'adult' ? null : age('to', 'Under age')}
      <FieldRow>
        {number('leastDose', `Lowest single dose${per}`)}
        {number('greatestDose', `Highest single dose${per}`, { isRequired: true })}
      </FieldRow>
      {isByWeight
        ? number('capDose', `Maximum in one dose${unit === '' ? '' : ` (${unitName(unit)})`}`, {
            hint: 'Whatever the patient’s weight.',
          })
        : null}
      <FieldRow>
        {number('greatestTotal', `Maximum total by all routes${per}`)}
        {choice('totalPeriod', 'The total is', PERIODS, false)}
      </FieldRow>
      {number('leastIntervalMinutes', 'Minimum interval between doses (minutes)')}
      <TextField
        id={controlId('source')}
        label="Source"
        hint="The publication or policy that the figures come from, with its edition or date."
        isRequired
        isLong
        value={draft.source}
        error={saving.problems.of('source')}
        onChange={(source) => {
          change({ source });
        }}
      />
      <TextField
        id={controlId('reviewOn')}
        label="Review by"
        type="date"
        isRequired
        value={draft.reviewOn}
        error={saving.problems.of('reviewOn')}
        onChange={(reviewOn) => {
          change({ reviewOn });
        }}
      />
    </DrawerForm>
  );
}
