import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OF_CALENDAR = /\/node_modules\/react-big-calendar\//;
const ONE_OF_LODASH = '\0calendar-lodash/';
const NO_POLYFILL = '\0calendar-without-polyfill';

/**
 * What react-big-calendar brings, in a way that a bundler can leave out: 25 kB that the calendar would wait for. Lodash drags
 * its workshop along, where es-toolkit has the same functions by themselves; a polyfill gives React before 16.3 what ours has; the index of dom-helpers hangs everything on one object; and the overlay is the
 * library's own list of a full day's shifts, which is ours here (features/shifts has no `popup`), with Popper beneath it.
 */
export const calendarParts = (): Plugin => ({
  name: 'calendar-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    if (source === 'react-lifecycles-compat') return NO_POLYFILL;
    if (!OF_CALENDAR.test(importer ?? '')) return null;
    if (source === 'react-overlays') return here('./calendar-overlays.ts');
    if (source === 'dom-helpers') return here('./calendar-dom-helpers.ts');
    const one = /^lodash\/(\w+)$/.exec(source)?.[1];
    return one === undefined ? null : ONE_OF_LODASH + one;
  },
  load(id) {
    if (id === NO_POLYFILL) return 'export const polyfill = () => undefined;';
    return id.startsWith(ONE_OF_LODASH)
      ? `export { ${id.slice(ONE_OF_LODASH.length)} as default } from ${JSON.stringify(here('./calendar-lodash.ts'))};`
      : null;
  },
});
