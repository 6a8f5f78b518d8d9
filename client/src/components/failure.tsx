import { Alert, Button } from 'antd';
import { messageOf } from '../lib/errors';

export interface FailureProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** A query that failed, in place of what it would have shown: the words once, and the way to try again. */
export function Failure({ error, onRetry }: FailureProps) {
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
