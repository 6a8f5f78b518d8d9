import {
  ROSTER_FIELD_LABELS,
  ROSTER_FIELDS,
  type RosterField,
  type RosterMapping,
} from '@sideline/schema/roster/roster-columns';
import type { RosterTable } from '@sideline/schema/roster/roster-table';
import { Card } from 'antd';
import { Choice } from '../../../components/ui/choice';
import { FormField } from '../../../components/ui/entity-form';
import styles from '../patients.module.css';

interface RosterMappingFormProps {
  readonly table: RosterTable;
  readonly mapping: RosterMapping;
  readonly onChange: (mapping: RosterMapping) => void;
}

const NONE = -1;

/** Which of the file's columns holds what, with the content of its first row. */
export function RosterMappingForm({ table, mapping, onChange }: RosterMappingFormProps) {
  const example = table.rows[0]?.cells ?? [];
  const options = [
    { value: NONE, label: 'Not in this file' },
    ...table.heads.map((head, place) => ({ value: place, label: head || `Column ${String(place + 1)}` })),
  ];
  const choose = (field: RosterField, place: number) => {
    const rest = Object.fromEntries(Object.entries(mapping).filter(([name]) => name !== field));
    onChange(place === NONE ? rest : { ...rest, [field]: place });
  };
  return (
    <Card title={<h2 className="sl-card-title">Which column holds what?</h2>}>
      <div className={styles['row']}>
        {ROSTER_FIELDS.map((field) => {
          const place = mapping[field];
          const id = `roster-${field}`;
          const shown = place === undefined ? '' : (example[place] ?? '').trim();
          return (
            <FormField
              key={field}
              id={id}
              label={ROSTER_FIELD_LABELS[field]}
              hint={shown === '' ? undefined : `First row: ${shown.slice(0, 60)}`}
            >
              <Choice<number>
                id={id}
                value={place ?? NONE}
                options={options}
                aria-describedby={shown === '' ? undefined : `${id}-hint`}
                onChange={(next) => choose(field, next)}
              />
            </FormField>
          );
        })}
      </div>
    </Card>
  );
}
