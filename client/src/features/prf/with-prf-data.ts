import { prfDataSelected, type Selected } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { Kind, type DocumentNode, type FieldNode, type SelectionNode, type SelectionSetNode } from 'graphql';

const selectionOf = (fields: readonly Selected[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: fields.map(({ name, fields: within }): FieldNode => ({
    kind: Kind.FIELD,
    name: { kind: Kind.NAME, value: name },
    ...(within.length === 0 ? {} : { selectionSet: selectionOf(within) }),
  })),
});

/** Thousands of nodes, so it is made once for everything that loads a record. */
const WHOLE = selectionOf(prfDataSelected());

/** Whether a selection is that of a `PrfData` field, which names only its type. */
const isPrfData = ({ selections }: SelectionSetNode): boolean =>
  selections.length === 1 &&
  selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename');

const filled = (set: SelectionSetNode): SelectionSetNode => {
  if (isPrfData(set)) return WHOLE;
  const fill = (one: SelectionNode): SelectionNode =>
    one.kind === Kind.FIELD && one.selectionSet ? { ...one, selectionSet: filled(one.selectionSet) } : one;
  return { ...set, selections: set.selections.map(fill) };
};

/**
 * Selects every field of the record where the operation only says `{ __typename }`. The selection is made from the
 * catalogue.
 */
export const withPrfData = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? { ...definition, selectionSet: filled(definition.selectionSet) }
      : definition,
  ),
});
