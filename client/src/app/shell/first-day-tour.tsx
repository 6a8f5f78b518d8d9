import { Tour } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { SessionUser } from '../../lib/session';
import { useFrameWords } from '../../lib/words/frame-words';
import styles from './tour.module.css';
import { TOUR_STEPS } from './tour-steps';

interface FirstDayTourProps {
  readonly user: SessionUser;
  readonly onEnd: () => void;
}

/** How long a screen that is still loading has to show the tour's target. */
const WAIT_MS = 5_000;

const targetOf = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)].find((one) => one.checkVisibility()) ??
  null;

/** If the target fills the screen, the words do not fit beside it, so the tour points at its heading. */
const pointAt = (name: string): HTMLElement => {
  const whole = targetOf(name) ?? document.body;
  return whole.offsetHeight > innerHeight / 2 ? (whole.querySelector('h2') ?? whole) : whole;
};

/** The tour for a role, step by step. Escape ends it, the arrow keys move between steps, and the text has the focus. */
export default function FirstDayTour({ user, onEnd }: FirstDayTourProps) {
  const { say } = useFrameWords();
  const steps = TOUR_STEPS[user.role];
  const [isReady, setReady] = useState(false);
  const from = useRef<Element | null>(null);

  useEffect(() => {
    from.current = document.activeElement;
    const since = performance.now();
    let frame = 0;
    const look = () => {
      const isThere = steps.every(({ target }) => target === null || targetOf(target) !== null);
      if (isThere || performance.now() - since > WAIT_MS) setReady(true);
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [steps]);

  const end = () => {
    onEnd();
    const before = from.current;
    const isLeft = !(before instanceof HTMLElement) || !before.isConnected || before === document.body;
    (isLeft ? document.getElementById('main') : before)?.focus({ preventScroll: true });
  };

  if (!isReady) return null;
  // Steps whose target is not on this screen, such as an empty menu, are left out.
  const shown = steps.filter(({ target }) => target === null || targetOf(target) !== null);
  return (
    <Tour
      open
      rootClassName={styles.tour ?? ''}
      onClose={end}
      getPopupContainer={() => document.getElementById('main') ?? document.body}
      scrollIntoViewOptions={{ block: 'nearest' }}
      indicatorsRender={(current, total) => (
        <span>{say('frame.tourStep', { number: current + 1, total })}</span>
      )}
      steps={shown.map(({ target, title, text, words }, index) => ({
        target: target === null ? null : () => pointAt(target),
        title: <StepTitle key={title}>{words ? say(words.title) : title}</StepTitle>,
        description: words ? say(words.text) : text,
        closable: { 'aria-label': say('frame.tourEnd') },
        prevButtonProps: { children: say('frame.tourBack') },
        nextButtonProps: {
          children: say(index === shown.length - 1 ? 'frame.tourFinish' : 'frame.tourNext'),
        },
      }))}
    />
  );
}

/** Takes the focus when its step is shown, so that it is read aloud and the keys work in the step. */
function StepTitle({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  );
}
