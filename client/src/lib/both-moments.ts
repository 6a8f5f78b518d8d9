import { clockMark, twinOf } from '@sideline/schema/wall-clock';
import { browserZone } from './dates';

/**
 * Both moments of a clock time that occurs twice, the earlier first, with the names of the clocks; empty for any other
 * time.
 */
export const bothMoments = (
  iso: string,
  zone = browserZone(),
): readonly { readonly key: string; readonly label: string }[] => {
  const moment = new Date(iso);
  const twin = twinOf(moment, zone);
  return twin === null
    ? []
    : [moment, twin]
        .sort((a, b) => a.getTime() - b.getTime())
        .map((each) => ({ key: each.toISOString(), label: clockMark(each, zone).trim() }));
};
