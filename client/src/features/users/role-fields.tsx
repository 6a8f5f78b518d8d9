import { ROLE_LABELS, ROLES, type Role } from '@sideline/schema/roles';
import { Segmented } from 'antd';
import { Choice } from '../../components/ui/choice';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { useClientChoices } from '../../components/pickers/use-client-choices';
import type { FormProblems } from '../../components/ui/use-form-problems';

export interface ChosenRole {
  readonly role: Role;
  readonly clientId: string | null;
}

interface RoleFieldsProps {
  readonly value: ChosenRole;
  readonly controlId: (field: string) => string;
  readonly problems: FormProblems;
  readonly onChange: (value: ChosenRole) => void;
}

const WHAT: Readonly<Record<Role, string>> = {
  admin: 'Sees and changes everything, and manages accounts.',
  staff: 'Treats patients: records, shifts and stock.',
  client: 'Sees the events of one client, without patients’ names.',
  patient: 'Sees their own record, once staff have checked who they are.',
};

/** A role, and for a client’s role the client whose events it sees. */
export function RoleFields({ value, controlId, problems, onChange }: RoleFieldsProps) {
  return (
    <>
      <FormField id={controlId('role')} label="Role" hint={WHAT[value.role]} error={problems.of('role')}>
        <Segmented<Role>
          id={controlId('role')}
          aria-label="Role"
          aria-describedby={describedBy(controlId('role'), WHAT[value.role])}
          value={value.role}
          onChange={(role) => onChange({ ...value, role })}
          options={ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
        />
      </FormField>
      {value.role === 'client' && <ClientField {...{ value, controlId, problems, onChange }} />}
    </>
  );
}

function ClientField({ value, controlId, problems, onChange }: RoleFieldsProps) {
  const clients = useClientChoices();
  return (
    <FormField id={controlId('clientId')} label="Client" error={problems.of('clientId')} isRequired>
      <Choice
        id={controlId('clientId')}
        value={value.clientId}
        onChange={(clientId: string) => onChange({ ...value, clientId })}
        options={[...clients.options]}
        source={clients.source}
        placeholder="Whose events they may see"
        aria-invalid={problems.of('clientId') !== null}
      />
    </FormField>
  );
}
