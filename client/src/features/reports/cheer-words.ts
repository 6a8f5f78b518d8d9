import type { CheerFigureValuesFragment } from './cheer-report.generated';

export const oneDecimal = (value: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: 1 });

/** '11.1 (3.1 to 32.8)': the rate with its range. */
export const rateWords = ({ rate }: CheerFigureValuesFragment): string =>
  rate ? `${oneDecimal(rate.value)} (${oneDecimal(rate.low)} to ${oneDecimal(rate.high)})` : 'Not known';
