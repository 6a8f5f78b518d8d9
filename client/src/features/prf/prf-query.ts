import type { TypedDocumentNode } from '@apollo/client';
import { prfDataSelection } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { Kind, parse, type DocumentNode } from 'graphql';
import { PatientRecordFragmentDoc } from '../../components/records/patient-record.generated';
import { PrfHeadFragmentDoc, PrfPersonNameFragmentDoc } from './prf.generated';
import type { PrfRecord } from './prf-record';

const query = parse(
  `query Prf($customPrfId: ID!, $revision: Int) { prf(customPrfId: $customPrfId, revision: $revision) { ...PrfHead data ${prfDataSelection()} } }`,
  { noLocation: true },
);
const fragments = [PrfHeadFragmentDoc, PatientRecordFragmentDoc, PrfPersonNameFragmentDoc].flatMap(
  (document: DocumentNode) => document.definitions,
);

/** Reads one whole record; what is read of its data is written from the catalogue. */
export const PRF_QUERY: TypedDocumentNode<
  { prf: PrfRecord | null },
  { customPrfId: string; revision?: number }
> = {
  kind: Kind.DOCUMENT,
  // A generated document may or may not bring the fragments that it uses: each is here once.
  definitions: [
    ...query.definitions,
    ...new Map(
      fragments.flatMap((fragment) =>
        fragment.kind === Kind.FRAGMENT_DEFINITION ? [[fragment.name.value, fragment] as const] : [],
      ),
    ).values(),
  ],
};
