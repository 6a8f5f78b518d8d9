import { fieldAt, type ObservationEntry } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import { formatValue } from '../record/format.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { askOfEntry, askOfSet, clock, drugs, momentOf, sets, setsInTime } from './parts.js';
import type { Asked, Question } from './question.js';

/** Item 4: oxygen. A scale 2 without its reason is required before signing. */

const BTS = 'BTS Guideline for oxygen use in adults in healthcare and emergency settings, 2017';

/** Litres a minute that each device is for (BTS 2017, table of devices). Nothing is said of the others. */
const FLOWS: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  nasal_cannulae: { least: 1, most: 6 },
  simple_mask: { least: 5, most: 10 },
  non_rebreather: { least: 10, most: 15 },
  venturi: { least: 2, most: 15 },
  nebuliser: { least: 6, most: 8 },
};

const deviceLabel = (device: string): string => {
  const field = fieldAt('observations', 'entries.o2_device');
  return field === undefined ? device : formatValue(field, device, {});
};

interface Oxygen {
  /** Not a number where the time is unknown. */
  readonly from: number;
  /** Not a number where nobody said that it was stopped. */
  readonly until: number;
}

/** When oxygen was given, by us or by others: as a drug, as a procedure, or by its own list of methods. */
const oxygenGiven = (facts: PrfFacts): readonly Oxygen[] => [
  ...drugs(facts)
    .filter(({ drug_name }) => drug_name === 'oxygen')
    .map((row) => ({ from: momentOf(row['time_administered']), until: Number.NaN })),
  ...liveEntries(facts, 'ClinicalInterventions', 'procedures')
    .filter(({ procedure }) => procedure === 'oxygen_therapy')
    .map((row) => ({ from: momentOf(row['time_performed']), until: Number.NaN })),
  ...liveEntries(facts, 'ClinicalInterventions', 'oxygen_given').map((row) => ({
    from: momentOf(row['started_at']),
    until: momentOf(row['stopped_at']),
  })),
];

/** The first set after oxygen was given, where it says air: once for each set and time. */
const onAirAfterOxygen = (facts: PrfFacts): readonly Asked[] => {
  const asked = oxygenGiven(facts).flatMap(({ from, until }) => {
    const next = setsInTime(facts).find(({ date_time }) => momentOf(date_time) > from);
    if (next?.['supplemental_o2'] !== false || until <= momentOf(next['date_time'])) return [];
    return [
      askOfSet(
        next,
        'supplemental_o2',
        `Oxygen was given at ${clock(facts, from)}, but the next set, this one, says air. Was it stopped?`,
      ),
    ];
  });
  return [...new Map(asked.map((one) => [`${one.entryId ?? ''} ${one.message}`, one])).values()];
};

/** A flow outside the range of its device, in words. Null if it is within range, or the device has no range. */
const oddFlow = (device: unknown, flow: unknown): string | null => {
  const range = typeof device === 'string' ? FLOWS[device] : undefined;
  if (range === undefined || typeof flow !== 'number') return null;
  if (flow >= range.least && flow <= range.most) return null;
  return `${deviceLabel(String(device))} at ${String(flow)} L/min: its usual range is ${String(range.least)} to ${String(range.most)} L/min.`;
};

export const OXYGEN_QUESTIONS: readonly Question[] = [
  {
    id: 'OXYGEN_THEN_AIR',
    label: 'Oxygen',
    reads: ['observations', 'ClinicalInterventions'],
    source: BTS,
    reasons: ['Oxygen was stopped before this set'],
    ask: onAirAfterOxygen,
  },
  {
    id: 'OXYGEN_FLOW',
    label: 'Oxygen flow',
    reads: ['observations', 'ClinicalInterventions'],
    source: BTS,
    reasons: ['Only this flow was available'],
    ask: (facts) => [
      ...sets(facts).flatMap((row) => {
        const odd = oddFlow(row['o2_device'], row['o2_flow_lpm']);
        return odd === null ? [] : [askOfSet(row, 'o2_flow_lpm', odd)];
      }),
      ...liveEntries(facts, 'ClinicalInterventions', 'oxygen_given').flatMap((row) => {
        const odd = oddFlow(row['method'], row['flow_lpm']);
        return odd === null ? [] : [askOfEntry('oxygen_given', row, 'flow_lpm', odd)];
      }),
    ],
  },
  {
    id: 'OXYGEN_NOT_GIVEN',
    label: 'Oxygen',
    reads: ['observations', 'ClinicalInterventions'],
    source: BTS,
    reasons: ['Home oxygen', 'Given by others before our arrival'],
    ask: (facts) => {
      const given = oxygenGiven(facts);
      return sets(facts)
        .filter((row) => {
          const { supplemental_o2, o2_device, o2_flow_lpm, is_before_arrival } = row as ObservationEntry;
          if (supplemental_o2 !== true || o2_device != null || o2_flow_lpm != null) return false;
          const at = momentOf(row['date_time']);
          // Without a time it counts from the start.
          return is_before_arrival !== true && !given.some(({ from }) => !(from > at));
        })
        .map((row) =>
          askOfSet(
            row,
            'supplemental_o2',
            'This set says oxygen, but the device, the flow and who gave it are not recorded.',
          ),
        );
    },
  },
];
