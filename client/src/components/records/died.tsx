import { clockOf, formatDate } from '../../lib/dates';
import { StatusTag } from '../ui/status-tag';

/**
 * What every screen that shows a patient reads about a death: from a signed record, or from the date that staff entered.
 */
export interface MayHaveDied {
  readonly dateOfDeath?: string | null | undefined;
  readonly death?:
    | { readonly diedAt: string; readonly timeZone: string; readonly place?: string | null | undefined }
    | null
    | undefined;
}

/** 'Died 20 Nov 2026, 14:32', on the clock of the event where it was recognised; null for a living patient. */
export const diedText = ({ death, dateOfDeath }: MayHaveDied): string | null => {
  if (death) return `Died ${clockOf(death.timeZone).dateTime(death.diedAt)}`;
  return dateOfDeath ? `Died ${formatDate(dateOfDeath)}` : null;
};

/** The same with the place: 'Died 20 Nov 2026, 14:32, Gate 4'. */
export const diedWhereText = (patient: MayHaveDied): string | null => {
  const text = diedText(patient);
  return text !== null && patient.death?.place ? `${text}, ${patient.death.place}` : text;
};

/** ', died 20 Nov 2026, 14:32', to follow a name in a list of choices; '' for a living patient. */
export const diedBeside = (patient: MayHaveDied): string =>
  (diedText(patient) ?? '').replace(/^Died/, ', died');

/** Says that a patient died, wherever they are named. Screens with room for it add the place: `diedWhereText`. */
export function DiedTag({ patient }: { readonly patient: MayHaveDied }) {
  const text = diedText(patient);
  return text === null ? null : <StatusTag tone="danger">{text}</StatusTag>;
}
