import { alertWords } from '@sideline/schema/prf/rules/alerts';
import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { setScoreText } from '@sideline/schema/prf/rules/set-score';
import { withdrawnBecause } from '@sideline/schema/prf/rules/alerts';
import { isRecord, type SectionData } from '@sideline/schema/prf/record/canonical';
import { entryLines, entryTitle, formatTime, type FormatOptions } from '@sideline/schema/prf/record/format';
import type { EntriesField } from '@sideline/schema/prf/catalogue/kinds';
import { PICTURES } from '@sideline/schema/prf/record/pictures';
import { nameOf } from '../person-name';
import type { PrfRecord } from '../prf-record';
import { FactLines, type FactLine } from './fact-lines';
import styles from './read.module.css';

type Entry = Readonly<Record<string, unknown>>;

export const entriesOf = (field: EntriesField, stored: SectionData): readonly Entry[] => {
  const value = stored[field.name];
  return Array.isArray(value) ? value.filter(isRecord) : [];
};

/** The score of a set, and the action if one was needed; empty if it has no score. */
const scoreLines = (
  set: Entry,
  { alerts }: Pick<PrfRecord, 'alerts'>,
  { timeZone }: FormatOptions,
): readonly FactLine[] => {
  const { id, news2 } = set;
  const score = isRecord(news2)
    ? [
        {
          name: 'news2',
          label: 'NEWS2',
          value: setScoreText(set as unknown as ObservationEntry).replace(/^NEWS2 /, ''),
        },
      ]
    : [];
  const actions = alerts
    .filter(({ entryId }) => entryId === id)
    .map(({ action, actionedAt, actionedBy, clearedAt, ...figure }, place) => ({
      name: `action-${place}`,
      label: `Action on ${alertWords(figure)}`,
      value: actionedAt
        ? `${action ?? ''} (${actionedBy ? `${nameOf(actionedBy)}, ` : ''}${formatTime(actionedAt, timeZone)})`
        : clearedAt
          ? `No longer applies: ${withdrawnBecause(set, clearedAt)} ${formatTime(clearedAt, timeZone)}`
          : 'None recorded yet',
    }));
  return [...score, ...actions];
};

interface RecordEntriesProps {
  readonly field: EntriesField;
  readonly entries: readonly Entry[];
  readonly record: PrfRecord;
  readonly options: FormatOptions;
}

/** What was done or found several times, each with its time. Struck-through entries are marked. */
export function RecordEntries({ field, entries, record, options }: RecordEntriesProps) {
  const files = new Map(
    (field.name === PICTURES.list ? record.pictureFiles : []).map((file) => [file.id, file]),
  );
  return (
    <section className={styles.group}>
      <h3>{field.label}</h3>
      {entries.map((entry) => {
        const title = entryTitle(field, entry, options);
        const file = files.get(String(entry['id']));
        return (
          <div key={String(entry['id'])} className={styles.entry}>
            {entry['void_reason'] ? <s>{title}</s> : <strong>{title}</strong>}
            {file ? (
              <img
                src={`/api/prf/${record.customPrfId}/pictures/${file.id}`}
                width={file.width}
                height={file.height}
                loading="lazy"
                alt={title}
              />
            ) : null}
            <FactLines
              lines={[...entryLines(field, entry, options), ...scoreLines(entry, record, options)]}
            />
          </div>
        );
      })}
    </section>
  );
}
