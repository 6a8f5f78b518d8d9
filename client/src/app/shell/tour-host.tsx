import { Button } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../components/ui/lazy-part';
import { useSession, type SessionUser } from '../../lib/session';
import { useFrameWords } from '../../lib/words/frame-words';
import { landingPath } from '../landing';
import styles from './tour.module.css';
import { endTour, startTour, useTourRuns, useTourSeen } from './tour-store';

const FirstDayTour = lazyPart(() => import('./first-day-tour'), {
  lost: 'The tour did not load.',
  fallback: null,
});

/** Offers the first-day tour once, on the user's landing screen, and runs it there on request. */
export function TourHost() {
  const { user, status } = useSession();
  if (user === null || status !== 'signedIn' || user.mustEnrol) return null;
  return <TourOf user={user} />;
}

function TourOf({ user }: { readonly user: SessionUser }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { lang, say } = useFrameWords();
  const runs = useTourRuns();
  const isSeen = useTourSeen(user.id);
  const landing = landingPath(user);
  const isThere = pathname === landing;

  // It points at parts of the landing screen, and never covers a record.
  useEffect(() => {
    if (runs && !isThere) void navigate(landing);
  }, [runs, isThere, landing, navigate]);

  if (!isThere) return null;
  if (runs) return <FirstDayTour user={user} onEnd={() => endTour(user.id)} />;
  if (isSeen) return null;
  return (
    <aside lang={lang} className={styles.offer} aria-label={say('frame.tourAside')}>
      <p className={styles.words}>{say('frame.tourOffer')}</p>
      <Button onClick={startTour}>{say('frame.showRound')}</Button>
      <Button type="text" onClick={() => endTour(user.id)}>
        {say('frame.tourNo')}
      </Button>
    </aside>
  );
}
