/** Older entries of the control log that were asked for, the newest first. */
export interface LogPages<Entry> {
  readonly entries: readonly Entry[];
  /** Where they go on; null before the first page. */
  readonly after: string | null;
  /** Whether the first entry of the log is among them. */
  readonly isAll: boolean;
}

interface Numbered {
  readonly number: number;
}

export const NO_PAGES: LogPages<never> = { entries: [], after: null, isAll: false };

/**
 * The log from its newest entry for as long as no number is missing: what the board has, then older entries. The board moves on while
 * they stay, so after many new lines they no longer follow, and are asked for again.
 */
export const joinedLog = <Entry extends Numbered>(
  board: readonly Entry[],
  { entries }: Pick<LogPages<Entry>, 'entries'>,
): readonly Entry[] => {
  const joined = [...board];
  for (const entry of entries) {
    const last = joined.at(-1)?.number ?? entry.number + 1;
    if (entry.number < last - 1) break;
    if (entry.number < last) joined.push(entry);
  }
  return joined;
};

/** Whether pages end where the log as it is shown ends, so that the next page follows it. */
export const follows = <Entry extends Numbered>(
  shown: readonly Entry[],
  { entries }: Pick<LogPages<Entry>, 'entries'>,
): boolean => entries.length > 0 && entries.at(-1)?.number === shown.at(-1)?.number;

/** The pages with entries below those that are shown: as many more as that takes, since a page can be shorter than the board's log. */
export const readOlder = async <Entry extends Numbered>(
  shown: readonly Entry[],
  pages: LogPages<Entry>,
  load: (after: string | null) => Promise<LogPages<Entry> | null>,
): Promise<LogPages<Entry>> => {
  const oldest = shown.at(-1)?.number ?? 0;
  let read: LogPages<Entry> = follows(shown, pages) ? pages : NO_PAGES;
  do {
    const page = await load(read.after);
    if (page === null) return read;
    read = { ...page, entries: [...read.entries, ...page.entries] };
  } while (!read.isAll && (read.entries.at(-1)?.number ?? 0) >= oldest);
  return read;
};
