import { sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { pathLabel } from '../path-label';
import type { PrfHistoryLineFragment } from './history.generated';
import type { Mark } from './states-query';
import { formatDateTime } from '../record-clock';

export type HistoryLine = PrfHistoryLineFragment;

/** No account wrote the scores that follow when a patient who registered themselves corrects their date of birth. */
export const authorOf = ({ author }: HistoryLine): string =>
  `${author.firstName} ${author.lastName}`.trim() || 'Sideline';

/** What a person did, after the name. */
export const lineWords = (line: HistoryLine): string => {
  const section = line.section ? sectionOf(line.section).label : '';
  switch (line.kind) {
    case 'WROTE':
      return line.reason ? `recalculated the scores in ${section}: ${line.reason}` : `wrote in ${section}`;
    case 'SIGNED':
      return 'signed the record';
    case 'AMENDED':
      return `amended the record: ${line.reason ?? ''}`;
    case 'VOIDED':
      return `declared the record entered in error: ${line.reason ?? ''}`;
    case 'CAME_LATE':
      return `sent a change to ${section} after the record was signed`;
    case 'SET_ASIDE':
      return `set aside a change to ${section}: ${line.reason ?? ''}`;
    case 'PATIENT_LINKED':
      return 'linked the patient';
    case 'OPENED':
      return `opened the record for editing: ${line.reason ?? ''}`;
    case 'REVIEW_REQUESTED':
      return 'asked another clinician to review the record';
    case 'REVIEW_ENDED':
      return 'changed the record while it was awaiting review, so it is in progress again';
    case 'ALERT_ANSWERED':
      return `recorded what was done about an alert: ${line.reason ?? ''}`;
    case 'HANDOVER_READ':
      return `shared the handover by code, and it was opened by ${line.reason ?? ''}`;
    case 'HANDED_OVER':
      return `handed the patient over to ${line.reason ?? ''}`;
  }
};

const MOST_LABELS = 6;

/** The fields that a line touched, each once; the entries themselves are named where they are shown. */
export const fieldWords = ({ section, changedPaths }: HistoryLine): string => {
  if (!section) return '';
  const labels = [...new Set(changedPaths.map((path) => labelOf(section, path)))];
  const more = labels.length - MOST_LABELS;
  return `${labels.slice(0, MOST_LABELS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

const labelOf = (section: PrfSectionKey, path: string): string => {
  const [list, , sub] = path.split('/');
  return sub === undefined && path.includes('/')
    ? pathLabel(section, list ?? path, {})
    : pathLabel(section, path, {});
};

export interface Compared {
  /** Of one section only; null for the whole record. */
  readonly section: PrfSectionKey | null;
  readonly marks: readonly [Mark, Mark];
}

/**
 * How two versions are asked for: of the `wanted` section by their numbers, of the record by their moments. What a device sends
 * after hours offline is recorded at one moment; two versions of one section in it differ by their numbers alone.
 */
export const comparedAs = (
  earlier: HistoryLine,
  later: HistoryLine,
  wanted: PrfSectionKey | null,
): Compared => {
  const { section } = earlier;
  const isAtOnce = earlier.at === later.at && section === later.section;
  const of = isAtOnce ? section : wanted;
  const markOf = ({ at, section: ofLine, version }: HistoryLine): Mark =>
    of !== null && ofLine === of && version !== null ? { section: of, version } : { at };
  return { section: of, marks: [markOf(earlier), markOf(later)] };
};

/** What a version is called in a choice. */
export const versionLabel = (line: HistoryLine): string => {
  const when = formatDateTime(line.at);
  if (line.revision) return `Version ${line.revision}, signed ${when} by ${authorOf(line)}`;
  return `${when}, ${line.section ? `${sectionOf(line.section).label} ${line.version ?? ''}, ` : ''}${authorOf(line)}`;
};
