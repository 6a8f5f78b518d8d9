import { entriesFieldsOf, SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';
import { sectionLines, type FormatOptions } from '@sideline/schema/prf/record/format';
import { Card } from 'antd';
import type { PrfRecord } from '../prf-record';
import { storedData } from '../stored-data';
import { FactLines } from './fact-lines';
import styles from './read.module.css';
import { entriesOf, RecordEntries } from './record-entries';

/** The content of a section, and whether there is any. */
export const contentOf = (
  key: (typeof SECTIONS)[number]['key'],
  record: PrfRecord,
  options: FormatOptions,
) => {
  const stored = storedData(record.data[key]);
  const groups = sectionLines(key, stored, options);
  const lists = entriesFieldsOf(key).filter((field) => entriesOf(field, stored).length > 0);
  return { stored, groups, lists, isEmpty: groups.length === 0 && lists.length === 0 };
};

interface RecordSectionsProps {
  readonly record: PrfRecord;
  readonly options: FormatOptions;
}

/** Every section with content, in words: a page to read. */
export function RecordSections({ record, options }: RecordSectionsProps) {
  return SECTIONS.map(({ key, label }) => {
    const { stored, groups, lists, isEmpty } = contentOf(key, record, options);
    if (isEmpty) return null;
    return (
      <Card key={key} id={`read-${key}`} title={<h2 className="sl-card-title">{label}</h2>}>
        <div className={styles.stack}>
          {groups.map(({ group, lines }) => (
            <section key={group} className={styles.group}>
              <h3>{group}</h3>
              <FactLines lines={lines} />
            </section>
          ))}
          {lists.map((field) => (
            <RecordEntries
              key={field.name}
              field={field}
              entries={entriesOf(field, stored)}
              record={record}
              options={options}
            />
          ))}
        </div>
      </Card>
    );
  });
}
