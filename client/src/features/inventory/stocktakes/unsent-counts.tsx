import { quantityText } from '@sideline/schema/inventory/quantity';
import { Alert, Button } from 'antd';
import { DangerNotice } from '../../../components/ui/danger-notice';
import { useOnline } from '../../../lib/online';
import type { KeptCount } from './kept-counts';
import type { KeptCounts } from './use-kept-counts';

const words = ({ name, quantity }: KeptCount): string => `${name}: ${quantityText(quantity)}`;

/** Counts that have not reached the server, and those that it refused. */
export function UnsentCountsAlert({ kept: { counts, isKept, remove } }: { readonly kept: KeptCounts }) {
  const { isOnline } = useOnline();
  const waiting = counts.filter(({ refusal }) => refusal === null);
  // A line shows what waits for it; what is not listed has no line.
  const unlisted = waiting.filter(({ lineId }) => lineId === null);
  const refused = counts.filter(({ refusal }) => refusal !== null);
  return (
    <>
      {isOnline && waiting.length === 0 ? null : (
        <Alert
          type={waiting.length > 0 ? 'warning' : 'info'}
          showIcon
          role="status"
          style={{ marginBottom: 16 }}
          title={
            waiting.length === 0
              ? 'No connection. You can continue counting.'
              : `${String(waiting.length)} ${waiting.length === 1 ? 'count has' : 'counts have'} not been sent.`
          }
          description={
            <>
              {isKept
                ? 'Counts are kept on this device and sent when there is a connection.'
                : 'Keep this page open until they are sent.'}
              {unlisted.length === 0 ? null : (
                <ul aria-label="Not listed, and not sent" style={{ margin: 0, paddingInlineStart: 20 }}>
                  {unlisted.map((count) => (
                    <li key={count.id}>
                      {words(count)}{' '}
                      <Button
                        type="text"
                        aria-label={`Discard the count of ${count.name}`}
                        onClick={() => remove(count.id)}
                      >
                        Discard count
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
            </>
          }
        />
      )}
      {refused.map((count) => (
        <DangerNotice
          key={count.id}
          role="alert"
          style={{ marginBottom: 16 }}
          title={`Not counted. ${words(count)}`}
          description={count.refusal}
          action={<Button onClick={() => remove(count.id)}>Discard count</Button>}
        />
      ))}
    </>
  );
}
