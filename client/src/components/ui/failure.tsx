import { Alert, Button } from 'antd';
import { codeOf, messageOf } from '../../lib/errors';
import { Empty } from './empty';

export interface FailureProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Why there may be nothing at this address. */
  readonly missing?: string;
}

/**
 * A query that failed, in place of what it would have shown: the words once, and the way to try again. What is not there
 * is no failure, and trying again would not find it.
 */
export function Failure({ error, onRetry, missing = 'The link may be old or incomplete.' }: FailureProps) {
  if (codeOf(error) === 'NOT_FOUND') return <Empty title={messageOf(error)}>{missing}</Empty>;
  // What was erased is told in its own words, and nothing else is.
  if (codeOf(error) === 'ERASED') return <Empty title={messageOf(error)} />;
  return (
    <Alert
      type="error"
      showIcon
      title="This could not be loaded."
      description={messageOf(error)}
      action={onRetry && <Button onClick={onRetry}>Try again</Button>}
    />
  );
}

interface PartFailureProps {
  readonly error: unknown;
  /** What cannot be loaded just now, in one sentence. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** A part of a screen that could not be read, in one quiet line beside what could. What is not there is not asked for again. */
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
