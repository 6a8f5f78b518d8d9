import { lazyPart } from '../../../components/ui/lazy-part';
import { QuestionPanel } from '../questions/question-panel';
import { LatestSet } from './latest-set';

const LaterCards = lazyPart(() => import('./later-cards'), {
  lost: 'The drugs given and the timeline did not load.',
  fallback: null,
});

/** On a phone, the panel is opened from the banner, and its cards have loaded by then. */
export const preloadLaterCards = (): Promise<void> => LaterCards.preload();

/** What people look up while writing: the latest set, the drugs given, and everything in order of time. */
export function SidePanel() {
  return (
    <>
      <QuestionPanel />
      <LatestSet />
      <LaterCards />
    </>
  );
}
