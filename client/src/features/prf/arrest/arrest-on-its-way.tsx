import { lazyPart } from '../../../components/ui/lazy-part';

/** The arrest screen. It loads in idle time before everything else, so that the tap that opens it does not wait. */
export const ArrestMode = lazyPart(async () => ({ default: (await import('./arrest-mode')).ArrestMode }), {
  lost: 'The arrest screen did not load.',
  fallback: null,
});
