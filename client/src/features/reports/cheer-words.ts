import { numberText } from '../../lib/formats';
import type { CheerFigureValuesFragment } from './cheer-report.generated';

/** As the provider writes figures. */
export const oneDecimal = (value: number): string => numberText(Math.round(value * 10) / 10);

/** '11.1 (3.1 to 32.8)': the rate with its range. */
export const rateWords = ({ rate }: CheerFigureValuesFragment): string =>
  rate ? `${oneDecimal(rate.value)} (${oneDecimal(rate.low)} to ${oneDecimal(rate.high)})` : 'Not known';
