import { entriesFieldsOf, fieldsOf, PRF_SECTION_KEYS, type DrugEntry } from '@sideline/schema/prf/catalogue';
import { liveEntries } from '@sideline/schema/prf/facts';
import type { EntriesField, PrfFacts } from '@sideline/schema/prf/kinds';
import type { Values } from '../../../lib/drafts/changes';
import { controlId } from '../fields/control-id';
import { readBack } from '../interventions/read-back';
import { valueText } from '../value-text';

export interface TimelineItem {
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
  readonly section: string;
  readonly controlId: string;
}

const entryWords = (field: EntriesField, entry: Values): string => {
  if (field.typeName === 'DrugAdministration') return readBack(entry as unknown as DrugEntry);
  if (field.typeName === 'Observation') {
    const score = entry['news2'] as { total?: number | null } | null | undefined;
    return score?.total == null ? field.entryLabel : `${field.entryLabel}, NEWS2 ${score.total}`;
  }
  const answers = field.fields
    .filter((sub) => sub.kind === 'choice' && typeof entry[sub.name] === 'string')
    .slice(0, 2)
    .map((sub) => valueText(sub, entry[sub.name], entry));
  return answers.length > 0 ? `${field.entryLabel}: ${answers.join(', ')}` : field.entryLabel;
};

/** Every time in the record with what happened then, oldest first: the attendance's clock and every entry that is not struck through. */
export const timelineOf = (facts: PrfFacts): readonly TimelineItem[] => {
  const clock = PRF_SECTION_KEYS.flatMap((section) =>
    fieldsOf(section)
      .filter((field) => field.kind === 'time')
      .flatMap((field): TimelineItem[] => {
        const at = facts.data[section]?.[field.name];
        return typeof at === 'string'
          ? [
              {
                key: `${section}.${field.name}`,
                at,
                text: field.label,
                section,
                controlId: controlId(section, field.name),
              },
            ]
          : [];
      }),
  );
  const entries = PRF_SECTION_KEYS.flatMap((section) =>
    entriesFieldsOf(section).flatMap((field) =>
      liveEntries(facts, section, field.name).flatMap((entry): TimelineItem[] => {
        const at = entry[field.timeField];
        return typeof at === 'string'
          ? [
              {
                key: entry.id,
                at,
                text: entryWords(field, entry),
                section,
                controlId: `${controlId(section, field.name)}-${entry.id}`,
              },
            ]
          : [];
      }),
    ),
  );
  return [...clock, ...entries].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
};
