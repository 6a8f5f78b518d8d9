import type { ComponentProps } from 'react';
import styles from './quiet-text.module.css';

/** Words that stand back behind the rest. Ant Design's own bring its editing, copying and measuring of text, 6 kB. */
export function QuietText(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.quiet} />;
}
