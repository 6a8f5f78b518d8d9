import { Button, Input, Modal } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { useFormId } from '../../lib/form-id';
import { notify } from '../../lib/notices';
import styles from './form.module.css';
import { RoleFields, type ChosenRole } from './role-fields';
import { useCreateUserMutation } from './users.generated';

interface NewUserDialogProps {
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

const EMPTY = { firstName: '', lastName: '', email: '' };
type Fields = typeof EMPTY;
const controlId = (field: string): string => `user-${field}`;
const EMAIL_HINT = 'We will send this address a link to choose a password.';

/** Name, address and role. The account's owner chooses the password. */
export function NewUserDialog({ onClose, onCreated }: NewUserDialogProps) {
  const [id, refused] = useFormId();
  const [fields, setFields] = useState<Fields>(EMPTY);
  const [chosen, setChosen] = useState<ChosenRole>({ role: 'staff', clientId: null });
  const [failure, setFailure] = useState<string | null>(null);
  const problems = useFormProblems(controlId);
  const [create, { loading }] = useCreateUserMutation({ context: inlineErrors });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      const input = {
        id,
        firstName: fields.firstName.trim(),
        lastName: fields.lastName.trim(),
        email: fields.email.trim(),
        role: chosen.role,
        clientId: chosen.role === 'client' ? chosen.clientId : null,
      };
      await create({ variables: { input } });
      notify.success(`A link to choose a password is on its way to ${input.email}.`);
      onCreated();
    } catch (reason) {
      refused(reason);
      const found = problemsOf(reason);
      problems.show(found);
      if (found.length === 0) setFailure(messageOf(reason));
    }
  };

  const row = (field: keyof Fields, label: string, hint?: string) => {
    const error = problems.of(field);
    return (
      <FormField id={controlId(field)} label={label} hint={hint} error={error} isRequired>
        <Input
          id={controlId(field)}
          value={fields[field]}
          autoComplete="off"
          {...(field === 'email' ? { type: 'email', inputMode: 'email' as const } : {})}
          status={error === null ? '' : 'error'}
          aria-invalid={error !== null}
          aria-describedby={describedBy(controlId(field), hint, error)}
          onChange={({ target: { value } }) => setFields((current) => ({ ...current, [field]: value }))}
        />
      </FormField>
    );
  };

  return (
    <Modal open title="New user" footer={null} width={560} mask={{ closable: false }} onCancel={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <ErrorSummary problems={problems.list} attempt={problems.attempt} />
        <FormFailure text={failure} />
        <div className={styles.pair}>
          {row('firstName', 'First name')}
          {row('lastName', 'Last name')}
        </div>
        {row('email', 'E-mail address', EMAIL_HINT)}
        <RoleFields value={chosen} controlId={controlId} problems={problems} onChange={setChosen} />
        <div className={styles.ends}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={loading}>
            Create user
          </Button>
        </div>
      </form>
    </Modal>
  );
}
