import { READING_KINDS, UNUSUAL_RULE } from '@sideline/schema/statistics/reading';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { Page } from '../../components/ui/page';
import { TableSkeleton } from '../../components/ui/skeletons';
import { formatDate, formatDateTime } from '../../lib/dates';
import { readingPath } from './audit-words';
import { useUnusualReadingQuery, type UnusualReadingQuery } from './audit.generated';
import log from '../../components/list/log-list.module.css';
import { numberText } from '../../lib/formats';
import styles from './audit.module.css';

type Reading = UnusualReadingQuery['unusualReading'][number];

const factOf = ({ kind, count, usual, from }: Reading): string => {
  const when = kind === 'hour' ? `in the hour from ${formatDateTime(from)}` : `on ${formatDate(from)}`;
  if (kind === 'day' || kind === 'hour')
    return `${numberText(count)} patients ${when}. ${usual === null ? 'Too few days to know what is usual.' : `Usually ${String(usual)}.`}`;
  return `Opened ${count === 1 ? 'once' : `${String(count)} times`}, last ${when}.`;
};

function ReadingRow({ reading }: { readonly reading: Reading }) {
  const navigate = useNavigate();
  const name = reading.actorName ?? 'A deleted account';
  return (
    <li className={styles.reading}>
      <div>
        <p>
          <strong>{name}</strong>: {READING_KINDS[reading.kind]}
          {reading.patientName ? ` (${reading.patientName})` : ''}
        </p>
        <p className={styles.quiet}>{factOf(reading)}</p>
      </div>
      <Button
        aria-label={`Show what ${name} opened: ${READING_KINDS[reading.kind]}`}
        onClick={() => void navigate(readingPath(reading))}
      >
        Show the entries
      </Button>
    </li>
  );
}

/** Bursts and unusual reading in the last days. Worth a look, but not proof of anything. */
export function UnusualReadingView({ views }: { readonly views: ReactNode }) {
  const { data, error, refetch } = useUnusualReadingQuery({ fetchPolicy: 'network-only' });
  const found = data?.unusualReading;
  return (
    <Page
      title="Audit Logs"
      purpose={`Unusual reading of records in the last ${String(LIMITS.audit.unusualDays)} days. There may be a good reason for it, so ask before you judge.`}
      error={error}
      hasContent={found !== undefined}
      onRetry={() => void refetch()}
      filters={views}
    >
      <div className={styles.stack}>
        {found === undefined ? <TableSkeleton rows={4} /> : null}
        {found?.length === 0 ? (
          <Empty title="No unusual reading">
            Nobody opened far more records than usual, or a record that may be their own, a colleague’s or a
            public figure’s.
          </Empty>
        ) : null}
        {found && found.length > 0 ? (
          <ul className={log['list']} aria-label="Unusual reading">
            {found.map((reading) => (
              <ReadingRow
                key={`${reading.kind} ${reading.actorId} ${reading.patientId ?? ''} ${reading.from}`}
                reading={reading}
              />
            ))}
          </ul>
        ) : null}
        <p className={styles.quiet}>
          {UNUSUAL_RULE} We use names to find records that may be the reader’s own or a colleague’s. Counts
          are updated every hour.
        </p>
      </div>
    </Page>
  );
}
