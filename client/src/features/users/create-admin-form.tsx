import { LIMITS } from '@sideline/schema/limits';
import type { Problem } from '@sideline/schema/errors';
import { Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { PASSWORD_HINT } from '../../components/ui/password-hint';
import type { FormProblems } from '../../components/ui/use-form-problems';
import styles from './form.module.css';

export interface NewAdmin {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly setupCode: string | null;
}

interface CreateAdminFormProps {
  /** Until there is an admin, the one-time code from the server's log is required. */
  readonly needsSetupCode: boolean;
  readonly problems: FormProblems;
  /** What went wrong as a whole, in addition to problems with the fields. */
  readonly failure: string | null;
  readonly isSending: boolean;
  readonly onSubmit: (admin: NewAdmin) => void;
}

const HINTS = {
  setupCode: 'The one-time code that the server wrote to its log when it started.',
  password: PASSWORD_HINT,
} as const;

const EMPTY = { setupCode: '', firstName: '', lastName: '', email: '', password: '', passwordAgain: '' };
type Fields = typeof EMPTY;

export const createAdminControlId = (field: string): string => `admin-${field}`;

/** First name, last name, e-mail, password twice. */
export function CreateAdminForm({
  needsSetupCode,
  problems,
  failure,
  isSending,
  onSubmit,
}: CreateAdminFormProps) {
  const [fields, setFields] = useState<Fields>(EMPTY);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = check(fields, needsSetupCode);
    problems.show(found);
    if (found.length > 0) return;
    onSubmit({
      firstName: fields.firstName.trim(),
      lastName: fields.lastName.trim(),
      email: fields.email.trim(),
      password: fields.password,
      setupCode: needsSetupCode ? fields.setupCode.trim() : null,
    });
  };

  const control = (field: keyof Fields, hint?: string) => ({
    id: createAdminControlId(field),
    value: fields[field],
    'aria-invalid': problems.of(field) !== null,
    status: problems.of(field) === null ? ('' as const) : ('error' as const),
    'aria-describedby': describedBy(createAdminControlId(field), hint, problems.of(field)),
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setFields((current) => ({ ...current, [field]: value }));
    },
  });
  const frame = (field: keyof Fields, label: string, hint?: string) => ({
    id: createAdminControlId(field),
    label,
    hint,
    isRequired: true,
    error: problems.of(field),
  });

  return (
    <Card>
      <form noValidate className={styles.form} onSubmit={submit}>
        <ErrorSummary problems={problems.list} attempt={problems.attempt} />
        <FormFailure text={failure} />
        {needsSetupCode && (
          <FormField {...frame('setupCode', 'Set-up code', HINTS.setupCode)}>
            <Input
              {...control('setupCode', HINTS.setupCode)}
              autoComplete="one-time-code"
              spellCheck={false}
            />
          </FormField>
        )}
        <div className={styles.pair}>
          <FormField {...frame('firstName', 'First name')}>
            <Input {...control('firstName')} autoComplete="given-name" />
          </FormField>
          <FormField {...frame('lastName', 'Last name')}>
            <Input {...control('lastName')} autoComplete="family-name" />
          </FormField>
        </div>
        <FormField {...frame('email', 'E-mail address')}>
          <Input {...control('email')} type="email" inputMode="email" autoComplete="off" />
        </FormField>
        <FormField {...frame('password', 'Password', HINTS.password)}>
          <Input.Password {...control('password', HINTS.password)} autoComplete="new-password" />
        </FormField>
        <FormField {...frame('passwordAgain', 'Password again')}>
          <Input.Password {...control('passwordAgain')} autoComplete="new-password" />
        </FormField>
        <div className={styles.actions}>
          <Button type="primary" size="large" htmlType="submit" loading={isSending}>
            Create Admin User
          </Button>
        </div>
      </form>
    </Card>
  );
}

function check(fields: Fields, needsSetupCode: boolean): readonly Problem[] {
  const found: Problem[] = [];
  const ask = (field: keyof Fields, message: string) => found.push({ field, code: 'required', message });
  if (needsSetupCode && fields.setupCode.trim() === '') ask('setupCode', 'Enter the set-up code.');
  if (fields.firstName.trim() === '') ask('firstName', 'Enter the first name.');
  if (fields.lastName.trim() === '') ask('lastName', 'Enter the last name.');
  if (fields.email.trim() === '') ask('email', 'Enter the e-mail address.');
  if (fields.password.length < LIMITS.password.minimumLength) {
    ask('password', `Choose a password of at least ${LIMITS.password.minimumLength} characters.`);
  } else if (fields.password !== fields.passwordAgain) {
    ask('passwordAgain', 'The two passwords differ. Type the same one again.');
  }
  return found;
}
