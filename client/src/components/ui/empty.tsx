import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './empty.module.css';

export interface EmptyProps {
  /** What would be here: 'No open records'. */
  readonly title: string;
  /** What to do about it, or when something will appear. */
  readonly children?: ReactNode;
  /** The button or link that does it. */
  readonly action?: ReactNode;
  /** By default an empty tray. */
  readonly icon?: ReactNode;
  /** Small in a card, roomy as the only content of a page. */
  readonly size?: 'small' | 'large';
}

/** An empty state that says what will be here and offers the action. */
export function Empty({ title, children, action, icon, size = 'large' }: EmptyProps) {
  return (
    <div className={`${styles['empty']} ${size === 'small' ? styles['small'] : ''}`}>
      <span className={styles['icon']} aria-hidden="true">
        {icon ?? <InboxOutlined />}
      </span>
      <p className={styles['title']}>{title}</p>
      {children && <div className={styles['text']}>{children}</div>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
