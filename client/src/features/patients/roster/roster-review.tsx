import { Segmented, Table, type TableColumnType } from 'antd';
import { useState } from 'react';
import { Choice } from '../../../components/ui/choice';
import { diedBeside } from '../../../components/records/died';
import { StatusTag, type Tone } from '../../../components/ui/status-tag';
import { formatDateOfBirth } from '../../../lib/dates';
import { numberText } from '../../../lib/formats';
import { useIsPhone } from '../../../lib/use-media';
import type { ImportChoice } from '../import-choice';
import styles from '../patients.module.css';
import {
  problemsOf,
  ROSTER_STATE_LABELS,
  ROSTER_STATES,
  stateOf,
  type RosterPerson,
  type RosterState,
} from './roster-people';

const TONES: Readonly<Record<RosterState, Tone>> = {
  new: 'success',
  known: 'warning',
  refused: 'danger',
  wrong: 'danger',
};
const PAGE = 25;

const nameOf = ({ row }: RosterPerson) =>
  row.patient.name || <span className={styles['quiet']}>No name</span>;
const bornOf = ({ row }: RosterPerson): string =>
  row.patient.dob ? formatDateOfBirth(row.patient.dob) : '–';

const FACTS: readonly TableColumnType<RosterPerson>[] = [
  { title: 'Line', align: 'right', width: 72, render: (_, { row }) => row.line },
  { title: 'Name', width: 200, render: (_, person) => nameOf(person) },
  { title: 'Born', width: 130, render: (_, person) => bornOf(person) },
];

interface RosterReviewProps {
  readonly people: readonly RosterPerson[];
  readonly onChoose: (id: string, choice: ImportChoice) => void;
}

/**
 * Every row of the roster with what would happen to it. People who are probably already registered are decided one by
 * one.
 */
export function RosterReview({ people, onChoose }: RosterReviewProps) {
  const isPhone = useIsPhone();
  const counted = ROSTER_STATES.map((state) => ({
    state,
    count: people.filter((person) => stateOf(person) === state).length,
  })).filter(({ state, count }) => state !== 'refused' || count > 0);
  const first = counted.findLast(({ count }) => count > 0)?.state ?? 'new';
  const [shown, setShown] = useState<RosterState>(first);
  const becomes: TableColumnType<RosterPerson> = {
    title: 'What will happen',
    render: (_, person) => (
      <>
        {isPhone ? (
          <div>
            <strong>{nameOf(person)}</strong>{' '}
            <span className={styles['quiet']}>
              line {person.row.line}, born {bornOf(person)}
            </span>
          </div>
        ) : null}
        <StatusTag tone={TONES[shown]}>{ROSTER_STATE_LABELS[shown]}</StatusTag>
        {problemsOf(person).map((problem) => (
          <div key={problem}>{problem}</div>
        ))}
        {person.refusal === null ? null : <div>{person.refusal}</div>}
        {person.isSent ? <div className={styles['quiet']}>Imported</div> : null}
        {shown === 'known' || shown === 'refused' ? <RowChoice person={person} onChoose={onChoose} /> : null}
      </>
    ),
  };
  return (
    <section className={styles['stack']} aria-label="Rows of the roster">
      <Segmented<RosterState>
        aria-label="Which rows"
        vertical={isPhone}
        value={shown}
        onChange={setShown}
        options={counted.map(({ state, count }) => ({
          value: state,
          label: `${ROSTER_STATE_LABELS[state]} (${numberText(count)})`,
        }))}
      />
      <Table<RosterPerson>
        key={shown}
        rowKey="id"
        size="small"
        {...(isPhone ? {} : { scroll: { x: 720 } })}
        showHeader={!isPhone}
        dataSource={people.filter((person) => stateOf(person) === shown)}
        pagination={{ pageSize: PAGE, showSizeChanger: false, hideOnSinglePage: true }}
        locale={{ emptyText: 'No rows of this kind.' }}
        columns={isPhone ? [becomes] : [...FACTS, becomes]}
      />
    </section>
  );
}

function RowChoice({
  person,
  onChoose,
}: { readonly person: RosterPerson } & Pick<RosterReviewProps, 'onChoose'>) {
  const { id, row, preview, choice, isSent } = person;
  return (
    <Choice<string>
      aria-label={`What to do with ${row.patient.name ?? 'this row'}`}
      style={{ width: '100%', marginTop: 8 }}
      disabled={isSent}
      value={typeof choice === 'string' ? choice : choice.same}
      options={[
        { value: 'leave', label: 'Leave out' },
        ...(preview?.matches ?? []).map((match) => ({
          value: match.id,
          label: `The same as ${match.name}${match.dob ? `, born ${formatDateOfBirth(match.dob)}` : ''}${match.address ? `, ${match.address}` : ''}${diedBeside(match)}`,
        })),
        {
          value: 'new',
          label: preview?.matches.length ? 'Different person: register as new' : 'Register as new',
        },
      ]}
      onChange={(value) => onChoose(id, value === 'leave' || value === 'new' ? value : { same: value })}
    />
  );
}
