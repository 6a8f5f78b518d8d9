import { lazyPart } from '../../components/ui/lazy-part';
import { useDraftsHere, whenDraftsHeld } from '../prf/drafts/drafts-here';
import { AllSent, UnsentFrame } from './unsent-frame';

const loadRows = () => import('./unsent-rows');
// A draft may have to wait for a connection, and without one this script would not load.
whenDraftsHeld(() => void loadRows().catch(() => undefined));

/** Reading a draft needs the whole catalogue, so it is loaded only if there is one. */
const UnsentRows = lazyPart(loadRows, {
  lost: 'The list of unsent changes on this device did not load. What you entered is kept. Check the connection.',
  fallback: (
    <UnsentFrame>
      <p role="status">Reading what is on this device…</p>
    </UnsentFrame>
  ),
});

/** Entries on this device that the server does not have. */
export function UnsentCard() {
  return useDraftsHere() ? (
    <UnsentRows />
  ) : (
    <UnsentFrame>
      <AllSent />
    </UnsentFrame>
  );
}
