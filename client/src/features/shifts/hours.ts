/** '7.75 h' */
export const hoursText = (hours: number): string =>
  `${hours.toLocaleString('en-GB', { maximumFractionDigits: 2 })} h`;
