import { coded, referTo, resource } from './elements.js';
import type { ExportedPerson, FhirScope } from './exported-prf.js';
import type { Resource } from './fhir.types.js';
import { practitionerId, provider } from './people.js';
import { OWN, SYSTEM } from './terminology.js';

/** Provenance: each signature with the fingerprint of what it closed, and the declaration that a record is void. */

type Operation = 'CREATE' | 'UPDATE' | 'NULLIFY';

const provenance = (
  scope: FhirScope,
  place: string,
  facts: {
    readonly at: string;
    readonly by: ExportedPerson | null;
    readonly operation: Operation;
    readonly reason: string | null;
    readonly more?: object;
  },
): Resource => {
  const who =
    facts.by === null ? { display: 'Not known' } : referTo({ id: practitionerId(facts.by) }, facts.by.name);
  return resource('Provenance', scope.idOf(place), {
    target: [referTo({ id: scope.idOf('composition') })],
    recorded: facts.at,
    occurredDateTime: facts.at,
    reason: facts.reason === null ? [] : [{ text: facts.reason }],
    activity: coded(SYSTEM.dataOperation, facts.operation),
    agent: [
      {
        type: coded(SYSTEM.provenanceAgent, facts.operation === 'NULLIFY' ? 'author' : 'attester'),
        who,
        onBehalfOf: referTo(provider(scope.providerName), scope.providerName),
      },
    ],
    ...facts.more,
  });
};

export const provenances = (scope: FhirScope): readonly Resource[] => {
  const { signatures, voided } = scope.record;
  return [
    ...signatures.map(({ revision, signedBy, grade, signedAt, contentHash, reason }) =>
      provenance(scope, `signature/${String(revision)}`, {
        at: signedAt,
        by: signedBy,
        operation: revision === 1 ? 'CREATE' : 'UPDATE',
        reason,
        more: {
          entity: [
            {
              role: 'source',
              what: {
                identifier: { system: OWN.contentHash, value: contentHash },
                display: `Version ${String(revision)}`,
              },
            },
          ],
          signature: [
            {
              type: [
                {
                  system: SYSTEM.signatureType,
                  code: '1.2.840.10065.1.12.1.1',
                  display: "Author's Signature",
                },
              ],
              when: signedAt,
              who: referTo({ id: practitionerId(signedBy) }, `${signedBy.name}, ${grade}`),
            },
          ],
        },
      }),
    ),
    ...(voided === null
      ? []
      : [
          provenance(scope, 'void', {
            at: voided.at,
            by: voided.by,
            operation: 'NULLIFY',
            reason: voided.reason,
          }),
        ]),
  ];
};
