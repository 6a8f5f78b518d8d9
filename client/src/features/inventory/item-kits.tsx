import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Empty } from '../../components/ui/empty';
import { Failure } from '../../components/ui/failure';
import { morePages } from '../../components/list/next-page';
import { TableSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { numberText } from '../../lib/formats';
import { useItemKitsQuery } from './inventory.generated';
import styles from './inventory.module.css';

/** The kits whose newest version holds an item. */
export function ItemKits({ itemId, name }: { readonly itemId: string; readonly name: string }) {
  const { data, error, loading, refetch, fetchMore } = useItemKitsQuery({
    variables: { itemId },
    fetchPolicy: 'cache-and-network',
  });
  const kits = data?.kits;
  if (kits === undefined)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <TableSkeleton />;
  if (kits.nodes.length === 0)
    return (
      <Empty title="No kit uses this item" size="small">
        Kits that use this item appear here.
      </Empty>
    );
  const { onMore } = morePages('kits', data, fetchMore);
  return (
    <>
      <table className={styles['table']} aria-label={`Kits that use ${name}`}>
        <thead>
          <tr>
            <th scope="col">Kit</th>
            <th scope="col" className={styles['figure']}>
              Version
            </th>
            <th scope="col" className={styles['figure']}>
              Bags
            </th>
          </tr>
        </thead>
        <tbody>
          {kits.nodes.map((kit) => (
            <tr key={kit.id}>
              <td>
                <Link to={`/inventory/kits?kit=${kit.id}`}>{kit.name}</Link>{' '}
                {kit.isActive ? null : <StatusTag tone="neutral">Deactivated</StatusTag>}
              </td>
              <td className={styles['figure']}>{String(kit.latest)}</td>
              <td className={styles['figure']}>{numberText(kit.bagCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {onMore === undefined ? null : (
        <Button onClick={onMore} loading={loading}>
          Load more
        </Button>
      )}
    </>
  );
}
