import { ExclamationCircleFilled } from '@ant-design/icons';
import { Alert, Flex, theme } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFieldWords } from '../../lib/words/use-field-words';
import { QuietText } from './quiet-text';

/** One problem to correct: the id of the control that holds it, and what to do in words. */
export interface FieldProblem {
  readonly controlId: string;
  readonly message: string;
}

interface FormFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  /** The control. It takes `id` and, if there is a hint or an error, `describedBy(id)`. */
  readonly children: ReactNode;
}

/** Id of the text that describes a control, for its `aria-describedby`; undefined where the field has neither hint nor error. */
export function describedBy(id: string, hint?: ReactNode, error?: string | null): string | undefined {
  const ids = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter((part) => part !== null);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Label above, hint between label and control, the error under it with an icon and what to do (screens section 7). */
export function FormField({ id, label, hint, error, isRequired = false, children }: FormFieldProps) {
  const { token } = theme.useToken();
  return (
    <Flex vertical gap={4} style={{ minWidth: 0, flex: 1 }}>
      <label htmlFor={id} style={{ fontWeight: 600 }}>
        {label}
        {isRequired ? (
          <span aria-hidden="true" style={{ color: token.colorErrorText }}>
            {' *'}
          </span>
        ) : null}
      </label>
      {hint ? <QuietText id={`${id}-hint`}>{hint}</QuietText> : null}
      {children}
      <FieldError id={id} error={error} />
    </Flex>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly error?: string | null | undefined;
}

/** The error line under a control; nothing where there is none. */
export function FieldError({ id, error }: FieldErrorProps) {
  const { token } = theme.useToken();
  if (!error) return null;
  return (
    <span id={`${id}-error`} role="alert" style={{ color: token.colorErrorText }}>
      <ExclamationCircleFilled aria-hidden="true" /> {error}
    </span>
  );
}

interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** Changes with every failed submit, so that the summary takes the focus again. */
  readonly attempt: number;
  readonly title?: string;
}

/** After a failed submit: takes the focus and links to each field that needs correcting. */
export function ErrorSummary({ problems, attempt, title }: ErrorSummaryProps) {
  const say = useFieldWords();
  // A new attempt remounts it and so moves the focus. It must not jump while the person is correcting the fields.
  return problems.length === 0 ? null : (
    <Summary key={attempt} problems={problems} title={title ?? say('field.summary')} />
  );
}

function Summary({
  problems,
  title,
}: {
  readonly problems: readonly FieldProblem[];
  readonly title: string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { token } = theme.useToken();
  useEffect(() => {
    frame.current?.focus();
  }, []);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="alert"
      aria-label={title}
      style={{ borderRadius: token.borderRadiusLG }}
    >
      <Alert
        type="error"
        showIcon
        title={title}
        description={
          <ul style={{ margin: 0, paddingInlineStart: 20, lineHeight: '24px' }}>
            {problems.map((problem) => (
              <li key={`${problem.controlId}-${problem.message}`}>
                <a
                  href={`#${problem.controlId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    const control = document.getElementById(problem.controlId);
                    control?.focus();
                    control?.scrollIntoView({ block: 'center' });
                  }}
                >
                  {problem.message}
                </a>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
