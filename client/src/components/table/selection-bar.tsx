import { CloseOutlined, DownloadOutlined } from '@ant-design/icons';
import { CSV_MARK, csvRow, csvText } from '@sideline/schema/csv';
import { localDay } from '@sideline/schema/local-day';
import type { Right } from '@sideline/schema/provider/rights';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf } from '../../lib/errors';
import { numberText } from '../../lib/formats';
import { notify } from '../../lib/notices';
import { saveText } from '../../lib/save-file';
import { useOwnRight } from '../rights/use-own-right';
import type { BulkAct, Selectable } from './bulk-act';
import { BulkDialog } from './bulk-dialog';
import { offerUndo } from './bulk-undo';
import { cellText } from './cell-text';
import { useNoteListDownloadMutation } from './list-layouts.generated';
import type { Selection } from './selection-store';
import styles from './table.module.css';

interface SelectionBarProps<Row> {
  readonly list: string;
  readonly label: string;
  readonly columns: readonly {
    readonly key: string;
    readonly title: ReactNode;
    readonly render: (row: Row) => ReactNode;
  }[];
  readonly selection: Selection<Row>;
  /** As the list has them now, or as they were when selected if it no longer shows them. */
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly selectable: Selectable<Row>;
}

/**
 * The selection and what can be done with it. It is at the bottom of the window, so that no row moves when it appears.
 */
export default function SelectionBar<Row extends object>(props: SelectionBarProps<Row>) {
  const { list, label, columns, selection, rows, nameOf, selectable } = props;
  const [isTaking, setTaking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [note, { loading: isAsking }] = useNoteListDownloadMutation({ context: inlineErrors });
  const exporting = useOwnRight('exportLists');
  const [act, setAct] = useState<BulkAct<Row> | null>(null);
  /** The server decides whether this person may download lists, and records that they did. */
  const take = async () => {
    setRefusal(null);
    try {
      await note({ variables: { input: { list, rows: rows.length } } });
      setTaking(true);
    } catch (refused) {
      setRefusal(messageOf(refused));
    }
  };
  return (
    <>
      <div className={styles['bar']} role="region" aria-label={`Selected: ${label}`}>
        <span aria-live="polite" className="sl-figures">
          {numberText(rows.length)} selected
        </span>
        <Button
          size="small"
          type="link"
          icon={<CloseOutlined aria-hidden="true" />}
          onClick={selection.clear}
        >
          Clear
        </Button>
        <span className={styles['acts']}>
          {(selectable.acts ?? []).map((one) =>
            one.right === undefined ? (
              <ActButton key={one.key} act={one} rows={rows} onChoose={setAct} />
            ) : (
              <RightActButton key={one.key} act={one} rows={rows} right={one.right} onChoose={setAct} />
            ),
          )}
          {selectable.more?.(rows)}
          <Button
            size="small"
            icon={<DownloadOutlined aria-hidden="true" />}
            loading={isTaking || isAsking}
            {...exporting.button}
            onClick={() => void take()}
          >
            Download CSV
          </Button>
          {exporting.reason}
        </span>
        {refusal === null ? null : (
          <span role="alert" className={styles['refusal']}>
            {refusal}
          </span>
        )}
      </div>
      {isTaking ? (
        <Taking
          columns={columns}
          rows={rows}
          onTaken={(lines) => {
            const name = `${list}-${localDay(new Date())}.csv`;
            saveText(
              name,
              'text/csv;charset=utf-8',
              `${CSV_MARK}${lines.map((cells) => csvRow(cells.map(csvText))).join('')}`,
            );
            notify.success(`Saved ${numberText(rows.length)} as ${name}.`);
            setTaking(false);
          }}
        />
      ) : null}
      {act === null ? null : (
        <BulkDialog
          act={act}
          rows={rows}
          nameOf={nameOf}
          onClose={(changed, undoable) => {
            setAct(null);
            if (undoable.length > 0)
              offerUndo(act, undoable, (back) => {
                selection.set(back, true);
                selectable.onChanged?.();
              });
            if (changed.length === 0) return;
            // The changed rows stay selected, with their new values.
            selection.set(changed, true);
            selectable.onChanged?.();
          }}
        />
      )}
    </>
  );
}

interface ActButtonProps<Row> {
  readonly act: BulkAct<Row>;
  readonly rows: readonly Row[];
  readonly onChoose: (act: BulkAct<Row>) => void;
  /** What the person's rights say of the button. */
  readonly own?: ReturnType<typeof useOwnRight>['button'];
}

function ActButton<Row>({ act, rows, onChoose, own }: ActButtonProps<Row>) {
  return (
    <Button
      size="small"
      icon={act.icon}
      danger={act.isDangerous ?? false}
      {...own}
      disabled={own?.disabled === true || !rows.some(act.applies)}
      onClick={() => onChoose(act)}
    >
      {act.barLabel ?? act.label}
    </Button>
  );
}

/** An action that needs a right, and why it is disabled if the right is switched off. */
function RightActButton<Row>({ right, ...props }: ActButtonProps<Row> & { readonly right: Right }) {
  const own = useOwnRight(right);
  return (
    <>
      <ActButton {...props} own={own.button} />
      {own.reason}
    </>
  );
}

interface TakingProps<Row> extends Pick<SelectionBarProps<Row>, 'columns' | 'rows'> {
  readonly onTaken: (lines: readonly (readonly string[])[]) => void;
}

/** Renders the selected rows out of sight and reads their words, including those that have been scrolled away. */
function Taking<Row>({ columns, rows, onTaken }: TakingProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    if (table.current === null || isTaken.current) return;
    isTaken.current = true;
    onTaken([...table.current.rows].map(({ cells }) => [...cells].map(cellText)));
  });
  return (
    <table ref={table} hidden>
      <thead>
        <tr>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {columns.map(({ key, render }) => (
              <td key={key}>{render(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
