import { localDay } from '../../local-day.js';
import { zoneOf } from '../record/facts.js';
import { formatDate } from '../record/format.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { holds, valueOf } from '../catalogue/rules.js';
import { ACT_SECTIONS } from '../rules/act-lists.js';
import { acts, clock, measurements, once, time } from './parts.js';
import { LOGIC, type Asked, type Question } from './question.js';

/** Item 8: events before or after the time when they were possible; ages and births. */

interface Moved {
  readonly facts: PrfFacts;
  readonly isOut: (at: number) => boolean;
  readonly say: (at: string) => string;
}

/** What was done or measured at a time that does not fit, but for what others did before us. */
const outOfTime = ({ facts, isOut, say }: Moved): readonly Asked[] =>
  [...acts(facts), ...measurements(facts)]
    .filter(({ at, isBeforeArrival }) => !isBeforeArrival && isOut(at))
    .map(({ at, ask }) => ask(say(clock(facts, at))));

/** An estimate may be out by this many years before it is asked about. */
const ESTIMATE_YEARS = 5;

export const TIME_QUESTIONS: readonly Question[] = [
  {
    id: 'WELL_AFTER_ONSET',
    label: 'Last known well',
    reads: ['PresentingComplaint'],
    source: LOGIC,
    ask: (facts) => {
      const well = time(facts, 'PresentingComplaint', 'last_known_well');
      const onset = time(facts, 'PresentingComplaint', 'onset_at');
      if (!(well > onset)) return [];
      return once(
        true,
        'PresentingComplaint',
        'last_known_well',
        `Last known well at ${clock(facts, well)}, after the symptoms began at ${clock(facts, onset)}.`,
      );
    },
  },
  {
    id: 'ONSET_AFTER_CALL',
    label: 'Symptoms began',
    reads: ['PresentingComplaint', 'incidentDetails'],
    source: LOGIC,
    reasons: ['Called for another reason', 'Got worse after the call'],
    ask: (facts) => {
      const call = time(facts, 'incidentDetails', 'call_time');
      const onset = time(facts, 'PresentingComplaint', 'onset_at');
      if (!(onset > call)) return [];
      return once(
        !holds('incidentDetails', 'attendance_type', 'self_presented')(facts),
        'PresentingComplaint',
        'onset_at',
        `The symptoms began at ${clock(facts, onset)}, after the call at ${clock(facts, call)}.`,
      );
    },
  },
  {
    id: 'PREGNANCY_AGE',
    label: 'Pregnancy',
    reads: ['PresentingComplaint'],
    source: LOGIC,
    reasons: ['Confirmed by a test', 'Confirmed by the patient'],
    ask: (facts) =>
      once(
        holds('PresentingComplaint', 'is_pregnant', 'yes')(facts) &&
          facts.ageYears !== null &&
          (facts.ageYears < 10 || facts.ageYears > 55),
        'PresentingComplaint',
        'is_pregnant',
        `Pregnant at ${String(facts.ageYears)}: check the answer and the date of birth.`,
      ),
  },
  {
    id: 'BEFORE_ONSET',
    label: 'Before the symptoms',
    reads: ['PresentingComplaint', 'incidentDetails', 'observations', ...ACT_SECTIONS],
    source: LOGIC,
    reasons: ['Seen earlier for something else', 'Got worse during our care'],
    ask: (facts) => {
      const onset = time(facts, 'PresentingComplaint', 'onset_at');
      const call = time(facts, 'incidentDetails', 'call_time');
      const incident = time(facts, 'incidentDetails', 'incident_date');
      return outOfTime({
        facts,
        // Entries that are also before the call or the incident get the question about that instead.
        isOut: (at) => at < onset && !(at < call) && !(at < incident),
        say: (at) => `This is at ${at}, before the symptoms began at ${clock(facts, onset)}.`,
      });
    },
  },
  {
    id: 'AFTER_DISCHARGE',
    label: 'After discharge',
    reads: ['DispositionOutcome', 'observations', ...ACT_SECTIONS],
    source: LOGIC,
    reasons: [
      'The patient came back',
      'Still with us after the handover',
      'The clocks of two devices differ',
    ],
    ask: (facts) => {
      const left = time(facts, 'DispositionOutcome', 'time_left_dc_care');
      const handedOver = time(facts, 'DispositionOutcome', 'handover_time');
      const isHandedOver = handedOver < left || Number.isNaN(left);
      const end = isHandedOver ? handedOver : left;
      const how = isHandedOver ? 'was handed over' : 'left our care';
      return outOfTime({
        facts,
        isOut: (at) => at > end,
        say: (at) => `This is at ${at}, after the patient ${how} at ${clock(facts, end)}.`,
      });
    },
  },
  {
    id: 'SET_AFTER_DEATH',
    label: 'After death',
    reads: ['ROLE', 'observations'],
    source: LOGIC,
    reasons: ['Taken to confirm death', 'The clocks of two devices differ'],
    ask: (facts) => {
      const death = time(facts, 'ROLE', 'role_time');
      return measurements(facts)
        .filter(({ at }) => at > death)
        .map(({ at, ask }) =>
          ask(
            `This set was taken at ${clock(facts, at)}, after life was recognised as extinct at ${clock(facts, death)}.`,
          ),
        );
    },
  },
  {
    id: 'BIRTH_AFTER_INCIDENT',
    label: 'Date of birth',
    reads: ['incidentDetails'],
    source: LOGIC,
    reasons: ['Born during the incident'],
    ask: (facts) => {
      const dob = facts.birth?.dob ?? null;
      const incident = valueOf(facts, 'incidentDetails', 'incident_date');
      if (dob === null || typeof incident !== 'string' || Number.isNaN(Date.parse(incident))) return [];
      const day = localDay(incident, zoneOf(facts));
      return once(
        dob > day,
        'patient',
        'dob',
        `The patient was born on ${formatDate(dob)}, after the incident on ${formatDate(day)}.`,
      );
    },
  },
  {
    id: 'AGE_AGAINST_BIRTH',
    label: 'Age',
    reads: ['incidentDetails'],
    source: LOGIC,
    reasons: ['The date of birth is confirmed, the age was a guess'],
    ask: (facts) => {
      const { ageYears } = facts;
      const { dob = null, estimatedAge = null } = facts.birth ?? {};
      if (dob === null || estimatedAge === null || ageYears === null) return [];
      return once(
        Math.abs(ageYears - estimatedAge) > ESTIMATE_YEARS,
        'patient',
        'estimatedAge',
        `From the date of birth, the patient was ${String(ageYears)}, but the estimated age is ${String(estimatedAge)}.`,
      );
    },
  },
];
