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
import { Alert, Segmented } from 'antd';
import { useState, type ReactNode } from 'react';
import { Choice } from '../../../components/ui/choice';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { codeOf } from '../../../lib/errors';
import { useFormId } from '../../../lib/form-id';
import { notify } from '../../../lib/notices';
import type { CreateBreachInput } from '../../../schema.generated';
import { draftOf, factsOf, type BreachDraft } from './breach-draft';
import styles from './breaches.module.css';
import {
  useBreachesLazyQuery,
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

const isLate = ({ icoNotifiedAt, knownAt }: BreachDraft): boolean => {
  const [notified, known] = [momentAt(icoNotifiedAt, HOME_ZONE), momentAt(knownAt, HOME_ZONE)];
  return notified !== null && known !== null && isTooLateForIco(notified, known);
};

/**
 * Records a breach, or what has become known about one since. If the first answer was lost and the text has changed
 * since, the form continues with the breach that was saved, so that it is in the log only once.
 */
export function BreachDrawer({ breach: given, onClose, onSaved }: BreachDrawerProps) {
  const [noted, setNoted] = useState<BreachRowFragment | null>(null);
  const breach = given ?? noted;
  const [newBreachId, refused] = useFormId();
  const [draft, setDraft] = useState(() => draftOf(given, new Date()));
  const saving = useSaving(controlId);
  const { problems } = saving;
  const [create] = useCreateBreachMutation({ context: inlineErrors });
  const [update] = useUpdateBreachMutation({ context: inlineErrors });
  const [readOpen] = useBreachesLazyQuery({ fetchPolicy: 'network-only' });
  const change = (part: Partial<BreachDraft>) => setDraft((current) => ({ ...current, ...part }));

  /** False if an earlier attempt recorded it with different text. */
  const note = async (input: CreateBreachInput): Promise<boolean> => {
    try {
      await create({ variables: { input } });
      return true;
    } catch (error) {
      const open =
        codeOf(error) === 'COMMAND_REUSED' ? await readOpen({ variables: { state: 'open' } }) : null;
      const own = open?.data?.breaches.nodes.find(({ id }) => id === input.id);
      if (own === undefined) {
        refused(error);
        throw error;
      }
      setNoted(own);
      return false;
    }
  };

  const save = async () => {
    const { data, problems: found } = factsOf(draft, breach, new Date());
    await saving.run(found, async () => {
      if (data === null) return;
      const input = {
        ...data,
        id: breach?.id ?? newBreachId,
        happenedAt: data.happenedAt?.toISOString() ?? null,
        knownAt: data.knownAt.toISOString(),
        icoNotifiedAt: data.icoNotifiedAt?.toISOString() ?? null,
        peopleNotifiedAt: data.peopleNotifiedAt?.toISOString() ?? null,
      };
      if (breach !== null) await update({ variables: { input: { ...input, version: breach.version } } });
      else if (!(await note(input))) return;
      notify.success(breach === null ? 'The breach is recorded.' : 'Saved.');
      onSaved();
    });
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
      <Choice<K[]>
        id={controlId(name)}
        mode="multiple"
        value={[...value]}
        options={[...options]}
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
      action={breach === null ? 'Record breach' : 'Save breach'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {noted !== null && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title="This breach is already recorded"
          description={`The log has “${noted.whatHappened}”. Saving replaces it with what you have entered here.`}
        />
      )}
      <Group title="What happened">
        {text('whatHappened', {
          isLong: true,
          isRequired: true,
          hint: 'Do not name anyone. Say which data, how, and where.',
        })}
        <FieldRow>
          {time('knownAt', 'UK time. The 72 hours start at this time.', true)}
          {time('happenedAt', 'Leave this empty if it is not known.')}
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
          {text('peopleCount', { inputMode: 'numeric', hint: 'Leave this empty if it is not known.' })}
          {text('recordsCount', { inputMode: 'numeric', hint: 'Leave this empty if it is not known.' })}
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
        {text('measures', { isLong: true, hint: 'Taken or planned.' })}
      </Group>
      <Group title="Notifying the ICO">
        <FieldRow>
          {time('icoNotifiedAt', 'Leave this empty until the ICO has been notified.')}
          {text('icoReference', { hint: 'The reference that the ICO gave.' })}
        </FieldRow>
        {(isLate(draft) || draft.icoLateReason !== '') &&
          text('icoLateReason', { isLong: true, hint: 'Required if more than 72 hours had passed.' })}
        {text('icoNotNotifiedReason', { isLong: true, hint: 'If the ICO does not need to be notified.' })}
      </Group>
      <Group title="Notifying the people affected">
        <FieldRow>
          {time('peopleNotifiedAt', 'Required without delay if the risk is high.')}
          {text('peopleHow', { hint: 'By letter, by telephone, in person.' })}
        </FieldRow>
        {text('peopleNotNotifiedReason', {
          isLong: true,
          hint: 'If the risk is high and they will not be notified.',
        })}
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
