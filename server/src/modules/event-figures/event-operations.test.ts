import { USUAL_FORMATS } from '@sideline/schema/provider/formats';
import { expect, it } from 'vitest';
import { operationsContent } from './event-operations.js';
import { MOST_LISTED, type EventOperations } from './event-operations.hot.js';

const incident = (number: number): EventOperations['incidents'][number] => ({
  ...{
    number,
    priority: 'p3',
    zone: 'Arena',
    place: 'Gate 2',
    what: 'Faint',
    callSign: null,
    state: 'clear',
  },
  ...{ calledAt: '2026-11-20T14:00:00.000Z', assignedAt: null, mobileAt: null, atSceneAt: null },
  ...{ withPatientAt: null, conveyingAt: null, clearAt: null, timesFromRecords: [], outcome: null },
});
const printed = (incidents: number): string =>
  JSON.stringify(
    operationsContent(
      {
        ...{ timeZone: 'Europe/London', points: [], staffing: [], stock: [] },
        incidents: Array.from({ length: incidents }, (_, index) => incident(index + 1)),
      },
      USUAL_FORMATS,
    ),
  );

it('says if a table of the report ends before its rows do', () => {
  expect(printed(MOST_LISTED)).toContain('No more than 2,000 incidents are listed.');
  expect(printed(MOST_LISTED - 1)).not.toContain('No more than');
  expect(printed(0)).toContain('No incidents were called in.');
});
