import { NEWS2_BAND } from '@sideline/schema/prf/catalogue/observations.section';
import { PRF_SECTION_KEYS, SECTIONS, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { ChoiceList, Field as CatalogueField, Section } from '@sideline/schema/prf/catalogue/kinds';
import { GraphQLLocalDate } from 'graphql-scalars';
import {
  Field,
  Float,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
  type ClassType,
} from 'type-graphql';

/**
 * The GraphQL types of the PRF, made from the catalogue: an object and an input type for every section, entry and group, an
 * enumeration for every closed list. The names are in the catalogue, so that the SDL reads as if written by hand.
 */

type AnyType = ClassType;
type TypeThunk = () => AnyType | object | [AnyType | object];

const named = (name: string): AnyType => ({ [name]: class {} })[name] as AnyType;

const enums = new Map<string, { readonly list: ChoiceList; readonly values: Record<string, string> }>();

/** The enumeration of a closed list; its labels are the values' descriptions, since clients read them there. */
const enumOf = (list: ChoiceList): object => {
  const known = enums.get(list.name);
  if (known !== undefined) {
    if (known.list !== list && Object.keys(known.values).join() !== Object.keys(list.options).join())
      throw new Error(`Two closed lists are called ${list.name}`);
    return known.values;
  }
  const values = Object.fromEntries(Object.keys(list.options).map((key) => [key, key]));
  registerEnumType(values, {
    name: list.name,
    valuesConfig: Object.fromEntries(
      Object.entries(list.options).map(([key, choice]) => [
        key,
        {
          description: choice.label,
          ...(choice.retired === true ? { deprecationReason: 'Out of use; kept for older records.' } : {}),
        },
      ]),
    ),
  });
  enums.set(list.name, { list, values });
  return values;
};

interface TypePair {
  readonly object: AnyType;
  readonly input: AnyType;
}
const composites = new Map<string, { readonly fields: readonly CatalogueField[]; readonly pair: TypePair }>();

/** The SDL type of a field's value; `side` selects the object or the input type if there are both. */
const typeOf = (field: CatalogueField, side: keyof TypePair): TypeThunk => {
  switch (field.kind) {
    case 'integer':
      return () => Int;
    case 'decimal':
      return () => Float;
    case 'boolean':
      return () => Boolean;
    case 'time':
      return () => GraphQLISODateTime;
    case 'date':
      return () => GraphQLLocalDate;
    case 'choice': {
      const values = enumOf(field.choices);
      return () => values;
    }
    case 'choices': {
      const values = enumOf(field.choices);
      return () => [values];
    }
    case 'codes':
    case 'textList':
      return () => [String];
    case 'reference':
      return () => ID;
    case 'references':
      return () => [ID];
    case 'group': {
      const pair = compositeOf(field.typeName, field.label, field.fields, false);
      return () => pair[side];
    }
    case 'groups': {
      const pair = compositeOf(field.typeName, field.label, field.fields, false);
      return () => [pair[side]];
    }
    case 'entries': {
      const pair = compositeOf(field.typeName, field.entryLabel, field.fields, true);
      return () => [pair[side]];
    }
    case 'text':
    case 'longText':
    case 'coded':
    case 'strokes':
      return () => String;
  }
};

const descriptionOf = (field: CatalogueField): string => {
  const unit = 'unitLabel' in field && field.unitLabel !== undefined ? ` (${field.unitLabel})` : '';
  return field.hint === undefined ? `${field.label}${unit}` : `${field.label}${unit}. ${field.hint}`;
};

const addField = (target: AnyType, name: string, type: TypeThunk, description: string): void => {
  // Items of a list are never null, the list itself is null where it was cleared.
  Field(type as () => AnyType, { nullable: true, description })(target.prototype, name);
};

const addFields = (pair: TypePair, fields: readonly CatalogueField[]): void => {
  for (const field of fields) {
    addField(pair.object, field.name, typeOf(field, 'object'), descriptionOf(field));
    if (field.computed !== true)
      addField(pair.input, field.name, typeOf(field, 'input'), descriptionOf(field));
    if ('other' in field && field.other === true) {
      const description = `${field.label}, in words, if ‘Other’ was selected`;
      addField(pair.object, `${field.name}_other`, () => String, description);
      addField(pair.input, `${field.name}_other`, () => String, description);
    }
  }
};

/** The stamp of an entry (clinical section 1): clients say id, clinical time and why it is struck through, the server the rest. */
const addStamp = (pair: TypePair, fields: readonly CatalogueField[]): void => {
  const names = new Set(fields.map((field) => field.name));
  for (const side of ['object', 'input'] as const)
    Field(() => ID, { description: 'UUID v7 made on the device.' })(pair[side].prototype, 'id');
  const both = (name: string, type: TypeThunk, description: string): void => {
    if (names.has(name)) return;
    addField(pair.object, name, type, description);
    addField(pair.input, name, type, description);
  };
  both('occurred_at', () => GraphQLISODateTime, 'When it happened; absent if unknown.');
  both('void_reason', () => String, 'Why the entry is struck through. Entries are never removed.');
  addField(pair.object, 'recorded_at', () => GraphQLISODateTime, 'When the server first received it.');
  addField(pair.object, 'recorded_by', () => ID, 'User who entered it.');
  addField(pair.object, 'voided_at', () => GraphQLISODateTime, 'When it was struck through.');
  addField(pair.object, 'voided_by', () => ID, 'User who struck it through.');
};

function compositeOf(
  typeName: string,
  label: string,
  fields: readonly CatalogueField[],
  isEntry: boolean,
): TypePair {
  const known = composites.get(typeName);
  if (known !== undefined) {
    if (known.fields !== fields) throw new Error(`Two lists of fields are called ${typeName}`);
    return known.pair;
  }
  const pair: TypePair = { object: named(typeName), input: named(`${typeName}Input`) };
  composites.set(typeName, { fields, pair });
  if (isEntry) addStamp(pair, fields);
  addFields(pair, fields);
  ObjectType(typeName, { simpleResolvers: true, description: label })(pair.object);
  InputType(`${typeName}Input`, { description: label })(pair.input);
  return pair;
}

const sectionTypes = (section: Section): TypePair => {
  const pair: TypePair = { object: named(section.typeName), input: named(`${section.typeName}Input`) };
  addFields(pair, section.fields);
  ObjectType(section.typeName, { simpleResolvers: true, description: section.label })(pair.object);
  InputType(`${section.typeName}Input`, {
    description: `${section.label}: only changed fields. Absent: unchanged. Null: cleared.`,
  })(pair.input);
  return pair;
};

const buildData = (sections: readonly Section[]): TypePair => {
  const pair: TypePair = { object: named('PrfData'), input: named('PrfDataInput') };
  for (const section of sections) {
    const types = sectionTypes(section);
    addField(pair.object, section.key, () => types.object, section.label);
    addField(pair.input, section.key, () => types.input, section.label);
  }
  ObjectType('PrfData', {
    simpleResolvers: true,
    description: 'The sections of a PRF; null if nothing has been entered.',
  })(pair.object);
  InputType('PrfDataInput', { description: 'One section, with only the fields that changed.' })(pair.input);
  return pair;
};

const data = buildData(SECTIONS);

/** The object type that holds every section by its key. */
/** The bands of NEWS2, for filters by band. */
export const PrfNews2BandEnum = enumOf(NEWS2_BAND);

export const PrfDataType = data.object;
/** The input type of a command's changes. */
export const PrfDataInputType = data.input;

/** The sections' keys as an enumeration. */
export const PrfSectionKeyEnum = Object.fromEntries(PRF_SECTION_KEYS.map((key) => [key, key])) as {
  readonly [K in PrfSectionKey]: K;
};
registerEnumType(PrfSectionKeyEnum, {
  name: 'PrfSectionKey',
  description: "A section of the PRF, by the specification's own name.",
  valuesConfig: Object.fromEntries(SECTIONS.map(({ key, label }) => [key, { description: label }])),
});
