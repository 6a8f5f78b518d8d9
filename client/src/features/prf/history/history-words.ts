import { sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { pathLabel } from '../path-label';
import { formatDateTime } from '../../../lib/dates';
import type { PrfHistoryLineFragment } from './history.generated';

export type HistoryLine = PrfHistoryLineFragment;

export const authorOf = ({ author }: HistoryLine): string => `${author.firstName} ${author.lastName}`.trim();

/** What somebody did, after the name. */
export const lineWords = (line: HistoryLine): string => {
  const section = line.section ? sectionOf(line.section).label : '';
  switch (line.kind) {
    case 'WROTE':
      return `wrote in ${section}`;
    case 'SIGNED':
      return 'signed the record';
    case 'AMENDED':
      return `amended the record: ${line.reason ?? ''}`;
    case 'VOIDED':
      return `declared it entered in error: ${line.reason ?? ''}`;
    case 'CAME_LATE':
      return `sent a change of ${section} after the signature`;
    case 'SET_ASIDE':
      return `set a change of ${section} aside: ${line.reason ?? ''}`;
    case 'PATIENT_LINKED':
      return 'linked the patient';
    case 'OPENED':
      return `opened the record for writing: ${line.reason ?? ''}`;
    case 'REVIEW_REQUESTED':
      return 'asked another clinician to review the record';
    case 'REVIEW_ENDED':
      return 'changed the record while it awaited review: it is in progress again';
    case 'ALERT_ANSWERED':
      return `recorded what was done about a NEWS2 alert: ${line.reason ?? ''}`;
    case 'HANDOVER_READ':
      return `let the handover be read by code; it was opened by ${line.reason ?? ''}`;
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

/** What a version is called in a choice. */
export const versionLabel = (line: HistoryLine): string => {
  const when = formatDateTime(line.at);
  if (line.revision) return `Version ${line.revision}, signed ${when} by ${authorOf(line)}`;
  return `${when}, ${line.section ? `${sectionOf(line.section).label} ${line.version ?? ''}, ` : ''}${authorOf(line)}`;
};
