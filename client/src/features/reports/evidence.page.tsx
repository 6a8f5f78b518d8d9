import { inlineErrors } from '../../lib/apollo-hooks';
import { FileZipOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { useOwnRight } from '../../components/rights/use-own-right';
import { DayInput } from '../../components/ui/day-input';
import { FormField } from '../../components/ui/entity-form';
import { Empty } from '../../components/ui/empty';
import { ExportRow } from '../../components/exports/exports-dialog';
import {
  OwnExportsDocument,
  useOwnExportsQuery,
  useRequestExportMutation,
} from '../../components/exports/exports.generated';
import exportStyles from '../../components/exports/exports.module.css';
import { Failure } from '../../components/ui/failure';
import { FormFailure } from '../../components/ui/form-failure';
import { Page } from '../../components/ui/page';
import { TableSkeleton } from '../../components/ui/skeletons';
import { useUrlFilters } from '../../components/ui/url-filters';
import { dayStart, todayAsLocalDate } from '../../lib/dates';
import { messageOf } from '../../lib/errors';
import { useBackgroundRefresh } from '../../lib/use-background-refresh';
import styles from './evidence.module.css';

const FILTERS = ['from', 'to'] as const;
const REFRESH_MS = 1_000;

const CONTENTS: readonly string[] = [
  'A sample of the audit trail with its chain proof, and the last check of the whole trail',
  'Controlled drug moves, with witnesses and balances',
  'The qualification matrix at each shift',
  'Response times by event and priority',
  'How complete each section of the records is',
  'NEWS2 alerts, and the time until action was taken',
  'Safeguarding concerns and referrals, without what was written',
  'Controlled drug discrepancies, and how each was closed',
  'Device servicing and faults',
  'Event control incidents with their times',
  'Patient safety incidents, duty of candour and complaints in the quality register, with the date of each step',
  'Training and cleaning entries in the quality register',
];

/** The same day a number of months earlier. */
const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(date, last));
  return before.toISOString().slice(0, 10);
};

const PERIODS = [
  ['Last month', 1],
  ['Last quarter', 3],
  ['Last year', 12],
] as const;

/** The evidence pack for the regulator: choose a period, have it made, download it. */
export default function EvidencePage() {
  const today = todayAsLocalDate();
  const { values, set } = useUrlFilters(FILTERS);
  const from = values.from ?? monthsBefore(today, 3);
  const to = values.to ?? today;
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [request, { loading }] = useRequestExportMutation({
    context: inlineErrors,
    refetchQueries: [OwnExportsDocument],
  });
  const { data, error, refetch } = useOwnExportsQuery({ fetchPolicy: 'cache-and-network' });
  const exporting = useOwnRight('exportLists');
  const packs = data?.ownExports.filter(({ kind }) => kind === 'evidence');
  useBackgroundRefresh(OwnExportsDocument, REFRESH_MS, {
    isOn: packs?.some(({ state }) => state === 'waiting' || state === 'running') ?? false,
  });

  const make = async () => {
    const [start, end] = [dayStart(from), dayStart(to, 1)];
    if (start === null || end === null || start >= end) {
      setProblem('Choose a first day that is not after the last day.');
      return;
    }
    setProblem(null);
    setRefusal(null);
    try {
      await request({
        variables: {
          input: {
            exportId: newId(),
            kind: 'evidence',
            format: 'zip',
            query: new URLSearchParams({ from: start, to: end }).toString(),
          },
        },
      });
    } catch (failure) {
      setRefusal(messageOf(failure));
    }
  };

  return (
    <Page
      title="Evidence pack"
      purpose="The evidence that a regulator asks for in one ZIP file with an index, for the period you choose. It is made in the background and kept for a day."
    >
      <div className={styles.stack}>
        <Card title={<h2 className="sl-card-title">Period</h2>}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void make();
            }}
          >
            <FormFailure text={refusal} />
            <FormField id="evidence-from" label="First day" error={problem}>
              <DayInput
                id="evidence-from"
                value={from}
                aria-invalid={problem !== null}
                aria-describedby={problem === null ? undefined : 'evidence-from-error'}
                onChange={(next) => set({ from: next })}
              />
            </FormField>
            <FormField id="evidence-to" label="Last day">
              <DayInput id="evidence-to" value={to} onChange={(next) => set({ to: next })} />
            </FormField>
            <div className={styles.periods} role="group" aria-label="Usual periods">
              {PERIODS.map(([label, months]) => (
                <Button key={label} onClick={() => set({ from: monthsBefore(today, months), to: today })}>
                  {label}
                </Button>
              ))}
            </div>
            <Button
              type="primary"
              htmlType="submit"
              loading={loading}
              {...exporting.button}
              icon={<FileZipOutlined aria-hidden="true" />}
            >
              Make evidence pack
            </Button>
            {exporting.reason}
          </form>
        </Card>
        <Card title={<h2 className="sl-card-title">Your packs</h2>}>
          {packs === undefined && !error ? <TableSkeleton rows={2} /> : null}
          {packs === undefined && error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
          {packs?.length === 0 ? (
            <Empty size="small" title="No packs yet">
              Choose a period and press ‘Make evidence pack’. It appears here.
            </Empty>
          ) : null}
          {packs && packs.length > 0 ? (
            <ul className={exportStyles['files']} aria-live="polite" aria-label="Your packs">
              {packs.map((pack) => (
                <ExportRow key={pack.id} export={pack} />
              ))}
            </ul>
          ) : null}
        </Card>
        <Card title={<h2 className="sl-card-title">What is in a pack</h2>}>
          <ul className={styles.contents}>
            {CONTENTS.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={styles.quiet}>
            Each file is listed in the index with what it shows and its SHA-256. The pack names staff and
            record numbers, but no patients.
          </p>
        </Card>
      </div>
    </Page>
  );
}
