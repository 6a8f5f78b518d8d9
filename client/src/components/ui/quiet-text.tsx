import type { ComponentProps } from 'react';
import styles from './quiet-text.module.css';

/** Text in the quiet colour. Ant Design's own component would add 6 kB for editing, copying and measuring text. */
export function QuietText(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.quiet} />;
}
