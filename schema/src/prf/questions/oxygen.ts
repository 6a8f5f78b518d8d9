import { fieldAt, type ObservationEntry } from '../catalogue/catalogue.js';
import { liveEntries } from '../record/facts.js';
import { formatValue } from '../record/format.js';
import type { PrfFacts } from '../catalogue/kinds.js';
import { askOfSet, clock, drugs, momentOf, sets, setsInTime } from './parts.js';
import type { Question } from './question.js';

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

/** When oxygen was given, by us or by others; without a time it counts from the start. */
const oxygenGiven = (facts: PrfFacts): readonly number[] =>
  [
    ...drugs(facts)
      .filter(({ drug_name }) => drug_name === 'oxygen')
      .map((row) => momentOf(row['time_administered'])),
    ...liveEntries(facts, 'ClinicalInterventions', 'procedures')
      .filter(({ procedure }) => procedure === 'oxygen_therapy')
      .map((row) => momentOf(row['time_performed'])),
  ].map((at) => (Number.isNaN(at) ? Number.NEGATIVE_INFINITY : at));

export const OXYGEN_QUESTIONS: readonly Question[] = [
  {
    id: 'OXYGEN_THEN_AIR',
    label: 'Oxygen',
    reads: ['observations', 'ClinicalInterventions'],
    source: BTS,
    reasons: ['Oxygen was stopped before this set'],
    ask: (facts) =>
      drugs(facts)
        .filter(({ drug_name }) => drug_name === 'oxygen')
        .flatMap((dose) => {
          const at = momentOf(dose['time_administered']);
          const next = setsInTime(facts).find(({ date_time }) => momentOf(date_time) > at);
          return next?.['supplemental_o2'] === false
            ? [
                askOfSet(
                  next,
                  'supplemental_o2',
                  `Oxygen was given at ${clock(at)}, and this next set says air.`,
                ),
              ]
            : [];
        }),
  },
  {
    id: 'OXYGEN_FLOW',
    label: 'Oxygen flow',
    reads: ['observations'],
    source: BTS,
    reasons: ['Only this flow was available'],
    ask: (facts) =>
      sets(facts).flatMap((row) => {
        const { o2_device: device, o2_flow_lpm: flow } = row as ObservationEntry;
        const range = FLOWS[device ?? ''];
        if (range === undefined || flow == null || (flow >= range.least && flow <= range.most)) return [];
        return [
          askOfSet(
            row,
            'o2_flow_lpm',
            `${deviceLabel(device ?? '')} at ${String(flow)} L/min: it is for ${String(range.least)} to ${String(range.most)} L/min.`,
          ),
        ];
      }),
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
          return is_before_arrival !== true && !given.some((moment) => Number.isNaN(at) || moment <= at);
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
