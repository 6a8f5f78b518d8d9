import { documentedName } from '@sideline/schema/patient-names';
import { isRecord } from '@sideline/schema/prf/record/canonical';
import { ENTRY_STAMP_FIELDS, otherName, SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';
import { formatValue } from '@sideline/schema/prf/record/format';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { referTo, resource, textsOf } from './elements.js';
import type { ExportedPatient, FhirScope } from './exported-prf.js';
import type { Resource } from './fhir.types.js';
import { practitionerId } from './people.js';
import { OWN } from './terminology.js';

/**
 * QuestionnaireResponse: the whole form without loss. A section is a group, a field an item whose `linkId` is its path
 * (`PrimarySurvey.airway`), an entry or row a group of its own under its list's `linkId`; the text beside an Other is the item
 * `<field>_other`. Keys of closed lists are codings of our own systems.
 */

type Row = Readonly<Record<string, unknown>>;

export interface ResponseItem {
  readonly linkId: string;
  readonly text?: string;
  readonly answer?: readonly Row[];
  readonly item?: readonly ResponseItem[];
}

/** The data that a reader needs to find an entry again. */
const ENTRY_FIELDS: readonly Field[] = [{ name: 'id', kind: 'text', label: 'Entry' }, ...ENTRY_STAMP_FIELDS];

const systemOf = (field: Field): string =>
  'choices' in field
    ? `${OWN.list}${field.choices.name}`
    : 'vocabulary' in field
      ? `${OWN.list}${field.vocabulary}`
      : OWN.list;

const coding = (field: Field, key: string): Row => ({
  valueCoding: {
    system: systemOf(field),
    code: key,
    display: formatValue(field, field.kind === 'choices' || field.kind === 'codes' ? [key] : key),
  },
});

const answersOf = (field: Field, value: unknown): readonly Row[] => {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'strokes':
      return [{ valueString: value }];
    case 'integer':
      return [{ valueInteger: value }];
    case 'decimal':
      return [{ valueDecimal: value }];
    case 'boolean':
      return [{ valueBoolean: value }];
    case 'time':
      return [{ valueDateTime: value }];
    case 'date':
      return [{ valueDate: value }];
    case 'choice':
    case 'coded':
      return [coding(field, String(value))];
    case 'choices':
    case 'codes':
      return textsOf(value).map((key) => coding(field, key));
    case 'textList':
      return textsOf(value).map((text) => ({ valueString: text }));
    case 'reference':
      return [{ valueReference: { identifier: { system: `${OWN.row}${field.to}`, value } } }];
    case 'references':
      return textsOf(value).map((id) => ({
        valueReference: { identifier: { system: `${OWN.row}${field.to}`, value: id } },
      }));
    case 'group':
    case 'groups':
    case 'entries':
      return [];
  }
};

const groupsOf = (field: Field, value: unknown, linkId: string): readonly ResponseItem[] => {
  if (!('fields' in field)) return [];
  const rows = field.kind === 'group' ? [value] : Array.isArray(value) ? (value as readonly unknown[]) : [];
  const fields = field.kind === 'entries' ? [...ENTRY_FIELDS, ...field.fields] : field.fields;
  const text = field.kind === 'entries' ? field.entryLabel : field.label;
  return rows.filter(isRecord).flatMap((row) => {
    const item = itemsOf(fields, row, linkId);
    return item.length === 0 ? [] : [{ linkId, text, item }];
  });
};

const itemsOf = (fields: readonly Field[], data: Row, path: string): readonly ResponseItem[] =>
  fields.flatMap((field): readonly ResponseItem[] => {
    const linkId = `${path}.${field.name}`;
    const other = otherName(field);
    const beside = other === null ? null : data[other];
    const value = data[field.name];
    const answer = value === null || value === undefined ? [] : answersOf(field, value);
    return [
      ...(answer.length === 0 ? [] : [{ linkId, text: field.label, answer }]),
      ...(value === null || value === undefined ? [] : groupsOf(field, value, linkId)),
      ...(typeof beside === 'string' && other !== null
        ? [{ linkId: `${path}.${other}`, text: `${field.label}: other`, answer: [{ valueString: beside }] }]
        : []),
    ];
  });

/**
 * The demographics as the record has them; in a signed record as they were at the signature. Details from other records of
 * the same person are not part of them.
 */
const patientItems = (patient: ExportedPatient | null): readonly ResponseItem[] => {
  const { mergedAllergies: _merged, ...own } = patient ?? {};
  const item = Object.entries(own).flatMap(([name, value]: [string, unknown]): ResponseItem[] => {
    const linkId = `patient.${documentedName(name)}`;
    if (typeof value === 'string' && value !== '') return [{ linkId, answer: [{ valueString: value }] }];
    return typeof value === 'number' ? [{ linkId, answer: [{ valueInteger: value }] }] : [];
  });
  return item.length === 0 ? [] : [{ linkId: 'patient', text: 'Patient', item }];
};

export const questionnaireResponse = (scope: FhirScope): Resource => {
  const { record, idOf, status, subject, encounter, at } = scope;
  return resource('QuestionnaireResponse', idOf('questionnaire-response'), {
    identifier: { system: OWN.prfNumber, value: record.customPrfId },
    questionnaire: OWN.questionnaire,
    status: status.questionnaire,
    subject,
    encounter,
    authored: at,
    author: referTo({ id: practitionerId(record.author) }, record.author.name),
    item: [
      ...patientItems(record.patient),
      ...SECTIONS.flatMap(({ key, label, fields }): readonly ResponseItem[] => {
        const item = itemsOf(fields, record.data[key] ?? {}, key);
        return item.length === 0 ? [] : [{ linkId: key, text: label, item }];
      }),
    ],
  });
};
