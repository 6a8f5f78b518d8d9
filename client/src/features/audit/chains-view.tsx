import { Alert, Button, Card } from 'antd';
import { useState, type ReactNode } from 'react';
import { DangerNotice } from '../../components/ui/danger-notice';
import { DayInput } from '../../components/ui/day-input';
import { FormField } from '../../components/ui/entity-form';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { useUrlFilters } from '../../components/ui/url-filters';
import { formatDateTime } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import { useBackgroundRefresh } from '../../lib/use-background-refresh';
import {
  AuditChainsDocument,
  useAuditChainsQuery,
  useCheckAuditChainsMutation,
  type AuditChainsQuery,
} from './audit.generated';
import styles from './audit.module.css';

const FILTERS = ['day'] as const;
const REFRESH_MS = 2_000;

type Chains = AuditChainsQuery['auditChains'];

const counted = (value: number): string => numberText(value);

function CheckCard({ check, isAsked }: { readonly check: Chains['check']; readonly isAsked: boolean }) {
  if (isAsked) return <p role="status">Checking the chains. The result will appear on this page.</p>;
  if (!check) return <p className={styles.quiet}>The chains have not been checked yet.</p>;
  const held = `${counted(check.entries)} entries in 16 chains, compared with ${counted(check.exports)} signed heads. Checked ${formatDateTime(check.endedAt)}.`;
  return check.breaks.length === 0 ? (
    <Alert type="success" showIcon title="The audit trail is intact" description={held} />
  ) : (
    <DangerNotice
      role="alert"
      title="The audit trail is not intact"
      description={
        <>
          <p>
            {held} Leave the server as it is and ask the person who runs it to compare it with the signed
            heads.
          </p>
          <ul>
            {check.breaks.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}

function HeadsCard({ chains: { digest, heads, publicKey } }: { readonly chains: Chains }) {
  const [isOpen, setOpen] = useState(false);
  if (heads.length === 0) return <p className={styles.quiet}>No entry was written on this day.</p>;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>The day’s head: one line to write down</dt>
          <dd className={styles.hash}>{digest}</dd>
        </div>
        <div>
          <dt>Key for checking signed heads</dt>
          <dd className={styles.hash}>{publicKey}</dd>
        </div>
      </dl>
      <Button className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the chains' : `Show the ${counted(heads.length)} chains`}
      </Button>
      {isOpen ? (
        <ol className={styles.heads} aria-label="Heads of the chains">
          {heads.map(({ shard, stream, sequence, hash }) => (
            <li key={shard} className={styles.hash}>{`${stream}, entry ${counted(sequence)}: ${hash}`}</li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

/** Whether the chains hold, and where a day's chains end. */
export function ChainsView({ views }: { readonly views: ReactNode }) {
  const { values, set } = useUrlFilters(FILTERS);
  const variables = { day: values.day ?? null };
  const { data, previousData, error, refetch } = useAuditChainsQuery({
    fetchPolicy: 'cache-and-network',
    variables,
  });
  const chains = (data ?? previousData)?.auditChains;
  const [check, { loading }] = useCheckAuditChainsMutation();
  // The last check shown when a new one was requested. The new one is done once this changes.
  const [before, setBefore] = useState<string | null>(null);
  const newest = chains?.check?.endedAt ?? 'none';
  const isAsked = before !== null && before === newest;
  useBackgroundRefresh(AuditChainsDocument, REFRESH_MS, { variables, isOn: isAsked });
  return (
    <Page
      title="Audit Logs"
      purpose="Each entry’s hash covers the one before it. Checking the chains from end to end shows whether anything was changed, added or removed."
      error={error}
      hasContent={chains !== undefined}
      onRetry={() => void refetch()}
      filters={views}
      actions={
        <Button
          type="primary"
          loading={loading || isAsked}
          onClick={() => {
            check().then(
              () => setBefore(newest),
              // The page says a refusal.
              () => undefined,
            );
          }}
        >
          Check the chains now
        </Button>
      }
    >
      {chains === undefined ? (
        <CardsSkeleton cards={2} rows={3} />
      ) : (
        <div className={styles.stack}>
          <Card title={<h2 className="sl-card-title">Last check</h2>}>
            <CheckCard check={chains.check} isAsked={isAsked} />
          </Card>
          <Card title={<h2 className="sl-card-title">Heads of the chains for a day</h2>}>
            <div className={styles.stack}>
              <FormField id="audit-day" label="Day" hint="In UTC.">
                <DayInput
                  id="audit-day"
                  value={chains.day}
                  aria-describedby="audit-day-hint"
                  onChange={(next) => set({ day: next })}
                />
              </FormField>
              <HeadsCard chains={chains} />
            </div>
          </Card>
        </div>
      )}
    </Page>
  );
}
