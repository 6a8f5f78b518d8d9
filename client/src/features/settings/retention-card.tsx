import { MOST_TERMS, USUAL_TERMS } from '@sideline/schema/provider/retention-terms';
import { Card, InputNumber } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { Failure } from '../../components/ui/failure';
import { FormFailure } from '../../components/ui/form-failure';
import { FormSkeleton } from '../../components/ui/skeletons';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import {
  useProviderRetentionPageQuery,
  useSaveProviderRetentionMutation,
  type ProviderRetentionPageQuery,
} from './provider/provider.generated';
import styles from './provider/provider.module.css';
import { SaveFoot } from './provider/save-foot';

const controlId = (field: string): string => `retention-${field}`;
const range = (name: keyof typeof USUAL_TERMS): string =>
  `From ${String(USUAL_TERMS[name])} to ${String(MOST_TERMS[name])}.`;
const FIELDS = [
  {
    name: 'adultYears',
    label: 'Years after the last contact or a death',
    hint: `${range('adultYears')} The privacy policy promises at least ${String(USUAL_TERMS.adultYears)}.`,
  },
  {
    name: 'childUntilAge',
    label: 'Children: until the age of',
    hint: `${range('childUntilAge')} Whichever of the two is later counts.`,
  },
] as const;

/** How long patients' records are kept. */
export function RetentionCard() {
  const { data, error, refetch } = useProviderRetentionPageQuery({ fetchPolicy: 'network-only' });
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={2} />;
  const { providerRetention } = data;
  return (
    <RetentionForm
      key={providerRetention.version}
      stored={providerRetention}
      onSaved={() => void refetch()}
    />
  );
}

interface RetentionFormProps {
  readonly stored: ProviderRetentionPageQuery['providerRetention'];
  readonly onSaved: () => void;
}

function RetentionForm({ stored, onSaved }: RetentionFormProps) {
  const { version, adultYears, childUntilAge } = stored;
  const [terms, setTerms] = useState<{
    readonly adultYears: number | null;
    readonly childUntilAge: number | null;
  }>({
    adultYears,
    childUntilAge,
  });
  const saving = useSaving(controlId);
  const [save] = useSaveProviderRetentionMutation({ context: inlineErrors });
  const isChanged = FIELDS.some(({ name }) => terms[name] !== stored[name]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The server also refuses an empty number, and names the field.
    const input = { version, adultYears: terms.adultYears ?? 0, childUntilAge: terms.childUntilAge ?? 0 };
    if (!(await saving.run(null, () => save({ variables: { input } })))) return;
    notify.success('Retention saved.');
    onSaved();
  };

  return (
    <form
      noValidate
      aria-label="Retention"
      className={styles['stack']}
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
      <FormFailure text={saving.failure} />
      <Card title="How long records are kept">
        <div className={styles['fields']}>
          <p className={styles['purpose']}>
            After that, a person is listed for review under <Link to="/retention">Retention</Link>. Nothing is
            erased without a decision. Records of serious incidents are kept indefinitely. If you make this
            longer, those listed by the shorter term come off the list at its next review.
          </p>
          {FIELDS.map(({ name, label, hint }) => {
            const problem = saving.problems.of(name);
            return (
              <FormField key={name} id={controlId(name)} label={label} hint={hint} error={problem}>
                <InputNumber
                  id={controlId(name)}
                  min={0}
                  precision={0}
                  value={terms[name]}
                  aria-invalid={problem !== null}
                  aria-describedby={describedBy(controlId(name), hint, problem)}
                  {...(problem === null ? {} : { status: 'error' as const })}
                  onChange={(value) => setTerms((before) => ({ ...before, [name]: value }))}
                />
              </FormField>
            );
          })}
        </div>
      </Card>
      <SaveFoot label="Save retention" isSaving={saving.isSaving} isChanged={isChanged} />
    </form>
  );
}
