import {
  BREACH_DATA,
  BREACH_DATA_KEYS,
  BREACH_FIELD_LABELS,
  BREACH_PEOPLE,
  BREACH_PEOPLE_KEYS,
  BREACH_RISK_KEYS,
  BREACH_RISKS,
  isTooLateForIco,
  type BreachRisk,
} from '@sideline/schema/breach';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { momentAt } from '@sideline/schema/wall-time';
import { Segmented, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { DrawerForm, FieldRow } from '../../../components/drawer-form';
import { describedBy, FormField } from '../../../components/entity-form';
import { TextField } from '../../../components/text-field';
import { useSaving } from '../../../components/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { useFormId } from '../../../lib/form-id';
import { notify } from '../../../lib/notices';
import { draftOf, factsOf, type BreachDraft } from './breach-draft';
import styles from './breaches.module.css';
import {
  useCreateBreachMutation,
  useUpdateBreachMutation,
  type BreachRowFragment,
} from './breaches.generated';

interface BreachDrawerProps {
  /** Null for a new one. */
  readonly breach: BreachRowFragment | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `breach-${field}`;
type TextName = Exclude<keyof BreachDraft, 'dataCategories' | 'peopleCategories' | 'risk'>;

const optionsOf = <K extends string>(keys: readonly K[], labels: Readonly<Record<K, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }));

const isLate = ({ icoToldAt, knownAt }: BreachDraft): boolean => {
  const [told, known] = [momentAt(icoToldAt, HOME_ZONE), momentAt(knownAt, HOME_ZONE)];
  return told !== null && known !== null && isTooLateForIco(told, known);
};

/** Notes a breach, or what has become known of one since. */
export function BreachDrawer({ breach, onClose, onSaved }: BreachDrawerProps) {
  const [newBreachId, refused] = useFormId();
  const [draft, setDraft] = useState(() => draftOf(breach, new Date()));
  const saving = useSaving(controlId);
  const { problems } = saving;
  const [create] = useCreateBreachMutation({ context: inlineErrors });
  const [update] = useUpdateBreachMutation({ context: inlineErrors });
  const change = (part: Partial<BreachDraft>) => setDraft((current) => ({ ...current, ...part }));

  const save = async () => {
    const { data, problems: found } = factsOf(draft, breach, new Date());
    const isSaved = await saving.run(found, async () => {
      if (data === null) return null;
      const input = {
        ...data,
        id: breach?.id ?? newBreachId,
        happenedAt: data.happenedAt?.toISOString() ?? null,
        knownAt: data.knownAt.toISOString(),
        icoToldAt: data.icoToldAt?.toISOString() ?? null,
        peopleToldAt: data.peopleToldAt?.toISOString() ?? null,
      };
      if (breach !== null) return update({ variables: { input: { ...input, version: breach.version } } });
      return create({ variables: { input } }).catch((error: unknown) => {
        refused(error);
        throw error;
      });
    });
    if (!isSaved) return;
    notify.success(breach === null ? 'The breach is noted.' : 'Saved.');
    onSaved();
  };

  const text = (name: TextName, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      id={controlId(name)}
      label={BREACH_FIELD_LABELS[name]}
      value={draft[name]}
      error={problems.of(name)}
      onChange={(value) => change({ [name]: value })}
      {...more}
    />
  );
  const time = (name: TextName, hint: string, isRequired = false) =>
    text(name, { type: 'datetime-local', hint, isRequired });
  const several = <K extends string>(
    name: 'dataCategories' | 'peopleCategories',
    value: readonly K[],
    options: readonly { readonly value: K; readonly label: string }[],
    onChange: (chosen: K[]) => void,
  ) => (
    <FormField id={controlId(name)} label={BREACH_FIELD_LABELS[name]} isRequired error={problems.of(name)}>
      <Select<K[]>
        id={controlId(name)}
        mode="multiple"
        value={[...value]}
        options={[...options]}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="Choose one or more"
        aria-required
        aria-invalid={problems.of(name) !== null}
        aria-describedby={describedBy(controlId(name), undefined, problems.of(name))}
        onChange={onChange}
      />
    </FormField>
  );
  const { follows } = BREACH_RISKS[draft.risk];

  return (
    <DrawerForm
      title={breach === null ? 'New breach' : 'Edit breach'}
      action={breach === null ? 'Note breach' : 'Save breach'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Group title="What happened">
        {text('whatHappened', {
          isLong: true,
          isRequired: true,
          hint: 'In words that name nobody: which data, how, and where.',
        })}
        <FieldRow>
          {time('knownAt', 'UK time. The 72 hours run from here.', true)}
          {time('happenedAt', 'Left empty while it is unknown.')}
        </FieldRow>
      </Group>
      <Group title="Data and people">
        {several('dataCategories', draft.dataCategories, optionsOf(BREACH_DATA_KEYS, BREACH_DATA), (chosen) =>
          change({ dataCategories: chosen }),
        )}
        {several(
          'peopleCategories',
          draft.peopleCategories,
          optionsOf(BREACH_PEOPLE_KEYS, BREACH_PEOPLE),
          (chosen) => change({ peopleCategories: chosen }),
        )}
        <FieldRow>
          {text('peopleCount', { inputMode: 'numeric', hint: 'Left empty while it is unknown.' })}
          {text('recordsCount', { inputMode: 'numeric', hint: 'Left empty while it is unknown.' })}
        </FieldRow>
      </Group>
      <Group title="Risk and measures">
        {text('consequences', { isLong: true })}
        <FormField
          id={controlId('risk')}
          label={BREACH_FIELD_LABELS.risk}
          hint={follows}
          error={problems.of('risk')}
        >
          <Segmented<BreachRisk>
            id={controlId('risk')}
            aria-label={BREACH_FIELD_LABELS.risk}
            aria-describedby={describedBy(controlId('risk'), follows)}
            value={draft.risk}
            options={BREACH_RISK_KEYS.map((value) => ({ value, label: BREACH_RISKS[value].label }))}
            onChange={(value) => change({ risk: value })}
          />
        </FormField>
        {text('measures', { isLong: true, hint: 'Taken, or meant to be taken.' })}
      </Group>
      <Group title="Telling the ICO">
        <FieldRow>
          {time('icoToldAt', 'Left empty until it was told.')}
          {text('icoReference', { hint: 'As the ICO gave it.' })}
        </FieldRow>
        {(isLate(draft) || draft.icoLateReason !== '') &&
          text('icoLateReason', { isLong: true, hint: 'Needed where 72 hours were over.' })}
        {text('icoNotToldReason', { isLong: true, hint: 'Where it is not to be told.' })}
      </Group>
      <Group title="Telling the people">
        <FieldRow>
          {time('peopleToldAt', 'Needed without delay at high risk.')}
          {text('peopleHow', { hint: 'By letter, by telephone, in person.' })}
        </FieldRow>
        {text('peopleNotToldReason', { isLong: true, hint: 'Where they are not to be told at high risk.' })}
      </Group>
    </DrawerForm>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles['group']}>
      <legend className="sl-card-title">{title}</legend>
      {children}
    </fieldset>
  );
}
