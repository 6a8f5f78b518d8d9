import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
  MinusCircleOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './status-tag.module.css';

/** What a status means to the reader. Each has its own icon, so that colour is never the only sign. */
export type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral' | 'waiting';

const ICONS: Readonly<Record<Tone, ReactNode>> = {
  success: <CheckCircleFilled />,
  info: <InfoCircleFilled />,
  warning: <ExclamationCircleFilled />,
  danger: <CloseCircleFilled />,
  neutral: <MinusCircleOutlined />,
  waiting: <ClockCircleOutlined />,
};

export interface StatusTagProps {
  readonly tone: Tone;
  /** The status in words. */
  readonly children: ReactNode;
  /** By default the tone's own. */
  readonly icon?: ReactNode;
}

/** A status as word and icon. */
export function StatusTag({ tone, children, icon }: StatusTagProps) {
  return (
    <span className={`${styles['tag']} ${styles[tone]}`}>
      <span aria-hidden="true" className={styles['icon']}>
        {icon ?? ICONS[tone]}
      </span>
      {children}
    </span>
  );
}
