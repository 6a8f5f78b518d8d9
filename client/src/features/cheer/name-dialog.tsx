import { Alert, Button, Input, Modal } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { describedBy, FormField } from '../../components/entity-form';
import { messageOf, problemsOf } from '../../lib/errors';
import styles from './cheer.module.css';

interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly initial: string;
  /** 'Create team', 'Rename squad'. */
  readonly action: string;
  /** Rejects with what the server said; the dialog shows it and keeps the name. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

const CONTROL = 'cheer-name';

/** Asks for the one thing that a team or a squad has: its name. */
export function NameDialog({ title, label, initial, action, onSave, onClose }: NameDialogProps) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = name.trim().replace(/ {2,}/g, ' ');
    setFailure(null);
    setError(wanted === '' ? `Enter the ${label.toLowerCase()}.` : null);
    if (wanted === '') return;
    setSaving(true);
    try {
      await onSave(wanted);
      onClose();
    } catch (refusal) {
      const [problem] = problemsOf(refusal);
      if (problem) setError(problem.message);
      else setFailure(messageOf(refusal));
      setSaving(false);
    }
  };

  return (
    <Modal
      open
      title={title}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(isOpen) => {
        if (isOpen) document.getElementById(CONTROL)?.focus();
      }}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          void submit(event);
        }}
      >
        {failure === null ? null : <Alert type="error" showIcon title={failure} role="alert" />}
        <FormField id={CONTROL} label={label} isRequired error={error}>
          <Input
            id={CONTROL}
            value={name}
            maxLength={200}
            autoComplete="off"
            aria-required
            aria-invalid={error !== null}
            aria-describedby={describedBy(CONTROL, undefined, error)}
            {...(error === null ? {} : { status: 'error' as const })}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        </FormField>
        <div className={styles.foot}>
          <Button onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
