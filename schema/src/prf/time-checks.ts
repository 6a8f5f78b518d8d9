import { entryTitle, formatTime } from './format.js';
import { entriesFieldsOf, type PrfSectionKey, fieldAt } from './catalogue.js';
import { liveEntries } from './facts.js';
import type { PrfFacts } from './kinds.js';
import type { Notice } from './notice.js';

/**
 * Times against one another across sections (clinical section 3, last paragraph). What is wrong here must be put right before
 * signing; a draft may always be saved with it. That nothing lies in the future is checked on every write (prf/validate).
 */

const timeOf = (facts: PrfFacts, section: PrfSectionKey, field: string): number | null => {
  const value = facts.data[section]?.[field];
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? null : time;
};

const labelOf = (section: PrfSectionKey, field: string): string => fieldAt(section, field)?.label ?? field;

/** The attendance's clock, in the order in which it can only run. */
const CLOCK: readonly (readonly [PrfSectionKey, string])[] = [
  ['incidentDetails', 'call_time'],
  ['incidentDetails', 'control_notified_time'],
  ['incidentDetails', 'crew_notified_time'],
  ['incidentDetails', 'crew_acknowledged_time'],
  ['incidentDetails', 'mobile_time'],
  ['incidentDetails', 'arrived_time'],
  ['incidentDetails', 'at_patient_time'],
  ['incidentDetails', 'left_scene_time'],
  ['incidentDetails', 'at_hospital_time'],
  ['DispositionOutcome', 'handover_time'],
  ['incidentDetails', 'clear_time'],
  ['incidentDetails', 'at_base_time'],
  ['incidentDetails', 'call_completed_time'],
];

const ROLE_BEFORE_ARRIVAL: readonly string[] = ['arrived_time', 'at_patient_time'];

/** Lists whose entries cannot have happened before the call, unless others did them before us. */
const AFTER_CALL: readonly PrfSectionKey[] = ['observations', 'ClinicalInterventions'];

const entriesBeforeCall = (facts: PrfFacts): Notice[] => {
  // Who presented himself was seen first and written up, or called about, later.
  if (facts.data['incidentDetails']?.['attendance_type'] === 'self_presented') return [];
  const call = timeOf(facts, 'incidentDetails', 'call_time');
  if (call === null) return [];
  return AFTER_CALL.flatMap((section) =>
    entriesFieldsOf(section).flatMap((field) =>
      liveEntries(facts, section, field.name).flatMap((entry): Notice[] => {
        const at = entry[field.timeField];
        if (typeof at !== 'string' || entry['is_before_arrival'] === true || Date.parse(at) >= call)
          return [];
        return [
          {
            section,
            field: field.timeField,
            entryId: entry.id,
            code: 'BEFORE_CALL',
            label: entryTitle(field, entry),
            message: `This is before the call at ${formatTime(new Date(call).toISOString())}. Correct the time, or mark it as before our arrival.`,
          },
        ];
      }),
    ),
  );
};

/** What the times contradict. Each names the later of the two fields, which is usually the one that was mistyped. */
export const timeChecks = (facts: PrfFacts): readonly Notice[] => {
  const notices: Notice[] = [];
  let former: { readonly label: string; readonly at: number } | null = null;
  for (const [section, field] of CLOCK) {
    const at = timeOf(facts, section, field);
    if (at === null) continue;
    const label = labelOf(section, field);
    if (former !== null && at < former.at) {
      notices.push({
        section,
        field,
        code: 'TIME_ORDER',
        label,
        message: `'${label}' is before '${former.label}'. Correct one of the two.`,
      });
    } else {
      former = { label, at };
    }
  }

  const role = timeOf(facts, 'ROLE', 'role_time');
  const arrival = ROLE_BEFORE_ARRIVAL.map((field) => timeOf(facts, 'incidentDetails', field)).find(
    (time) => time !== null,
  );
  if (role !== null && arrival != null && role < arrival) {
    notices.push({
      section: 'ROLE',
      field: 'role_time',
      code: 'ROLE_BEFORE_ARRIVAL',
      label: labelOf('ROLE', 'role_time'),
      message: 'Life was recognised as extinct before we arrived. Correct one of the two times.',
    });
  }
  return [...notices, ...entriesBeforeCall(facts)];
};
