import { READING_KINDS, UNUSUAL_RULE } from '@sideline/schema/statistics/reading';
import { LIMITS } from '@sideline/schema/limits';
import type { ReactNode } from 'react';
import { DataTable, type DataColumn } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { Page } from '../../components/ui/page';
import { formatDate, formatDateTime } from '../../lib/dates';
import { readingPath } from './audit-words';
import { useUnusualReadingQuery, type UnusualReadingQuery } from './audit.generated';
import { numberText } from '../../lib/formats';
import styles from './audit.module.css';

type Reading = UnusualReadingQuery['unusualReading'][number];

const factOf = ({ kind, count, usual, from }: Reading): string => {
  const when = kind === 'hour' ? `in the hour from ${formatDateTime(from)}` : `on ${formatDate(from)}`;
  if (kind === 'day' || kind === 'hour')
    return `${numberText(count)} patients ${when}. ${usual === null ? 'Too few days to know what is usual.' : `Usually ${String(usual)}.`}`;
  return `Opened ${count === 1 ? 'once' : `${String(count)} times`}, last ${when}.`;
};

const nameOf = ({ actorName }: Reading): string => actorName ?? 'A deleted account';
const aboutOf = ({ kind, patientName }: Reading): string =>
  `${READING_KINDS[kind]}${patientName ? ` (${patientName})` : ''}`;

const COLUMNS: readonly DataColumn<Reading>[] = [
  { key: 'who', title: 'Who', width: 240, render: nameOf },
  { key: 'what', title: 'What is unusual', render: aboutOf },
  { key: 'how', title: 'How much, and when', render: factOf },
];

/** Bursts and unusual reading in the last days. Worth a look, but not proof of anything. */
export function UnusualReadingView({ views }: { readonly views: ReactNode }) {
  const { data, error, refetch } = useUnusualReadingQuery({ fetchPolicy: 'network-only' });
  const found = data?.unusualReading;
  return (
    <Page
      title="Audit Logs"
      width="wide"
      purpose={`Unusual reading of records in the last ${String(LIMITS.audit.unusualDays)} days. There may be a good reason for it, so ask before you judge.`}
      error={error}
      hasContent={found !== undefined}
      onRetry={() => void refetch()}
      filters={views}
    >
      <div className={styles.stack}>
        <DataTable<Reading>
          label="Unusual reading"
          rows={found}
          rowKey={({ kind, actorId, patientId, from }) => `${kind} ${actorId} ${patientId ?? ''} ${from}`}
          rowName={(reading) => `${nameOf(reading)}: ${aboutOf(reading)}`}
          columns={COLUMNS}
          // The entries that it is about.
          href={(reading) => readingPath(reading)}
          card={(reading) => ({ title: nameOf(reading), facts: [aboutOf(reading), factOf(reading)] })}
          empty={
            <Empty title="No unusual reading">
              Nobody opened far more records than usual, or a record that may be their own, a colleague’s or a
              public figure’s.
            </Empty>
          }
        />
        <p className={styles.quiet}>
          {UNUSUAL_RULE} We use names to find records that may be the reader’s own or a colleague’s. Counts
          are updated every hour.
        </p>
      </div>
    </Page>
  );
}
