import { Card, Skeleton } from 'antd';
import styles from './skeletons.module.css';

/** Stand-ins of the final size, so that a page never jumps while it loads. Screen readers hear 'Loading' once. */

function Waiting({ children, className }: { readonly children: React.ReactNode; readonly className?: string }) {
  return (
    <div role="status" aria-label="Loading" className={className}>
      {children}
    </div>
  );
}

/** Rows of a table: 48 px each, as the table's own. */
export function TableSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <Waiting className={styles['table']}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <Skeleton.Node active className={styles['bar']} />
        </div>
      ))}
    </Waiting>
  );
}

/** Cards in the dashboard's grid. */
export function CardsSkeleton({ cards = 3, rows = 4 }: { readonly cards?: number; readonly rows?: number }) {
  return (
    <Waiting className={styles['cards']}>
      {Array.from({ length: cards }, (_, card) => (
        <Card key={card}>
          <Skeleton active paragraph={{ rows }} />
        </Card>
      ))}
    </Waiting>
  );
}

/** A form: labels and controls. */
export function FormSkeleton({ fields = 6 }: { readonly fields?: number }) {
  return (
    <Waiting className={styles['form']}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={styles['field']}>
          <Skeleton.Node active className={styles['label']} />
          <Skeleton.Node active className={styles['control']} />
        </div>
      ))}
    </Waiting>
  );
}

/** A page whose script is on its way: title, purpose and a block of content. */
export function PageSkeleton() {
  return (
    <Waiting className={styles['page']}>
      <Skeleton active title={{ width: 240 }} paragraph={{ rows: 1, width: 360 }} />
      <Card className={styles['block']}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Card>
    </Waiting>
  );
}
