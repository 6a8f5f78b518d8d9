import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Failure } from '../../../components/ui/failure';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { useSignedInUser } from '../../../lib/session';
import { useIsPhone } from '../../../lib/use-media';
import styles from '../inventory.module.css';
import type { DrawnUnit } from './unit-drawers';
import { unitName } from './unit-words';
import { useResolveStockFaultMutation, useUnitHistoryQuery, type UnitHistoryQuery } from './units.generated';

type Details = UnitHistoryQuery['stockBatch'];

const sentence = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

function Services({ services }: { readonly services: Details['services'] }) {
  if (services.length === 0) return <p className={styles['quiet']}>No service has been recorded.</p>;
  return (
    <ul className={styles['list']} aria-labelledby="unit-services">
      {services.map((service) => (
        <li key={service.id} className={styles['place']}>
          <strong>{formatDate(service.servicedOn)}</strong>{' '}
          {sentence(
            service.servicedBy === null ? null : `by ${service.servicedBy}`,
            service.nextDueOn === null ? null : `next due ${formatDate(service.nextDueOn)}`,
            `recorded by ${service.recordedByName}`,
            service.notes,
          )}
        </li>
      ))}
    </ul>
  );
}

interface FaultsProps {
  readonly faults: Details['faults'];
  readonly onResolve: (faultId: string) => void;
}

function Faults({ faults, onResolve }: FaultsProps) {
  const isAdmin = useSignedInUser().role === 'admin';
  if (faults.length === 0) return <p className={styles['quiet']}>No fault has been reported.</p>;
  return (
    <ul className={styles['list']} aria-labelledby="unit-faults">
      {faults.map((fault) => (
        <li key={fault.id} className={styles['place']}>
          <strong>{fault.description}</strong>{' '}
          {`Reported by ${fault.reportedByName}, ${formatDateTime(fault.reportedAt)}. `}
          {fault.resolvedAt === null ? (
            <>
              <StatusTag tone="danger">Open</StatusTag>{' '}
              {isAdmin ? (
                <Button
                  onClick={() => onResolve(fault.id)}
                  aria-label={`Resolve fault: ${fault.description}`}
                >
                  Resolve fault
                </Button>
              ) : null}
            </>
          ) : (
            `${fault.resolution ?? ''}. Resolved by ${fault.resolvedByName ?? ''}, ${formatDateTime(fault.resolvedAt)}.`
          )}
        </li>
      ))}
    </ul>
  );
}

interface UnitHistoryProps {
  readonly unit: DrawnUnit;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The services and faults of one unit, latest first. */
export function UnitHistory({ unit, onClose, onChanged }: UnitHistoryProps) {
  const isPhone = useIsPhone();
  const isAdmin = useSignedInUser().role === 'admin';
  const { data, error, refetch } = useUnitHistoryQuery({
    variables: { id: unit.id, isAdmin },
    fetchPolicy: 'cache-and-network',
  });
  const [resolve] = useResolveStockFaultMutation({ context: inlineErrors });
  const [resolving, setResolving] = useState<string | null>(null);
  const details = data?.stockBatch;
  return (
    <Drawer
      open
      title={`${unit.itemName}: ${unitName(unit)}`}
      size={isPhone ? '100%' : 720}
      onClose={onClose}
    >
      {details === undefined ? (
        error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <TableSkeleton />
        )
      ) : (
        <>
          <h2 id="unit-faults">Faults</h2>
          <Faults faults={details.faults} onResolve={setResolving} />
          <h2 id="unit-services">Services</h2>
          <Services services={details.services} />
        </>
      )}
      {resolving === null ? null : (
        <ReasonDialog
          title="Resolve this fault"
          label="What was done?"
          hint="A bag that holds it can be ready again when its last fault is resolved."
          okText="Resolve fault"
          onGive={async (resolution) => {
            await resolve({ variables: { input: { faultId: resolving, resolution }, isAdmin } });
            await refetch();
            onChanged();
          }}
          onClose={() => setResolving(null)}
        />
      )}
    </Drawer>
  );
}
