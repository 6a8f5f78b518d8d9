import { Link } from 'react-router-dom';
import { StatusTag, type Tone } from '../../components/ui/status-tag';
import styles from './dashboard.module.css';
import type { NextStep } from './next-steps';

/** More would be a list rather than the next steps. */
const SHOWN = 3;
const WORDS: Readonly<Partial<Record<Tone, string>>> = {
  danger: 'Now',
  warning: 'Today',
  info: 'When you can',
};

/** What this person should do next, in order. The first is highlighted. */
export function NextCard({ steps }: { readonly steps: readonly NextStep[] }) {
  return (
    <section aria-label="What to do next" className={styles.next}>
      <strong>What to do next</strong>
      {steps.length === 0 ? (
        <p className={styles.none}>Nothing is waiting for you.</p>
      ) : (
        <ol className={styles.steps}>
          {steps.slice(0, SHOWN).map(({ key, does, about, to, tone }) => (
            <li key={key} className={styles.step}>
              <div className={styles.main}>
                <Link to={to} className={styles.link}>
                  {does}
                </Link>
                <div className={styles.facts}>{about}</div>
              </div>
              <StatusTag tone={tone}>{WORDS[tone]}</StatusTag>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
