import { readingSeconds, type HandoverLine } from '@sideline/schema/prf/handover/handover-fit';
import styles from './handover.module.css';

/** The lines to read aloud, each with its letter, and how long reading takes. */
export function HandoverLines({ lines }: { readonly lines: readonly HandoverLine[] }) {
  return (
    <>
      <dl className={styles['lines']}>
        {lines.map(({ letter, label, text }) => (
          <div key={`${letter} ${label}`}>
            <dt>
              <span className={styles['letter']} aria-hidden="true">
                {letter}
              </span>
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['reading']}>Read aloud in about {readingSeconds(lines)} seconds.</p>
    </>
  );
}
