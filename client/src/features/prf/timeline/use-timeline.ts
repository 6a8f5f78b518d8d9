import { timelineOf, type Timeline, type TimelinePlace } from '@sideline/schema/prf/record/timeline';
import { controlId } from '../fields/control-id';
import { useView, type StepTarget } from '../prf-context';
import { recordZone } from '../record-clock';
import type { RecordView } from '../record-view';
import { alertsOnRecord, clocksOnRecord, recordEvents, sectionsOnRecord } from './record-events';

const timelineIn = (view: RecordView): Timeline =>
  timelineOf(
    {
      facts: view.facts(),
      events: recordEvents(view.record),
      alerts: alertsOnRecord(view.record),
      clocks: clocksOnRecord(view.draft(), view.record),
      stored: sectionsOnRecord(view.draft()),
    },
    { timeZone: recordZone() },
  );

/** The open record's timeline, including what this device has not sent yet. */
export function useTimeline(): Timeline {
  return useView(timelineIn);
}

/** Where an item was entered, in the form's terms. */
export const targetOf = ({ section, field, within }: TimelinePlace): StepTarget => ({
  section,
  controlId: controlId(section, within === null ? field : `${field}/${within}`),
  elseId: controlId(section, field),
});
