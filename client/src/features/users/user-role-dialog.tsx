import { Alert, Button, Modal } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { ErrorSummary } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import styles from './form.module.css';
import { RoleFields, type ChosenRole } from './role-fields';
import { useChangeUserRoleMutation, type UserRowFragment } from './users.generated';

interface UserRoleDialogProps {
  readonly user: UserRowFragment;
  readonly onClose: () => void;
}

const controlId = (field: string): string => `role-${field}`;

/** Changes a user's role, and says what they lose. */
export function UserRoleDialog({ user, onClose }: UserRoleDialogProps) {
  const [chosen, setChosen] = useState<ChosenRole>({ role: user.role, clientId: user.clientId ?? null });
  const [failure, setFailure] = useState<string | null>(null);
  const problems = useFormProblems(controlId);
  const [change, { loading }] = useChangeUserRoleMutation({ context: inlineErrors });
  const name = `${user.firstName} ${user.lastName}`;
  const losesRecord = user.patientId !== null && chosen.role !== 'patient';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const clientId = chosen.role === 'client' ? chosen.clientId : null;
    try {
      await change({ variables: { input: { userId: user.id, role: chosen.role, clientId } } });
      notify.success(`${name} has a new role and must sign in again.`);
      onClose();
    } catch (reason) {
      const found = problemsOf(reason);
      problems.show(found);
      if (found.length === 0) setFailure(messageOf(reason));
    }
  };

  return (
    <Modal open title={`Role of ${name}`} footer={null} width={560} onCancel={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <ErrorSummary problems={problems.list} attempt={problems.attempt} />
        <FormFailure text={failure} />
        <RoleFields value={chosen} controlId={controlId} problems={problems} onChange={setChosen} />
        {losesRecord && (
          <Alert
            type="warning"
            showIcon
            title="The account is unlinked from its patient record"
            description="To link it again, their identity must be checked in person."
          />
        )}
        <p className={styles.note}>They are signed out on every device.</p>
        <div className={styles.ends}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={loading}>
            Change role
          </Button>
        </div>
      </form>
    </Modal>
  );
}
