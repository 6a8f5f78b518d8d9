import { EVENT_STATUS_LABELS, EVENT_STATUSES } from '@sideline/schema/events';
import { FileExcelOutlined, FolderOpenOutlined, PlusOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnRight } from '../../components/rights/use-own-right';
import type { DataColumn, RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { useExport } from '../../components/exports/use-export';
import { FilterChip } from '../../components/ui/filter-bar';
import { useListOrder } from '../../components/list/list-order';
import { ListPage } from '../../components/list/list-page';
import { morePages } from '../../components/list/next-page';
import { useUrlFilters } from '../../components/ui/url-filters';
import { formatSpan } from '../../lib/dates';
import { numberText } from '../../lib/formats';
import { useSignedInUser } from '../../lib/session';
import { EventDrawer } from './event-drawer';
import { EventStatusTag } from './event-words';
import { useEventsQuery, type EventFactsFragment } from './events.generated';
import { useBulkEventActs } from './use-bulk-event-acts';
import { useEventEdits } from './use-event-edits';

const FILTERS = ['q', 'status'] as const;

const attendance = ({ attendanceActual, attendanceExpected }: EventFactsFragment): string => {
  if (typeof attendanceActual === 'number') return numberText(attendanceActual);
  if (typeof attendanceExpected === 'number') return `${numberText(attendanceExpected)} expected`;
  return '–';
};

const COLUMNS: readonly DataColumn<EventFactsFragment, 'events'>[] = [
  { key: 'name', title: 'Event', orderBy: 'name', render: ({ name }) => name },
  { key: 'status', title: 'Status', width: 120, render: ({ status }) => <EventStatusTag status={status} /> },
  {
    key: 'when',
    title: 'When',
    width: 230,
    orderBy: 'start',
    sortsFirst: 'descending',
    render: ({ date, endsAt }) => formatSpan(date, endsAt),
  },
  { key: 'where', title: 'Where', render: ({ location }) => location ?? '–' },
  { key: 'client', title: 'Client', isOptional: true, render: ({ client }) => client?.name ?? '–' },
  {
    key: 'attendance',
    title: 'Attendance',
    align: 'right',
    width: 140,
    isOptional: true,
    render: attendance,
  },
];

/** Every event that we cover, by default the latest first. Admins plan new ones here. */
export default function EventListPage() {
  const filters = useUrlFilters(FILTERS);
  const { values, set } = filters;
  const ordering = useListOrder('events');
  const navigate = useNavigate();
  const { role } = useSignedInUser();
  const [isCreating, setCreating] = useState(false);
  const create =
    role === 'admin' ? (
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => {
          setCreating(true);
        }}
      >
        New event
      </Button>
    ) : null;
  const { take, dialog } = useExport();
  const exporting = useOwnRight('exportLists');
  const acts = useBulkEventActs();
  const status = EVENT_STATUSES.find((key) => key === values.status) ?? null;
  const filter = { text: values.q ?? null, status };
  const { data, previousData, loading, error, refetch, fetchMore } = useEventsQuery({
    variables: { first: LIMITS.page.default, filter, order: ordering.order },
  });
  const events = (data ?? previousData)?.events;
  const edits = useEventEdits(() => void refetch());
  const actions: readonly RowAction<EventFactsFragment>[] = [
    {
      key: 'open',
      label: 'Open',
      icon: <FolderOpenOutlined aria-hidden="true" />,
      run: ({ id: eventId }) => void navigate(`/events/${eventId}`),
    },
    {
      key: 'records',
      label: 'Patient records as CSV',
      icon: <FileExcelOutlined aria-hidden="true" />,
      isHidden: () => exporting.isOff,
      run: ({ id: eventId }) => void take('prfs', 'csv', new URLSearchParams({ eventId })),
    },
  ];
  return (
    <ListPage<EventFactsFragment, 'events', typeof filter>
      title="Events"
      purpose="The events that we cover, planned, live and past."
      pageActions={create}
      filters={filters}
      kept={{ ordering, filterKeys: FILTERS, filter }}
      search={{ label: 'Search events', placeholder: 'Name or place' }}
      chips={
        <FilterChip
          label="Status"
          value={values.status}
          options={EVENT_STATUSES.map((value) => ({ value, label: EVENT_STATUS_LABELS[value] }))}
          onChange={(chosen) => set({ status: chosen })}
        />
      }
      found={events}
      isLoading={loading}
      error={error}
      onRetry={() => void refetch()}
      noun="event"
      empty={
        <Empty title="No events yet" action={create}>
          Events appear here once they are planned.
        </Empty>
      }
      {...morePages('events', data ?? previousData, fetchMore)}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      actions={actions}
      selectable={{ acts, onChanged: () => void refetch() }}
      rowName={({ name }) => name}
      {...(role === 'admin' ? { edits } : {})}
      href={({ id }) => `/events/${id}`}
      card={(event) => ({
        title: event.name,
        status: <EventStatusTag status={event.status} />,
        facts: [formatSpan(event.date, event.endsAt), event.location ?? 'Place not recorded'],
      })}
    >
      {isCreating ? (
        <EventDrawer
          existing={null}
          onClose={() => {
            setCreating(false);
          }}
          onSaved={(eventId) => void navigate(`/events/${eventId}`)}
        />
      ) : null}
      {dialog}
    </ListPage>
  );
}
