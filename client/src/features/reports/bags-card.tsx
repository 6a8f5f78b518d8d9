import { Card } from 'antd';
import { Link } from 'react-router-dom';
import { StatusTag } from '../../components/ui/status-tag';
import styles from './dashboard.module.css';
import type { DashboardQuery } from './dashboard.generated';

type DeskBags = DashboardQuery['dashboard']['bags'];

const expiringWords = (count: number): string =>
  count === 1 ? '1 lot expires soon' : `${String(count)} lots expire soon`;

/** The user's own bags, and how many bags are not ready. Hidden if there are neither. */
export function BagsCard({ bags: { mine, toDo } }: { readonly bags: DeskBags }) {
  if (mine.length === 0 && toDo === 0) return null;
  return (
    <Card title={<h2 className="sl-card-title">Bags</h2>} extra={<Link to="/inventory/bags">All bags</Link>}>
      <ul className={styles.rows}>
        {mine.map((bag) => (
          <li key={bag.id}>
            <div className={styles.row}>
              <div className={styles.main}>
                <Link to={`/inventory/bags/${bag.id}`} className={styles.link}>
                  {bag.name}
                </Link>
                <div className={styles.facts}>With you</div>
              </div>
              <div className={styles.tags}>
                {bag.short === 0 ? null : (
                  <StatusTag tone="danger">
                    {bag.short === 1 ? '1 item short' : `${String(bag.short)} items short`}
                  </StatusTag>
                )}
                {bag.isReady || bag.short > 0 ? null : <StatusTag tone="danger">Not ready</StatusTag>}
                {bag.expiring === 0 ? null : (
                  <StatusTag tone="warning">{expiringWords(bag.expiring)}</StatusTag>
                )}
              </div>
            </div>
          </li>
        ))}
        {toDo === 0 ? null : (
          <li>
            <div className={styles.row}>
              <div className={styles.main}>
                <Link to="/inventory/bags?ready=no" className={styles.link}>
                  {toDo === 1 ? '1 bag is not ready' : `${String(toDo)} bags are not ready`}
                </Link>
              </div>
            </div>
          </li>
        )}
      </ul>
    </Card>
  );
}
