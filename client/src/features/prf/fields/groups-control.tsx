import { DeleteOutlined, PlusOutlined, UndoOutlined } from '@ant-design/icons';
import type { GroupField } from '@sideline/schema/prf/catalogue/kinds';
import { Button } from 'antd';
import { useRef } from 'react';
import type { ControlProps } from './control';
import { focusFirst } from './focus';
import { RowFields } from './row-fields';
import { SingleControl } from './single-control';
import { useRows } from './use-rows';

/** A list of answers, each a few fields: add, change, take away and undo that. The list is one value and changes as a whole. */
export function GroupsControl(props: ControlProps<GroupField>) {
  const { id, field, isDisabled, labelId, place } = props;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRows(props);

  const focusLater = (find: () => Element | null | undefined) => {
    requestAnimationFrame(() => {
      focusFirst(find());
    });
  };
  const rowAt = (index: number) => frame.current?.querySelector(`[data-row="${index}"]`);

  return (
    <div
      id={id}
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={props.describedBy}
      className="prf-rows"
    >
      {list.rows.map(({ key, row }, index) => (
        <div
          key={key}
          data-row={index}
          className="prf-group-box"
          role="group"
          aria-label={`${field.label} ${index + 1}`}
        >
          <RowFields
            control={SingleControl}
            place={{ section: place.section, path: `${place.path}/${index}` }}
            fields={field.fields}
            row={row}
            isDisabled={isDisabled}
            onChange={(part) => {
              list.change(key, part);
            }}
          />
          {isDisabled ? null : (
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={`Remove ${field.label} ${index + 1}`}
              onClick={() => {
                list.remove(key);
                document.getElementById(`${id}-add`)?.focus();
              }}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {list.canUndo && !isDisabled ? (
        <p className="prf-actions" role="status">
          {field.label}: one removed.
          <Button
            icon={<UndoOutlined aria-hidden="true" />}
            onClick={() => {
              const index = list.undo();
              focusLater(() => rowAt(index));
            }}
          >
            Undo<span className="sl-hidden"> removing from {field.label}</span>
          </Button>
        </p>
      ) : null}
      {isDisabled ? null : (
        <Button
          id={`${id}-add`}
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={list.hasBlank}
          onClick={() => {
            list.add();
            focusLater(() => rowAt(list.rows.length));
          }}
        >
          Add {list.rows.length > 0 ? 'another' : 'one'}
          <span className="sl-hidden"> to {field.label}</span>
        </Button>
      )}
      {isDisabled && list.rows.length === 0 ? <p className="prf-quiet">Nothing recorded.</p> : null}
    </div>
  );
}
