import { formatsIn, showFormats, weekStartDay } from '@sideline/schema/provider/formats';
import dayjs from 'dayjs';
import { knownProviderFacts, onProviderFacts } from './provider-settings';

/** Figures, times and weeks are written as the provider has set it, from before the first page is drawn. */
export function takeUpFormats(): void {
  showFormats(formatsIn(knownProviderFacts()?.formats));
  // The calendar and every picker of dates go by the locale's week.
  const locale = dayjs.Ls['en-gb'];
  if (locale) locale.weekStart = weekStartDay();
}

takeUpFormats();
onProviderFacts(takeUpFormats);
