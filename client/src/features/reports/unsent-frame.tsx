import { CheckCircleFilled } from '@ant-design/icons';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { KeepHere } from '../../components/ui/keep-here';
import styles from './dashboard.module.css';

/** The card for what the server does not have. */
export function UnsentFrame({
  count = 0,
  children,
}: {
  readonly count?: number;
  readonly children: ReactNode;
}) {
  return (
    <Card title={<h2 className="sl-card-title">Not sent from this device{count > 0 && ` (${count})`}</h2>}>
      {children}
      <KeepHere type="default" className={styles.keep} />
    </Card>
  );
}

export function AllSent() {
  return (
    <p className={styles.allClear}>
      <CheckCircleFilled aria-hidden="true" /> Everything is on the server. Changes that have not been sent,
      and questions for you, appear here.
    </p>
  );
}
