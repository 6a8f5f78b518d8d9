import type { ComponentProps } from 'react';
import styles from './quiet-text.module.css';

/** Text in the quiet colour. Ant Design's own component brings its editing, copying and measuring of text: 6 kB. */
export function QuietText(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.quiet} />;
}
