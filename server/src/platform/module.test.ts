import { expect, expectTypeOf, it } from 'vitest';
import { defineModule, Port, startModules, type Foundation, type InOrder } from './module.js';

// None of it is touched here.
const foundation = {} as Omit<Foundation, 'every' | 'only' | 'exports'>;

class Patients {
  find(): string {
    return 'a patient';
  }
}
interface Check {
  readonly key: string;
}
const CHECKS = new Port<Check>('checks');
const PLACE = new Port<Check>('place');

const patients = defineModule({
  name: 'patients',
  start: () => ({ services: { patients: new Patients() } }),
});
const events = defineModule({
  name: 'events',
  start: (_needs, { every }) => {
    const checks = every(CHECKS);
    return { services: { keys: () => Array.from(checks, ({ key }) => key) } };
  },
});
const shifts = defineModule({
  name: 'shifts',
  start: (needs: { readonly patients: Patients }) => ({
    services: { planned: needs.patients.find() },
    contributes: [CHECKS.takes({ key: 'hours' }, { key: 'check-outs' })],
  }),
});
const prf = defineModule({
  name: 'prf',
  start: () => ({ contributes: [CHECKS.takes({ key: 'unsigned' })] }),
});

it('gives a module the services of those before it', () => {
  expect(startModules([patients, shifts], {}, foundation).services.planned).toBe('a patient');
});

it('lets modules above contribute to a port of one below, in the order of the list', () => {
  const { services } = startModules([patients, events, shifts, prf], {}, foundation);
  expect(services.keys()).toEqual(['hours', 'check-outs', 'unsigned']);
});

it('names a module that needs a later one, and what it needs', () => {
  expect(() => startModules([shifts, patients], {}, foundation)).toThrow("shifts needs 'patients'");
  expectTypeOf<
    InOrder<[typeof shifts, typeof patients], object>[0]
  >().toEqualTypeOf<'shifts needs patients, which no module before it gives'>();
  expectTypeOf<InOrder<[typeof patients, typeof shifts], object>[1]>().toEqualTypeOf<typeof shifts>();
});

it('refuses a service that two modules give', () => {
  const other = defineModule({ name: 'other', start: () => ({ services: { patients: new Patients() } }) });
  expect(() => startModules([patients, other], {}, foundation)).toThrow("other gives 'patients'");
});

it('refuses a port that is read while modules start', () => {
  const hasty = defineModule({
    name: 'hasty',
    start: (_needs, { every }) => ({ services: { count: [...every(CHECKS)].length } }),
  });
  expect(() => startModules([hasty], {}, foundation)).toThrow("The port 'checks' is read before");
});

it('refuses a port for one contribution that has none, or two', () => {
  const asking = defineModule({
    name: 'asking',
    start: (_needs, { only }) => ({ services: { place: only(PLACE) } }),
  });
  const one = defineModule({ name: 'one', start: () => ({ contributes: [PLACE.takes({ key: 'here' })] }) });
  const two = defineModule({ name: 'two', start: () => ({ contributes: [PLACE.takes({ key: 'there' })] }) });
  expect(() => startModules([asking], {}, foundation)).toThrow("The port 'place' takes one");
  expect(() => startModules([asking, one, two], {}, foundation)).toThrow("The port 'place' takes one");
  expect(startModules([asking, one], {}, foundation).services.place()).toEqual({ key: 'here' });
});
