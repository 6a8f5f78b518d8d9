import { describe, expect, it } from 'vitest';
import type { PrfFacts } from '../catalogue/kinds.js';
import { clockOrder, timeChecks } from './time-checks.js';

/** The clocks of an attendance, each in the order in which it runs: written out here a second time. */
const CALL = 'call_time control_notified_time crew_notified_time crew_acknowledged_time mobile_time';
const ARRIVAL = 'arrived_time at_patient_time';
const JOURNEY = 'left_scene_time at_hospital_time';
const AFTERWARDS = 'clear_time at_base_time call_completed_time';
const IN_HOSPITAL = 'ed_arrival_at admitted_at discharged_at';
const OF_THE_OUTCOME = `handover_time handover_signed_at time_left_dc_care pre_alert_at ${IN_HOSPITAL}`;

const onTheWay = (call: string): readonly string[] =>
  ['rendezvous_time', 'landing_time', 'stood_down_time'].map((step) => `${call} ${step} ${AFTERWARDS}`);
const conveyed = (call: string): readonly string[] => [
  ...onTheWay(call),
  `${ARRIVAL} pre_alert_at at_hospital_time`,
  `${ARRIVAL} ${JOURNEY} ${IN_HOSPITAL}`,
  `${ARRIVAL} ${JOURNEY} time_left_dc_care ${AFTERWARDS}`,
  `${ARRIVAL} ${JOURNEY} handover_signed_at`,
  `${call} ${ARRIVAL} ${JOURNEY} handover_time ${AFTERWARDS}`,
];
const stayed = (call: string): readonly string[] => [
  ...onTheWay(call),
  `${ARRIVAL} pre_alert_at ${IN_HOSPITAL}`,
  `${ARRIVAL} time_left_dc_care ${IN_HOSPITAL}`,
  `${ARRIVAL} time_left_dc_care ${AFTERWARDS}`,
  `${ARRIVAL} handover_signed_at`,
  `${call} ${ARRIVAL} ${JOURNEY} ${AFTERWARDS}`,
  `${ARRIVAL} handover_time ${AFTERWARDS}`,
];

const fieldsOf = (clock: string): readonly string[] => clock.split(' ').filter(Boolean);
/** Every 'earlier later' of the clocks. */
const pairsOf = (clocks: readonly string[]): ReadonlySet<string> =>
  new Set(
    clocks.flatMap((clock) =>
      fieldsOf(clock).flatMap((later, at, fields) =>
        fields.slice(0, at).map((former) => `${former} ${later}`),
      ),
    ),
  );
const EVERY = [...new Set([...conveyed(CALL), ...stayed(CALL)].flatMap(fieldsOf))];

const factsOf = (times: Readonly<Record<string, string>>, outcome: string, attendance: string): PrfFacts => {
  const inOutcome = fieldsOf(OF_THE_OUTCOME);
  const pick = (isOutcome: boolean) =>
    Object.fromEntries(Object.entries(times).filter(([field]) => inOutcome.includes(field) === isOutcome));
  return {
    data: {
      incidentDetails: { attendance_type: attendance, ...pick(false) },
      DispositionOutcome: { disposition_outcome: outcome, ...pick(true) },
    },
    ageYears: 40,
    hasPatient: true,
  };
};
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 14, minute)).toISOString();

describe('the clocks of an attendance', () => {
  it.each([
    ['conveyed_ed_own_vehicle', 'called_to', conveyed(CALL)],
    ['conveyed_ed_own_vehicle', 'self_presented', conveyed('')],
    ['discharged_with_advice', 'called_to', stayed(CALL)],
    ['discharged_with_advice', 'self_presented', stayed('')],
  ])('of %s, %s, ask about two times that run backwards, and no others', (outcome, attendance, clocks) => {
    const asked = EVERY.flatMap((former) =>
      EVERY.filter((later) => {
        if (later === former) return false;
        const facts = factsOf({ [former]: at(10), [later]: at(9) }, outcome, attendance);
        return clockOrder(facts).some(({ field }) => field === later);
      }).map((later) => `${former} ${later}`),
    );
    expect(asked.toSorted()).toEqual([...pairsOf(clocks)].toSorted());
  });

  it('ask nothing of two times that are the same, and say both that differ', () => {
    const order = (arrived: number) =>
      clockOrder(
        factsOf({ call_time: at(10), arrived_time: at(arrived) }, 'discharged_with_advice', 'called_to'),
      ).map(({ message }) => message);
    expect(order(10)).toEqual([]);
    expect(order(9)).toEqual([
      expect.stringMatching(
        / at 20 Nov 2026, 14:09 is before '.*' at 20 Nov 2026, 14:10\. Is that right\?$/u,
      ),
    ]);
  });
});

describe('a recognition of life extinct', () => {
  const said = (times: Readonly<Record<string, string>>) =>
    timeChecks({
      data: { ROLE: { role_time: at(10) }, incidentDetails: times },
      ageYears: 40,
      hasPatient: true,
    }).map(({ message }) => message.replace(/^.*, (?=before)/u, ''));

  it.each([
    [{ at_patient_time: at(11) }, ['before we were with the patient at 20 Nov 2026, 14:11.']],
    [{ arrived_time: at(11) }, ['before we arrived at 20 Nov 2026, 14:11.']],
    // The scene can be ten minutes away from the patient.
    [{ at_patient_time: at(10), arrived_time: at(11) }, []],
    [{ arrived_time: at(10) }, []],
    [{}, []],
  ])('with %j: %j', (times, words) => {
    expect(said(times as Readonly<Record<string, string>>)).toEqual(words);
  });
});
