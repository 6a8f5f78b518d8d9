import { ITEM_TYPE_TABLE } from '@sideline/schema/inventory/vocabulary';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { ExportMenu } from '../../components/list/export-menu';
import { ListToolbar } from '../../components/list/list-toolbar';
import { Failure } from '../../components/ui/failure';
import { morePages } from '../../components/list/next-page';
import { TableSkeleton } from '../../components/ui/skeletons';
import { useLocationStockQuery } from './inventory.generated';
import styles from './inventory.module.css';
import { amountWords } from './stock-words';

/** The stock of a location: item, type and quantity (spec section 2). Loaded when it is opened. */
export function LocationStock({ locationId, name }: { readonly locationId: string; readonly name: string }) {
  const { data, error, refetch, fetchMore, loading } = useLocationStockQuery({
    variables: { locationId },
    fetchPolicy: 'cache-and-network',
  });
  const rows = data?.stockAtLocation.nodes;
  if (rows === undefined)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <TableSkeleton />;
  if (rows.length === 0) return <p className={styles['quiet']}>No stock available.</p>;
  const { onMore } = morePages('stockAtLocation', data, fetchMore);
  return (
    <>
      <ListToolbar
        tools={<ExportMenu list="stockAtLocation" filter={{}} within={{ locationId }} isFiltered={false} />}
      />
      <table className={styles['table']} aria-label={`Stock of ${name}`}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Type</th>
            <th scope="col" className={styles['figure']}>
              Quantity
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ itemId, itemName, itemType, unit, quantity }) => (
            <tr key={itemId}>
              <td>
                <Link to={`/inventory/items/${itemId}`}>{itemName}</Link>
              </td>
              <td>{ITEM_TYPE_TABLE[itemType].label}</td>
              <td className={styles['figure']}>{amountWords(quantity, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {onMore ? (
        <Button onClick={onMore} loading={loading}>
          Load more
        </Button>
      ) : null}
    </>
  );
}
