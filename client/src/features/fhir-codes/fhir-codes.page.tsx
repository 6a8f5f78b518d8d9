import { EditOutlined, PlusOutlined, StopOutlined } from '@ant-design/icons';
import { CODE_SYSTEM_URLS, codeLists, type CodeSystemUrl } from '@sideline/schema/fhir/code-lists';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import type { BulkAct } from '../../components/table/bulk-act';
import { DataTable, type DataColumn, type RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { FilterBar, FilterChip, SearchBox } from '../../components/ui/filter-bar';
import { morePages } from '../../components/list/next-page';
import { Page } from '../../components/ui/page';
import { StatusTag } from '../../components/ui/status-tag';
import { useUrlFilters } from '../../components/ui/url-filters';
import { inlineErrors } from '../../lib/apollo-hooks';
import { askToConfirm } from '../../lib/confirming';
import { notify } from '../../lib/notices';
import { CodeDrawer } from './code-drawer';
import {
  useDeactivateFhirCodeMutation,
  useFhirCodesQuery,
  type FhirCodeRowFragment,
} from './fhir-codes.generated';

const FILTERS = ['q', 'list'] as const;
const LISTS = codeLists().map(({ name, label }) => ({ value: name, label }));

/** The form’s label for a coded value. */
const valueWords = (list: string, value: string): string =>
  codeLists().find(({ name }) => name === list)?.values?.[value] ?? value;

const listWords = (list: string): string => codeLists().find(({ name }) => name === list)?.label ?? list;

const systemWords = (system: string): string =>
  system in CODE_SYSTEM_URLS ? CODE_SYSTEM_URLS[system as CodeSystemUrl] : system;

function State({ code }: { readonly code: FhirCodeRowFragment }) {
  return (
    <StatusTag tone={code.isActive ? 'success' : 'neutral'}>
      {code.isActive ? 'In use' : 'Out of use'}
    </StatusTag>
  );
}

const COLUMNS: readonly DataColumn<FhirCodeRowFragment>[] = [
  { key: 'value', title: 'Value', render: ({ list, value }) => <strong>{valueWords(list, value)}</strong> },
  { key: 'list', title: 'Part of the record', width: 130, render: ({ list }) => listWords(list) },
  { key: 'code', title: 'Code', width: 130, render: ({ code }) => code },
  { key: 'system', title: 'System', width: 105, render: ({ system }) => systemWords(system) },
  { key: 'display', title: 'Term', isOptional: true, render: ({ display }) => display },
  { key: 'release', title: 'Release', isOptional: true, render: ({ release }) => release },
  { key: 'state', title: 'State', width: 115, render: (code) => <State code={code} /> },
];

/** The codes used when records are exported as FHIR, with the release that each came from. Admins only. */
export default function FhirCodesPage() {
  const { values, isAny, set, clear } = useUrlFilters(FILTERS);
  const { data, previousData, error, loading, refetch, fetchMore } = useFhirCodesQuery({
    fetchPolicy: 'cache-and-network',
    variables: {
      first: LIMITS.page.default,
      filter: { text: values.q ?? null, list: values.list ?? null },
    },
  });
  const codes = (data ?? previousData)?.fhirCodes;
  const [open, setOpen] = useState<'new' | FhirCodeRowFragment | null>(null);
  const [deactivate] = useDeactivateFhirCodeMutation();
  const [deactivateOne] = useDeactivateFhirCodeMutation({ context: inlineErrors });
  const search = useCallback((text: string) => set({ q: text.trim() }), [set]);

  const actions: readonly RowAction<FhirCodeRowFragment>[] = [
    { key: 'edit', label: 'Edit', icon: <EditOutlined aria-hidden="true" />, run: setOpen },
    {
      key: 'off',
      label: 'Take out of use',
      icon: <StopOutlined aria-hidden="true" />,
      isDangerous: true,
      isHidden: ({ isActive }) => !isActive,
      run: (code) =>
        askToConfirm({
          title: `Take ${code.code} out of use?`,
          content: 'Exports will give this value as text only. You can save the code again later.',
          okText: 'Take out of use',
          okButtonProps: { danger: true },
          cancelText: 'Keep it',
          onOk: async () => {
            await deactivate({ variables: { input: { id: code.id } } });
            notify.success(`${code.code} is out of use.`);
          },
        }),
    },
  ];
  const acts: readonly BulkAct<FhirCodeRowFragment>[] = [
    {
      key: 'off',
      label: 'Take',
      labelEnd: 'out of use',
      barLabel: 'Take out of use',
      icon: <StopOutlined aria-hidden="true" />,
      isDangerous: true,
      noun: ['code', 'codes'],
      consequence: 'Exports will give these values as text only. You can save the codes again later.',
      applies: ({ isActive }) => isActive,
      otherwise: 'They are already out of use.',
      run: async (code) =>
        (await deactivateOne({ variables: { input: { id: code.id } } })).data?.deactivateFhirCode.fhirCode ??
        code,
      done: 'out of use',
    },
  ];
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen('new')}>
      New code
    </Button>
  );
  return (
    <Page
      title="Clinical codes"
      width="wide"
      purpose="SNOMED CT, dm+d and ODS codes that FHIR exports add to the text of a record. Enter only codes that you are allowed to use, with the release they come from."
      actions={create}
      error={error}
      hasContent={codes !== undefined}
      onRetry={() => void refetch()}
      filters={
        <FilterBar isAny={isAny} onClear={clear}>
          <SearchBox
            label="Search codes"
            placeholder="Value, code or its term"
            value={values.q ?? ''}
            onSearch={search}
          />
          <FilterChip
            label="Part of the record"
            value={values.list}
            options={LISTS}
            onChange={(list) => set({ list })}
          />
        </FilterBar>
      }
    >
      <DataTable<FhirCodeRowFragment>
        label="Clinical codes"
        rows={codes?.nodes}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        actions={actions}
        selectable={{ acts, onChanged: () => void refetch() }}
        rowName={({ code }) => code}
        card={(code) => ({
          title: valueWords(code.list, code.value),
          status: <State code={code} />,
          facts: [listWords(code.list), `${systemWords(code.system)} ${code.code}`, code.display],
        })}
        totalCount={codes?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('fhirCodes', data ?? previousData, fetchMore)}
        empty={
          isAny ? (
            <Empty title="No code matches" action={<Button onClick={clear}>Clear filters</Button>}>
              Check the spelling, or remove a filter.
            </Empty>
          ) : (
            <Empty title="No codes yet" action={create}>
              Without codes, exports give everything as text.
            </Empty>
          )
        }
      />
      {open === null ? null : (
        <CodeDrawer
          existing={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            void refetch();
          }}
        />
      )}
    </Page>
  );
}
