import type { DoseRange } from './dose-range.js';

/**
 * The kinds of field that a patient record form is made of.
 *
 * A section is data. From it come the GraphQL types, the form, the validation, the completeness count, the diff,
 * the PDF and the FHIR questionnaire, so that adding a field is one entry in one file.
 */

/** One answer of a closed list. Keys are stored and never removed: what is out of use is `retired`. */
export interface Choice {
  readonly label: string;
  readonly retired?: true;
  /** Heading under which long lists group this choice. */
  readonly group?: string;
}

/** A closed list; `name` becomes the GraphQL enum's name. */
export interface ChoiceList<K extends string = string> {
  readonly name: string;
  readonly options: Readonly<Record<K, Choice>>;
}

/** What rules may look at when they decide whether a field matters or is required. */
export interface PrfFacts {
  /** Sections as stored; absent where nothing was entered. */
  readonly data: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  /** Whole years at the incident; null where neither birth date nor estimate is known. */
  readonly ageYears: number | null;
  /** Whole months at the incident, where the birth date is known; an infant's ranges go by them. */
  readonly ageMonths?: number | null;
  readonly hasPatient: boolean;
  /** What is known of the patient's birth; absent where nobody is linked. */
  readonly birth?: { readonly dob: string | null; readonly estimatedAge: number | null };
  /** The patient's own row's allergies, as free text; absent where there is none. */
  readonly patientAllergies?: string | null;
  /** The patient's own row's medicines, as free text; absent where there is none. */
  readonly patientMedicines?: string | null;
  /** IANA name of the event's zone, whose clock and calendar the record speaks; the provider's own where there is none. */
  readonly timeZone?: string | null;
  /** The provider's formulary; absent where it is not at hand. */
  readonly doseRanges?: readonly DoseRange[];
}
/** `row` is the entry or group that the field belongs to, where it belongs to one. */
export type PrfRule = (facts: PrfFacts, row?: Readonly<Record<string, unknown>>) => boolean;

interface FieldBase {
  /** The specification's own name, stored and sent unchanged. */
  readonly name: string;
  readonly label: string;
  /** One line under the label. */
  readonly hint?: string;
  /** Key of the section's card in which the form shows this field. */
  readonly group?: string;
  /** Required before signing: always, or when the rule says so. Never required for a draft. */
  readonly required?: true | PrfRule;
  /** Folded away (value kept) where the rule is false. */
  readonly relevant?: PrfRule;
  /** Seldom needed: shown under 'More' in its row, entry or card while it is empty. */
  readonly further?: true;
  /** Left out of patients' and clients' views (safeguarding, third parties). */
  readonly withheld?: true;
  /** Written only by the server. In the object type, not in the input type. */
  readonly computed?: true;
}

export interface TextField extends FieldBase {
  readonly kind: 'text' | 'longText';
  readonly maxLength?: number;
  /** A code system's pattern, or the shape that a value must have; `patternHint` says it in words. */
  readonly pattern?: RegExp;
  readonly patternHint?: string;
}
export interface NumberField extends FieldBase {
  readonly kind: 'integer' | 'decimal';
  /** UCUM unit and how it is shown. */
  readonly unit?: string;
  readonly unitLabel?: string;
  /** The choice beside it whose answer is its unit. */
  readonly unitFrom?: { readonly name: string; readonly choices: ChoiceList };
  readonly decimals?: number;
  /** A calendar year of a past event. A future year is refused. */
  readonly isYear?: true;
  /** Refused outside these (clinical section 3). */
  readonly min?: number;
  readonly max?: number;
  /** Warned outside these. */
  readonly warnBelow?: number;
  readonly warnAbove?: number;
}
export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
}
/** A moment, ISO 8601 with offset as stored and sent; or a calendar date, YYYY-MM-DD. */
export interface TimeField extends FieldBase {
  readonly kind: 'time' | 'date';
  /** For something in the future. Any other time in the future is refused. */
  readonly ahead?: true;
  /** Of what was before the incident, such as the last meal. */
  readonly background?: true;
}
export interface ChoiceField<K extends string = string> extends FieldBase {
  readonly kind: 'choice' | 'choices';
  readonly choices: ChoiceList<K>;
  /** Adds a sibling text `<name>_other`. */
  readonly other?: true;
}
/** A key of a vocabulary that grows (drugs, impressions): a plain string in the SDL, checked by rule. */
export interface CodedField extends FieldBase {
  readonly kind: 'coded' | 'codes';
  readonly vocabulary: 'drug' | 'impression' | 'position';
  readonly other?: true;
}
/** Free answers, one line each. */
export interface TextListField extends FieldBase {
  readonly kind: 'textList';
}
/** What an id leads to. 'stock' is an item, lot or location: its words are kept beside the id, which is never shown. */
export type ReferenceTarget = 'event' | 'zone' | 'staff' | 'squad' | 'attachment' | 'stock';
/** The id of a row elsewhere. */
export interface ReferenceField extends FieldBase {
  readonly kind: 'reference' | 'references';
  readonly to: ReferenceTarget;
}
/** Fields that are one answer together; replaced as a whole. `groups` is a list of such. */
export interface GroupField extends FieldBase {
  readonly kind: 'group' | 'groups';
  /** The GraphQL type's name. Fields that share a type name share one `fields` constant. */
  readonly typeName: string;
  readonly fields: readonly Field[];
}
/** A list whose items have ids of their own, merge one by one and are struck through, never deleted. */
export interface EntriesField extends FieldBase {
  readonly kind: 'entries';
  readonly typeName: string;
  /** What one item is called: 'Observation set'. */
  readonly entryLabel: string;
  /** The specification's own name of the entry's clinical time; the stamp's `occurred_at` always equals it. */
  readonly timeField: string;
  readonly fields: readonly Field[];
  /** About something before the contact, or about the contact as a whole. Not an act, so not in the timeline. */
  readonly isHistory?: true;
  /** Fields that together hold one measurement. None of them is true without the others. */
  readonly together?: readonly (readonly string[])[];
  /** Entries that are left out of patients' and clients' views (safeguarding, third parties). */
  readonly isEntryWithheld?: (entry: Readonly<Record<string, unknown>>) => boolean;
}
/** Pen strokes: SVG path data, at most 100 kB. */
export interface StrokesField extends FieldBase {
  readonly kind: 'strokes';
}

