import { fieldAt, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { FormatOptions } from '@sideline/schema/prf/record/format';
import { useMemo } from 'react';
import { useReferenceListsQuery } from '../../../components/pickers/pickers.generated';
import { useKeptReferenceLists } from '../../../components/pickers/reference-lists';
import { useFacts, usePrf } from '../prf-context';
import { optionsOf } from './format-options';

/** Whether a value at one of these paths is the id of an event, a zone, a squad or a member of staff. */
const pointsElsewhere = (section: PrfSectionKey, paths: readonly string[]): boolean =>
  paths.some((path) => {
    const field = fieldAt(section, path);
    return (field?.kind === 'reference' || field?.kind === 'references') && field.to !== 'attachment';
  });

/**
 * How values of this record are worded, including the names of choices that are not in the record yet. The lists are
 * loaded only if one of the paths needs them.
 */
export function useFormatOptions(
  shown: readonly { readonly section: PrfSectionKey; readonly paths: readonly string[] }[],
): FormatOptions {
  const { record } = usePrf();
  const isWanted = shown.some(({ section, paths }) => pointsElsewhere(section, paths));
  const { data: answered } = useReferenceListsQuery({ skip: !isWanted });
  const kept = useKeptReferenceLists(isWanted && answered === undefined);
  const lists = answered ?? kept;
  return useMemo(() => optionsOf(record, lists), [record, lists]);
}

/**
 * How the current content of this record is worded, with the names of what it refers to: its people, and the pictures in
 * the draft.
 */
export function useOwnOptions(): FormatOptions {
  const { record } = usePrf();
  const { data } = useFacts();
  return useMemo(() => optionsOf({ event: null, crew: [], squads: [], ...record, data }), [record, data]);
}
