const WORDS: Readonly<Record<string, string>> = {
  PATIENT_VIEWED: 'opened the patient’s details',
  PATIENT_CREATED: 'registered the patient',
  PATIENT_REGISTERED: 'registered themselves',
  PATIENT_UPDATED: 'changed the patient’s details',
  PATIENT_DETAILS_PROPOSED: 'proposed a correction of the details',
  PATIENT_DETAILS_SETTLED: 'decided about a proposed correction',
  GUARDIAN_NAMED: 'named the guardian',
  GUARDIAN_KEPT: 'reviewed the account at 16, and kept the guardian',
  GUARDIAN_REMOVED: 'reviewed the account at 16, and removed the guardian',
  PATIENT_SQUAD_LINKED: 'linked a cheer squad',
  PATIENT_MERGED: 'merged the record with another',
  PATIENT_UNMERGED: 'undid a merge of the record',
  PATIENT_MERGES_VIEWED: 'looked at what the record is merged with',
  PATIENT_TOLD_APART: 'said that this is not somebody alike',
  PRF_VIEWED: 'opened a record',
  PRF_FOLLOWED: 'had a record open',
  PRF_CREATED: 'began a record',
  PRF_UPDATED: 'wrote in a record',
  PRF_SECTION_SAVED: 'wrote in a record',
  PRF_SIGNED: 'signed a record',
  PRF_AMENDED: 'amended a record',
  PRF_HISTORY_VIEWED: 'read the history of a record',
  HANDOVER_LINK_MADE: 'made a handover link',
  HANDOVER_LINK_REVOKED: 'revoked a handover link',
  HANDOVER_OPENED: 'opened the handover by its link',
  HANDOVER_SIGNED: 'recorded who took over',
  PRF_EXPORTED: 'took a copy of a record',
  PATIENT_IMPORTED: 'imported the patient',
  PATIENT_EXPORTED: 'took a copy of everything',
  PRF_PDF_READ: 'took a copy of a record',
};

/** An audited action as the end of a sentence that begins with a name. */
export function viewWords(action: string): string {
  return WORDS[action] ?? action.toLowerCase().replaceAll('_', ' ');
}

/** One entry of who has looked, as the server lists them. */
interface View {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actorId?: string | null;
  readonly actorName?: string | null;
  readonly role?: string | null;
}

export interface GroupedView extends View {
  /** How many entries in a row are told as this one. */
  readonly count: number;
  /** When the first of them was made; `at` is the last. */
  readonly from: string;
}

const HOUR_MS = 3_600_000;

/** Entries, newest first, with what one person did over and over within an hour told once. */
export function groupViews(views: readonly View[]): readonly GroupedView[] {
  const groups: GroupedView[] = [];
  for (const view of views) {
    const last = groups.at(-1);
    const isSame =
      last !== undefined &&
      last.actorId === view.actorId &&
      viewWords(last.action) === viewWords(view.action) &&
      Date.parse(last.at) - Date.parse(view.at) < HOUR_MS;
    if (isSame) groups[groups.length - 1] = { ...last, count: last.count + 1, from: view.at };
    else groups.push({ ...view, count: 1, from: view.at });
  }
  return groups;
}
