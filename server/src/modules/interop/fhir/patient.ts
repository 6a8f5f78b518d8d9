import { ETHNICITY_LABELS, type Ethnicity, type Gender } from '@sideline/schema/people';
import { concept, referTo, resource, unknownValue } from './elements.js';
import { stableId, type ExportedPatient } from './exported-prf.js';
import type { Resource } from './fhir.types.js';
import { ADMINISTRATIVE_GENDER, SYSTEM } from './terminology.js';

/** Patient and RelatedPerson. */

const contact = (system: 'phone' | 'email', value: string | null | undefined): object[] =>
  value ? [{ system, value }] : [];

/** Who stands for a patient under 16; by the code, whatever they are to the child. */
const guardianContacts = ({ guardian }: ExportedPatient): object[] =>
  guardian == null
    ? []
    : [
        {
          relationship: [
            concept(guardian.guardian_relationship, [
              { system: SYSTEM.roleCode, code: 'GUARD', display: 'guardian' },
            ]),
          ],
          name: { text: guardian.guardian_name },
          telecom: [
            ...contact('phone', guardian.guardian_phone),
            ...contact('email', guardian.guardian_email),
          ],
        },
      ];

interface MorePatient {
  /** Numbers that others know the patient by. */
  readonly identifiers?: readonly { readonly system: string; readonly value: string }[];
  /** Records of the same person, as resources of the same bundle. */
  readonly links?: readonly { readonly id: string; readonly type: 'replaces' | 'replaced-by' }[];
  /** Recognised as dead in this record. */
  readonly isDeceased?: boolean;
}

/** Names are kept as one text, since nothing tells a family name from a given one. */
export const patientResource = (
  id: string,
  patient: ExportedPatient | null,
  { identifiers = [], links = [], isDeceased = false }: MorePatient = {},
): Resource => {
  if (patient === null) return resource('Patient', id, { identifier: identifiers, name: [unknownValue] });
  const ethnicity = ETHNICITY_LABELS[patient.ethnicity as Ethnicity] as
    (typeof ETHNICITY_LABELS)[Ethnicity] | undefined;
  return resource('Patient', id, {
    extension:
      ethnicity === undefined
        ? []
        : [
            {
              url: 'https://fhir.hl7.org.uk/StructureDefinition/Extension-UKCore-EthnicCategory',
              valueCodeableConcept: concept(ethnicity.label, [
                { system: SYSTEM.ethnicity, code: ethnicity.nhsCode },
              ]),
            },
          ],
    identifier: [
      ...(patient.nhs_number ? [{ system: SYSTEM.nhsNumber, value: patient.nhs_number }] : []),
      ...identifiers,
    ],
    name: [{ text: patient.patient_name }],
    telecom: [...contact('phone', patient.contact_number), ...contact('email', patient.email)],
    gender: ADMINISTRATIVE_GENDER[patient.gender as Gender],
    birthDate: patient.dob,
    ...(patient.date_of_death
      ? { deceasedDateTime: patient.date_of_death }
      : isDeceased
        ? { deceasedBoolean: true }
        : {}),
    address: [{ text: patient.address }],
    contact: guardianContacts(patient),
    communication: patient.preferred_language
      ? [{ language: { text: patient.preferred_language }, preferred: true }]
      : [],
    generalPractitioner: [{ display: patient.gp_practice }],
    link: links.map(({ id: other, type }) => ({ other: referTo({ id: other }), type })),
  });
};

/** The next of kin; none where nobody is named. */
export const nextOfKin = (patientId: string, patient: ExportedPatient | null): readonly Resource[] =>
  patient?.next_of_kin_name
    ? [
        resource('RelatedPerson', stableId('patient', patientId, 'next-of-kin'), {
          patient: referTo({ id: patientId }),
          relationship: [concept(patient.relationship_to_nok ?? 'Next of kin')],
          name: [{ text: patient.next_of_kin_name }],
          telecom: contact('phone', patient.next_of_kin_contact),
        }),
      ]
    : [];
