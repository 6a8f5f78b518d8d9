import { PlusOutlined } from '@ant-design/icons';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { EntriesField, Field } from '@sideline/schema/prf/catalogue/kinds';
import { Button } from 'antd';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { v7 as newId } from 'uuid';
import { entriesOf, type Values } from '../drafts/changes';
import { entriesToCorrect, shownValues } from '../drafts/draft-view';
import { EntryQuestions } from '../questions/place-questions';
import { useView } from '../prf-context';
import type { RecordView } from '../record-view';
import type { FieldPlace } from './control';
import { controlId } from './control-id';
import { EntryCard } from './entry-card';
import { EntryEditor, type EntryFootProps } from './entry-editor';
import { byTime } from './entry-order';
import { FieldLabel } from './field-label';

interface EntriesControlProps {
  readonly section: PrfSectionKey;
  readonly field: EntriesField;
  readonly isDisabled: boolean;
  readonly isMissing: boolean;
  /** The card's title says the same as the list's label. */
  readonly isNamedByCard?: boolean;
  /** What an entry is called in the list; by default its values in a row. */
  readonly summarise?: (entry: Values) => ReactNode;
  /** Shown above the fields of the open entry: an allergy warning, a read-back line. */
  readonly aside?: (entry: Values) => ReactNode;
  /** Shown under the fields of the open entry, and changes it like they do. */
  readonly foot?: ComponentType<EntryFootProps>;
  /** Fits a field to the entry that it is in. */
  readonly adaptField?: (field: Field, entry: Values) => Field;
  /** Values that follow from an answer, and are filled in with it. */
  readonly complete?: (part: Values, entry: Values) => Values;
  /** Shown above the list. Opens an entry there, or a new one with some known values. */
  readonly head?: (open: OpenEntry) => ReactNode;
  /** New entries come only from the head. */
  readonly isAddedByHead?: boolean;
}

/** Opens the entry with this id or, without one, a new entry, which starts with `known` once something is entered. */
export type OpenEntry = (entryId: string | null, known?: Values) => void;

const storedAt = (view: RecordView, { section, path }: FieldPlace) =>
  entriesOf(shownValues(view.draft(), section), path);
const toCorrectAt = (view: RecordView, { section, path }: FieldPlace): readonly string[] => [
  ...entriesToCorrect(view.draft(), section, path),
];

/**
 * A list of entries in order of time. Each can be opened and changed, and 'Add' makes new ones. None is deleted: an entry
 * is struck through with a reason.
 */
export function EntriesControl(props: EntriesControlProps) {
  const { section, field, isDisabled, isMissing, summarise, aside, foot, adaptField, head } = props;
  const id = controlId(section, field.name);
  const place = useMemo(() => ({ section, path: field.name }), [section, field.name]);
  const stored = useView(storedAt, place);
  // An entry that could not be saved stays open until it is corrected, even after leaving the section and coming back.
  const toCorrect = useView(toCorrectAt, place);
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const [known, setKnown] = useState<Values>({});
  // The order is fixed while an entry is open, so that correcting a time does not move its card.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const isStored = (entryId: string) => stored.some((entry) => entry.id === entryId);
  const shut = toCorrect.filter((entryId) => !openIds.includes(entryId));
  if (shut.length > 0) setOpenIds([...openIds, ...shut]);
  const unstored = openIds.filter((entryId) => !isStored(entryId));
  const all = [...stored, ...unstored.map((entryId) => ({ id: entryId }))];
  const entries = order
    ? [...all].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    : byTime(all, field);

  const open: OpenEntry = (opened, start = {}) => {
    const entryId = opened ?? newId();
    setKnown(start);
    const ids = byTime(stored, field).map((entry) => entry.id);
    setOrder(ids.includes(entryId) ? ids : [...ids, entryId]);
    setOpenIds([entryId, ...toCorrect.filter((other) => other !== entryId)]);
  };
  const close = (entryId: string) => {
    setOpenIds((ids) => ids.filter((id) => id !== entryId));
    setOrder(null);
    setTimeout(() => document.getElementById(`${id}-add`)?.focus());
  };

  const editor = (entryId: string, entry: Values) => (
    <EntryEditor
      key={entryId}
      section={section}
      field={field}
      entryId={entryId}
      entry={entry}
      known={known}
      aside={aside?.(entry)}
      {...(foot ? { foot } : {})}
      isMade={props.isAddedByHead === true}
      {...(adaptField ? { adaptField } : {})}
      {...(props.complete ? { complete: props.complete } : {})}
      onClose={() => {
        close(entryId);
      }}
    />
  );

  return (
    <div id={id} tabIndex={-1} className="prf-field" data-wide role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="prf-label">
        <FieldLabel label={field.label} isMissing={isMissing} isNamedByCard={props.isNamedByCard === true} />
      </span>
      {field.hint ? <p className="prf-hint">{field.hint}</p> : null}
      {head?.(open)}
      <ul className="prf-entries">
        {entries.map((entry) => (
          <li key={entry.id} id={`${id}-${entry.id}`} tabIndex={-1}>
            {openIds.includes(entry.id) && !isDisabled ? (
              editor(entry.id, entry)
            ) : (
              <EntryCard
                section={section}
                field={field}
                entry={entry}
                isDisabled={isDisabled}
                summary={summarise?.(entry)}
                onOpen={() => {
                  open(entry.id);
                }}
              />
            )}
            <EntryQuestions section={section} entryId={entry.id} />
          </li>
        ))}
      </ul>
      {isDisabled && entries.length === 0 ? <p className="prf-quiet">Nothing recorded.</p> : null}
      {isDisabled || props.isAddedByHead === true || unstored.length > 0 ? null : (
        <Button
          id={`${id}-add`}
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => {
            open(null);
          }}
        >
          Add {field.entryLabel}
        </Button>
      )}
    </div>
  );
}
