import type { Difference } from '@sideline/schema/prf/record/diff';
import styles from './difference-list.module.css';

interface DifferenceListProps {
  readonly differences: readonly Difference[];
  /** The names of the two versions, the earlier first. */
  readonly names: readonly [before: string, after: string];
  /** The table's name, for people who cannot see it. */
  readonly label: string;
  /** The section's name is already shown above. */
  readonly isOfOneSection?: boolean;
}

const NOTHING = 'nothing';

const isSameText = ({ before, after }: Difference): boolean => before === after;

/** Two versions side by side, a row for each field. On a phone, one value is below the other. */
export function DifferenceList({ differences, names, label, isOfOneSection = false }: DifferenceListProps) {
  const [before, after] = names;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr
            key={`${difference.section} ${difference.path}`}
            data-same={isSameText(difference) || undefined}
            data-struck={difference.isStruck || undefined}
          >
            <th scope="row">
              {isOfOneSection ? null : <span className={styles.section}>{difference.sectionLabel}</span>}
              {difference.label}
              {difference.isStruck ? <span className={styles.mark}>Struck through</span> : null}
            </th>
            <td data-side={before}>
              {isSameText(difference) || difference.before === null ? (
                <span className={difference.before === null ? styles.nothing : undefined}>
                  {difference.before ?? NOTHING}
                </span>
              ) : (
                <del className={styles.before}>{difference.before}</del>
              )}
            </td>
            <td data-side={after}>
              {isSameText(difference) || difference.after === null ? (
                <span className={difference.after === null ? styles.nothing : undefined}>
                  {difference.after ?? NOTHING}
                </span>
              ) : (
                <ins className={styles.after}>{difference.after}</ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
