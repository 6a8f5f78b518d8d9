import styles from './spinner.module.css';

/** A quiet wait that fills its place; without Ant Design, since the sign-in page has one too. */
export function Spinner({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div className={styles.place} role="status" aria-label={label}>
      <span className={styles.ring} />
    </div>
  );
}
