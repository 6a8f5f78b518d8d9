import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { GroupField } from '@sideline/schema/prf/kinds';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Values } from '../../../lib/drafts/changes';
import type { ControlProps } from './control';
import { RowFields } from './row-fields';
import { SingleControl } from './single-control';

const asRows = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter((row): row is Values => typeof row === 'object' && row !== null) : [];

/** A list of answers, each a few fields: add, change, take away. The list is one value and changes as a whole. */
export function GroupsControl(props: ControlProps<GroupField>) {
  const { id, field, onChange, isDisabled, labelId } = props;
  const stored = asRows(props.value);
  // A line that was added but not filled yet stands here only: an empty answer is not worth storing.
  const [hasBlank, setHasBlank] = useState(false);
  const rows = hasBlank ? [...stored, {}] : stored;
  const added = useRef(false);

  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    document.getElementById(`${id}-${rows.length - 1}`)?.focus();
  }, [id, rows.length]);

  const replace = (next: readonly Values[]) => {
    onChange(next.length > 0 ? next : null);
  };
  const change = (index: number, part: Values) => {
    const next = { ...rows[index], ...part };
    if (index === stored.length) setHasBlank(false);
    replace(rows.map((row, at) => (at === index ? next : row)));
  };
  const remove = (index: number) => {
    if (index === stored.length) setHasBlank(false);
    else replace(stored.filter((_, at) => at !== index));
    document.getElementById(`${id}-add`)?.focus();
  };

  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={props.describedBy}
      className="prf-rows"
    >
      {rows.map((row, index) => (
        // Lines have no identity of their own; they are only ever added at the end.
        <div key={index} className="prf-group-box" role="group" aria-label={`${field.label} ${index + 1}`}>
          <RowFields
            control={SingleControl}
            id={`${id}-${index}`}
            fields={field.fields}
            row={row}
            isDisabled={isDisabled}
            onChange={(part) => {
              change(index, part);
            }}
          />
          {isDisabled ? null : (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={`Remove ${field.label} ${index + 1}`}
              onClick={() => {
                remove(index);
              }}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {isDisabled ? null : (
        <Button
          id={`${id}-add`}
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={hasBlank}
          onClick={() => {
            added.current = true;
            setHasBlank(true);
          }}
        >
          Add {rows.length > 0 ? 'another' : 'one'}
          <span className="sl-hidden"> to {field.label}</span>
        </Button>
      )}
      {isDisabled && rows.length === 0 ? <p className="prf-quiet">Nothing recorded.</p> : null}
    </div>
  );
}
