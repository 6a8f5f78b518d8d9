import {
  CONTROL_LOG_KIND_LABELS,
  CONTROL_LOG_TYPED_KINDS,
  type ControlLogTypedKind,
} from '@sideline/schema/control/log';
import { controlLogFacts } from '@sideline/schema/control/validation';
import { check } from '@sideline/schema/validation/check';
import { Alert, Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { v7 as newId } from 'uuid';
import { ActFailure } from '../../components/ui/act-failure';
import { Choice } from '../../components/ui/choice';
import { Empty } from '../../components/ui/empty';
import { describedBy, FieldError, FormField } from '../../components/ui/entity-form';
import { StatusTag } from '../../components/ui/status-tag';
import { useActFailure } from '../../components/ui/use-act-failure';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors, useApolloClient } from '../../lib/apollo-hooks';
import { clockOf, type Clock } from '../../lib/dates';
import { aboutIds, aboutOf, aboutOptions } from './log-about';
import { follows, joinedLog, NO_PAGES, readOlder, type LogPages } from './log-pages';
import {
  ControlLogDocument,
  useAddControlLogEntryMutation,
  type ControlBoardFieldsFragment,
  type ControlLogFieldsFragment,
  type ControlLogQuery,
} from './control.generated';
import styles from './control.module.css';
import { rowOf } from './board-rows';
import { TimeField } from './time-field';
import { useTypedTime } from './use-typed-time';

/** For a box that a key leads to. */
export const LOG_TEXT_ID = 'log-line-text';
const controlId = (field: string): string => `log-line-${field}`;
const LATE_MS = 60_000;

function LogEntry({
  entry,
  clock,
  onCorrect,
}: {
  readonly entry: ControlLogFieldsFragment;
  readonly clock: Clock;
  readonly onCorrect: (() => void) | null;
}) {
  const isLate = Date.parse(entry.recordedAt) - Date.parse(entry.at) > LATE_MS;
  const about = [
    entry.incidentNumber === null ? null : `Incident ${String(entry.incidentNumber)}`,
    entry.callSign,
    entry.prfNumber === null ? null : `PRF ${entry.prfNumber}`,
  ].filter((part) => part !== null);
  return (
    <li className={styles.entry} aria-label={`Entry ${String(entry.number)}`} {...rowOf(entry.id)}>
      <div className={styles.entryHead}>
        <strong className={styles.number}>{String(entry.number)}</strong>
        <time dateTime={entry.at}>{clock.recent(entry.at)}</time>
        <StatusTag tone={entry.kind === 'methane' ? 'danger' : 'neutral'}>
          {CONTROL_LOG_KIND_LABELS[entry.kind]}
        </StatusTag>
      </div>
      <p className={styles.logText}>
        {entry.corrects === null ? null : <strong>Corrects {String(entry.corrects)}: </strong>}
        {entry.correctedBy === null ? entry.text : <del>{entry.text}</del>}
      </p>
      <p className={styles.quiet}>
        {[
          entry.by,
          ...(isLate ? [`entered ${clock.time(entry.recordedAt)}`] : []),
          ...about,
          ...(entry.correctedBy === null ? [] : [`corrected by ${String(entry.correctedBy)}`]),
        ].join(' · ')}
        {onCorrect === null || entry.correctedBy !== null ? null : (
          <Button
            type="link"
            size="small"
            data-row-act=""
            aria-label={`Correct entry ${String(entry.number)}`}
            onClick={onCorrect}
          >
            Correct
          </Button>
        )}
      </p>
    </li>
  );
}

interface LogPanelProps {
  readonly board: ControlBoardFieldsFragment;
  readonly isOpen: boolean;
  /** Between the line to write and the entries. */
  readonly children: ReactNode;
}

