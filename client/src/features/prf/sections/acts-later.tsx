import { lazyPart } from '../../../components/ui/lazy-part';

/** The taps that fill several answers come with the sections that have any: the one that a record opens with has none. */
export const OneTapActs = lazyPart(async () => ({ default: (await import('./one-tap-acts')).OneTapActs }), {
  lost: 'The quick answers did not load.',
  fallback: null,
});
