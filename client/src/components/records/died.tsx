import { clockOf, formatDate } from '../../lib/dates';
import { StatusTag } from '../ui/status-tag';

/** What every screen that shows a patient reads of a death: by a signed record, or by the date that staff entered. */
export interface MayHaveDied {
  readonly date_of_death?: string | null | undefined;
  readonly death?: { readonly died_at: string; readonly time_zone: string } | null | undefined;
}

/** 'Died 20 Nov 2026, 14:32', on the clock of the event where it was recognised; null of a living patient. */
export const diedText = ({ death, date_of_death }: MayHaveDied): string | null => {
  if (death) return `Died ${clockOf(death.time_zone).dateTime(death.died_at)}`;
  return date_of_death ? `Died ${formatDate(date_of_death)}` : null;
};

/** Says that a patient died, wherever they are named. */
export function DiedTag({ patient }: { readonly patient: MayHaveDied }) {
  const text = diedText(patient);
  return text === null ? null : <StatusTag tone="danger">{text}</StatusTag>;
}
