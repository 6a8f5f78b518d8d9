import { PRF_SECTION_KEYS, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { useApolloClient } from '../../lib/apollo-hooks';
import { isEmpty } from './drafts/changes';
import type { Authorship, DraftState } from './drafts/draft-state';
import { sectionDraft } from './drafts/draft-view';
import type { PrfHistoryQuery, PrfHistoryQueryVariables } from './history/history.generated';
import { nameOf } from './person-name';
import type { PrfRecord } from './prf-record';

type Authors = Readonly<Record<string, Authorship>>;

/** How many versions are loaded to find who wrote what. */
const VERSIONS = 50;

/**
 * The sections that others have written in more than once since this device loaded them, while this device has unsent
 * changes in them.
 */
export const sectionsWithUnknownWriters = (
  draft: DraftState,
  sections: readonly { readonly key: PrfSectionKey; readonly version: number }[],
): readonly PrfSectionKey[] =>
  PRF_SECTION_KEYS.filter((key) => {
    const { edits, version } = sectionDraft(draft, key);
    const stored = sections.find((section) => section.key === key)?.version ?? 0;
    return !isEmpty(edits) && stored > version + 1;
  });

/** The last writer of each path in a section, from its newest versions, newest first. */
export const authorsOf = (
  lines: readonly Pick<
    PrfHistoryQuery['prfHistory']['nodes'][number],
    'kind' | 'changedPaths' | 'author' | 'at'
  >[],
): Authors =>
  Object.fromEntries(
    [...lines]
      .reverse()
      .filter(({ kind }) => kind === 'WROTE')
      .flatMap(({ changedPaths, author, at }) =>
        changedPaths.map((path): [string, Authorship] => [path, { author: nameOf(author), at }]),
      ),
  );

/** Who wrote what, by section. A loaded record names only the last writer. */
export const authorsSince = async (
  client: ReturnType<typeof useApolloClient>,
  draft: DraftState,
  { customPrfId, sections }: Pick<PrfRecord, 'customPrfId' | 'sections'>,
): Promise<Readonly<Partial<Record<PrfSectionKey, Authors>>>> => {
  const wanted = sectionsWithUnknownWriters(draft, sections);
  const found = await Promise.all(
    wanted.map(async (section): Promise<readonly [PrfSectionKey, Authors]> => {
      try {
        // Rarely needed, so a record opens without it.
        const { PrfHistoryDocument } = await import('./history/history.generated');
        const { data } = await client.query<PrfHistoryQuery, PrfHistoryQueryVariables>({
          query: PrfHistoryDocument,
          variables: { customPrfId, section, first: VERSIONS },
          fetchPolicy: 'no-cache',
        });
        return [section, authorsOf(data?.prfHistory.nodes ?? [])];
      } catch {
        // Both answers are shown without it.
        return [section, {}];
      }
    }),
  );
  return Object.fromEntries(found);
};
