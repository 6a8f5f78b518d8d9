import {
  CLOCKS,
  PENCE_SHOWN,
  THOUSANDS,
  WEEK_STARTS,
  clockText,
  moneyText,
  numberText,
  type Formats,
} from '@sideline/schema/provider/formats';
import { Card, Radio } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Failure } from '../../../components/ui/failure';
import { FormFailure } from '../../../components/ui/form-failure';
import { FormSkeleton } from '../../../components/ui/skeletons';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { refreshProviderFacts } from '../../../lib/provider-settings';
import {
  useProviderFormatsPageQuery,
  useSaveProviderFormatsMutation,
  type ProviderFormatsPageQuery,
} from './provider.generated';
import styles from './provider.module.css';
import { SaveFoot } from './save-foot';

/** The formats of figures, amounts, times and weeks. */
export function FormatsTab() {
  const { data, error, refetch } = useProviderFormatsPageQuery({ fetchPolicy: 'network-only' });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={4} />;
  const { providerFormats } = data;
  return (
    <FormatsForm key={providerFormats.version} stored={providerFormats} onSaved={() => void refetch()} />
  );
}

interface FormatsFormProps {
  readonly stored: ProviderFormatsPageQuery['providerFormats'];
  readonly onSaved: () => void;
}

const QUESTIONS = [
  { name: 'thousands', label: 'Thousands', choices: THOUSANDS },
  { name: 'pence', label: 'Pence in amounts', choices: PENCE_SHOWN },
  { name: 'clock', label: 'Clock', choices: CLOCKS },
  { name: 'weekStart', label: 'First day of the week', choices: WEEK_STARTS },
] as const;

function FormatsForm({ stored, onSaved }: FormatsFormProps) {
  const { version, thousands, pence, clock, weekStart } = stored;
  const [formats, setFormats] = useState<Formats>({ thousands, pence, clock, weekStart });
  const saving = useSaving((field) => `formats-${field}`);
  const [save] = useSaveProviderFormatsMutation({ context: inlineErrors });
  const isChanged = QUESTIONS.some(({ name }) => formats[name] !== stored[name]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isSaved = await saving.run(null, () => save({ variables: { input: { version, ...formats } } }));
    if (!isSaved) return;
    notify.success('Formats saved.');
    await refreshProviderFacts();
    onSaved();
  };

  return (
    <form
      noValidate
      aria-label="Formats"
      className={styles['stack']}
      onSubmit={(event) => void submit(event)}
    >
      <FormFailure text={saving.failure} />
      <Card title="Figures and times">
        <div className={styles['fields']}>
          <p className={styles['purpose']}>
            On lists, dashboards and PDFs. Patient records keep a 24-hour clock, and measurements stay in °C,
            mmol/L and kg, because the clinical rules need them. The calendar also keeps a 24-hour clock.
          </p>
          {QUESTIONS.map(({ name, label, choices }) => (
            <div key={name}>
              <div id={`formats-${name}`}>
                <strong>{label}</strong>
              </div>
              <Radio.Group
                aria-labelledby={`formats-${name}`}
                value={formats[name]}
                options={Object.entries<{ readonly label: string }>(choices).map(([value, choice]) => ({
                  value,
                  label: choice.label,
                }))}
                onChange={({ target }) =>
                  setFormats((before) => ({ ...before, [name]: target.value as Formats[typeof name] }))
                }
              />
            </div>
          ))}
          <p role="status" className={styles['state']}>
            {`Preview: ${numberText(12_345, formats)} items, ${moneyText(1_234_500, formats)}, at ${clockText(14, 32, formats)}.`}
          </p>
        </div>
      </Card>
      <SaveFoot label="Save formats" isSaving={saving.isSaving} isChanged={isChanged} />
    </form>
  );
}
