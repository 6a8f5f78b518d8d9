import { HELD_SUBJECT_LABELS } from '@sideline/schema/retention';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { Failure } from '../../../components/ui/failure';
import { morePages } from '../../../components/list/next-page';
import { formatDate } from '../../../lib/dates';
import { useHeldSubjectsQuery, type HeldSubjectFactsFragment } from './retention.generated';

const reasonOf = ({ marks }: HeldSubjectFactsFragment): string => {
  const hold = marks.find(({ endedAt }) => endedAt === null);
  return hold === undefined ? '' : `${hold.madeByName}, ${formatDate(hold.madeAt)}: ${hold.reason}`;
};

const COLUMNS: readonly DataColumn<HeldSubjectFactsFragment>[] = [
  { key: 'name', title: 'Name', render: ({ name }) => <strong>{name}</strong> },
  { key: 'kind', title: 'Kind', width: 140, render: ({ kind }) => HELD_SUBJECT_LABELS[kind] },
  { key: 'reason', title: 'Why', render: reasonOf },
];

/** Accounts and clients that a legal hold keeps beyond their retention period. Each links to its holds. */
export function HeldSubjects() {
  const { data, error, refetch, fetchMore } = useHeldSubjectsQuery({ fetchPolicy: 'cache-and-network' });
  const held = data?.heldSubjects;
  if (!held && error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      label="Accounts and clients on hold"
      rows={held?.nodes}
      rowKey={({ subjectId }) => subjectId}
      columns={COLUMNS}
      href={({ kind, subjectId }) => `/retention/${kind}/${subjectId}`}
      rowName={({ name }) => name}
      card={(subject) => ({
        title: subject.name,
        facts: [HELD_SUBJECT_LABELS[subject.kind], reasonOf(subject)],
      })}
      totalCount={held?.totalCount ?? null}
      {...morePages('heldSubjects', data, fetchMore)}
      empty={
        <Empty title="No account or client is under a legal hold.">
          To set a hold, use the actions menu of an account under Users or of a client under Clients.
        </Empty>
      }
    />
  );
}
