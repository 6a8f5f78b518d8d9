import { Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { FormFailure } from '../../components/ui/form-failure';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import type { FormProblems } from '../../components/ui/use-form-problems';
import {
  REQUIRED_SETTINGS,
  SETTING_GROUPS,
  SETTING_NAMES,
  settingControlId,
  type SettingName,
  type SettingValues,
} from './settings-fields';
import styles from './settings.module.css';

const valueOf = (name: SettingName, text: string): string | null =>
  text.trim() === '' && REQUIRED_SETTINGS.has(name) ? null : text.trim();

interface SettingsFormProps {
  readonly saved: SettingValues;
  readonly problems: FormProblems;
  readonly failure: string | null;
  readonly isSaving: boolean;
  /** Only what was changed. An emptied field has no value, or goes back to its default if one is needed. */
  readonly onSave: (changes: Partial<Record<SettingName, string | null>>) => void;
}

/** The provider's details in four groups. */
export function SettingsForm({ saved, problems, failure, isSaving, onSave }: SettingsFormProps) {
  const [values, setValues] = useState(saved);
  const changed = SETTING_NAMES.filter((name) => values[name].trim() !== saved[name]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave(Object.fromEntries(changed.map((name) => [name, valueOf(name, values[name])])));
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      <FormFailure text={failure} />
      {SETTING_GROUPS.map(({ title, purpose, fields }) => (
        <Card key={title} title={title}>
          <p className={styles.purpose}>{purpose}</p>
          <div className={styles.fields}>
            {fields.map(({ name, label, hint, type = 'text' }) => {
              const id = settingControlId(name);
              const error = problems.of(name);
              const control = {
                id,
                value: values[name],
                'aria-invalid': error !== null,
                'aria-describedby': describedBy(id, hint, error),
                onChange: ({ target: { value } }: { target: { value: string } }) =>
                  setValues((current) => ({ ...current, [name]: value })),
              };
              return (
                <FormField key={name} id={id} label={label} hint={hint} error={error}>
                  {type === 'lines' ? (
                    <Input.TextArea {...control} autoSize={{ minRows: 2, maxRows: 6 }} />
                  ) : (
                    <Input {...control} type={type} autoComplete="off" />
                  )}
                </FormField>
              );
            })}
          </div>
        </Card>
      ))}
      <div className={styles.actions}>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          loading={isSaving}
          disabled={changed.length === 0}
        >
          Save settings
        </Button>
        <span role="status" className={styles.state}>
          {changed.length > 0 &&
            `${changed.length} ${changed.length === 1 ? 'change' : 'changes'} not saved yet`}
        </span>
      </div>
    </form>
  );
}
