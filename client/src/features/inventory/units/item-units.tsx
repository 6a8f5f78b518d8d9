import { Button } from 'antd';
import { useState } from 'react';
import { DataTable, type DataColumn } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { Failure } from '../../../components/ui/failure';
import { morePages } from '../../../components/list/next-page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { StatusTag } from '../../../components/ui/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, formatDateTime, todayAsLocalDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { useIdOf } from './use-id-of';
import { GaugeDrawer, ServiceDrawer, type DrawnUnit } from './unit-drawers';
import { UnitHistory } from './unit-history';
import { gaugeWords, serviceWords, unitName } from './unit-words';
import { useItemUnitsQuery, useReportStockFaultMutation, type UnitRowFragment } from './units.generated';

export interface ItemUnitsProps {
  readonly item: {
    readonly id: string;
    readonly name: string;
    readonly isGas: boolean;
    readonly isServiced: boolean;
    readonly serviceIntervalDays: number | null;
  };
  /** Where each lot is, by its id. */
  readonly places: ReadonlyMap<string, string>;
}

type Open = {
  readonly act: 'service' | 'fault' | 'gauge' | 'history';
  readonly unit: UnitRowFragment;
} | null;

function State({ unit }: { readonly unit: UnitRowFragment }) {
  if (unit.status !== 'available')
    return <StatusTag tone="danger">{unit.status === 'recalled' ? 'Recalled' : 'Quarantined'}</StatusTag>;
  return unit.openFaults > 0 ? (
    <StatusTag tone="danger">
      {unit.openFaults === 1 ? '1 fault' : `${String(unit.openFaults)} faults`}
    </StatusTag>
  ) : (
    <StatusTag tone="success">No fault</StatusTag>
  );
}

function NextService({ unit }: { readonly unit: UnitRowFragment }) {
  const { text, tone } = serviceWords(unit.nextServiceOn, todayAsLocalDate());
  return tone === null ? <>{text}</> : <StatusTag tone={tone}>{text}</StatusTag>;
}

function Gauge({ unit }: { readonly unit: UnitRowFragment }) {
  const { text, tone } = gaugeWords(unit.percentLeft);
  return (
    <>
      {tone === null ? text : <StatusTag tone={tone}>{text}</StatusTag>}
      {unit.gaugeReadAt === null ? null : `, read ${formatDateTime(unit.gaugeReadAt)}`}
    </>
  );
}

/** Each piece of an item that has serial numbers: where it is, when it is serviced, its faults and its gauge. */
export default function ItemUnits({ item, places }: ItemUnitsProps) {
  const { data, error, loading, refetch, fetchMore } = useItemUnitsQuery({
    variables: { itemId: item.id },
    fetchPolicy: 'cache-and-network',
  });
  const [open, setOpen] = useState<Open>(null);
  const [report] = useReportStockFaultMutation({ context: inlineErrors });
  const faultId = useIdOf(open);
  const units = data?.stockBatches;
  if (units === undefined && error) return <Failure error={error} onRetry={() => void refetch()} />;
  const close = () => setOpen(null);
  const done = (words: string) => {
    notify.success(words);
    close();
    void refetch();
  };
  const columns: readonly DataColumn<UnitRowFragment>[] = [
    {
      key: 'serial',
      title: 'Serial number',
      render: (unit) => (
        <Button type="link" onClick={() => setOpen({ act: 'history', unit })}>
          {unitName(unit)}
        </Button>
      ),
    },
    { key: 'place', title: 'Where', render: ({ id }) => places.get(id) ?? 'Not in stock' },
    ...(item.isServiced
      ? ([
          {
            key: 'last',
            title: 'Last service',
            isOptional: true,
            render: ({ lastServiceOn }) => (lastServiceOn === null ? '–' : formatDate(lastServiceOn)),
          },
          { key: 'next', title: 'Next service', render: (unit) => <NextService unit={unit} /> },
        ] satisfies DataColumn<UnitRowFragment>[])
      : []),
    ...(item.isGas
      ? ([
          { key: 'gauge', title: 'Gauge', render: (unit) => <Gauge unit={unit} /> },
        ] satisfies DataColumn<UnitRowFragment>[])
      : []),
    ...(item.isServiced
      ? ([
          { key: 'state', title: 'State', width: 150, render: (unit) => <State unit={unit} /> },
        ] satisfies DataColumn<UnitRowFragment>[])
      : []),
  ];
  const drawn: DrawnUnit | null = open === null ? null : { ...open.unit, itemName: item.name };
  return (
    <>
      <DataTable<UnitRowFragment>
        label={`Serial numbers of ${item.name}`}
        listKey="units"
        rows={units?.nodes}
        rowKey={({ id }) => id}
        columns={columns}
        rowName={unitName}
        actions={[
          {
            key: 'service',
            label: 'Record service',
            isHidden: () => !item.isServiced,
            run: (unit) => setOpen({ act: 'service', unit }),
          },
          {
            key: 'fault',
            label: 'Report fault',
            isHidden: () => !item.isServiced,
            run: (unit) => setOpen({ act: 'fault', unit }),
          },
          {
            key: 'gauge',
            label: 'Read gauge',
            isHidden: () => !item.isGas,
            run: (unit) => setOpen({ act: 'gauge', unit }),
          },
          {
            key: 'history',
            label: 'Services and faults',
            isHidden: () => !item.isServiced,
            run: (unit) => setOpen({ act: 'history', unit }),
          },
        ]}
        card={(unit) => ({
          title: unitName(unit),
          status: item.isServiced ? <State unit={unit} /> : null,
          facts: [
            places.get(unit.id) ?? 'Not in stock',
            ...(item.isServiced ? [<NextService key="next" unit={unit} />] : []),
            ...(item.isGas ? [<Gauge key="gauge" unit={unit} />] : []),
          ],
        })}
        totalCount={units?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('stockBatches', data, fetchMore)}
        empty={
          <Empty title="None received yet" size="small">
            Units appear here by serial number when they are received.
          </Empty>
        }
      />
      {drawn === null ? null : open?.act === 'service' ? (
        <ServiceDrawer
          unit={drawn}
          intervalDays={item.serviceIntervalDays}
          onClose={close}
          onDone={() => done('Service recorded.')}
        />
      ) : open?.act === 'gauge' ? (
        <GaugeDrawer unit={drawn} onClose={close} onDone={() => done('Gauge reading recorded.')} />
      ) : open?.act === 'history' ? (
        <UnitHistory unit={drawn} onClose={close} onChanged={() => void refetch()} />
      ) : (
        <ReasonDialog
          title={`Report a fault with ${unitName(drawn)}`}
          label="What is wrong?"
          hint="A bag that holds it is not ready until the fault is resolved."
          okText="Report fault"
          maxLength={1_000}
          onGive={async (description) => {
            await report({ variables: { input: { id: faultId, batchId: drawn.id, description } } });
            done('Fault reported.');
          }}
          onClose={close}
        />
      )}
    </>
  );
}
