import {
  BREACH_DUTIES,
  BREACH_STATE_LABELS,
  isOverdue,
  openDuties,
  type BreachDuty,
} from '@sideline/schema/breach';
import { LIMITS } from '@sideline/schema/limits';
import { StatusTag, type Tone } from '../../../components/ui/status-tag';
import { wordsOfDuration } from '@sideline/schema/durations';
import styles from './breaches.module.css';
import type { BreachRowFragment } from './breaches.generated';

const HOUR_MS = 3_600_000;

/** Hours for the first three days, days after that. */
const words = (ms: number): string =>
  ms <= LIMITS.retention.breachHours * HOUR_MS
    ? wordsOfDuration(ms)
    : `${String(Math.floor(ms / HOUR_MS / 24))} days`;

/** The remaining time in words, and how urgent it is. */
const saidOf = (duty: BreachDuty, now: Date): { readonly tone: Tone; readonly text: string } => {
  const { kind, dueBy } = duty;
  const left = dueBy.getTime() - now.getTime();
  const who = BREACH_DUTIES[kind].label;
  if (kind === 'people')
    return {
      tone: 'danger',
      text: `${who}: notify without delay, ${words(Math.max(0, -left))} since it was known`,
    };
  if (isOverdue(duty, now)) return { tone: 'danger', text: `${who}: ${words(-left)} overdue` };
  return { tone: left <= 24 * HOUR_MS ? 'warning' : 'info', text: `${who}: ${words(left)} left` };
};

/** What is due for a breach at a given moment. */
export function BreachDue({ breach, now }: { readonly breach: BreachRowFragment; readonly now: number }) {
  if (breach.state === 'closed')
    return <StatusTag tone="neutral">{BREACH_STATE_LABELS[breach.state]}</StatusTag>;
  const duties = openDuties(breach);
  if (duties.length === 0) return <StatusTag tone="success">Nothing is due</StatusTag>;
  return (
    <span className={styles['due']}>
      {duties.map((duty) => {
        const { tone, text } = saidOf(duty, new Date(now));
        return (
          <StatusTag key={duty.kind} tone={tone}>
            {text}
          </StatusTag>
        );
      })}
    </span>
  );
}
