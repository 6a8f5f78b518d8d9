import { LIMITS } from '@sideline/schema/limits';
import * as written from '@sideline/schema/provider/formats';
import { formatsIn, USUAL_FORMATS, weekStartDay, type Formats } from '@sideline/schema/provider/formats';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { knownProviderFacts, onProviderFacts } from './provider-settings';

/**
 * Figures, times and weeks in the provider's formats. A page belongs to one provider, so its formats apply to everything
 * on it.
 */
let shown: Formats = USUAL_FORMATS;

/** Sets the formats for everything on this page. */
export const showFormats = (formats: Formats): void => {
  shown = formats;
  // The calendar and every date picker use the locale's week.
  const locale = dayjs.Ls['en-gb'];
  if (locale) locale.weekStart = weekStartDay(formats);
};

dayjs.locale('en-gb');
const takeUp = (): void => showFormats(formatsIn(knownProviderFacts()?.formats));
takeUp();
onProviderFacts(takeUp);

/** The formats of this page. */
export const shownFormats = (): Formats => shown;

/** '1,234.5' */
export const numberText = (value: number): string => written.numberText(value, shown);

/** How many rows a list has. Only so many are counted: one more than that means that there are more. */
export const totalText = (total: number): string => {
  const { counted, countedByText } = LIMITS.page;
  const most = total === countedByText + 1 ? countedByText : counted;
  return total > most ? `more than ${numberText(most)}` : numberText(total);
};

/** Whole pence as '£1,234.50'. */
export const poundsText = (pence: number): string => written.moneyText(pence, shown);
