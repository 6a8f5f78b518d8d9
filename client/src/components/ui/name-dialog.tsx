import { Button, Input, Modal } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { describedBy, ErrorSummary, FormField } from './entity-form';
import { useFormProblems } from './use-form-problems';
import { messageOf, problemsOf } from '../../lib/errors';
import { FormFailure } from './form-failure';
import styles from './name-dialog.module.css';

interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly initial: string;
  /** By default 200. */
  readonly maxLength?: number;
  /** 'Create team', 'Rename squad'. */
  readonly action: string;
  /** Rejects with the server's message. The dialog shows it and keeps the name. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

const CONTROL = 'asked-name';

/** A dialog that asks for a name and nothing else. */
export function NameDialog({
  title,
  label,
  hint,
  initial,
  maxLength = 200,
  action,
  onSave,
  onClose,
}: NameDialogProps) {
  const [name, setName] = useState(initial);
  const problems = useFormProblems(() => CONTROL);
  const error = problems.list[0]?.message ?? null;
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = name.trim().replace(/ {2,}/g, ' ');
    setFailure(null);
    problems.show(
      wanted === ''
        ? [{ field: 'name', code: 'required', message: `Enter the ${label.toLowerCase()}.` }]
        : [],
    );
    if (wanted === '') return;
    setSaving(true);
    try {
      await onSave(wanted);
      onClose();
    } catch (refusal) {
      const found = problemsOf(refusal);
      problems.show(found);
      if (found.length === 0) setFailure(messageOf(refusal));
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
        <ErrorSummary problems={problems.list} attempt={problems.attempt} />
        <FormFailure text={failure} />
        <FormField id={CONTROL} label={label} hint={hint} isRequired error={error}>
          <Input
            id={CONTROL}
            value={name}
            maxLength={maxLength}
            autoComplete="off"
            aria-required
            aria-invalid={error !== null}
            aria-describedby={describedBy(CONTROL, hint, error)}
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
