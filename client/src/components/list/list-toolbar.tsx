import type { ReactNode } from 'react';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  /** Search box and filters. Left out if the list has none. */
  readonly children?: ReactNode;
  /** Actions on the whole list: its order if no head shows it, views, export. */
  readonly tools: ReactNode;
}

/** The line above a list: filters first, actions on the whole list at the end (screens section 6). */
export function ListToolbar({ children, tools }: ListToolbarProps) {
  return (
    <div className={`${styles.toolbar} ${children ? '' : styles.alone}`}>
      <div className={styles.filters}>{children}</div>
      <div className={styles.tools}>{tools}</div>
    </div>
  );
}
