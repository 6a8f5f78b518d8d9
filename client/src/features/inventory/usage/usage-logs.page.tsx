import { PlusOutlined } from '@ant-design/icons';
import { BATCH_EXCEPTION_TABLE, MOVE_SOURCE_TABLE } from '@sideline/schema/inventory/vocabulary';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { Link } from 'react-router-dom';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { DayInput } from '../../../components/ui/day-input';
import { Empty } from '../../../components/ui/empty';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import {
  FilterBar,
  FilterChip,
  SearchBox,
  ToggleChip,
  UnfoldingChip,
} from '../../../components/ui/filter-bar';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { EventPicker } from '../../../components/pickers/event-picker';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { dayStart, formatDate, formatDateTime } from '../../../lib/dates';
import { numberText } from '../../../lib/formats';
import { useColleagueChoicesQuery } from '../papers/papers.generated';
import { PlaceFilter } from '../papers/place-filter';
import { amountWords } from '../stock-words';
import { ShortageList } from './shortage-list';
import { UsageDrawer } from './usage-drawer';
import styles from './usage.module.css';
import { useBulkUsageActs } from './use-bulk-usage-acts';
import { useUsageLogQuery, type UsageRowFragment } from './usage.generated';

const FILTERS = ['q', 'place', 'person', 'event', 'mine', 'against', 'item', 'show', 'from', 'to'] as const;
const EVENT_ID = 'usage-event';
const LATER_DAY = 'Choose the first day or a later one.';

const daysWords = (from: string | undefined, to: string | undefined): string | null => {
  const words = [
    ...(from === undefined ? [] : [`from ${formatDate(from)}`]),
    ...(to === undefined ? [] : [`to ${formatDate(to)}`]),
  ];
  return words.length === 0 ? null : words.join(' ');
};

const keyOf = ({ move }: UsageRowFragment): string => move.id;
const nameOf = ({ move }: UsageRowFragment): string => `${move.itemName}, ${formatDateTime(move.occurredAt)}`;
const lotWords = ({ move }: UsageRowFragment): string => (move.lot === null ? '' : `Lot ${move.lot}`);

function State({ row: { move, isShort, isSettled } }: { readonly row: UsageRowFragment }) {
  if (move.reversedBy !== null) return <StatusTag tone="neutral">Returned</StatusTag>;
  return (
    <>
      {move.exception === null ? null : (
        <StatusTag tone="danger">{BATCH_EXCEPTION_TABLE[move.exception].label} lot</StatusTag>
      )}{' '}
      {!isShort ? null : isSettled ? (
        <StatusTag tone="success">Shortage settled</StatusTag>
      ) : (
        <StatusTag tone="warning">Not in the books</StatusTag>
      )}
    </>
  );
}

/** Where the use was entered: in a record, for an event, or by hand. */
function Occasion({ row: { move } }: { readonly row: UsageRowFragment }) {
  return (
    <>
      {move.customPrfId === null ? (
        MOVE_SOURCE_TABLE[move.source].label
      ) : (
        <Link to={`/prf/${move.customPrfId}`}>{move.customPrfId}</Link>
      )}
      {move.eventId === null ? null : (
        <>
          {', '}
          <Link to={`/events/${move.eventId}`}>{move.eventName}</Link>
        </>
      )}
    </>
  );
}

const COLUMNS: readonly DataColumn<UsageRowFragment>[] = [
  { key: 'when', title: 'Used', width: 120, render: ({ move }) => formatDateTime(move.occurredAt) },
  {
    key: 'item',
    title: 'Item',
    render: (row) => (
      <>
        <Link to={`/inventory/items/${row.move.itemId}`}>{row.move.itemName}</Link>
        <span className={styles['lot']}>{lotWords(row)}</span>
      </>
    ),
  },
  {
    key: 'quantity',
    title: 'Quantity',
    align: 'right',
    width: 110,
    render: ({ move }) => amountWords(move.quantity, move.unit),
  },
  { key: 'from', title: 'Taken from', render: ({ locationName }) => locationName },
  { key: 'by', title: 'Used by', isOptional: true, render: ({ move }) => move.performedByName },
  { key: 'for', title: 'Entered in', render: (row) => <Occasion row={row} /> },
  { key: 'state', title: 'State', width: 130, render: (row) => <State row={row} /> },
];

