import styles from './read.module.css';

export interface FactLine {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** Questions and their answers. */
export function FactLines({ lines }: { readonly lines: readonly FactLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
