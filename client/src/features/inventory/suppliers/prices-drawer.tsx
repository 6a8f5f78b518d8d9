import { penceIn } from '@sideline/schema/inventory/money';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { Empty } from '../../../components/ui/empty';
import { PartFailure } from '../../../components/ui/failure';
import { lazyPart } from '../../../components/ui/lazy-part';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDate, todayAsLocalDate } from '../../../lib/dates';
import { poundsText } from '../../../lib/formats';
import { notify } from '../../../lib/notices';
import styles from '../inventory.module.css';
import type { PriceChartProps } from './price-chart';
import {
  useSetSupplierPriceMutation,
  useSupplierPricesQuery,
  type SupplierItemRowFragment,
} from './suppliers.generated';

const PriceChart = lazyPart<PriceChartProps>(() => import('./price-chart'), {
  lost: 'The chart could not be loaded. The same prices are in the table below it.',
  fallback: <Skeleton.Node active style={{ width: '100%', height: 220 }} />,
});

interface PricesDrawerProps {
  readonly offer: SupplierItemRowFragment;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `price-${field}`;

/** What a pack has cost, as a chart and a table, and a new price from a given day. Administrators only. */
export function PricesDrawer({ offer, onClose, onSaved }: PricesDrawerProps) {
  const { data, error, refetch } = useSupplierPricesQuery({
    variables: { supplierItemId: offer.id },
    fetchPolicy: 'cache-and-network',
  });
  const [setSupplierPrice] = useSetSupplierPriceMutation({ context: inlineErrors });
  const saving = useSaving(controlId);
  const [id, setId] = useState(() => newId());
  const [price, setPrice] = useState('');
  const [validFrom, setValidFrom] = useState(todayAsLocalDate);
  const prices = data?.supplierPrices;

  const save = async () => {
    const pence = penceIn(price);
    const problems =
      pence === null
        ? [{ field: 'packPricePence', code: 'invalid', message: 'Enter the price in pounds, like 12.50.' }]
        : null;
    const isSaved = await saving.run(problems, async () => {
      if (pence === null) return;
      await setSupplierPrice({
        variables: { input: { id, supplierItemId: offer.id, packPricePence: pence, validFrom } },
      });
    });
    if (!isSaved) return;
    notify.success('Price saved.');
    setId(newId());
    setPrice('');
    await refetch();
    onSaved();
  };
  return (
    <DrawerForm
      title={`Prices of ${offer.itemName} from ${offer.supplierName}`}
      action="Save price"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          id={controlId('packPricePence')}
          label="New price per pack in pounds"
          value={price}
          inputMode="decimal"
          isRequired
          error={saving.problems.of('packPricePence')}
          onChange={setPrice}
        />
        <TextField
          id={controlId('validFrom')}
          label="From"
          type="date"
          value={validFrom}
          isRequired
          error={saving.problems.of('validFrom')}
          onChange={setValidFrom}
        />
      </FieldRow>
      {error ? (
        <PartFailure
          error={error}
          title="Earlier prices cannot be loaded just now."
          onRetry={() => void refetch()}
        />
      ) : prices === undefined ? (
        <Skeleton active title={false} />
      ) : null}
      {prices?.length === 0 ? (
        <Empty title="No prices yet" size="small">
          Enter what a pack costs, and from when.
        </Empty>
      ) : null}
      {prices !== undefined && prices.length > 0 ? (
        <>
          <PriceChart
            label={`Price of a pack of ${offer.itemName} over time. The table below has the same figures.`}
            prices={prices}
          />
          <table className={styles['table']} aria-label={`Prices of ${offer.itemName}`}>
            <thead>
              <tr>
                <th scope="col">From</th>
                <th scope="col" className={styles['figure']}>
                  Price per pack
                </th>
                <th scope="col">Entered by</th>
              </tr>
            </thead>
            <tbody>
              {prices.map((one) => (
                <tr key={one.id}>
                  <td>{formatDate(one.validFrom)}</td>
                  <td className={styles['figure']}>{poundsText(one.packPricePence)}</td>
                  <td>{one.recordedByName}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
    </DrawerForm>
  );
}
