import type { PrfStepKey } from '@sideline/schema/prf/catalogue/steps';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '../../../lib/apollo-hooks';
import type { DraftStore } from '../drafts/draft-store';
import { sectionDraft } from '../drafts/draft-view';
import { codeOf } from '../../../lib/errors';
import { follow } from '../../../lib/follow';
import { useSession, useSignedInUser } from '../../../lib/session';
import { nameOf } from '../person-name';
import type { PrfRecord } from '../prf-record';
import { storedData } from '../stored-data';
import { PrfVisitorsDocument, type PrfVisitorsSubscription } from './live.generated';
import { notesOf, withNotes, withoutNotesOf, type LiveNotes } from './live-notes';
import { LiveSections } from './live-sections';
import { PRF_CHANGES, type PrfChange } from './prf-changes';

export type Visitor = PrfVisitorsSubscription['prfVisitors'][number];

/** Always the same, because the whole form is drawn again when it changes. */
const NOBODY: readonly Visitor[] = [];

/** What a record that several people have open shows besides itself. */
export interface LivePrf {
  /** The others who have it open, and where they are. */
  readonly visitors: readonly Visitor[];
  readonly notes: LiveNotes;
}

interface Options {
  readonly store: DraftStore;
  readonly record: PrfRecord | null;
  /** Where the others see the reader; null if the reader only follows and is not shown. */
  readonly step: PrfStepKey | null;
  /** An amendment belongs to one person until it is signed, so what it is based on does not change. */
  readonly isAmending: boolean;
  readonly refresh: () => Promise<boolean>;
}

/**
 * Follows the open record: merges other people's changes beneath what is entered here, and shows who else is there.
 * Without a socket none of this happens, and everything else still works.
 */
export function useLivePrf({ store, record, step, isAmending, refresh }: Options): LivePrf {
  const client = useApolloClient();
  const user = useSignedInUser();
  const { status, isConfirmed } = useSession();
  const [notes, setNotes] = useState<LiveNotes>({});
  const prfId = record?.id ?? store.id;
  /** Increases when a record that has since been restricted is opened again. */
  const [openings, setOpenings] = useState(0);
  // Only once it has loaded: a record that is not on the server yet has nobody else in it.
  const canFollow = record !== null && status === 'signedIn' && isConfirmed;

  const latest = useRef({ record, refresh });
  useEffect(() => {
    latest.current = { record, refresh };
  }, [record, refresh]);

  useEffect(() => {
    if (!canFollow || isAmending) return undefined;
    const sections = new LiveSections(store, (section, stored, fields) => {
      setNotes((before) => withNotes(before, section, notesOf(stored, fields)));
    });
    let isFirst = true;
    const take = (change: PrfChange) => {
      const { record: shown, refresh: readAgain } = latest.current;
      if (change.kind === 'SECTION') {
        const { author, at } = change;
        const named = (one: PrfChange['author']) =>
          one && (one.userId === user.id ? 'you, on another device' : nameOf(one));
        const authors = Object.fromEntries(
          change.authors.map((one) => [one.path, { author: named(one.author), at: one.at }]),
        );
        for (const { section, version } of change.sections)
          sections.receive(section, {
            version,
            data: storedData(change.data[section]),
            author: named(author),
            at,
            authors,
          });
        return;
      }
      const isBehind =
        change.status !== shown?.status ||
        change.patientId !== shown.patientId ||
        change.sections.some(
          ({ section, version }) => version > sectionDraft(store.getState(), section).version,
        );
      // Events sent while the socket was closed did not reach this page.
      if (change.kind === 'RECORD' || isBehind || !isFirst) void readAgain();
      isFirst = false;
    };
    // What has since been restricted is loaded again, with the reader's reason or not at all.
    const refused = (failure: unknown) => {
      if (codeOf(failure) !== 'RECORD_RESTRICTED') return;
      void latest.current.refresh().then((isRead) => {
        if (isRead) setOpenings((before) => before + 1);
      });
    };
    const unfollow = follow(
      client,
      { query: PRF_CHANGES, variables: { prfId }, fetchPolicy: 'no-cache' },
      {
        next: ({ data, error }) => {
          if (error) refused(error);
          else if (data) take(data.prfChanged);
        },
        // Refused for another reason, or the session has ended. The record stays as it was loaded, and entries are sent
        // as usual.
        error: refused,
      },
    );
    return () => {
      unfollow();
      sections.close();
    };
  }, [canFollow, isAmending, client, prfId, store, user.id, openings]);

  useEffect(
    () => () => {
      if (step !== null) setNotes((before) => withoutNotesOf(before, step));
    },
    [step],
  );

  // The user is at a step while this is subscribed. Between two steps, the others are still there.
  const [others, setOthers] = useState(NOBODY);
  useEffect(() => {
    if (!canFollow || step === null) return undefined;
    return follow<PrfVisitorsSubscription>(
      client,
      { query: PrfVisitorsDocument, variables: { prfId, step }, fetchPolicy: 'no-cache' },
      {
        next: ({ data }) => {
          if (!data) return;
          const there = data.prfVisitors.filter(({ person }) => person.userId !== user.id);
          setOthers(there.length > 0 ? there : NOBODY);
        },
        error: () => {
          setOthers(NOBODY);
        },
      },
    );
  }, [canFollow, client, prfId, step, user.id, openings]);
  const visitors = canFollow ? others : NOBODY;

  return useMemo(() => ({ visitors, notes }), [visitors, notes]);
}