/** What was used, by whom and where it was taken from, and shortages in the books. */
export default function UsageLogsPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const isBackwards = values.from !== undefined && values.to !== undefined && values.to < values.from;
  const filter = {
    text: values.q ?? null,
    locationId: values.place ?? null,
    performedById: values.person ?? null,
    eventId: values.event ?? null,
    itemId: values.item ?? null,
    mine: values.mine === undefined ? null : true,
    isException: values.against === undefined ? null : true,
    from: dayStart(values.from),
    to: isBackwards ? null : dayStart(values.to, 1),
  };
  const isShortages = values.show === 'shortages';
  const { data, previousData, error, loading, refetch, fetchMore } = useUsageLogQuery({
    fetchPolicy: 'cache-and-network',
    variables: { first: LIMITS.page.default, filter },
  });
  // Loaded when its filter opens, or is already set.
  const [arePeopleWanted, wantPeople] = useReducer(() => true, values.person !== undefined);
  const peopleSource = useColleagueChoicesQuery({ skip: !arePeopleWanted });
  const choices = peopleSource.data;
  const people = useMemo(
    () =>
      choices?.staffMembers.map(({ userId, firstName, lastName }) => ({
        value: userId,
        label: `${firstName} ${lastName}`,
      })) ?? [],
    [choices],
  );
  const [isRecording, setRecording] = useState(false);
  const acts = useBulkUsageActs();
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const shown = data ?? previousData;
  const rows = shown?.stockUsage;
  // Until the count is known, none is better than a wrong one.
  const toSettle = shown === undefined ? '' : `: ${numberText(shown.toSettle.totalCount)}`;

  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setRecording(true)}>
      Record usage
    </Button>
  );
  return (
    <Page
      title="Usage logs"
      width="wide"
      purpose="What was used, by whom, and where it was taken from."
      actions={add}
      error={error}
      hasContent={rows !== undefined}
      onRetry={() => void refetch()}
      filters={
        <ListToolbar
          tools={
            isShortages ? (
              <ExportMenu
                list="stockShortages"
                filter={{ locationId: filter.locationId, eventId: filter.eventId }}
                within={{ isSettled: false }}
                isFiltered={filter.locationId !== null || filter.eventId !== null}
              />
            ) : (
              <ExportMenu list="stockUsage" filter={filter} isFiltered={isAny} />
            )
          }
        >
          <FilterBar isAny={isAny} onClear={clear}>
            <ToggleChip
              label={`Shortages to settle${toSettle}`}
              isOn={isShortages}
              onChange={(isOn) => set({ show: isOn ? 'shortages' : null })}
            />
            {isShortages ? null : (
              <SearchBox
                label="Search usage logs"
                placeholder="Item or SKU"
                value={values.q ?? ''}
                onSearch={search}
              />
            )}
            {isShortages ? null : (
              <>
                <FilterChip
                  label="Used by"
                  value={values.person}
                  options={people}
                  source={peopleSource}
                  onOpen={wantPeople}
                  onChange={(person) => set({ person })}
                />
                <UnfoldingChip label="Days" chosen={daysWords(values.from, values.to)}>
                  <FormField id="usage-from" label="From">
                    <DayInput
                      id="usage-from"
                      value={values.from ?? ''}
                      onChange={(from) => set({ from: from === '' ? null : from })}
                    />
                  </FormField>
                  <FormField id="usage-to" label="To" error={isBackwards ? LATER_DAY : null}>
                    <DayInput
                      id="usage-to"
                      value={values.to ?? ''}
                      status={isBackwards ? 'error' : ''}
                      aria-invalid={isBackwards}
                      aria-describedby={describedBy('usage-to', null, isBackwards ? LATER_DAY : null)}
                      onChange={(to) => set({ to: to === '' ? null : to })}
                    />
                  </FormField>
                </UnfoldingChip>
                <ToggleChip
                  label="Mine"
                  isOn={values.mine !== undefined}
                  onChange={(isOn) => set({ mine: isOn ? '1' : null })}
                />
                <ToggleChip
                  label="Lots that should not have been used"
                  isOn={values.against !== undefined}
                  onChange={(isOn) => set({ against: isOn ? '1' : null })}
                />
              </>
            )}
            <PlaceFilter label="Taken from" value={values.place} onChange={(place) => set({ place })} />
            <UnfoldingChip label="Event" chosen={values.event === undefined ? null : 'chosen'}>
              <label htmlFor={EVENT_ID}>Event</label>
              <EventPicker id={EVENT_ID} value={values.event ?? null} onChange={(event) => set({ event })} />
            </UnfoldingChip>
          </FilterBar>
        </ListToolbar>
      }
    >
      {isShortages ? (
        <ShortageList
          locationId={values.place ?? null}
          eventId={values.event ?? null}
          onSettled={() => void refetch()}
        />
      ) : (
        <DataTable<UsageRowFragment>
          label="Usage logs"
          rows={rows?.nodes}
          rowKey={keyOf}
          columns={COLUMNS}
          selectable={{ acts, onChanged: () => void refetch() }}
          rowName={nameOf}
          card={(row) => ({
            title: row.move.itemName,
            status: <State row={row} />,
            facts: [
              [amountWords(row.move.quantity, row.move.unit), lotWords(row)].filter(Boolean).join(', '),
              `From ${row.locationName} by ${row.move.performedByName}, ${formatDateTime(row.move.occurredAt)}`,
              <Occasion key="for" row={row} />,
            ],
          })}
          isLoadingMore={loading}
          {...morePages('stockUsage', shown, fetchMore)}
          empty={
            isAny ? (
              <Empty title="No usage matches" action={<Button onClick={clear}>Clear filters</Button>}>
                Remove a filter to see everything that was used.
              </Empty>
            ) : (
              <Empty title="Nothing has been used yet" action={add}>
                Drugs and consumables from patient records appear here automatically. Record the rest by hand.
              </Empty>
            )
          }
        />
      )}
      {isRecording ? (
        <UsageDrawer
          onClose={() => setRecording(false)}
          onRecorded={() => {
            setRecording(false);
            void refetch();
          }}
        />
      ) : null}
    </Page>
  );
}
