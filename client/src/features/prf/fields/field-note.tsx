import { ExclamationCircleFilled, WarningFilled } from '@ant-design/icons';

interface FieldNoteProps {
  readonly id: string;
  readonly error?: string | null;
  readonly warning?: string | null;
}

/** What is wrong or unusual, under the control: icon and words, never only colour. Announced when it appears. */
export function FieldNote({ id, error, warning }: FieldNoteProps) {
  return (
    <div id={id} aria-live="polite">
      {error ? (
        <p className="prf-note prf-note-error">
          <ExclamationCircleFilled aria-hidden="true" /> {error}
        </p>
      ) : warning ? (
        <p className="prf-note prf-note-warning">
          <WarningFilled aria-hidden="true" /> {warning}
        </p>
      ) : null}
    </div>
  );
}
