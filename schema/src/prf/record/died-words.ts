import { localDay } from '../../local-day.js';
import { formatDate, formatTime } from './format.js';

/** The facts about a death that a handover or a PDF shows: by a signed record, or by the date that staff entered. */
export interface MayHaveDied {
  readonly dateOfDeath?: string | null;
  readonly death?: {
    readonly diedAt: string;
    readonly timeZone: string;
    readonly place?: string | null;
  } | null;
}

/** 'Died 20 Nov 2026, 14:32, Gate 4', to the minute on the event's clock; null for a living patient. */
export const diedWords = ({ death, dateOfDeath }: MayHaveDied): string | null => {
  if (death) {
    const minute = death.diedAt.replace(/:\d\d(\.\d+)?Z$/, ':00Z');
    return `Died ${formatTime(minute, death.timeZone)}${death.place ? `, ${death.place}` : ''}`;
  }
  return dateOfDeath ? `Died ${formatDate(dateOfDeath)}` : null;
};

/** The day on which a patient died, YYYY-MM-DD: by a signed record, on the clock of its event, otherwise as staff entered it. */
export const dayOfDeath = ({ death, dateOfDeath = null }: MayHaveDied): string | null =>
  death ? localDay(death.diedAt, death.timeZone) : dateOfDeath;
