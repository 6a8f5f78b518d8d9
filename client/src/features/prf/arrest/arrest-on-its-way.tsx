import { lazyPart } from '../../../components/ui/lazy-part';

/** The arrest's screen: asked for in idle time before everything else, so that the tap that opens it need not wait. */
export const ArrestMode = lazyPart(async () => ({ default: (await import('./arrest-mode')).ArrestMode }), {
  lost: 'The arrest screen did not load.',
  fallback: null,
});
