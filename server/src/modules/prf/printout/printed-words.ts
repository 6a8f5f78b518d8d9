import { HOME_ZONE } from '@sideline/schema/local-day';
import type { DoseRange } from '@sideline/schema/prf/catalogue/dose-range';
import { rowAllergies } from '@sideline/schema/prf/catalogue/allergies';
import { formatTime, type FormatOptions } from '@sideline/schema/prf/record/format';
import { pictureName } from '@sideline/schema/prf/record/pictures';
import type { HandoverOpening } from '../handover/handover-store.js';
import type { HandoverReceipt } from '../handover/handover.types.js';
import { isStruck } from '../saving/prf-changes.js';
import type { Prf, PrfPerson } from '../prf.types.js';
import type { PrintedAmendment } from './printed-amendments.js';
import type { PrintedPicture } from './printed-pictures.js';

/** What is printed, and the words in which its times, people and entries are said. */

export interface PrfPrintout {
  readonly prf: Prf;
  readonly providerName: string;
  readonly madeAt: Date;
  /** Name of the person who asked for it. */
  readonly madeBy: string;
  /** Names of squads and zones that the record refers to, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** The signed versions after the first, up to the one that is printed. */
  readonly amendments: readonly PrintedAmendment[];
  /** Pictures not struck through; they follow the record on pages of their own. */
  readonly pictures: readonly PrintedPicture[];
  /** Who took over after it was signed, the newest first. */
  readonly receipts: readonly HandoverReceipt[];
  /** Who read its handover by a link, the oldest first. */
  readonly openings: readonly HandoverOpening[];
  /** The entries of the formulary by which the doses of the printed version were checked. */
  readonly doseRanges: readonly DoseRange[];
  /** The patient's own copy, without what is withheld from them. */
  readonly isOwnCopy?: boolean;
}

export type Entry = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const timeOf = (entry: Entry): string => textOf(entry['occurred_at']) ?? '';

export const nameOf = (person: PrfPerson | null | undefined): string =>
  person === null || person === undefined ? '' : `${person.firstName} ${person.lastName}`.trim();

export class PrintedWords {
  readonly printout: PrfPrintout;
  readonly options: FormatOptions;
  readonly #people: ReadonlyMap<string, string>;

  constructor(printout: PrfPrintout) {
    this.printout = printout;
    const { prf, names } = printout;
    const staff = new Map(prf.crew.map((person) => [person.staffId, nameOf(person)]));
    this.#people = new Map(prf.people.map((person) => [person.userId ?? '', nameOf(person)]));
    this.options = {
      ...(prf.event === null ? {} : { timeZone: prf.event.timeZone }),
      nameOf: (to, id) => {
        if (to === 'event') return prf.event?.eventId === id ? prf.event.name : undefined;
        if (to === 'attachment') return pictureName(prf.data, id, this.options);
        return (to === 'staff' ? staff.get(id) : undefined) ?? names.get(id);
      },
    };
  }

  /** The zone of every time on the paper: 'Europe/London'. */
  get zone(): string {
    return this.options.timeZone ?? HOME_ZONE;
  }

  /** What the patient's row said when the record was signed, else says now, and what the rows merged with it say. */
  get rowAllergies(): string | null {
    const { signature, patient } = this.printout.prf;
    return rowAllergies({
      allergies: (signature?.patient ?? patient)?.allergies,
      mergedAllergies: patient?.mergedAllergies,
    });
  }

  time(iso: string | null | undefined): string {
    return iso === null || iso === undefined ? '' : formatTime(iso, this.options.timeZone);
  }

  /** When an entry was recorded and by whom. */
  recorded(entry: Entry): string {
    const by = this.#people.get(textOf(entry['recorded_by']) ?? '');
    const at = this.time(textOf(entry['recorded_at']));
    return at === '' ? '' : `Recorded ${at}${by === undefined ? '' : ` by ${by}`}`;
  }

  /** By whom an entry was struck through, when and why; nothing where it was not. */
  struckText(entry: Entry): string {
    if (!isStruck(entry)) return '';
    const by = this.#people.get(textOf(entry['voided_by']) ?? '') ?? '';
    return `Struck through: ${textOf(entry['void_reason']) ?? ''} (${[by, this.time(textOf(entry['voided_at']))].filter(Boolean).join(', ')})`;
  }
}
