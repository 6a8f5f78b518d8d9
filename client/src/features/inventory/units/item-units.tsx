import { BATCH_STATUS_TABLE, type StockUnit } from '@sideline/schema/inventory/vocabulary';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataTable, type DataColumn, type RowAction } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { Failure } from '../../../components/ui/failure';
import { ExportMenu } from '../../../components/list/export-menu';
import { ListToolbar } from '../../../components/list/list-toolbar';
import { morePages } from '../../../components/list/next-page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { StatusTag } from '../../../components/ui/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, formatDateTime, todayAsLocalDate } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import { Expiry } from '../expiry';
import styles from '../inventory.module.css';
import { LabelsButton } from '../labels-dialog';
import { amountWords } from '../stock-words';
import { LotDrawer } from './lot-drawer';
import { useIdOf } from './use-id-of';
import { GaugeDrawer, ServiceDrawer, type DrawnUnit } from './unit-drawers';
import { UnitHistory } from './unit-history';
import { gaugeWords, serviceWords, unitName } from './unit-words';
import {
  useItemUnitsQuery,
  useReportStockFaultMutation,
  useSetStockBatchStatusMutation,
  type UnitRowFragment,
} from './units.generated';

export interface ItemUnitsProps {
  readonly item: {
    readonly id: string;
    readonly name: string;
    readonly unit: StockUnit;
    readonly isGas: boolean;
    /** Serial numbers, each with its services. */
    readonly isSerialised: boolean;
    readonly hasExpiry: boolean;
    readonly serviceIntervalDays: number | null;
  };
  /** Where each lot is, by its id, in words. */
  readonly places: ReadonlyMap<string, string>;
  /** Corrects the stock of a lot. */
  readonly onCorrect: (lot: { readonly id: string; readonly name: string }) => void;
  /** What the rest of the page says about the item is out of date. */
  readonly onChanged: () => void;
}

type Open =
  | {
      readonly act: 'service' | 'fault' | 'gauge' | 'history' | 'edit' | 'quarantine' | 'release';
      readonly unit: UnitRowFragment;
    }
  | { readonly act: 'add' }
  | null;

interface StateProps {
  readonly unit: UnitRowFragment;
  readonly isSerialised: boolean;
}

