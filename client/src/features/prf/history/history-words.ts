import { sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { pathLabel } from '../path-label';
import type { PrfHistoryLineFragment } from './history.generated';
import type { Mark } from './states-query';
import { formatDateTime } from '../record-clock';

export type HistoryLine = PrfHistoryLineFragment;

/**
 * Scores that are recalculated when a patient who registered themselves corrects their date of birth have no account as
 * their author.
 */
export const authorOf = ({ author }: HistoryLine): string =>
  `${author.firstName} ${author.lastName}`.trim() || 'Sideline';

/** What a person did, to follow their name. */
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

/** The fields that a line changed, each once. The entries themselves are named where they are shown. */
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
  /** For only one section; null for the whole record. */
  readonly section: PrfSectionKey | null;
  readonly marks: readonly [Mark, Mark];
}

/**
 * How two versions are requested: by their numbers for the `wanted` section, and by their times for the record. What a
 * device sends after hours offline is all recorded at one moment. Two versions of a section in it differ only by their
 * numbers.
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

/** The name of a version in a choice. */
export const versionLabel = (line: HistoryLine): string => {
  const when = formatDateTime(line.at);
  if (line.revision) return `Version ${line.revision}, signed ${when} by ${authorOf(line)}`;
  return `${when}, ${line.section ? `${sectionOf(line.section).label} ${line.version ?? ''}, ` : ''}${authorOf(line)}`;
};
