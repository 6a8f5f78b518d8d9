import { concept, fieldOf, resource, rowsOf, textOf, wordsOf } from './elements.js';
import { stableId, type ExportedPerson, type FhirScope } from './exported-prf.js';
import type { Resource } from './fhir.types.js';
import { OWN } from './terminology.js';

/** Practitioner and Organization: who wrote, signed and went, and for whom. */

export const practitionerId = (person: Pick<ExportedPerson, 'id'>): string =>
  stableId('practitioner', person.id);

const practitioner = (person: ExportedPerson): Resource =>
  resource('Practitioner', practitionerId(person), {
    identifier: [
      ...(person.userId === null ? [] : [{ system: OWN.userId, value: person.userId }]),
      ...(person.staffId === null ? [] : [{ system: OWN.staffId, value: person.staffId }]),
    ],
    name: [{ text: person.name }],
    qualification: person.position === null ? [] : [{ code: concept(person.position) }],
  });

/** Everybody of the provider who has to do with the record, each once. */
export const staffPractitioners = ({ record }: FhirScope): readonly Resource[] => {
  const people = [
    ...record.crew,
    record.author,
    ...record.signatures.map(({ signedBy }) => signedBy),
    ...(record.voided?.by ? [record.voided.by] : []),
  ];
  return [...new Map(people.map((person) => [practitionerId(person), person])).entries()].map(([, person]) =>
    practitioner(people.find(({ id }) => id === person.id) ?? person),
  );
};

export interface CrewRole {
  readonly practitioner: Resource;
  readonly tasks: string | undefined;
}

/** People of any service whom the record names by name or number, with what they did. */
export const namedCrew = ({ record, idOf }: FhirScope): readonly CrewRole[] =>
  rowsOf(record.data.incidentDetails?.crew_roles).map((row, index) => {
    const name = textOf(row['name']);
    const identifier = textOf(row['identifier']);
    return {
      practitioner: resource('Practitioner', idOf(`incidentDetails/crew_roles/${String(index)}`), {
        identifier: identifier === undefined ? [] : [{ system: OWN.crewNumber, value: identifier }],
        name: [{ text: name ?? identifier ?? 'Not named' }],
        qualification: [
          { code: concept(wordsOf(fieldOf('incidentDetails', 'crew_roles.level'), row)) },
        ].filter(({ code }) => code !== undefined),
      }),
      tasks: wordsOf(fieldOf('incidentDetails', 'crew_roles.tasks'), row),
    };
  });

/** The provider, under whose custody the record is. */
export const provider = (providerName: string): Resource =>
  resource('Organization', stableId('organization', providerName), {
    active: true,
    name: providerName,
  });
