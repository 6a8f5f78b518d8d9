import { drugOf } from '@sideline/schema/prf/catalogue/formulary';
import { describe, expect, it } from 'vitest';
import { completeDrug } from './narrow-to-drug';

/** As the formulary has them. */
const ONE_OF_EACH = 'co_codamol';
const ONE_ROUTE = 'aspirin';
const ONE_UNIT = 'glucagon';
const SEVERAL = 'adrenaline_1_1000';

const chosen = (drug_name: string, entry = {}) => completeDrug({ drug_name }, entry);

describe('completeDrug', () => {
  it('fills in the unit and the route of which the drug has only one', () => {
    expect(chosen(ONE_OF_EACH)).toEqual({ dose_unit: 'tablet', route: 'oral' });
    expect(chosen(ONE_ROUTE)).toEqual({ route: 'oral' });
    expect(chosen(ONE_UNIT)).toEqual({ dose_unit: 'mg' });
  });

  it('chooses nothing where the drug has several', () => {
    expect(drugOf(SEVERAL)).toMatchObject({ label: 'Adrenaline 1:1,000' });
    expect(chosen(SEVERAL)).toEqual({});
  });

  it('leaves what is answered already, and fills in the other', () => {
    expect(chosen(ONE_OF_EACH, { dose_unit: 'mg' })).toEqual({ route: 'oral' });
    expect(chosen(ONE_OF_EACH, { route: 'other' })).toEqual({ dose_unit: 'tablet' });
    expect(chosen(ONE_OF_EACH, { dose_unit: 'mg', route: 'other' })).toEqual({});
    // An answer that was taken away again is none.
    expect(chosen(ONE_OF_EACH, { dose_unit: null, route: null })).toEqual({
      dose_unit: 'tablet',
      route: 'oral',
    });
  });

  it('says nothing of how a drug was given that was not', () => {
    expect(chosen(ONE_OF_EACH, { not_given_reason: 'refused' })).toEqual({});
    expect(chosen(ONE_OF_EACH, { not_given_reason: null })).toEqual({ dose_unit: 'tablet', route: 'oral' });
  });

  it('speaks up only when a drug of the formulary is chosen', () => {
    expect(completeDrug({ dose: 2 }, { drug_name: ONE_OF_EACH })).toEqual({});
    expect(completeDrug({ drug_name: null }, { drug_name: ONE_OF_EACH })).toEqual({});
    expect(chosen('no_such_drug')).toEqual({});
  });
});
