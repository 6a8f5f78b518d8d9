import { languageCode } from '@sideline/schema/fhir/languages';
import { ETHNICITY_LABELS, type Ethnicity, type Gender } from '@sideline/schema/people';
import type { StatedDeath } from '@sideline/schema/prf/rules/death';
import { concept, referTo, resource, unknownValue } from './elements.js';
import { stableId, type ExportedPatient, type Exporter } from './exported-prf.js';
import type { Resource } from './fhir.types.js';
import { humanName } from './human-name.js';
import { careOf } from './people.js';
import { ADMINISTRATIVE_GENDER, EXTENSION, SYSTEM } from './terminology.js';

/** Patient and RelatedPerson. */

const contact = (system: 'phone' | 'email', value: string | null | undefined): object[] =>
  value ? [{ system, value }] : [];

/** The guardian of a patient under 16; identified by the code, whatever their relationship to the child. */
const guardianContacts = ({ guardian }: ExportedPatient): object[] =>
  guardian == null
    ? []
    : [
        {
          relationship: [
            concept(guardian.guardianRelationship, [
              { system: SYSTEM.roleCode, code: 'GUARD', display: 'guardian' },
            ]),
          ],
          name: humanName(guardian.guardianName),
          telecom: [...contact('phone', guardian.guardianPhone), ...contact('email', guardian.guardianEmail)],
        },
      ];

interface MorePatient {
  /** Numbers that others know the patient by. */
  readonly identifiers?: readonly { readonly system: string; readonly value: string }[];
  /** Records of the same person, as resources of the same bundle. */
  readonly links?: readonly { readonly id: string; readonly type: 'replaces' | 'replaced-by' }[];
  /** The death that this record states; null if it states none, or if it was reversed. */
  readonly statedDeath?: StatedDeath | null;
}

/**
 * The death that a signed record states is to the minute; the date that staff entered comes after it, then what the exported
 * record itself states, which may have no time.
 */
const deceased = (patient: ExportedPatient | null, stated: StatedDeath | null): object => {
  const at = patient?.death?.diedAt ?? patient?.dateOfDeath ?? stated?.at;
  if (at) return { deceasedDateTime: at };
  return stated === null ? {} : { deceasedBoolean: true };
};

/** A British postcode: with one the address is in the United Kingdom, even without a country. */
const UK_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

const addressOf = (patient: ExportedPatient): object[] => {
  const lines = [patient.addressLine1, patient.addressLine2, patient.addressLine3].filter(
    (line) => line != null && line.trim() !== '',
  );
  const { address, town, county, postcode } = patient;
  const isBritish = postcode != null && UK_POSTCODE.test(postcode.trim());
  return [
    {
      text: address,
      line: lines,
      city: town,
      district: county,
      postalCode: postcode,
      country: isBritish ? 'GB' : undefined,
    },
  ];
};

/** Checked with the patient, and never traced with the Personal Demographics Service: UK Core's word for that. */
const nhsNumber = (value: string): object => ({
  extension: [
    {
      url: EXTENSION.numberStatus,
      valueCodeableConcept: {
        coding: [{ system: SYSTEM.numberStatus, code: '02', display: 'Number present but not traced' }],
      },
    },
  ],
  system: SYSTEM.nhsNumber,
  value,
});

/** The name is kept as one text; its parts go with it as far as they are clear. */
export const patientResource = (
  id: string,
  patient: ExportedPatient | null,
  exporter: Exporter,
  { identifiers = [], links = [], statedDeath = null }: MorePatient = {},
): Resource => {
  const care = careOf(patient, exporter);
  if (patient === null)
    return resource('Patient', id, {
      identifier: identifiers,
      name: [unknownValue],
      ...deceased(null, statedDeath),
      ...care,
    });
  const ethnicity = ETHNICITY_LABELS[patient.ethnicity as Ethnicity] as
    | (typeof ETHNICITY_LABELS)[Ethnicity]
    | undefined;
  return resource('Patient', id, {
    extension:
      ethnicity === undefined
        ? []
        : [
            {
              url: EXTENSION.ethnicity,
              valueCodeableConcept: concept(ethnicity.label, [
                { system: SYSTEM.ethnicity, code: ethnicity.nhsCode },
              ]),
            },
          ],
    identifier: [...(patient.nhsNumber ? [nhsNumber(patient.nhsNumber)] : []), ...identifiers],
    name: [humanName(patient.name)],
    telecom: [...contact('phone', patient.contactNumber), ...contact('email', patient.email)],
    gender: ADMINISTRATIVE_GENDER[patient.gender as Gender],
    birthDate: patient.dob,
    ...deceased(patient, statedDeath),
    address: addressOf(patient),
    contact: guardianContacts(patient),
    communication: patient.preferredLanguage
      ? [
          {
            language: concept(patient.preferredLanguage, [
              { system: SYSTEM.language, code: languageCode(patient.preferredLanguage) },
            ]),
            preferred: true,
          },
        ]
      : [],
    ...care,
    link: links.map(({ id: other, type }) => ({ other: referTo({ id: other }), type })),
  });
};

/** The next of kin; none where nobody is named. */
export const nextOfKin = (patientId: string, patient: ExportedPatient | null): readonly Resource[] =>
  patient?.nextOfKinName
    ? [
        resource('RelatedPerson', stableId('patient', patientId, 'next-of-kin'), {
          patient: referTo({ id: patientId }),
          relationship: [concept(patient.relationshipToNok ?? 'Next of kin')],
          name: [humanName(patient.nextOfKinName)],
          telecom: contact('phone', patient.nextOfKinContact),
        }),
      ]
    : [];
