import fc from 'fast-check';
import { ENTRIES, PLACES, type Place } from './places';

/** What can happen in the field, drawn at random. */

export const DEVICE_COUNT = 3;

/** What becomes of a request: it never arrives, its answer never does, or it arrives twice. */
const FAULTS = ['none', 'none', 'lost', 'unanswered', 'doubled'] as const;
export type Fault = (typeof FAULTS)[number];

const device = fc.nat({ max: DEVICE_COUNT - 1 });
const edit = { place: fc.constantFrom(...PLACES), value: fc.integer({ min: 60, max: 64 }) };
const of = <K extends string>(kind: K) => ({ kind: fc.constant(kind), device });

const STEP = fc.oneof(
  { weight: 9, arbitrary: fc.record({ ...of('edit'), ...edit }) },
  {
    weight: 6,
    arbitrary: fc.record({
      ...of('send'),
      fault: fc.constantFrom(...FAULTS),
      /** Typed while the request is under way. */
      meanwhile: fc.option(fc.record(edit)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...of('strike'), entry: fc.constantFrom(...ENTRIES) }) },
  { weight: 2, arbitrary: fc.record({ ...of('read') }) },
  { weight: 1, arbitrary: fc.record({ ...of('crash') }) },
  { weight: 1, arbitrary: fc.record({ ...of('redeliver'), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...of('choose'), side: fc.constantFrom('mine' as const, 'theirs' as const) }),
  },
);
export type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never;
export type Edit = Pick<Extract<Step, { kind: 'edit' }>, 'place' | 'value'>;

const MOST_STEPS = 45;

/** What happens, and before which step the record is signed elsewhere: in two of three, with steps left to come late. */
export const COURSE = fc.record({
  steps: fc.array(STEP, { minLength: 12, maxLength: MOST_STEPS }),
  signedBefore: fc.option(fc.nat({ max: MOST_STEPS }), { freq: 2 }),
});
export type Course = typeof COURSE extends fc.Arbitrary<infer T> ? T : never;

const place: Place = { section: 'PresentingComplaint', field: 'incident_narrative' };
const edited = (at: number, value: number): Step => ({ kind: 'edit', device: at, place, value });
const sent = (at: number): Step => ({ kind: 'send', device: at, fault: 'none', meanwhile: null });

/** Before those drawn, one in which two devices certainly clash and the third is certainly late. */
export const CERTAIN: Course = {
  steps: [edited(0, 60), sent(0), edited(1, 61), sent(1), edited(2, 62), sent(2)],
  signedBefore: 4,
};
