import { ALERT_BASES, ALERT_REASON_LABELS, alertsOf, isCovered } from '@sideline/schema/prf/rules/alerts';
import { deriveSection } from '@sideline/schema/prf/record/derive';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestOf, planAlerts, withWrites } from './prf-alerts.js';
import type { LoadedAlert } from './prf-store.types.js';

/** What may happen to the sets of a record while it is open, after it was signed, and in each of its amendments. */
type Step =
  | { readonly kind: 'edit'; readonly set: number; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'strike'; readonly set: number }
  | { readonly kind: 'answer'; readonly set: number }
  /** The age or a pregnancy becomes known, or a signed record is worked out again by a later rule. */
  | { readonly kind: 'patient'; readonly patient: number };

const PATIENTS = [
  { ageYears: 40, isPregnant: false },
  { ageYears: 8, isPregnant: false },
  { ageYears: 30, isPregnant: true },
  { ageYears: null, isPregnant: false },
] as const;
const SETS = ['a', 'b'] as const;
const set = fc.nat(SETS.length - 1);
const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    set,
    values: fc.record(
      {
        heart_rate: fc.constantFrom(null, 30, 75, 105, 140),
        respiratory_rate: fc.constantFrom(null, 4, 16, 26),
        oxygen_saturation: fc.constantFrom(null, 70, 93, 98),
        supplemental_o2: fc.constantFrom(null, false, true),
        bp_systolic: fc.constantFrom(null, 50, 95, 120, 165),
        bp_diastolic: fc.constantFrom(null, 80, 112),
        acvpu: fc.constantFrom(null, 'A', 'U'),
        temperature: fc.constantFrom(null, 34, 37, 40.5),
        carer_concern: fc.boolean(),
        clinician_concern: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('strike' as const), set }),
  fc.record({ kind: fc.constant('answer' as const), set }),
  fc.record({ kind: fc.constant('patient' as const), patient: fc.nat(PATIENTS.length - 1) }),
);

describe('no alert is lost', () => {
  it('by any order of corrections, strikes, answers and amendments', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 30 }), (steps) => {
        let patient: (typeof PATIENTS)[number] = PATIENTS[0];
        let entries: readonly Readonly<Record<string, unknown>>[] = SETS.map((id, index) => ({
          id,
          date_time: `2026-11-20T14:${String(10 + index)}:00.000Z`,
        }));
        let rows: readonly LoadedAlert[] = [];
        for (const step of steps) {
          if (step.kind === 'patient') patient = PATIENTS[step.patient] ?? PATIENTS[0];
          else {
            const id = SETS[step.set] ?? 'a';
            if (step.kind === 'answer') {
              const row = latestOf(rows).get(id);
              rows = rows.map((one) => (one === row && !one.isCleared ? { ...one, isActioned: true } : one));
            } else {
              const changes = step.kind === 'strike' ? { void_reason: 'Other patient' } : step.values;
              entries = entries.map((entry) => (entry['id'] === id ? { ...entry, ...changes } : entry));
            }
          }
          const data: SectionData = deriveSection('observations', { entries }, patient);
          const answeredBefore = rows.filter(({ isActioned }) => isActioned);
          const { writes, open } = planAlerts(data, rows);
          rows = withWrites(rows, writes);

          // From the sets and the answers only: a figure that calls for action and has no answer is open.
          const answered = rows.filter(({ isActioned }) => isActioned);
          const expected = alertsOf(data).filter(
            (alert) => !answered.some((one) => one.entryId === alert.entryId && isCovered(alert, one)),
          );
          expect(open).toEqual(expected);
          for (const { basis, reasons } of expected) for (const kind of [basis, ...reasons]) seen.add(kind);
          for (const { entryId, total, reasons } of expected)
            expect(
              rows.filter((one) => one.entryId === entryId && !one.isActioned && !one.isCleared),
            ).toMatchObject([{ total, reasons }]);
          // And no answer is lost or given another figure.
          for (const { entryId, revision, total, reasons } of answeredBefore)
            expect(rows).toContainEqual(
              expect.objectContaining({ entryId, revision, total, reasons, isActioned: true }),
            );
          expect(planAlerts(data, rows).writes).toEqual([]);
        }
      }),
      { numRuns: 300, seed: 23 },
    );
    // Every kind of alert was among them.
    expect([...seen].sort()).toEqual([...ALERT_BASES, ...Object.keys(ALERT_REASON_LABELS)].sort());
  });
});