function State({ unit, isSerialised }: StateProps) {
  if (unit.status !== 'available')
    return <StatusTag tone="danger">{BATCH_STATUS_TABLE[unit.status].label}</StatusTag>;
  if (!isSerialised) return <StatusTag tone="success">{BATCH_STATUS_TABLE.available.label}</StatusTag>;
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

/** Why a lot cannot be used, and the notice behind it. */
const blockedWords = ({ status, statusReference, statusReason }: UnitRowFragment): string =>
  status === 'available' ? '' : [statusReference, statusReason].filter(Boolean).join(' · ');

/**
 * Each lot of an item, or each unit with a serial number: where it is, whether it can be used, its services and faults.
 */
export default function ItemUnits({ item, places, onCorrect, onChanged }: ItemUnitsProps) {
  const navigate = useNavigate();
  const isAdmin = useSignedInUser().role === 'admin';
  const { isSerialised, isGas, hasExpiry } = item;
  const isByPiece = isSerialised || isGas;
  const { data, error, loading, refetch, fetchMore } = useItemUnitsQuery({
    variables: { itemId: item.id, isAdmin },
    fetchPolicy: 'cache-and-network',
  });
  const [open, setOpen] = useState<Open>(null);
  const [setStatus] = useSetStockBatchStatusMutation({ context: inlineErrors });
  const [report] = useReportStockFaultMutation({ context: inlineErrors });
  const faultId = useIdOf(open);
  const units = data?.stockBatches;
  if (units === undefined && error) return <Failure error={error} onRetry={() => void refetch()} />;
  const close = () => setOpen(null);
  const done = (words: string) => {
    notify.success(words);
    close();
    void refetch();
    onChanged();
  };
  const columns: readonly DataColumn<UnitRowFragment>[] = [
    {
      key: 'serial',
      title: isByPiece ? 'Serial number' : 'Lot',
      render: (unit) =>
        isSerialised ? (
          <Button type="link" onClick={() => setOpen({ act: 'history', unit })}>
            {unitName(unit)}
          </Button>
        ) : (
          unitName(unit)
        ),
    },
    { key: 'place', title: 'Where', render: ({ id }) => places.get(id) ?? 'Not in stock' },
    ...(hasExpiry
      ? ([
          { key: 'expiry', title: 'Expiry', render: ({ expiresOn }) => <Expiry on={expiresOn} /> },
        ] satisfies DataColumn<UnitRowFragment>[])
      : []),
    ...(isSerialised
      ? []
      : ([
          {
            key: 'onHand',
            title: 'On hand',
            align: 'right',
            width: 120,
            render: ({ onHand }) => amountWords(onHand, item.unit),
          },
        ] satisfies DataColumn<UnitRowFragment>[])),
    ...(isSerialised
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
    ...(isGas
      ? ([
          { key: 'gauge', title: 'Gauge', render: (unit) => <Gauge unit={unit} /> },
        ] satisfies DataColumn<UnitRowFragment>[])
      : []),
    {
      key: 'state',
      title: 'State',
      width: 180,
      render: (unit) => (
        <>
          <State unit={unit} isSerialised={isSerialised} />
          <div className={styles['quiet']}>{blockedWords(unit)}</div>
        </>
      ),
    },
  ];
  const drawn: DrawnUnit | null =
    open === null || open.act === 'add' ? null : { ...open.unit, itemName: item.name };
  const changeStatus = async (unit: UnitRowFragment, status: 'quarantined' | 'available', reason: string) => {
    const { id, version } = unit;
    await setStatus({ variables: { input: { id, version, status, reason } } });
    done(status === 'available' ? `${unitName(unit)} is released.` : `${unitName(unit)} is in quarantine.`);
  };
  const actions: readonly RowAction<UnitRowFragment>[] = [
    ...(isSerialised
      ? ([
          { key: 'service', label: 'Record service', run: (unit) => setOpen({ act: 'service', unit }) },
          { key: 'fault', label: 'Report fault', run: (unit) => setOpen({ act: 'fault', unit }) },
          {
            key: 'history',
            label: 'Services and faults',
            run: (unit) => setOpen({ act: 'history', unit }),
          },
        ] satisfies RowAction<UnitRowFragment>[])
      : []),
    ...(isGas
      ? ([
          { key: 'gauge', label: 'Read gauge', run: (unit) => setOpen({ act: 'gauge', unit }) },
        ] satisfies RowAction<UnitRowFragment>[])
      : []),
    ...(isAdmin
      ? ([
          {
            key: 'edit',
            label: isByPiece ? 'Edit unit' : 'Edit lot',
            run: (unit) => setOpen({ act: 'edit', unit }),
          },
          {
            key: 'correct',
            label: 'Correct stock',
            run: (unit) => onCorrect({ id: unit.id, name: unitName(unit) }),
          },
          {
            key: 'quarantine',
            label: 'Put into quarantine',
            isDangerous: true,
            isHidden: ({ status }) => status !== 'available',
            run: (unit) => setOpen({ act: 'quarantine', unit }),
          },
          {
            key: 'release',
            label: 'Release',
            isHidden: ({ status }) => status !== 'quarantined',
            run: (unit) => setOpen({ act: 'release', unit }),
          },
          {
            key: 'recall',
            label: 'Recall',
            isDangerous: true,
            isHidden: ({ status }) => status !== 'available',
            run: ({ id }) => void navigate(`/inventory/recalls?new=1&item=${item.id}&lot=${id}`),
          },
        ] satisfies RowAction<UnitRowFragment>[])
      : []),
  ];
  const add = (
    <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setOpen({ act: 'add' })}>
      {isSerialised ? 'Add unit' : 'Add lot'}
    </Button>
  );
  return (
    <>
      {units === undefined || units.nodes.length === 0 ? null : (
        <ListToolbar
          tools={
            <>
              <LabelsButton
                kind="batch"
                ids={units.nodes.filter(({ onHand }) => onHand > 0).map(({ id }) => id)}
                isSmall
              />
              <ExportMenu
                list="stockBatches"
                filter={{}}
                within={{ itemId: item.id }}
                order={{ by: 'lot', direction: 'ascending' }}
                isFiltered={false}
                count={units.totalCount}
              />
            </>
          }
        />
      )}
      <DataTable<UnitRowFragment>
        label={`${isByPiece ? 'Serial numbers' : 'Lots'} of ${item.name}`}
        listKey={isByPiece ? 'units' : 'lots'}
        rows={units?.nodes}
        rowKey={({ id }) => id}
        columns={columns}
        rowName={unitName}
        {...(actions.length > 0 ? { actions } : {})}
        selectable={{
          more: (chosen) => (
            <LabelsButton
              kind="batch"
              ids={chosen.map(({ id }) => id)}
              isSmall
              about="for the selected lots"
            />
          ),
        }}
        card={(unit) => ({
          title: unitName(unit),
          status: <State unit={unit} isSerialised={isSerialised} />,
          facts: [
            places.get(unit.id) ?? 'Not in stock',
            ...(isSerialised
              ? [<NextService key="next" unit={unit} />]
              : [amountWords(unit.onHand, item.unit)]),
            ...(hasExpiry ? [<Expiry key="expiry" on={unit.expiresOn} />] : []),
            ...(isGas ? [<Gauge key="gauge" unit={unit} />] : []),
            ...(unit.status === 'available' ? [] : [blockedWords(unit)]),
          ],
        })}
        totalCount={units?.totalCount ?? null}
        isLoadingMore={loading}
        {...morePages('stockBatches', data, fetchMore)}
        empty={
          <Empty title={isByPiece ? 'None entered yet' : 'No lots yet'} size="small">
            {isByPiece
              ? 'Units appear here by serial number when they are received or added.'
              : 'Lots appear here when they are received or added.'}
          </Empty>
        }
      />
      <p>{add}</p>
      {open?.act === 'add' ? (
        <LotDrawer
          item={item}
          existing={null}
          onClose={close}
          onDone={() => done(isSerialised ? 'Unit added.' : 'Lot added.')}
        />
      ) : null}
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
      ) : open?.act === 'edit' ? (
        <LotDrawer item={item} existing={drawn} onClose={close} onDone={() => done('Saved.')} />
      ) : open?.act === 'quarantine' ? (
        <ReasonDialog
          title={`Put ${unitName(drawn)} into quarantine?`}
          label="Why?"
          hint="Stock from a lot in quarantine cannot be used anywhere."
          okText="Put into quarantine"
          isDanger
          onGive={(reason) => changeStatus(drawn, 'quarantined', reason)}
          onClose={close}
        />
      ) : open?.act === 'release' ? (
        <ReasonDialog
          title={`Release ${unitName(drawn)}?`}
          label="Why can it be used again?"
          hint="It can then be used everywhere again."
          okText="Release"
          onGive={(reason) => changeStatus(drawn, 'available', reason)}
          onClose={close}
        />
      ) : (
        <ReasonDialog
          title={`Report a fault with ${unitName(drawn)}`}
          label="What is wrong?"
          hint="A bag that holds it is not ready until the fault is resolved."
          okText="Report fault"
          maxLength={1_000}
          onGive={async (description) => {
            await report({ variables: { input: { id: faultId, batchId: drawn.id, description }, isAdmin } });
            done('Fault reported.');
          }}
          onClose={close}
        />
      )}
    </>
  );
}
