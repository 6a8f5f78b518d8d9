import { LIMITS } from '@sideline/schema/limits';
import type { Problem } from '@sideline/schema/errors';
import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import type { FormProblems } from '../../components/ui/use-form-problems';
import styles from './form.module.css';
import { PASSWORD_HINT } from '../../components/ui/password-hint';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

interface ChangePasswordFormProps {
  readonly problems: FormProblems;
  readonly failure: string | null;
  readonly isSending: boolean;
  readonly onSubmit: (change: PasswordChange) => void;
}

const EMPTY = { currentPassword: '', newPassword: '', again: '' };
type Fields = typeof EMPTY;

export const changePasswordControlId = (field: string): string => `password-${field}`;

export function ChangePasswordForm({ problems, failure, isSending, onSubmit }: ChangePasswordFormProps) {
  const [fields, setFields] = useState<Fields>(EMPTY);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = check(fields);
    problems.show(found);
    if (found.length === 0)
      onSubmit({ currentPassword: fields.currentPassword, newPassword: fields.newPassword });
  };

  const row = (field: keyof Fields, label: string, autoComplete: string, hint?: string) => {
    const id = changePasswordControlId(field);
    const error = problems.of(field);
    return (
      <FormField id={id} label={label} hint={hint} error={error} isRequired>
        <Input.Password
          id={id}
          value={fields[field]}
          autoComplete={autoComplete}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, hint, error)}
          onChange={({ target: { value } }) => setFields((current) => ({ ...current, [field]: value }))}
        />
      </FormField>
    );
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      <FormFailure text={failure} />
      {row('currentPassword', 'Current password', 'current-password')}
      {row('newPassword', 'New password', 'new-password', PASSWORD_HINT)}
      {row('again', 'New password again', 'new-password')}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isSending}>
          Change password
        </Button>
      </div>
    </form>
  );
}

function check(fields: Fields): readonly Problem[] {
  const problem = (field: keyof Fields, message: string): Problem => ({ field, code: 'required', message });
  const { minimumLength } = LIMITS.password;
  if (fields.currentPassword === '') return [problem('currentPassword', 'Enter your current password.')];
  if (fields.newPassword.length < minimumLength) {
    return [problem('newPassword', `Choose a password of at least ${minimumLength} characters.`)];
  }
  if (fields.newPassword !== fields.again) {
    return [problem('again', 'The two passwords differ. Type the same one again.')];
  }
  return [];
}
