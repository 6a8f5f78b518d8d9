import { USUAL_FORMATS } from '@sideline/schema/provider/formats';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { afterEach, describe, expect, it } from 'vitest';
import { numberText, poundsText, showFormats } from './formats';

afterEach(() => showFormats(USUAL_FORMATS));

describe('the provider’s formats', () => {
  it('apply to the whole page once they are loaded', () => {
    showFormats({ thousands: 'space', pence: 'when_needed', clock: 'h12', weekStart: 'saturday' });
    expect([poundsText(200_000), numberText(2_000), dayjs.Ls['en-gb']?.weekStart]).toEqual([
      '£2\u00a0000',
      '2\u00a0000',
      6,
    ]);
  });
});
