import { Button } from 'antd';
import styles from './provider.module.css';

interface SaveFootProps {
  /** 'Save formats'. */
  readonly label: string;
  readonly isSaving: boolean;
  readonly isChanged: boolean;
}

/** The foot of a settings form: its button, and whether something has not been saved yet. */
export function SaveFoot({ label, isSaving, isChanged }: SaveFootProps) {
  return (
    <div className={styles['actions']}>
      <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isChanged}>
        {label}
      </Button>
      <span role="status" className={styles['state']}>
        {isChanged ? 'Not saved yet' : ''}
      </span>
    </div>
  );
}
