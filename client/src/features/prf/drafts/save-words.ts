import type { Keeping } from '../../../lib/device/keeping';
import type { SaveStatus } from './draft-view';
import { SIGNED_HERE } from '../../../lib/signed-here';

/** The three states of any entry, in the words that every screen uses, each with its age. */
export const ON_DEVICE = 'On this device';
export const SENT = 'Sent';
export const NOT_SENT = 'Not sent: retry';

/**
 * How the screen writes a time that is probably today: a record on its event's clock, a list of drafts on the device's.
 */
export type Recent = (moment: string | number) => string;

/** ', since 14:32', from ISO 8601 or milliseconds; empty if not known. */
export const sinceText = (moment: string | number | null | undefined, recent: Recent): string =>
  moment == null ? '' : `, since ${recent(moment)}`;

export const changesText = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** The text of a save state, and how urgent it is. */
export interface SaveWords {
  readonly text: string;
  readonly tone?: 'error' | 'warning';
}

/** If the disk cannot be written, the text says that the data is only in this page. */
const kept = (keeping: Keeping, detail: string, isPressing = true): SaveWords => {
  if (keeping.kind === 'memory') {
    const stop = detail.endsWith('.') ? '' : '.';
    return { text: `Only in this browser tab${detail}${stop} ${keeping.message}`, tone: 'warning' };
  }
  return { text: `${ON_DEVICE}${detail}`, ...(isPressing ? { tone: 'warning' as const } : {}) };
};

/** A record's save state in words. */
export const saveWords = (status: SaveStatus, keeping: Keeping, recent: Recent): SaveWords => {
  const since = (moment: string | number | null | undefined): string => sinceText(moment, recent);
  switch (status.kind) {
    case 'nothing':
      return { text: 'Nothing to save yet' };
    case 'looking':
      return { text: 'Looking for unsent changes on this device' };
    case 'saved':
      return {
        text: `${SENT} · Saved ${recent(status.at)} · on server${keeping.kind === 'kept' ? '' : ' · nothing kept on this device'}`,
      };
    case 'saving':
      return kept(keeping, `${since(status.since)}: sending`, false);
    case 'onDevice':
      return kept(keeping, since(status.since), false);
    case 'offline':
      return kept(keeping, `: ${changesText(status.count)}${since(status.since)}`);
    case 'notSent':
      return {
        text: `${NOT_SENT}. ${changesText(status.count)}${since(status.since)}. ${status.message}`,
        tone: 'error',
      };
    case 'signed': {
      const words = keeping.kind === 'memory' ? `Signed in this page only: ${keeping.message}` : SIGNED_HERE;
      const why = status.message === null ? '' : `. ${status.message}`;
      return { text: `${words}${since(status.since)}${why}`, tone: 'warning' };
    }
    case 'notSigned':
      return { text: `Not signed. ${status.message}`, tone: 'error' };
    case 'toCorrect':
      return {
        ...kept(
          keeping,
          `${since(status.since)}: ${status.count === 1 ? '1 value' : `${status.count} values`} to correct`,
        ),
        tone: 'error',
      };
    case 'patientUnsaved':
      return kept(keeping, `${since(status.since)}: patient details not saved`);
    case 'conflict':
      return kept(
        keeping,
        `${since(status.since)}: ${status.count} changed by another person too: please choose`,
      );
    case 'amending':
      return status.count === 0
        ? { text: 'Amending: nothing changed yet' }
        : kept(
            keeping,
            `${since(status.since)}: amendment of ${changesText(status.count)}, not signed`,
            false,
          );
    case 'locked':
      if (status.unsent > 0)
        return {
          ...kept(keeping, `${since(status.since)}, not saved: ${status.message}`),
          tone: 'error',
        };
      return status.late > 0
        ? {
            text: `${SENT}${since(status.at)} · Kept with the record: ${changesText(status.late)} after the signature`,
            tone: 'warning',
          }
        : { text: status.message };
  }
};
