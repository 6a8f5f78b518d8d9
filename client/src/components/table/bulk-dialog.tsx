import { Button, Input, Modal, Progress } from 'antd';
import { useId, useRef, useState } from 'react';
import { describedBy, FormField } from '../ui/entity-form';
import { FormFailure } from '../ui/form-failure';
import { refusalText } from '../../lib/errors';
import { numberText } from '../../lib/formats';
import type { BulkAct } from './bulk-act';
import styles from './table.module.css';

interface Failed<Row> {
  readonly row: Row;
  readonly why: string;
}

/** How far one run has come. */
interface Run<Row> {
  readonly is: 'doing' | 'undoing';
  readonly total: number;
  readonly done: readonly Row[];
  readonly failed: readonly Failed<Row>[];
  readonly isOver: boolean;
}

interface BulkDialogProps<Row> {
  readonly act: BulkAct<Row>;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** Called with every row that was changed, as it is now, and those that can still be restored. */
  readonly onClose: (changed: readonly Row[], undoable: readonly Row[]) => void;
}

/** The rows that an action runs for: one for each thing that they are about. */
const runsFor = <Row extends object>({ about }: BulkAct<Row>, rows: readonly Row[]): readonly Row[] =>
  about === undefined ? rows : [...new Map(rows.map((row) => [about.key(row), row])).values()];

/** Asks for confirmation, runs the action for each row in turn, and names each that failed with the server's message. */
export function BulkDialog<Row extends object>({ act, rows, nameOf, onClose }: BulkDialogProps<Row>) {
  const { label, labelEnd, noun, consequence, otherwise, undo, asks } = act;
  const wanted = runsFor(act, rows.filter(act.applies));
  const [run, setRun] = useState<Run<Row> | null>(null);
  const [changed, setChanged] = useState<readonly Row[]>([]);
  // What was requested when the dialog opened. Rows change underneath while it runs.
  const [asked] = useState(wanted);
  const [left] = useState(() => rows.filter((row) => !act.applies(row)).length);
  const [answer, setAnswer] = useState('');
  const answerId = useId();
  const given = answer.trim();
  const isStopped = useRef(false);
  const isToStop = () => isStopped.current;
  const counted = (count: number) => `${numberText(count)} ${noun[count === 1 ? 0 : 1]}`;
  const title = [label, counted(asked.length), labelEnd].filter(Boolean).join(' ');

  const start = async (is: Run<Row>['is'], todo: readonly Row[], before: readonly Row[] = []) => {
    const once = is === 'doing' ? (row: Row) => act.run(row, given) : undo?.run;
    if (once === undefined) return;
    isStopped.current = false;
    let state: Run<Row> = { is, total: todo.length + before.length, done: before, failed: [], isOver: false };
    setRun(state);
    for (const row of todo) {
      if (isToStop()) break;
      try {
        const after = await once(row);
        state = { ...state, done: [...state.done, after] };
        setChanged((all) => [...all, after]);
      } catch (failure) {
        state = { ...state, failed: [...state.failed, { row, why: refusalText(failure) }] };
      }
      setRun(state);
    }
    setRun({ ...state, isOver: true });
  };

  const close = () => onClose(changed, run?.is === 'doing' && undo !== undefined ? run.done : []);
  const isRunning = run !== null && !run.isOver;
  const tried = run === null ? 0 : run.done.length + run.failed.length;
  const said = run?.is === 'undoing' ? (undo?.done ?? '') : act.done;
  return (
    <Modal
      open
      title={run === null ? `${title}?` : title}
      onCancel={() => {
        if (!isRunning) close();
      }}
      mask={{ closable: false }}
      closable={!isRunning}
      footer={
        run === null ? (
          <>
            <Button onClick={close}>{act.dismissLabel ?? 'Cancel'}</Button>
            <Button
              type="primary"
              danger={act.isDangerous ?? false}
              disabled={asks !== undefined && given === ''}
              onClick={() => void start('doing', asked)}
            >
              {title}
            </Button>
          </>
        ) : isRunning ? (
          <Button
            onClick={() => {
              isStopped.current = true;
            }}
          >
            Stop after this one
          </Button>
        ) : (
          <>
            {run.failed.length > 0 ? (
              <Button
                onClick={() =>
                  void start(
                    run.is,
                    run.failed.map(({ row }) => row),
                    run.done,
                  )
                }
              >
                Try again
              </Button>
            ) : null}
            {run.is === 'doing' && undo !== undefined && run.done.length > 0 ? (
              <Button onClick={() => void start('undoing', run.done)}>{undo.label}</Button>
            ) : null}
            <Button type="primary" onClick={close}>
              Close
            </Button>
          </>
        )
      }
    >
      {run === null ? (
        <>
          <p>{consequence}</p>
          {left > 0 ? (
            <p>
              {act.about === undefined
                ? `${counted(left)} will stay as ${left === 1 ? 'it is' : 'they are'}. `
                : ''}
              {otherwise}
            </p>
          ) : null}
          {asks === undefined ? null : (
            <FormField id={answerId} label={asks.label} hint={asks.hint} isRequired>
              {asks.control?.({ id: answerId, value: answer, onChange: setAnswer }) ?? (
                <Input.TextArea
                  id={answerId}
                  value={answer}
                  {...(asks.maxLength === undefined ? {} : { maxLength: asks.maxLength })}
                  autoSize={{ minRows: 2, maxRows: 6 }}
                  aria-required
                  aria-describedby={describedBy(answerId, asks.hint)}
                  onChange={({ target }) => setAnswer(target.value)}
                />
              )}
            </FormField>
          )}
        </>
      ) : (
        <>
          <Progress
            percent={run.total === 0 ? 100 : Math.round((100 * tried) / run.total)}
            // The usual green at the end has too little contrast to read.
            status="normal"
            format={() => `${String(tried)} of ${String(run.total)}`}
            aria-label={title}
          />
          <p role="status">
            {run.isOver
              ? `${counted(run.done.length)} ${said}.${tried < run.total ? ` Stopped with ${String(run.total - tried)} left.` : ''}`
              : `${String(tried)} of ${String(run.total)} tried.`}
          </p>
          <FormFailure
            text={run.isOver && run.failed.length > 0 ? `Not done for ${counted(run.failed.length)}` : null}
            description={
              <ul className={styles['failed']}>
                {run.failed.map(({ row, why }, index) => (
                  <li key={index}>
                    <strong>{(act.about?.name ?? nameOf)(row)}</strong>: {why}
                  </li>
                ))}
              </ul>
            }
          />
        </>
      )}
    </Modal>
  );
}
