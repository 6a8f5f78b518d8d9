import { ApartmentOutlined, EyeOutlined, FileSearchOutlined, GlobalOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Ordering } from '../../components/list/list-order';
import { DataTable, type DataColumn, type RowAction } from '../../components/table/data-table';
import { StatusTag } from '../../components/ui/status-tag';
import { formatDateTime } from '../../lib/dates';
import { useSignedInUser } from '../../lib/session';
import { actorOf, changedWords, entryWords, objectKindWords, objectPath } from './audit-words';
import type { AuditRowFragment } from './audit.generated';
import { EntryDrawer } from './entry-drawer';
import { questionsOf, type Filtering } from './entry-questions';
import styles from './audit.module.css';

interface EntryTableProps {
  /** Undefined while the first page is loading. */
  readonly entries: readonly AuditRowFragment[] | undefined;
  readonly ordering: Ordering<'audit'>;
  readonly empty: ReactNode;
  readonly isLoading: boolean;
  readonly onMore?: () => void;
  readonly onFilter: Filtering;
}

/** 'PRF EVENT-000001-…', as a link if this reader may open it. */
function About({ entry, isAdmin }: { readonly entry: AuditRowFragment; readonly isAdmin: boolean }) {
  const { objectName, objectType } = entry;
  if (!objectName) return '–';
  const path = objectPath(entry, isAdmin);
  const words = `${objectType ? `${objectKindWords(objectType)} ` : ''}${objectName}`;
  return path === null ? (
    words
  ) : (
    <Link className={styles.about} to={path}>
      {words}
    </Link>
  );
}

const what = (entry: AuditRowFragment): string => {
  const words = entryWords(entry.action, entry.context);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const refused = ({ isRefusal, action }: AuditRowFragment): ReactNode =>
  isRefusal && action !== 'ACCESS_DENIED' ? <StatusTag tone="danger">Refused</StatusTag> : null;

/** What can be asked of an entry, in the order of its menu. */
const QUESTIONS = [
  { key: 'readers', label: 'Who has looked at this patient', icon: <EyeOutlined aria-hidden="true" /> },
  { key: 'opened', label: 'What this person opened', icon: <EyeOutlined aria-hidden="true" /> },
  { key: 'request', label: 'All entries of this request', icon: <ApartmentOutlined aria-hidden="true" /> },
  { key: 'address', label: 'All entries from this address', icon: <GlobalOutlined aria-hidden="true" /> },
] as const;

/** Who did what and when, to what. An entry opens with everything that was recorded. */
export function EntryTable({ entries, ordering, empty, isLoading, onMore, onFilter }: EntryTableProps) {
  const isAdmin = useSignedInUser().role === 'admin';
  const [open, setOpen] = useState<AuditRowFragment | null>(null);
  const nameOf = (entry: AuditRowFragment) =>
    `${actorOf(entry)} ${entryWords(entry.action, entry.context)}, ${formatDateTime(entry.recordedAt)}`;
  const when = (entry: AuditRowFragment) => (
    <Button
      type="link"
      aria-label={`Details: ${nameOf(entry)}`}
      style={{ padding: 0 }}
      onClick={() => setOpen(entry)}
    >
      {formatDateTime(entry.recordedAt)}
    </Button>
  );
  const columns: readonly DataColumn<AuditRowFragment, 'audit'>[] = [
    { key: 'when', title: 'When', width: 176, orderBy: 'time', sortsFirst: 'descending', render: when },
    { key: 'who', title: 'Who', width: 200, render: (entry) => <strong>{actorOf(entry)}</strong> },
    {
      key: 'what',
      title: 'What',
      render: (entry) => (
        <>
          {what(entry)} {refused(entry)}
        </>
      ),
    },
    { key: 'about', title: 'About', render: (entry) => <About entry={entry} isAdmin={isAdmin} /> },
    {
      key: 'changed',
      title: 'Fields changed',
      isOptional: true,
      render: (entry) => changedWords(entry.fieldsChanged) ?? '–',
    },
  ];
  const actions: readonly RowAction<AuditRowFragment>[] = [
    { key: 'details', label: 'Details', icon: <FileSearchOutlined aria-hidden="true" />, run: setOpen },
    ...QUESTIONS.map(({ key, label, icon }) => {
      const asked = (entry: AuditRowFragment) => questionsOf(entry, onFilter).find((one) => one.key === key);
      return {
        ...{ key, label, icon },
        isHidden: (entry: AuditRowFragment) => asked(entry) === undefined,
        run: (entry: AuditRowFragment) => asked(entry)?.ask(),
      };
    }),
  ];
  return (
    <>
      <DataTable<AuditRowFragment, 'audit'>
        label="Audit entries"
        rows={entries}
        rowKey={({ id }) => id}
        rowName={nameOf}
        columns={columns}
        ordering={ordering}
        actions={actions}
        card={(entry) => ({
          title: <strong>{actorOf(entry)}</strong>,
          status: refused(entry),
          facts: [
            what(entry),
            ...(entry.objectName ? [<About key="about" entry={entry} isAdmin={isAdmin} />] : []),
            ...(entry.fieldsChanged.length === 0 ? [] : [changedWords(entry.fieldsChanged)]),
            when(entry),
          ],
        })}
        empty={empty}
        isLoadingMore={isLoading}
        {...(onMore === undefined ? {} : { onMore })}
      />
      {open === null ? null : (
        <EntryDrawer entry={open} questions={questionsOf(open, onFilter)} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
