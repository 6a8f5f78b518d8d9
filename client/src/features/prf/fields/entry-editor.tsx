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
  /** What a new entry says from the start, stored with the first thing that is entered. */
  readonly known: Values;
  readonly aside: ReactNode;
  /** Shown under the fields, and changes the entry as they do. */
  readonly foot?: ComponentType<EntryFootProps>;
  /** It was made before it was opened, however little it says: nothing dates it by itself. */
  readonly isMade: boolean;
  /** Fits a field to the entry: the units of the chosen drug. */
  readonly adaptField?: (field: Field, entry: Values) => Field;
  /** Values that follow from an answer, and are filled in with it. */
  readonly complete?: (part: Values, entry: Values) => Values;
  readonly onClose: () => void;
}

/** The moment at minute precision, as clinical times are read and typed. */
export const thisMinute = (): string => {
  const now = new Date();
  now.setSeconds(0, 0);
  return now.toISOString();
};

/**
 * An entry open for changes. A new one comes into being with the first thing that is said about it, dated to that
 * minute unless a time is given: opening and closing the editor leaves nothing behind.
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
  // The time that the editor gave a new entry by itself.
  const datedTo = useRef<string | null>(null);

  useEffect(() => {
    // An editor that opens by itself for a correction does not take the focus.
    if (entriesToCorrect(store.getState(), section, field.name).has(entryId)) return;
    focusFirst(frame.current?.querySelector('.prf-grid'));
  }, [store, section, field.name, entryId]);

  const finish = () => {
    store.settle();
    // What could not be saved of the entry is corrected here: the editor stays with it.
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
    // Something done before our arrival did not happen at the time when it was written down.
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
