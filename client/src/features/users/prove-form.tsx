import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { CodeField } from '../../components/records/code-field';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { messageOf, problemsOf } from '../../lib/errors';
import { useFactorWords } from './factor-words';
import styles from './form.module.css';

export interface Proof {
  readonly password: string;
  readonly code: string;
}

interface ProveFormProps {
  /** What to know first. */
  readonly children: string;
  /** 'Continue', 'Remove second factor'. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Asks for a code from the app as well as the password. */
  readonly wantsCode?: boolean;
  /** Rejects with the server's message, which the form shows. */
  readonly onProved: (proof: Proof) => Promise<void>;
}

/** Asks for the password again, before something that only the account's owner may do. */
export function ProveForm({
  children,
  action,
  isDangerous = false,
  wantsCode = false,
  onProved,
}: ProveFormProps) {
  const id = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<{ password?: string; code?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const input = useRef<InputRef>(null);
  const { say, said } = useFactorWords();
  useEffect(() => {
    input.current?.focus();
  }, []);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    setFaults({});
    if (password === '') {
      setFaults({ password: say('factor.passwordMissing') });
      return;
    }
    setSending(true);
    try {
      await onProved({ password, code: code.trim() });
    } catch (reason) {
      const found = problemsOf(reason);
      setFaults(
        Object.fromEntries(found.map(({ field, message }) => [field.replace(/^input\./, ''), message])),
      );
      if (found.length === 0) setFailure(messageOf(reason));
      setSending(false);
    }
  };

  const passwordFault = faults.password === undefined ? null : said(faults.password);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.note}>{children}</p>
      <FormFailure text={failure === null ? null : said(failure)} />
      <FormField id={id} label={say('factor.password')} error={passwordFault} isRequired>
        <Input.Password
          id={id}
          ref={input}
          value={password}
          autoComplete="current-password"
          aria-invalid={faults.password !== undefined}
          aria-describedby={describedBy(id, undefined, passwordFault)}
          onChange={(event) => setPassword(event.target.value)}
        />
      </FormField>
      {wantsCode && <CodeField value={code} error={faults.code ?? null} onChange={setCode} />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" danger={isDangerous} loading={isSending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
