import { CHEER_FIGURES } from '@sideline/schema/statistics/cheer-report';
import { Button } from 'antd';
import { numberText } from '../../lib/formats';
import { useIsPhone } from '../../lib/use-media';
import type { CheerFigureValuesFragment, CheerReportQuery } from './cheer-report.generated';
import { rateWords, timeLostWords } from './cheer-words';
import styles from './cheer-report.module.css';

type Report = CheerReportQuery['cheerReport'];

interface Line {
  readonly key: string;
  readonly name: string;
  /** The team whose own sheet its name opens; null for squads and the last line. */
  readonly teamId: string | null;
  readonly isWhole: boolean;
  readonly figures: CheerFigureValuesFragment;
}

const COLUMNS: readonly (readonly [title: string, value: (of: CheerFigureValuesFragment) => string])[] = [
  ['Registered', ({ registered }) => numberText(registered)],
  ['Seen', ({ presented }) => numberText(presented)],
  ['Presentations', ({ presentations }) => numberText(presentations)],
  ['Seen per 100', rateWords],
  ['Came back', ({ reattended }) => String(reattended)],
  ['Head injuries', ({ headInjuries }) => String(headInjuries)],
  ['With follow-up', ({ followedUp }) => String(followedUp)],
  ['Conveyed', ({ conveyed }) => String(conveyed)],
  [CHEER_FIGURES.notReturned.name, ({ notReturned }) => numberText(notReturned)],
  ['Time lost', timeLostWords],
];

const linesOf = ({ teams, total }: Report): readonly Line[] => [
  ...teams.flatMap(({ teamId, name, figures, squads }): Line[] => [
    { key: teamId, name, teamId, isWhole: true, figures },
    ...squads.map((squad) => ({
      key: `${teamId} ${squad.squadId ?? 'none'}`,
      name: squad.name,
      teamId: null,
      isWhole: false,
      figures: squad.figures,
    })),
  ]),
  ...(teams.length > 1
    ? [{ key: 'all', name: 'All teams', teamId: null, isWhole: true, figures: total }]
    : []),
];

interface CheerTeamsProps {
  readonly report: Report;
  readonly isOneTeam: boolean;
  readonly onTeam: (teamId: string) => void;
}

/** Teams with their squads below them: a table, or cards on a phone. */
export function CheerTeams({ report, isOneTeam, onTeam }: CheerTeamsProps) {
  const isPhone = useIsPhone();
  const lines = linesOf(report);
  const nameOf = ({ name, teamId }: Line) =>
    teamId === null || isOneTeam ? (
      name
    ) : (
      <Button type="link" className={styles.team} onClick={() => onTeam(teamId)}>
        {name}
      </Button>
    );
  if (isPhone)
    return (
      <>
        <p className={styles.quiet}>Squads with nobody seen are shown on a wider screen.</p>
        <ul className={styles.cards} aria-label="Teams and squads">
          {lines
            .filter(({ isWhole, figures }) => isWhole || figures.presented > 0)
            .map((line) => (
              <li key={line.key} className={line.isWhole ? styles.whole : styles.squad}>
                <span className={styles.cardName}>{nameOf(line)}</span>
                <dl className={styles.facts}>
                  {COLUMNS.map(([title, value]) => (
                    <div key={title}>
                      <dt>{title}</dt>
                      <dd>{value(line.figures)}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
        </ul>
      </>
    );
  return (
    <div className={styles.scroll} role="region" aria-label="Teams and squads" tabIndex={0}>
      <table className={styles.table} aria-label="Teams and squads">
        <thead>
          <tr>
            <th scope="col">Team or squad</th>
            {COLUMNS.map(([title]) => (
              <th key={title} scope="col" className={styles.amount}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className={line.isWhole ? styles.whole : styles.squad}>
              <th scope="row">{nameOf(line)}</th>
              {COLUMNS.map(([title, value]) => (
                <td key={title} className={styles.amount}>
                  {value(line.figures)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
