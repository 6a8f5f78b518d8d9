import { DeleteOutlined, PlusOutlined, UndoOutlined } from '@ant-design/icons';
import type { GroupField } from '@sideline/schema/prf/catalogue/kinds';
import { Button } from 'antd';
import { useRef, type KeyboardEvent } from 'react';
import { isEntered } from '@sideline/schema/prf/catalogue/rules';
import { USUAL_LINES } from '@sideline/schema/prf/catalogue/usual-answers';
import { valueAt, type Values } from '../drafts/changes';
import { shownValues } from '../drafts/draft-view';
import { usePrf } from '../prf-context';
import type { ControlProps } from './control';
import { controlId } from './control-id';
import { focusFirst } from './focus';
import { RowFields } from './row-fields';
import { SingleControl } from './single-control';
import { UsualLines } from './usual-lines';
import { useRows } from './use-rows';

/** Several in a row are usually of the same kind, so the next one starts with it. It can be changed like any answer. */
const CARRIED: Readonly<Record<string, string>> = { PrfAllergy: 'allergy_kind' };
const FIRST_BOX = 'input:not([type=radio]):not([type=checkbox]):not([role=combobox]):not([disabled])';

/**
 * A list of answers with a few fields each: add, change, remove and undo. The list is one value and changes as a whole.
 */
export function GroupsControl(props: ControlProps<GroupField>) {
  const { id, field, isDisabled, labelId, place } = props;
  const frame = useRef<HTMLDivElement>(null);
  const list = useRows(props);
  const { store } = usePrf();

  const focusLater = (find: () => Element | null | undefined) => {
    requestAnimationFrame(() => {
      focusFirst(find());
    });
  };
  const carried = useRef<Values>({});
  /** Enter in an empty box of the last line, if that line has other values: it is finished, and another line starts. */
  const addByEnter = (event: KeyboardEvent, row: Values, index: number) => {
    const box = event.target;
    const isLast = index === list.rows.length - 1 && !list.hasBlank && isEntered(row);
    if (event.key !== 'Enter' || !isLast || !(box instanceof HTMLInputElement)) return;
    if (!box.matches(FIRST_BOX) || box.value !== '') return;
    event.preventDefault();
    const name = CARRIED[field.typeName];
    carried.current = name !== undefined && row[name] != null ? { [name]: row[name] } : {};
    list.add();
    requestAnimationFrame(() => rowAt(list.rows.length)?.querySelector<HTMLElement>(FIRST_BOX)?.focus());
  };
  const usual = USUAL_LINES[field.typeName];
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
          <div
            role="presentation"
            className="prf-row-keys"
            onKeyDown={(event) => {
              if (!isDisabled) addByEnter(event, row, index);
            }}
          >
            <RowFields
              control={SingleControl}
              place={{ section: place.section, path: `${place.path}/${index}` }}
              fields={field.fields}
              row={row}
              isDisabled={isDisabled}
              onChange={(part) => {
                const known = isEntered(row) ? {} : carried.current;
                list.change(key, { ...known, ...part });
              }}
            />
          </div>
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
        <div className="prf-offered">
          {usual === undefined ? null : (
            <UsualLines
              label={field.label}
              usual={usual}
              rows={list.rows.map(({ row }) => row)}
              isDisabled={!list.canAppend}
              onTake={(values) => {
                carried.current = {};
                const index = list.append({ ...values });
                const { next, says } = usual;
                if (
                  says !== undefined &&
                  valueAt(shownValues(store.getState(), place.section), says.field) == null
                )
                  store.edit(place.section, says.field, says.value);
                if (next === undefined) return;
                requestAnimationFrame(() =>
                  document
                    .getElementById(controlId(place.section, `${place.path}/${index}/${next}`))
                    ?.focus(),
                );
              }}
            />
          )}
          <Button
            id={`${id}-add`}
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={list.hasBlank}
            onClick={() => {
              carried.current = {};
              list.add();
              focusLater(() => rowAt(list.rows.length));
            }}
          >
            Add {list.rows.length > 0 ? 'another' : 'one'}
            <span className="sl-hidden"> to {field.label}</span>
          </Button>
        </div>
      )}
      {isDisabled && list.rows.length === 0 ? <p className="prf-quiet">Nothing recorded.</p> : null}
    </div>
  );
}
