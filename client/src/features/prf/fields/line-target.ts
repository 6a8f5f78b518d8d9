import {
  entriesFieldsOf,
  fieldAt,
  fieldsOf,
  isSectionKey,
  otherName,
} from '@sideline/schema/prf/catalogue/catalogue';
import type { Field, PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { entriesOf } from '../drafts/changes';
import { controlId, otherControlId } from './control-id';
import { patientControlId } from './patient-control-id';

export interface LineTarget {
  readonly section: string;
  readonly controlId: string;
  /** Takes the focus if the control itself is not on the screen: its entry or list. */
  readonly elseId?: string;
}

interface Place {
  readonly section: string;
  /** With dots, within the section or the entry. */
  readonly field: string;
  readonly entryId?: string;
}

/** The choice whose 'Other' text has this name. */
const choiceOfOther = (fields: readonly Field[], name: string): Field | undefined =>
  fields.find((field) => otherName(field) === name);

/** Where a line of the review leads: to the control of the field, or to its entry. */
export const lineTarget = ({ section, field, entryId }: Place, facts: PrfFacts): LineTarget => {
  if (!isSectionKey(section)) {
    return { section, controlId: patientControlId(field === 'patient' ? 'name' : field) };
  }
  const [first = field] = field.split('.');
  if (entryId === undefined) {
    const choice = choiceOfOther(fieldsOf(section), first);
    if (choice === undefined) return { section, controlId: controlId(section, first) };
    const elseId = controlId(section, choice.name);
    return { section, controlId: otherControlId(elseId), elseId };
  }
  const list = entriesFieldsOf(section).find(({ name }) =>
    entriesOf(facts.data[section] ?? {}, name).some((entry) => entry.id === entryId),
  );
  const entry = `${controlId(section, list?.name ?? 'entries')}-${entryId}`;
  const choice = choiceOfOther(list?.fields ?? [], first);
  return choice === undefined
    ? { section, controlId: entry }
    : { section, controlId: otherControlId(`${entry}-${choice.name}`), elseId: entry };
};

const ROW_INDEX = /^\d+$/;

/** The line's label. A field in a group or a row also has the name of its question, and in a row its position. */
export const lineLabel = ({ section, field, entryId }: Place, label: string): string => {
  const [first = field, ...rest] = field.split('.');
  if (rest.length === 0 || entryId !== undefined || !isSectionKey(section)) return label;
  const row = rest.find((part) => ROW_INDEX.test(part));
  const question = fieldAt(section, first)?.label ?? first;
  return `${question}${row === undefined ? '' : ` ${Number(row) + 1}`}: ${label}`;
};
