import { CHEER_FIGURES, type CheerFigureKey } from '@sideline/schema/statistics/cheer-report';
import { Definition } from '../../components/ui/definition';
import { numberText } from '../../lib/formats';
import type { CheerFigureValuesFragment } from './cheer-report.generated';
import { oneDecimal } from './cheer-words';
import styles from './cheer-report.module.css';

interface TileProps {
  readonly figure: CheerFigureKey;
  readonly value: string;
  readonly more: string;
}

function Tile({ figure, value, more }: TileProps) {
  const { name, definition } = CHEER_FIGURES[figure];
  return (
    <div className={styles.tile} data-figure={figure}>
      <div className={styles.tileHead}>
        <h2 className={styles.tileName}>{name}</h2>
        <Definition name={name} definition={definition} />
      </div>
      <p className={styles.value}>{value}</p>
      <p className={styles.quiet}>{more}</p>
    </div>
  );
}

const count = (value: number): string => numberText(value);

/** Six figures for one team or for all. */
export function CheerTiles({ figures }: { readonly figures: CheerFigureValuesFragment }) {
  const { rate } = figures;
  return (
    <div className={styles.tiles}>
      <Tile
        figure="presented"
        value={count(figures.presented)}
        more={`of ${count(figures.registered)} registered, ${count(figures.presentations)} presentations`}
      />
      <Tile
        figure="rate"
        value={rate ? oneDecimal(rate.value) : 'Not known'}
        more={
          rate
            ? `probably ${oneDecimal(rate.low)} to ${oneDecimal(rate.high)}`
            : 'not worked out across teams, or nobody is registered'
        }
      />
      <Tile figure="reattended" value={count(figures.reattended)} more="athletes seen more than once" />
      <Tile
        figure="headInjuries"
        value={count(figures.headInjuries)}
        more={`${count(figures.followedUp)} with follow-up, ${count(figures.advised)} told what to look for`}
      />
      <Tile
        figure="conveyed"
        value={count(figures.conveyed)}
        more={`${count(figures.notReturned)} did not return to the event`}
      />
      <Tile
        figure="medianMinutes"
        value={
          typeof figures.medianMinutes === 'number'
            ? `${oneDecimal(figures.medianMinutes)} min`
            : 'Not recorded'
        }
        more={`${oneDecimal(figures.minutesLost)} minutes in all`}
      />
    </div>
  );
}
