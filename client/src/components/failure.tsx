import { Alert, Button } from 'antd';
import { codeOf, messageOf } from '../lib/errors';
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
