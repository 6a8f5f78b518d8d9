/** SQL for a column of moments in the form that the API returns, so that nothing has to parse and write them again. */
export const moment = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
