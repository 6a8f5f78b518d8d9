import {
  EditOutlined,
  HistoryOutlined,
  MedicineBoxOutlined,
  PlusOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { DataTable, type DataColumn, type RowAction } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { FilterBar, FilterChip, SearchBox } from '../../../components/ui/filter-bar';
import { Page } from '../../../components/ui/page';
import { StatusTag } from '../../../components/ui/status-tag';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { askToConfirm } from '../../../lib/confirming';
import { formatDate, todayAsLocalDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { DoseRangeDrawer } from './dose-range-drawer';
import { DoseRangeHistory } from './dose-range-history';
import { doseText, drugName, intervalText, routeName, totalText, whomText } from './dose-range-words';
import {
  useFormularyQuery,
  useRetireDoseRangeMutation,
  type DoseRangeFieldsFragment,
} from './formulary.generated';
import { useBulkDoseRangeActs } from './use-bulk-dose-range-acts';

const FILTERS = ['q', 'review'] as const;
const REVIEWS = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'current', label: 'Not yet due' },
];

const isOverdue = ({ reviewOn }: DoseRangeFieldsFragment): boolean => reviewOn < todayAsLocalDate();
const nameOf = (range: DoseRangeFieldsFragment): string =>
  `${drugName(range.drug)}, ${routeName(range.route).toLowerCase()}, ${whomText(range).toLowerCase()}`;

function Review(range: DoseRangeFieldsFragment) {
  return (
    <>
      {formatDate(range.reviewOn)} {isOverdue(range) ? <StatusTag tone="warning">Overdue</StatusTag> : null}
    </>
  );
}

const COLUMNS: readonly DataColumn<DoseRangeFieldsFragment>[] = [
  { key: 'drug', title: 'Drug', render: ({ drug }) => <strong>{drugName(drug)}</strong> },
  { key: 'route', title: 'Route', render: ({ route }) => routeName(route) },
  { key: 'whom', title: 'For', render: whomText },
  { key: 'dose', title: 'Single dose', render: doseText },
  { key: 'total', title: 'Maximum total', render: totalText },
  { key: 'interval', title: 'Minimum interval', isOptional: true, width: 120, render: intervalText },
  { key: 'source', title: 'Source', isOptional: true, render: ({ source }) => source },
  { key: 'review', title: 'Review by', render: (range) => <Review {...range} /> },
  {
    key: 'changed',
    title: 'Changed by',
    isOptional: true,
    render: ({ changedBy, changedAt }) => `${changedBy}, ${formatDate(changedAt)}`,
  },
];

const matches = (range: DoseRangeFieldsFragment, text: string): boolean =>
  [drugName(range.drug), routeName(range.route), range.source].join(' ').toLowerCase().includes(text);

/** The provider's own dose ranges, used to check every dose in a record. Admins only. */
export default function FormularyPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const { data, error, refetch } = useFormularyQuery({ fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<'new' | DoseRangeFieldsFragment | null>(null);
  const [past, setPast] = useState<DoseRangeFieldsFragment | null>(null);
  const [retire] = useRetireDoseRangeMutation();
  const acts = useBulkDoseRangeActs();
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);
  const text = (values.q ?? '').toLowerCase();
  const all = data?.doseRanges;
  const shown = all?.filter(
    (range) =>
      matches(range, text) &&
      (values.review === undefined || isOverdue(range) === (values.review === 'overdue')),
  );

  const takeOut = async ({ id, version, ...range }: DoseRangeFieldsFragment) => {
    try {
      await retire({ variables: { input: { id, version } } });
      notify.success(`${drugName(range.drug)} is no longer checked against this entry.`);
    } catch {
      // The page already says why.
    }
    await refetch();
  };
  const actions: readonly RowAction<DoseRangeFieldsFragment>[] = [
    { key: 'edit', label: 'Edit', icon: <EditOutlined aria-hidden="true" />, run: (range) => setOpen(range) },
    {
      key: 'history',
      label: 'History',
      icon: <HistoryOutlined aria-hidden="true" />,
      run: (range) => setPast(range),
    },
    {
      key: 'retire',
      label: 'Retire',
      icon: <StopOutlined aria-hidden="true" />,
      isDangerous: true,
      run: (range) =>
        askToConfirm({
          title: `Retire ${nameOf(range)}?`,
          content:
            'Doses will no longer be checked against this entry, and records will show that. Doses that have already been checked are not affected.',
          okText: 'Retire entry',
          okButtonProps: { danger: true },
          cancelText: 'Keep it',
          onOk: () => takeOut(range),
        }),
    },
  ];
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen('new')}>
      New entry
    </Button>
  );

  return (
    <Page
      title="Formulary"
      width="wide"
      purpose="Your dose ranges by drug, route and age. Sideline asks about a dose outside its range. A dose without an entry is not checked."
      actions={create}
      error={error}
      hasContent={all !== undefined}
      onRetry={() => void refetch()}
      filters={
        <FilterBar isAny={isAny} onClear={clear}>
          <SearchBox
            label="Search the formulary"
            placeholder="Drug, route or source"
            value={values.q ?? ''}
            onSearch={search}
          />
          <FilterChip
            label="Review"
            value={values.review}
            options={REVIEWS}
            onChange={(review) => {
              set({ review });
            }}
          />
        </FilterBar>
      }
    >
      <DataTable
        label="Formulary"
        rows={shown}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        actions={actions}
        selectable={{ acts, onChanged: () => void refetch() }}
        rowName={nameOf}
        card={(range) => ({
          title: `${drugName(range.drug)}, ${routeName(range.route).toLowerCase()}`,
          status: isOverdue(range) ? <StatusTag tone="warning">Review overdue</StatusTag> : undefined,
          facts: [
            `${whomText(range)}: ${doseText(range)}`,
            [
              range.greatestTotal === null ? '' : `Total ${totalText(range)}`,
              range.leastIntervalMinutes === null ? '' : `at least ${intervalText(range)} apart`,
            ]
              .filter(Boolean)
              .join(', ') || 'No total or interval',
            `${range.source.replace(/\.$/u, '')}. Review by ${formatDate(range.reviewOn)}`,
          ],
        })}
        totalCount={all?.length ?? null}
        empty={
          isAny ? (
            <Empty title="No entry matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No entries yet" icon={<MedicineBoxOutlined />} action={create}>
              No dose is checked until you enter its range, with the source that it comes from.
            </Empty>
          )
        }
      />
      {open === null ? null : (
        <DoseRangeDrawer
          existing={open === 'new' ? null : open}
          onClose={() => {
            setOpen(null);
          }}
          onSaved={() => {
            setOpen(null);
            void refetch();
          }}
        />
      )}
      {past === null ? null : (
        <DoseRangeHistory
          id={past.id}
          name={nameOf(past)}
          onClose={() => {
            setPast(null);
          }}
        />
      )}
    </Page>
  );
}
