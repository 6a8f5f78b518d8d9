import { DownloadOutlined } from '@ant-design/icons';
import { guessMapping, mappingProblem, type RosterMapping } from '@sideline/schema/roster/roster-columns';
import { leftOutCsv, rosterRows } from '@sideline/schema/roster/roster-rows';
import type { RosterTable } from '@sideline/schema/roster/roster-table';
import { Alert, Button, Card, Progress } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCheerTeams } from '../../../components/pickers/use-cheer-teams';
import { FormFailure } from '../../../components/ui/form-failure';
import { todayAsLocalDate } from '../../../lib/dates';
import { numberText } from '../../../lib/formats';
import { saveText } from '../../../lib/save-file';
import styles from '../patients.module.css';
import { RosterMappingForm } from './roster-mapping';
import { leftOut, toSend } from './roster-people';
import { RosterReview } from './roster-review';
import { useRoster } from './use-roster';

interface RosterImportProps {
  readonly fileName: string;
  readonly table: RosterTable;
}

const people = (count: number): string => `${numberText(count)} ${count === 1 ? 'person' : 'people'}`;

/** Imports a roster from a CSV file: match its columns, check what would happen to each row, import. */
export function RosterImport({ fileName, table }: RosterImportProps) {
  const { teams, source } = useCheerTeams(true);
  const [mapping, setMapping] = useState<RosterMapping>(() => guessMapping(table.heads));
  const roster = useRoster();
  const { step, progress, result, failure } = roster;
  const problem = mappingProblem(mapping);
  const out = leftOut(roster.people);
  const chosen = toSend(roster.people).length;

  const leftOutButton =
    out.length === 0 ? null : (
      <Button
        icon={<DownloadOutlined aria-hidden="true" />}
        onClick={() =>
          saveText(`${fileName.replace(/\.\w+$/, '')}-left-out.csv`, 'text/csv', leftOutCsv(table, out))
        }
      >
        Download the rows left out ({numberText(out.length)})
      </Button>
    );

  if (step === 'checking' || step === 'importing')
    return (
      <Card>
        <p role="status">
          {step === 'checking' ? 'Checking' : 'Importing'} {people(progress.of)}: {numberText(progress.done)}{' '}
          done
        </p>
        <Progress
          aria-label={step === 'checking' ? 'Checked' : 'Imported'}
          percent={progress.of === 0 ? 100 : Math.floor((100 * progress.done) / progress.of)}
        />
      </Card>
    );

  if (step === 'done')
    return (
      <Alert
        role="status"
        type="success"
        showIcon
        title={`${people(result.created)} registered, ${people(result.linked)} recognised, ${people(out.length)} left out${result.unchanged > 0 ? `, ${people(result.unchanged)} imported before` : ''}.`}
        description={
          <div className={styles['stack']}>
            <Link to="/patients?recent=1">See the latest patients added</Link>
            <div>{leftOutButton}</div>
          </div>
        }
      />
    );

  return (
    <div className={styles['stack']}>
      <FormFailure
        text={
          failure !== null && step === 'stopped'
            ? `${people(progress.done)} of ${String(progress.of)} were imported, then the import stopped: ${failure}`
            : failure
        }
      />
      {step === 'mapping' ? (
        <>
          <p role="status">
            {fileName}: {people(table.rows.length)}.
          </p>
          <RosterMappingForm table={table} mapping={mapping} onChange={setMapping} />
          {problem === null ? null : <Alert type="warning" showIcon title={problem} />}
          <div>
            <Button
              type="primary"
              disabled={problem !== null || source.loading}
              loading={source.loading}
              onClick={() => void roster.check(rosterRows(table, mapping, teams, todayAsLocalDate()))}
            >
              Check the rows
            </Button>
          </div>
        </>
      ) : (
        <>
          <p role="status">
            {people(chosen)} would be imported, {people(out.length)} left out. Nothing is imported yet
            {step === 'stopped' ? ' of the remaining rows' : ''}.
          </p>
          <RosterReview people={roster.people} onChoose={roster.choose} />
          <div className={styles['buttons']}>
            {leftOutButton}
            {step === 'stopped' ? (
              <Button type="primary" onClick={() => void roster.run()}>
                Continue importing
              </Button>
            ) : (
              <>
                <Button onClick={roster.back}>Change the columns</Button>
                <Button type="primary" disabled={chosen === 0} onClick={() => void roster.run()}>
                  Import {people(chosen)}
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </div>
  );
}
