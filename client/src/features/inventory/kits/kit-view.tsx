import { quantityText } from '@sideline/schema/inventory/quantity';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Choice } from '../../../components/ui/choice';
import { Failure } from '../../../components/ui/failure';
import { FormField } from '../../../components/ui/entity-form';
import { Page } from '../../../components/ui/page';
import { PageSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { formatDate } from '../../../lib/dates';
import { poundsText } from '../../../lib/formats';
import { useSignedInUser } from '../../../lib/session';
import styles from '../bags/bags.module.css';
import inventory from '../inventory.module.css';
import { Facts } from '../papers/facts';
import type { ChosenPlace } from '../papers/place-picker';
import { StoresPicker } from '../papers/stores-picker';
import { amountWords } from '../stock-words';
import { KitDrawer } from './kit-drawer';
import { useKitBuildableQuery, useKitQuery, type KitDetailsPartsFragment } from './kits.generated';

interface KitViewProps {
  readonly kitId: string;
  /** The version to show; null for the newest. */
  readonly number: number | null;
  readonly onNumber: (number: number | null) => void;
  readonly onClose: () => void;
}

/** One version of a kit: its lines, its contents with nested kits expanded, its cost, and how many can be built. */
export function KitView({ kitId, number, onNumber, onClose }: KitViewProps) {
  const isAdmin = useSignedInUser().role === 'admin';
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useKitQuery({
    variables: { id: kitId, number, isAdmin },
    fetchPolicy: 'cache-and-network',
  });
  const crumbs = [{ label: 'Kits', path: '/inventory/kits' }];
  const details = data?.kit;
  if (details === undefined)
    return error ? (
      <Page title="Kit" breadcrumb={crumbs} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const { kit, versions, heldBy, bags } = details;
  const isNewest = details.number === kit.latest;
  return (
    <Page
      title={kit.name}
      breadcrumb={crumbs}
      purpose={kit.notes ?? 'What belongs in each bag of this kit.'}
      aside={
        kit.isActive ? (
          isNewest ? null : (
            <StatusTag tone="warning">{`Version ${String(details.number)}, not the newest`}</StatusTag>
          )
        ) : (
          <StatusTag tone="neutral">Deactivated</StatusTag>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>All kits</Button>
          {isAdmin && isNewest ? (
            <Button type="primary" onClick={() => setEditing(true)}>
              Edit kit
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles['form']}>
        <FormField id="kit-version" label="Version">
          <Choice<number>
            id="kit-version"
            value={details.number}
            options={versions.map((one) => ({
              value: one.number,
              label: `Version ${String(one.number)}, ${formatDate(one.madeAt)}, ${one.madeByName}`,
            }))}
            style={{ maxWidth: 420 }}
            onChange={(next) => onNumber(next === kit.latest ? null : next)}
          />
        </FormField>
        {details.cost ? <Cost cost={details.cost} /> : null}
      </div>
      <Lines details={details} />
      {details.lines.some(({ heldKitId }) => heldKitId !== null) ? <Parts details={details} /> : null}
      <Buildable kitId={kit.id} />
      <section className={styles['section']}>
        <h2>Bags of this kit</h2>
        {bags.length === 0 ? (
          <p className={styles['quiet']}>None yet. Make one under Bags.</p>
        ) : (
          <ul className={styles['reasons']}>
            {bags.map((bag) => (
              <li key={bag.id}>
                <Link to={`/inventory/bags/${bag.id}`}>{bag.name}</Link>
                {`, version ${String(bag.number)}`}
              </li>
            ))}
          </ul>
        )}
      </section>
      {heldBy.length === 0 ? null : (
        <section className={styles['section']}>
          <h2>Kits that contain it</h2>
          <ul className={styles['reasons']}>
            {heldBy.map((holder) => (
              <li key={holder.id}>
                <Link to={`?kit=${holder.id}`}>{holder.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isEditing ? (
        <KitDrawer
          existing={details}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            void refetch();
          }}
        />
      ) : null}
    </Page>
  );
}

function Cost({ cost }: { readonly cost: NonNullable<KitDetailsPartsFragment['cost']> }) {
  return (
    <Facts
      facts={[
        ['Cost of one kit', poundsText(cost.pence)],
        ...(cost.unknown.length === 0 ? [] : [['Without a known cost', cost.unknown.join(', ')] as const]),
      ]}
    />
  );
}

function Lines({ details: { kit, lines } }: { readonly details: KitDetailsPartsFragment }) {
  return (
    <section className={styles['section']}>
      <h2>Lines</h2>
      <table className={inventory['table']} aria-label={`Lines of ${kit.name}`}>
        <thead>
          <tr>
            <th scope="col">Item or kit</th>
            <th scope="col">Pouch</th>
            <th scope="col" className={inventory['figure']}>
              Quantity
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>
                {line.itemId === null ? (
                  <Link to={`?kit=${line.heldKitId ?? ''}`}>
                    {`${line.name}, version ${String(line.heldNumber)}`}
                  </Link>
                ) : (
                  line.name
                )}{' '}
                {line.isOlder ? <StatusTag tone="info">A newer version exists</StatusTag> : null}
                {line.isOptional ? <StatusTag tone="neutral">Optional</StatusTag> : null}
                {line.substitutes.length === 0 ? null : (
                  <p className={styles['quiet']}>
                    {`or ${line.substitutes.map(({ name }) => name).join(', or ')}`}
                  </p>
                )}
              </td>
              <td>{line.pouch ?? '–'}</td>
              <td className={inventory['figure']}>
                {line.unit === null ? quantityText(line.quantity) : amountWords(line.quantity, line.unit)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Parts({ details: { kit, parts } }: { readonly details: KitDetailsPartsFragment }) {
  return (
    <section className={styles['section']}>
      <h2>With nested kits expanded</h2>
      <table className={inventory['table']} aria-label={`${kit.name} with nested kits expanded`}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Pouch</th>
            <th scope="col" className={inventory['figure']}>
              Quantity
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={index}>
              <td>
                {part.name} {part.isOptional ? <StatusTag tone="neutral">Optional</StatusTag> : null}
              </td>
              <td>{part.pouch ?? '–'}</td>
              <td className={inventory['figure']}>{amountWords(part.quantity, part.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How many can be built from free stock at the chosen locations, and what the next one would need. */
function Buildable({ kitId }: { readonly kitId: string }) {
  const [places, setPlaces] = useState<readonly ChosenPlace[]>([]);
  return (
    <section className={styles['section']} aria-label="How many can be built">
      <h2>How many can be built</h2>
      <div style={{ maxWidth: 560 }}>
        <StoresPicker
          id="kit-places"
          label="From the stock at"
          hint="Includes the locations within them. Stock that is promised, expired, recalled, faulty or overdue for service does not count."
          value={places}
          onChange={setPlaces}
        />
      </div>
      {places.length === 0 ? null : <Count kitId={kitId} locationIds={places.map(({ id }) => id)} />}
    </section>
  );
}

function Count({ kitId, locationIds }: { readonly kitId: string; readonly locationIds: string[] }) {
  const { data, previousData, error } = useKitBuildableQuery({
    variables: { id: kitId, locationIds },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.kitBuildable;
  if (error) return <Failure error={error} />;
  if (found === undefined) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  return (
    <div role="status">
      <p>
        <strong>
          {found.count === 1 ? '1 kit can be built.' : `${String(found.count)} kits can be built.`}
        </strong>
      </p>
      {found.nextNeeds.length === 0 ? null : (
        <>
          <p>Needed for the next kit:</p>
          <ul className={styles['reasons']}>
            {found.nextNeeds.map((need) => (
              <li key={need.itemId}>
                {`${need.name}: ${amountWords(need.missing, need.unit)} more needed (one kit takes ${amountWords(need.wanted, need.unit)}).`}
                {need.promised === 0
                  ? null
                  : ` ${amountWords(need.promised, need.unit)} there are promised to draft transfers.`}
              </li>
            ))}
          </ul>
        </>
      )}
      {found.leftOut.length === 0 ? null : (
        <p>{`Controlled drugs are not packed, because they need a witness: ${found.leftOut.join(', ')}.`}</p>
      )}
    </div>
  );
}
