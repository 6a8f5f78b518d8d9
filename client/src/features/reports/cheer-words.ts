import { numberText } from '../../lib/formats';
import type { CheerFigureValuesFragment } from './cheer-report.generated';

/** In the provider's format. */
export const oneDecimal = (value: number): string => numberText(Math.round(value * 10) / 10);

/** '11.1 (3.1 to 32.8)': the rate with its range; a dash if there is none. */
export const rateWords = ({ rate }: CheerFigureValuesFragment): string =>
  rate ? `${oneDecimal(rate.value)} (${oneDecimal(rate.low)} to ${oneDecimal(rate.high)})` : '–';

/** '12 min, 36 in all': the median and the total of the time lost. */
export const timeLostWords = ({
  medianMinutes,
  minutesLost,
}: Pick<CheerFigureValuesFragment, 'medianMinutes' | 'minutesLost'>): string =>
  typeof medianMinutes === 'number'
    ? `${oneDecimal(medianMinutes)} min, ${oneDecimal(minutesLost)} in all`
    : '–';
