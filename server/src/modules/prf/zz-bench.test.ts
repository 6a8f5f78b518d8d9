import 'reflect-metadata';
import { it } from 'vitest';
import { missingForSigning, sectionState } from '@sideline/schema/prf/completeness';
import { canonicalChanges } from '@sideline/schema/prf/canonical';
import { validateChanges } from '@sideline/schema/prf/validate';
import { mergeChanges } from '@sideline/schema/prf/merge';
import { deriveSection } from '@sideline/schema/prf/derive';
import { filledPlaces } from '@sideline/schema/prf/facts';
import { timeChecks } from '@sideline/schema/prf/time-checks';
import { COMPLETE, WELL } from '../../../test/prf-fixture.js';
import { newId } from '../../platform/ids.js';
import { summaryOf, prfFacts, assess } from './prf-facts.js';
import { planAlerts } from './prf-alerts.js';
it('b', () => {
  const entries = Array.from({ length: 21 }, () => ({
    id: newId(),
    ...WELL,
    recorded_at: WELL['date_time'],
    recorded_by: 'x',
  }));
  const obs = deriveSection('observations', { entries }, { ageYears: 36, isPregnant: false });
  const data = { ...COMPLETE, observations: obs } as Record<string, any>;
  const facts = prfFacts(data, { dob: '1990-01-01', estimatedAge: null, allergies: null }, 36);
  const time = (name: string, f: () => unknown) => {
    for (let i = 0; i < 300; i++) f();
    const c0 = process.cpuUsage();
    for (let i = 0; i < 1000; i++) f();
    const c = process.cpuUsage(c0);
    console.log(name.padEnd(20), ((c.user + c.system) / 1e6).toFixed(3), 'ms');
  };
  time('missing', () => missingForSigning(facts));
  time('filledPlaces', () => [...filledPlaces(facts)].length);
  time('timeChecks', () => timeChecks(facts));
  time('assess', () => assess(facts, []));
  const m = missingForSigning(facts);
  time('sectionState x11', () => Object.keys(data).map((k) => sectionState(facts, k as never, m)));
  time('summary', () => summaryOf(facts));
  time('alerts', () => planAlerts(obs, []));
  const ch = { wishes_feelings: 'x' };
  time('canonical', () => canonicalChanges('PrimarySurvey', ch));
  time('validate', () =>
    validateChanges('PrimarySurvey', ch, { now: new Date(), current: data['PrimarySurvey'] }),
  );
  time('merge', () =>
    mergeChanges('PrimarySurvey', {
      base: data['PrimarySurvey'],
      current: data['PrimarySurvey'],
      changes: ch,
    }),
  );
  const oc = { entries: [{ id: newId(), ...WELL }] };
  time('canonical obs', () => canonicalChanges('observations', oc));
  time('validate obs', () => validateChanges('observations', oc, { now: new Date(), current: obs }));
  time('merge obs', () => mergeChanges('observations', { base: obs, current: obs, changes: oc }));
  time('derive obs', () => deriveSection('observations', obs, { ageYears: 36, isPregnant: false }));
}, 60000);
