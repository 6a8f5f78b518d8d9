import { practiceOf } from '@sideline/schema/fhir/ods';
import { concept, fieldOf, referTo, resource, rowsOf, textOf, wordsOf } from './elements.js';
import {
  stableId,
  type ExportedPatient,
  type ExportedPerson,
  type Exporter,
  type FhirScope,
} from './exported-prf.js';
import type { Reference, Resource } from './fhir.types.js';
import { humanName } from './human-name.js';
import { OWN, REGISTER_SYSTEMS, SYSTEM } from './terminology.js';

/** Practitioner and Organization: the people who wrote, signed and attended, and the organisation they worked for. */

export const practitionerId = (person: Pick<ExportedPerson, 'id'>): string =>
  stableId('practitioner', person.id);

const practitioner = (person: ExportedPerson): Resource =>
  resource('Practitioner', practitionerId(person), {
    identifier: [
      ...(person.userId === null ? [] : [{ system: OWN.userId, value: person.userId }]),
      ...(person.staffId === null ? [] : [{ system: OWN.staffId, value: person.staffId }]),
      ...(person.registrations ?? []).flatMap(({ qualification, number }) => {
        const system = REGISTER_SYSTEMS[qualification];
        return system === undefined ? [] : [{ system, value: number.toUpperCase() }];
      }),
    ],
    name: [humanName(person.name)],
    qualification: person.position === null ? [] : [{ code: concept(person.position) }],
  });

/** Everyone from the provider who is involved in the record, each once. */
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
        name: [name === undefined ? { text: identifier ?? 'Not named' } : humanName(name)],
        qualification: [
          { code: concept(wordsOf(fieldOf('incidentDetails', 'crew_roles.level'), row)) },
        ].filter(({ code }) => code !== undefined),
      }),
      tasks: wordsOf(fieldOf('incidentDetails', 'crew_roles.tasks'), row),
    };
  });

/** The provider, under whose custody the record is. */
export const provider = (providerName: string, odsCode: string | null = null): Resource =>
  resource('Organization', stableId('organization', providerName), {
    identifier: odsCode === null ? [] : [{ system: SYSTEM.odsCode, value: odsCode }],
    active: true,
    name: providerName,
  });

/** The general practice that a patient named, with the ODS code typed with its name or entered in the table of codes. */
export const practice = (
  patient: ExportedPatient | null,
  { codesOf }: Pick<Exporter, 'codesOf'>,
): Resource | null => {
  const text = textOf(patient?.gpPractice);
  if (text === undefined) return null;
  const { name, odsCode } = practiceOf(text);
  const known = odsCode ?? codesOf('gp_practice', name).find(({ system }) => system === SYSTEM.odsCode)?.code;
  return resource('Organization', stableId('organization', 'practice', name), {
    identifier: known === undefined ? [] : [{ system: SYSTEM.odsCode, value: known }],
    name,
  });
};

/** The others who look after a patient: the practice, and the provider whose record this is. */
export const careOf = (
  patient: ExportedPatient | null,
  exporter: Exporter,
): { readonly generalPractitioner: readonly Reference[]; readonly managingOrganization: Reference } => {
  const gp = practice(patient, exporter);
  return {
    generalPractitioner: gp === null ? [] : [referTo(gp, textOf(patient?.gpPractice))],
    managingOrganization: referTo(provider(exporter.name), exporter.name),
  };
};
