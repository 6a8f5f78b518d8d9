import { EditOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { codeOf, messageOf, problemsOf } from '../../lib/errors';
import type { InlineEdit } from './inline-edit';
import styles from './inline-cell.module.css';
import { notifyUndoable } from './undo-notice';

interface InlineCellProps<Row> {
  readonly edit: InlineEdit<Row>;
  readonly row: Row;
  /** How the list calls the row: 'Harbour Supplies'. */
  readonly name: string;
  /** The cell when it is not being edited. */
  readonly children: ReactNode;
}

/** A cell that can be edited in place. Enter or F2 opens it, Enter saves, and Escape leaves it unchanged. */
export default function InlineCell<Row extends object>({ edit, row, name, children }: InlineCellProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The focus returns to where it was, unless it has moved elsewhere.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <Editor edit={edit} row={row} name={name} onClose={() => setOpen(false)} />;
  return (
    <button
      ref={opener}
      type="button"
      className={styles['closed']}
      data-inline-edit=""
      onClick={() => setOpen(true)}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      <span>{children}</span>
      <span className="sl-hidden">{`, edit ${edit.label.toLowerCase()} of ${name}`}</span>
      <EditOutlined aria-hidden="true" />
    </button>
  );
}

interface EditorProps<Row> extends Omit<InlineCellProps<Row>, 'children'> {
  readonly onClose: () => void;
}

function Editor<Row extends object>({ edit, row, name, onClose }: EditorProps<Row>) {
  const id = useId();
  // A change starts from the row as it was when the cell was opened, so that another person's change is not lost unseen.
  const [from, setFrom] = useState<Row | null>(row);
  const [typed, setTyped] = useState(() => edit.value(row));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const input = useRef<InputRef>(null);
  // Typing starts in the cell that was opened.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const save = async () => {
    if (isSaving) return;
    const before = from ?? row;
    const wanted = typed.trim();
    if (wanted === edit.value(before)) {
      onClose();
      return;
    }
    const refused = edit.check?.(wanted) ?? null;
    if (refused !== null) {
      setProblem(refused);
      return;
    }
    setSaving(true);
    try {
      const after = await edit.save(before, wanted);
      edit.onChanged();
      notifyUndoable({
        text: `${edit.label} of ${name} is ${wanted === '' ? 'empty' : wanted}.`,
        undo: async () => {
          await edit.save(after, edit.value(before));
          edit.onChanged();
        },
        undone: `${edit.label} of ${name} has been changed back.`,
      });
      onClose();
    } catch (failure) {
      const isClash = codeOf(failure) === 'CHANGED_MEANWHILE';
      setProblem(problemsOf(failure)[0]?.message ?? messageOf(failure));
      if (isClash) {
        // Shown once. What is saved now starts from the current row.
        setFrom(null);
        edit.onChanged();
      }
      setSaving(false);
      input.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      void save();
    }
  };
  const hint = `${id}-hint`;
  return (
    // Keys for the field and its buttons. The row's own keys do not reach a field.
    <div className={styles['open']} role="presentation" onKeyDown={onKeyDown}>
      <Input
        ref={input}
        value={typed}
        readOnly={isSaving}
        aria-label={`${edit.label} of ${name}`}
        aria-describedby={hint}
        aria-invalid={problem !== null}
        status={problem === null ? '' : 'error'}
        inputMode={edit.inputMode ?? 'text'}
        {...(edit.maxLength === undefined ? {} : { maxLength: edit.maxLength })}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => {
          const isWithin = event.currentTarget
            .closest(`.${styles['open'] ?? ''}`)
            ?.contains(event.relatedTarget);
          if (!isWithin && typed.trim() === edit.value(from ?? row)) onClose();
        }}
      />
      <span className={styles['acts']}>
        <Button size="small" type="primary" loading={isSaving} onClick={() => void save()}>
          Save
        </Button>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </span>
      <span id={hint} className={problem === null ? 'sl-hidden' : styles['problem']}>
        {problem === null ? 'Press Enter to save, or Escape to leave it as it was.' : null}
        <span role="alert">
          {problem}
          {problem !== null && from === null ? ` It is now: ${edit.value(row) || 'empty'}.` : null}
        </span>
      </span>
    </div>
  );
}
