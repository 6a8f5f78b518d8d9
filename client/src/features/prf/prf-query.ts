import { Kind, parse, type DocumentNode } from 'graphql';
import { ALL_SECTIONS, dataSelection } from './prf-document';
import { PrfHeadFragmentDoc } from './prf.generated';

const query = parse(
  `query Prf($customPrfId: ID!) { prf(customPrfId: $customPrfId) { ...PrfHead data ${dataSelection(ALL_SECTIONS)} } }`,
  { noLocation: true },
);

/** Reads one whole record; what is read of its data is written from the catalogue. */
export const PRF_QUERY: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: [...query.definitions, ...PrfHeadFragmentDoc.definitions],
};
