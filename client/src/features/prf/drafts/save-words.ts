import { formatRecent } from '../../../lib/dates';
import type { Keeping } from '../../../lib/device/keeping';
import type { SaveStatus } from './draft-view';
import { SIGNED_HERE } from '../../../lib/signed-here';

/** The three states of whatever is entered, in the words that every screen uses, each with its age. */
export const ON_DEVICE = 'On this device';
export const SENT = 'Sent';
export const NOT_SENT = 'Not sent: retry';

/** ', since 14:32': a moment in ISO 8601 or milliseconds; nothing where it is not known. */
export const sinceText = (moment: string | number | null | undefined): string =>
  moment == null ? '' : `, since ${formatRecent(moment)}`;

export const changesText = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** What a save state says, and how pressing it is. */
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
export const saveWords = (status: SaveStatus, keeping: Keeping): SaveWords => {
  switch (status.kind) {
    case 'nothing':
      return { text: 'Nothing to save yet' };
    case 'saved':
      return {
        text: `${SENT} · Saved ${formatRecent(status.at)} · on server${keeping.kind === 'kept' ? '' : ' · nothing kept on this device'}`,
      };
    case 'saving':
      return kept(keeping, `${sinceText(status.since)}: sending`, false);
    case 'onDevice':
      return kept(keeping, sinceText(status.since), false);
    case 'offline':
      return kept(keeping, `: ${changesText(status.count)}${sinceText(status.since)}`);
    case 'notSent':
      return {
        text: `${NOT_SENT}. ${changesText(status.count)}${sinceText(status.since)}. ${status.message}`,
        tone: 'error',
      };
    case 'signed': {
      const words = keeping.kind === 'memory' ? `Signed in this page only: ${keeping.message}` : SIGNED_HERE;
      const why = status.message === null ? '' : `. ${status.message}`;
      return { text: `${words}${sinceText(status.since)}${why}`, tone: 'warning' };
    }
    case 'notSigned':
      return { text: `Not signed. ${status.message}`, tone: 'error' };
    case 'toCorrect':
      return {
        ...kept(
          keeping,
          `${sinceText(status.since)}: ${status.count === 1 ? '1 value' : `${status.count} values`} to correct`,
        ),
        tone: 'error',
      };
    case 'patientUnsaved':
      return kept(keeping, `${sinceText(status.since)}: patient details not saved`);
    case 'conflict':
      return kept(
        keeping,
        `${sinceText(status.since)}: ${status.count} changed by another person too: please choose`,
      );
    case 'amending':
      return status.count === 0
        ? { text: 'Amending: nothing changed yet' }
        : kept(
            keeping,
            `${sinceText(status.since)}: amendment of ${changesText(status.count)}, not signed`,
            false,
          );
    case 'locked':
      if (status.unsent > 0)
        return {
          ...kept(keeping, `${sinceText(status.since)}, not saved: ${status.message}`),
          tone: 'error',
        };
      return status.late > 0
        ? {
            text: `${SENT}${sinceText(status.at)} · Kept with the record: ${changesText(status.late)} after the signature`,
            tone: 'warning',
          }
        : { text: status.message };
  }
};
