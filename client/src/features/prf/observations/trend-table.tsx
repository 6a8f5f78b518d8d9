import { fieldAt, type ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import { NEWS2_BAND_LABELS } from '@sideline/schema/clinical/news2';
import { useEffect, useRef } from 'react';
import { choiceLabel } from '../../../lib/form-rules';
import { isVoided } from '../fields/entry-order';
import { usePrf, useTimeText, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import type { Values } from '../drafts/changes';
import { SetMenu } from './set-menu';
import { scoreWords } from './score';
import { allSets } from './sets';
import { notRecordableFields, SET_FIELDS } from './set-fields';
import { firstRows, furtherRows, type TrendRow } from './trend-rows';
import { unreadFigures, unreadKey } from './unread';
import { UnreadFigure } from './unread-figure';

interface TrendTableProps {
  readonly sets: readonly ObservationEntry[];
  readonly onCorrect: (entryId: string) => void;
}

const FIRST_ROWS = firstRows();
const FURTHER_ROWS = furtherRows(SET_FIELDS);

const newsFigure = (set: ObservationEntry) => {
  const { total, band } = set.news2 ?? {};
  if (total == null || band == null) return <span className="prf-trend-words">{scoreWords(set)}</span>;
  return (
    <>
      <strong>{total}</strong> {NEWS2_BAND_LABELS[band]}
    </>
  );
};

/** A region that scrolls sideways must be reachable by keyboard, even if it holds no button. */
const SCROLLABLE = { role: 'region', tabIndex: 0 } as const;

const unreadIn = (view: RecordView) => unreadFigures(view.draft(), allSets(view.facts()));

/** The sets as columns, the newest on the right, with the actions for each at the bottom. */
export function TrendTable({ sets, onCorrect }: TrendTableProps) {
  const { isReadOnly } = usePrf();
  const unreadOnes = useView(unreadIn);
  const timeText = useTimeText();
  const frame = useRef<HTMLDivElement>(null);
  const field = fieldAt('observations', 'entries');
  const { why } = notRecordableFields();

  // People look for the newest set, which on a phone is out of sight to the right.
  useEffect(() => {
    frame.current?.scrollTo({ left: frame.current.scrollWidth });
  }, [sets.length]);

  const cell = (row: TrendRow, set: ObservationEntry) => {
    const unread = unreadOnes[unreadKey(set, row.name)];
    if (unread) return <UnreadFigure {...unread} />;
    const text = row.text(set);
    if (text !== null) return text;
    const reason = set.not_recordable?.find(({ field: name }) => name === row.name)?.reason;
    return reason ? choiceLabel(why.choices, reason) : '–';
  };
  const marked = (set: ObservationEntry) => isVoided(set as unknown as Values) || undefined;
  const measuredRows = FURTHER_ROWS.filter((row) =>
    sets.some(
      (set) => row.text(set) !== null || set.not_recordable?.some(({ field: name }) => name === row.name),
    ),
  );
  const line = (row: TrendRow) => (
    <tr key={row.name}>
      <th scope="row">
        {row.label} <span className="prf-hint">{row.unit}</span>
      </th>
      {sets.map((set) => (
        <td key={set.id} data-voided={marked(set)}>
          {cell(row, set)}
        </td>
      ))}
    </tr>
  );

  return (
    <div className="prf-trend" ref={frame} {...SCROLLABLE} aria-label="Observation sets, table">
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {sets.map((set) => (
              <th
                key={set.id}
                scope="col"
                data-voided={marked(set)}
                id={`prf-observations-entries-${set.id}`}
                tabIndex={-1}
              >
                {set.date_time ? timeText(set.date_time) : set.is_before_arrival ? 'Before' : 'No time'}
                {set.is_before_arrival ? <span className="prf-hint"> (others)</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIRST_ROWS.map(line)}
          <tr>
            <th scope="row">NEWS2</th>
            {sets.map((set) => (
              <td key={set.id} data-voided={marked(set)}>
                {newsFigure(set)}
              </td>
            ))}
          </tr>
          {measuredRows.map(line)}
          {isReadOnly && !sets.some(marked) ? null : (
            <tr>
              <th scope="row">
                <span className="sl-hidden">Actions</span>
              </th>
              {sets.map((set) => (
                <td key={set.id} data-actions>
                  {marked(set) ? (
                    <span className="prf-hint">Struck through: {set.void_reason}</span>
                  ) : isReadOnly || field?.kind !== 'entries' ? null : (
                    <SetMenu
                      field={field}
                      set={set}
                      onCorrect={() => {
                        onCorrect(set.id);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
