import { clockOf } from '../../lib/dates';
import type { DataColumn } from '../table/data-table';

interface Dated {
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The time zone of the record's event. */
  readonly timeZone: string;
}

/** When a record was started and last changed, on its event's clock, as every list of records shows it. */
export const PRF_DATE_COLUMNS: readonly DataColumn<Dated, 'prfs'>[] = [
  {
    key: 'begun',
    title: 'Started',
    align: 'right',
    width: 180,
    orderBy: 'created',
    sortsFirst: 'descending',
    render: ({ createdAt, timeZone }) => clockOf(timeZone).dateTime(createdAt),
  },
  {
    key: 'changed',
    title: 'Last changed',
    align: 'right',
    width: 180,
    orderBy: 'updated',
    sortsFirst: 'descending',
    isOptional: true,
    render: ({ updatedAt, timeZone }) => clockOf(timeZone).dateTime(updatedAt),
  },
];