/** The control log: one line to write, then the entries, newest first. An entry is corrected with a further one. */
export function LogPanel({ board, isOpen, children }: LogPanelProps) {
  const client = useApolloClient();
  const [kind, setKind] = useState<ControlLogTypedKind>('call');
  const [text, setText] = useState('');
  const time = useTypedTime('at', board.timeZone);
  const [about, setAbout] = useState<string | null>(null);
  const [corrects, setCorrects] = useState<number | null>(null);
  // If a line is sent again after an answer was lost, it is the same line.
  const [entryId, setEntryId] = useState(() => newId());
  const [older, setOlder] = useState<LogPages<ControlLogFieldsFragment>>(NO_PAGES);
  const saving = useSaving(controlId);
  const reading = useActFailure();
  const [add] = useAddControlLogEntryMutation({ context: inlineErrors });

  const write = async () => {
    const { at, problems: unread } = time.said();
    const { data, problems } = check(controlLogFacts, { kind, text, corrects, ...aboutIds(about) });
    const isSaved = await saving.run([...(problems ?? []), ...unread], async () => {
      if (data !== null) await add({ variables: { input: { ...data, eventId: board.id, entryId, at } } });
    });
    if (!isSaved) return;
    setText('');
    time.clear();
    setAbout(null);
    setCorrects(null);
    setEntryId(newId());
    document.getElementById(LOG_TEXT_ID)?.focus();
  };
  const load = async (after: string | null) => {
    const { data } = await client.query<ControlLogQuery>({
      query: ControlLogDocument,
      variables: { eventId: board.id, after },
      fetchPolicy: 'network-only',
    });
    if (!data) return null;
    const { nodes, pageInfo } = data.controlLog;
    return { entries: nodes, after: pageInfo.endCursor, isAll: !pageInfo.hasNextPage };
  };
  const entries = joinedLog(board.log, older);
  const loadOlder = () => reading.run(async () => setOlder(await readOlder(entries, older, load)));

  const hasOlder = (entries.at(-1)?.number ?? 1) > 1 && !(older.isAll && follows(entries, older));
  const problem = saving.problems.of('text') ?? saving.failure;
  const aboutProblem =
    saving.problems.of('incidentId') ?? saving.problems.of('crewId') ?? saving.problems.of('prfId');
  return (
    <div className={styles.stack}>
      {isOpen ? (
        <form
          className={styles.logForm}
          aria-label="New log line"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void write();
          }}
        >
          {corrects === null ? null : (
            <Alert
              type="info"
              title={`This line corrects entry ${String(corrects)}.`}
              action={
                <Button size="small" onClick={() => setCorrects(null)}>
                  Write a new line
                </Button>
              }
            />
          )}
          <div className={styles.logLine}>
            <Choice<ControlLogTypedKind>
              id={controlId('kind')}
              aria-label="Kind of entry"
              value={kind}
              options={CONTROL_LOG_TYPED_KINDS.map((value) => ({
                value,
                label: CONTROL_LOG_KIND_LABELS[value],
              }))}
              onChange={setKind}
            />
            <Input
              id={LOG_TEXT_ID}
              aria-label="Log line"
              aria-keyshortcuts="F4"
              placeholder="Log line (F4)"
              value={text}
              autoComplete="off"
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : `${LOG_TEXT_ID}-error`}
              onChange={({ target }) => setText(target.value)}
            />
            <Button htmlType="submit" type="primary" loading={saving.isSaving}>
              Log
            </Button>
          </div>
          <FieldError id={LOG_TEXT_ID} error={problem} />
          <div className={styles.logMore}>
            <TimeField
              id={controlId('at')}
              label="Happened at"
              hint="Leave empty to use the current time."
              time={time.field}
              error={saving.problems.of('at')}
            />
            <FormField id={controlId('about')} label="About" error={aboutProblem}>
              <Choice<string | null>
                id={controlId('about')}
                value={about}
                allowClear
                placeholder="Incident, crew or PRF"
                aria-describedby={describedBy(controlId('about'), null, aboutProblem)}
                options={aboutOptions(board)}
                onChange={(next) => setAbout(next ?? null)}
              />
            </FormField>
          </div>
        </form>
      ) : null}
      {children}
      {entries.length === 0 ? (
        <Empty size="small" title="The log is empty">
          {isOpen ? 'Press F4 and write the first line.' : 'No entries were made for this event.'}
        </Empty>
      ) : (
        <ul className={styles.log} aria-label="Control log">
          {entries.map((entry) => (
            <LogEntry
              key={entry.id}
              entry={entry}
              clock={clockOf(board.timeZone)}
              onCorrect={
                isOpen && entry.kind !== 'methane' && entry.kind !== 'handover'
                  ? () => {
                      setCorrects(entry.number);
                      setAbout(aboutOf(board, entry));
                      document.getElementById(LOG_TEXT_ID)?.focus();
                    }
                  : null
              }
            />
          ))}
        </ul>
      )}
      <ActFailure failed={reading.failed} />
      {hasOlder ? <Button onClick={() => void loadOlder()}>Show older entries</Button> : null}
    </div>
  );
}
