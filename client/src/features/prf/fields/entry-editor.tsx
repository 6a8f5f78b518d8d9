import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { EntriesField, Field } from '@sideline/schema/prf/catalogue/kinds';
import { Button } from 'antd';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { entryPath, type Values } from '../drafts/changes';
import { entriesToCorrect } from '../drafts/draft-view';
import { usePrf } from '../prf-context';
import { focusFirst, focusProblem } from './focus';
import { RowFields } from './row-fields';
import { FieldControl } from './field-control';

export interface EntryFootProps {
  readonly entryId: string;
  readonly entry: Values;
  readonly onChange: (part: Values) => void;
}

interface EntryEditorProps {
  readonly section: PrfSectionKey;
  readonly field: EntriesField;
  readonly entryId: string;
  /** The existing content; empty for a new entry. */
  readonly entry: Values;
  /** The initial values of a new entry, stored with the first thing that is entered. */
  readonly known: Values;
  readonly aside: ReactNode;
  /** Shown under the fields, and changes the entry like they do. */
  readonly foot?: ComponentType<EntryFootProps>;
  /** It existed before it was opened, even if almost empty, so it is not dated automatically. */
  readonly isMade: boolean;
  /** Fits a field to the entry: the units of the chosen drug. */
  readonly adaptField?: (field: Field, entry: Values) => Field;
  /** Values that follow from an answer, and are filled in with it. */
  readonly complete?: (part: Values, entry: Values) => Values;
  readonly onClose: () => void;
}

/** The current time to the minute, as clinical times are read and typed. */
export const thisMinute = (): string => {
  const now = new Date();
  now.setSeconds(0, 0);
  return now.toISOString();
};

/**
 * The editor of an open entry. A new entry is created with the first thing that is entered, with that minute as its time
 * unless another is given. Opening and closing the editor leaves nothing behind.
 */
export function EntryEditor({
  section,
  field,
  entryId,
  entry: stored,
  known,
  aside,
  foot: Foot,
  isMade,
  adaptField,
  complete,
  onClose,
}: EntryEditorProps) {
  const { store } = usePrf();
  const frame = useRef<HTMLDivElement>(null);
  const isNew = !isMade && Object.keys(stored).every((key) => key === 'id');
  const entry: Values = isNew ? { ...known, ...stored } : stored;
  // The time that the editor gave a new entry automatically.
  const datedTo = useRef<string | null>(null);

  useEffect(() => {
    // An editor that opens automatically for a correction does not take the focus.
    if (entriesToCorrect(store.getState(), section, field.name).has(entryId)) return;
    focusFirst(frame.current?.querySelector('.prf-grid'));
  }, [store, section, field.name, entryId]);

  const finish = () => {
    store.settle();
    // An entry that could not be saved is corrected here, so the editor stays open.
    if (entriesToCorrect(store.getState(), section, field.name).has(entryId)) {
      focusProblem(frame.current);
      return;
    }
    void store.flush();
    onClose();
  };

  const change = (part: Values) => {
    const { timeField } = field;
    const isDated = timeField in part || 'is_before_arrival' in part;
    // Something that happened before the contact does not get the time at which it is written down.
    if (isNew && !isDated && field.isHistory !== true) {
      datedTo.current = thisMinute();
      store.edit(section, entryPath(field.name, entryId, timeField), datedTo.current);
    }
    // Something done before we arrived did not happen at the time when it was written down.
    const isOthers = part['is_before_arrival'] === true;
    if (isOthers && datedTo.current !== null && entry[timeField] === datedTo.current) {
      store.edit(section, entryPath(field.name, entryId, timeField), null);
    }
    const said = { ...part, ...complete?.(part, entry) };
    for (const [sub, value] of Object.entries(isNew ? { ...known, ...said } : said)) {
      store.edit(section, entryPath(field.name, entryId, sub), value);
    }
  };

  return (
    <div
      ref={frame}
      className="prf-entry-editor"
      role="group"
      aria-label={`${field.entryLabel}${isNew ? ', new' : ''}`}
    >
      {aside}
      <RowFields
        control={FieldControl}
        place={{ section, path: `${field.name}/${entryId}` }}
        fields={adaptField ? field.fields.map((sub) => adaptField(sub, entry)) : field.fields}
        row={entry}
        isDisabled={false}
        onChange={change}
      />
      {Foot ? <Foot entryId={entryId} entry={entry} onChange={change} /> : null}
      <div className="prf-actions">
        <Button type="primary" onClick={finish}>
          Done
        </Button>
      </div>
    </div>
  );
}
