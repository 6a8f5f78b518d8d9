import type { ReactNode } from 'react';
import styles from './skeletons.module.css';

/**
 * Stand-ins of the final size, so that a page never jumps while it loads. Screen readers announce 'Loading' once. Without
 * Ant Design: they are shown while its parts are still loading.
 */
function Waiting({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <div role="status" aria-label="Loading" className={`${styles.waiting} ${className ?? ''}`}>
      {children}
    </div>
  );
}

function Bar({ kind }: { readonly kind: 'title' | 'line' | 'short' | 'label' | 'control' }) {
  return <span className={`${styles.bar} ${styles[kind]}`} />;
}

const times = (count: number, render: (index: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => render(index));

/** Rows of a table: 48 px each, as the table's own. */
export function TableSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <Waiting className={styles.table}>
      {times(rows, (row) => (
        <span key={row} className={styles.row}>
          <Bar kind="line" />
        </span>
      ))}
    </Waiting>
  );
}

function CardBlock({ rows }: { readonly rows: number }) {
  return (
    <span className={styles.card}>
      <Bar kind="title" />
      {times(rows, (row) => (
        <Bar key={row} kind={row === rows - 1 ? 'short' : 'line'} />
      ))}
    </span>
  );
}

/** Cards in the dashboard's grid. */
export function CardsSkeleton({ cards = 3, rows = 4 }: { readonly cards?: number; readonly rows?: number }) {
  return (
    <Waiting className={styles.cards}>
      {times(cards, (card) => (
        <CardBlock key={card} rows={rows} />
      ))}
    </Waiting>
  );
}

interface ColumnsSkeletonProps {
  /** Lines of a card across the whole width, above the columns; none if 0. */
  readonly above?: number;
  /** Lines of the cards in each column, the wider column first. */
  readonly columns: readonly (readonly number[])[];
}

/** Two columns of cards, as the dashboard has them. */
export function ColumnsSkeleton({ above = 0, columns }: ColumnsSkeletonProps) {
  return (
    <Waiting className={styles.sections}>
      {above > 0 && <CardBlock rows={above} />}
      <span className={styles.columns}>
        {columns.map((cards, column) => (
          <span key={column} className={styles.sections}>
            {cards.map((rows, card) => (
              <CardBlock key={card} rows={rows} />
            ))}
          </span>
        ))}
      </span>
    </Waiting>
  );
}

/** Lines inside a card that is already shown. */
export function LinesSkeleton({ lines = 4 }: { readonly lines?: number }) {
  return (
    <Waiting className={styles.lines}>
      {times(lines, (line) => (
        <Bar key={line} kind={line === lines - 1 ? 'short' : 'line'} />
      ))}
    </Waiting>
  );
}

/** A form: labels and controls. */
export function FormSkeleton({ fields = 6 }: { readonly fields?: number }) {
  return (
    <Waiting className={styles.form}>
      {times(fields, (field) => (
        <span key={field} className={styles.field}>
          <Bar kind="label" />
          <Bar kind="control" />
        </span>
      ))}
    </Waiting>
  );
}

/** A page whose script is loading: title, purpose and a block of content. */
export function PageSkeleton() {
  return (
    <Waiting className={styles.page}>
      <span className={styles.field}>
        <Bar kind="title" />
        <Bar kind="short" />
      </span>
      <CardBlock rows={8} />
    </Waiting>
  );
}
