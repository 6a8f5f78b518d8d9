import { ROLE_LABELS, TOKEN_ROLES, type TokenRole } from '@sideline/schema/roles';
import type { Problem } from '@sideline/schema/errors';
import type { TokenScope } from '@sideline/schema/scopes';
import { Button, Input, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useState, type SyntheticEvent } from 'react';
import { FormFailure } from '../../components/ui/form-failure';
import type { ClientChoices } from '../../components/pickers/use-client-choices';
import { Choice } from '../../components/ui/choice';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import type { FormProblems } from '../../components/ui/use-form-problems';
import { ScopeTable } from './scope-table';
import styles from './tokens.module.css';

export interface NewToken {
  readonly name: string;
  readonly role: TokenRole;
  readonly scopes: TokenScope[];
  readonly clientId: string | null;
  /** ISO time. */
  readonly expiresAt: string;
}

interface TokenFormProps {
  readonly clients: ClientChoices;
  readonly problems: FormProblems;
  readonly failure: string | null;
  readonly isSending: boolean;
  readonly onSubmit: (token: NewToken) => void;
  readonly onCancel: () => void;
}

const LIFETIMES = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 180, label: '180 days' },
  { value: 365, label: '1 year' },
];

export const tokenControlId = (field: string): string => `token-${field}`;

const NAME_HINT = 'What it is for, so that you can tell it from others later.';

const SCOPES_HINT = 'The token can do nothing else. Choose only what the other system needs.';

/** A new API token: its purpose, role, lifetime, and what it may access. */
export function TokenForm({ clients, problems, failure, isSending, onSubmit, onCancel }: TokenFormProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<TokenRole>('staff');
  const [clientId, setClientId] = useState<string | null>(null);
  const [days, setDays] = useState(90);
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found: Problem[] = [];
    if (name.trim() === '')
      found.push({ field: 'name', code: 'required', message: 'Say what the token is for.' });
    if (role === 'client' && clientId === null) {
      found.push({
        field: 'clientId',
        code: 'required',
        message: 'Choose the client whose events it may see.',
      });
    }
    if (scopes.length === 0)
      found.push({
        field: 'scopes',
        code: 'required',
        message: 'Choose at least one thing that the token may do.',
      });
    problems.show(found);
    if (found.length > 0) return;
    onSubmit({
      name: name.trim(),
      role,
      scopes: [...scopes],
      clientId: role === 'client' ? clientId : null,
      expiresAt: dayjs().add(days, 'day').toISOString(),
    });
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      <FormFailure text={failure} />
      <FormField
        id={tokenControlId('name')}
        label="Name"
        hint={NAME_HINT}
        error={problems.of('name')}
        isRequired
      >
        <Input
          id={tokenControlId('name')}
          value={name}
          placeholder="Hospital handover feed"
          aria-invalid={problems.of('name') !== null}
          aria-describedby={describedBy(tokenControlId('name'), NAME_HINT, problems.of('name'))}
          onChange={({ target }) => setName(target.value)}
        />
      </FormField>
      <FormField id={tokenControlId('role')} label="Acts as" error={problems.of('role')}>
        <Segmented<TokenRole>
          id={tokenControlId('role')}
          aria-label="Acts as"
          value={role}
          onChange={setRole}
          options={TOKEN_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        />
      </FormField>
      {role === 'client' && (
        <FormField id={tokenControlId('clientId')} label="Client" error={problems.of('clientId')} isRequired>
          <Choice
            id={tokenControlId('clientId')}
            value={clientId}
            onChange={setClientId}
            options={[...clients.options]}
            source={clients.source}
            placeholder="Whose events it may see"
          />
        </FormField>
      )}
      <FormField id={tokenControlId('expiresAt')} label="Works for" error={problems.of('expiresAt')}>
        <Segmented<number>
          id={tokenControlId('expiresAt')}
          aria-label="Works for"
          value={days}
          onChange={setDays}
          options={LIFETIMES}
        />
      </FormField>
      <FormField
        id={tokenControlId('scopes')}
        label="Can access"
        hint={SCOPES_HINT}
        error={problems.of('scopes')}
        isRequired
      >
        <ScopeTable id={tokenControlId('scopes')} value={scopes} onChange={setScopes} />
      </FormField>
      <div className={styles.actions}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          Create token
        </Button>
      </div>
    </form>
  );
}
