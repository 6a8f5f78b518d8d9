import { Alert, Button } from 'antd';
import { codeOf, messageOf } from '../../lib/errors';
import { useFieldWords } from '../../lib/words/use-field-words';
import { Empty } from './empty';

export interface FailureProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Shown instead of the error's own message. */
  readonly text?: string;
  /** Why there may be nothing at this address. */
  readonly missing?: string;
}

/**
 * A failed query, shown in place of its content: the message once, and a way to try again. A missing record is not a
 * failure, and trying again would not find it.
 */
export function Failure({
  error,
  onRetry,
  text,
  missing = 'The link may be old or incomplete.',
}: FailureProps) {
  const say = useFieldWords();
  if (codeOf(error) === 'NOT_FOUND') return <Empty title={messageOf(error)}>{missing}</Empty>;
  // An erased record has its own message, and nothing else is shown.
  if (codeOf(error) === 'ERASED') return <Empty title={messageOf(error)} />;
  return (
    <Alert
      type="error"
      showIcon
      title={say('field.notLoaded')}
      description={text ?? messageOf(error)}
      action={onRetry && <Button onClick={onRetry}>{say('field.tryAgain')}</Button>}
    />
  );
}

interface PartFailureProps {
  readonly error: unknown;
  /** What cannot be loaded, in one sentence. */
  readonly title: string;
  readonly onRetry: () => void;
}

/**
 * A part of a screen that could not be loaded, in one line, next to the parts that could. A missing record is not
 * requested again.
 */
export function PartFailure({ error, title, onRetry }: PartFailureProps) {
  const isGone = codeOf(error) === 'NOT_FOUND';
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      title={isGone ? messageOf(error) : title}
      action={isGone ? undefined : <Button onClick={onRetry}>Try again</Button>}
    />
  );
}
