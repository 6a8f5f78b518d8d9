import styles from './spinner.module.css';

/** A spinner that fills its place. It does not use Ant Design, because the sign-in page has one too. */
export function Spinner({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div className={styles.place} role="status" aria-label={label}>
      <span className={styles.ring} />
    </div>
  );
}
