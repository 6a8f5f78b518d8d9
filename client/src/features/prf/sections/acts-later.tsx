import { lazyPart } from '../../../components/ui/lazy-part';

/** One-tap acts load with the sections that have any. The section that a record opens with has none. */
export const OneTapActs = lazyPart(async () => ({ default: (await import('./one-tap-acts')).OneTapActs }), {
  lost: 'The quick answers did not load.',
  fallback: null,
});
