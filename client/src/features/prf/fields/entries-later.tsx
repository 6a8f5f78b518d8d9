import { lazyPart } from '../../../components/ui/lazy-part';

/** Lists of entries load with the sections that have any. The section that a record opens with has none. */
export const EntriesControl = lazyPart(
  async () => ({ default: (await import('./entries-control')).EntriesControl }),
  { lost: 'This list did not load. What was entered is kept.', fallback: null },
);
