import { timelineOf, type Timeline, type TimelinePlace } from '@sideline/schema/prf/timeline';
import { useMemo } from 'react';
import { controlId } from '../fields/control-id';
import { usePrf, type StepTarget } from '../prf-context';
import { alertsOnRecord, recordEvents } from './record-events';

const OPTIONS = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

/** The open record's timeline, with what this device has not sent yet. */
export function useTimeline(): Timeline {
  const { facts, record } = usePrf();
  return useMemo(
    () => timelineOf({ facts, events: recordEvents(record), alerts: alertsOnRecord(record) }, OPTIONS),
    [facts, record],
  );
}

/** Where an item was entered, as the form finds it. */
export const targetOf = ({ section, field, entryId }: TimelinePlace): StepTarget => ({
  section,
  controlId: `${controlId(section, field)}${entryId === null ? '' : `-${entryId}`}`,
  elseId: controlId(section, field),
});