export type Field =
  | TextField
  | NumberField
  | BooleanField
  | TimeField
  | ChoiceField
  | CodedField
  | TextListField
  | ReferenceField
  | GroupField
  | EntriesField
  | StrokesField;

/** A card of fields that a clinician thinks of together. */
export interface FieldGroup {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
}

export interface Section {
  /** The specification's own name of the section: `PrimarySurvey`, `observations`. */
  readonly key: string;
  readonly label: string;
  /** One short word for the rail and the phone. */
  readonly short: string;
  /** The GraphQL object type's name; the input is `<typeName>Input`. */
  readonly typeName: string;
  readonly groups: readonly FieldGroup[];
  readonly fields: readonly Field[];
  /** As of the fields of an entry. */
  readonly together?: readonly (readonly string[])[];
}

/** What every item of an `entries` list carries besides its own fields; all but `id`, `occurred_at` and `void_reason` are the server's. */
export interface EntryStamp {
  /** UUID v7 made on the device. */
  id: string;
  /** Clinical time; absent where it is unknown (taken before our arrival). */
  occurred_at?: string | null;
  recorded_at?: string | null;
  recorded_by?: string | null;
  voided_at?: string | null;
  voided_by?: string | null;
  void_reason?: string | null;
}

type NumberKind = 'integer' | 'decimal';
type TextKind = 'text' | 'longText' | 'time' | 'date' | 'coded' | 'reference' | 'strokes';
type ListKind = 'codes' | 'textList' | 'references';
type KeyOf<F> = F extends { choices: { options: infer O } } ? keyof O & string : never;

/** The TypeScript value of one field. */
export type FieldValue<F> = F extends { kind: NumberKind }
  ? number
  : F extends { kind: 'boolean' }
    ? boolean
    : F extends { kind: 'choice' }
      ? KeyOf<F>
      : F extends { kind: 'choices' }
        ? readonly KeyOf<F>[]
        : F extends { kind: ListKind }
          ? readonly string[]
          : F extends { kind: 'group'; fields: infer Fs extends readonly Field[] }
            ? FieldValues<Fs>
            : F extends { kind: 'groups'; fields: infer Fs extends readonly Field[] }
              ? readonly FieldValues<Fs>[]
              : F extends { kind: 'entries'; fields: infer Fs extends readonly Field[] }
                ? readonly (EntryStamp & FieldValues<Fs>)[]
                : F extends { kind: TextKind }
                  ? string
                  : never;

type OtherTexts<Fs extends readonly Field[]> = {
  -readonly [F in Fs[number] as F extends { other: true } ? `${F['name']}_other` : never]?: string | null;
};
/** The values of a list of fields: each optional, null where cleared. */
export type FieldValues<Fs extends readonly Field[]> = {
  -readonly [F in Fs[number] as F['name']]?: FieldValue<F> | null;
} & OtherTexts<Fs>;
export type SectionValue<S extends Section> = FieldValues<S['fields']>;

/** Keeps the literals of a section, so that its value type, its GraphQL type and its form come from the one entry. */
export const section = <const S extends Section>(definition: S): S => definition;

/** Keeps the literals of a closed list. Short form: key to label. */
export const choices = <const O extends Record<string, Choice | string>>(
  name: string,
  options: O,
): ChoiceList<keyof O & string> => ({
  name,
  options: Object.fromEntries(
    Object.entries(options).map(([key, choice]) => [
      key,
      typeof choice === 'string' ? { label: choice } : choice,
    ]),
  ) as Record<keyof O & string, Choice>,
});
