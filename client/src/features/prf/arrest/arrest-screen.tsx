import { arrestOf, cycleAt } from '@sideline/schema/prf/rules/arrest';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNow } from '../../../lib/use-now';
import { useFacts, usePrf } from '../prf-context';
import { arrestActions } from './actions';
import { ArrestClock } from './arrest-clock';
import { ArrestLog } from './arrest-log';
import { ArrestQuestionPanel } from './arrest-question';
import styles from './arrest.module.css';
import { rhythmLabel } from './choices';
import { useCycleCue } from './use-cycle-cue';
import { useFullScreen } from './use-full-screen';
import { useListener } from './use-listener';
import type { Taps } from './use-taps';
import { useWakeLock } from './use-wake-lock';

const TICK_MS = 250;
const UNDO_FOR_MS = 8_000;
const LEAVE_WITHIN_MS = 5_000;

interface ArrestScreenProps {
  readonly taps: Taps;
  /** The server no longer knows the session, so taps stay on the device. */
  readonly hasSessionEnded: boolean;
  readonly onLeave: () => void;
}

/**
 * The whole screen for a cardiac arrest: six buttons, with each tap an entry of the record with its time. Everything
 * shown comes from the record's draft, so that it continues after a reload.
 */
export function ArrestScreen({ taps, hasSessionEnded, onLeave }: ArrestScreenProps) {
  const { goTo, isPractice } = usePrf();
  const { last, isAsking, act, undo } = taps;
  const facts = useFacts();
  const dialog = useRef<HTMLDialogElement>(null);
  const now = useNow(TICK_MS);
  const arrest = arrestOf(facts);
  const phase = cycleAt(arrest, now)?.phase ?? null;
  const cue = useCycleCue(phase);
  const wake = useWakeLock();
  const screen = useFullScreen();
  const [leavingSince, setLeavingSince] = useState<number | null>(null);

  // It must close while it is still in the page, or the focus does not return to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The page behind must not scroll under the thumb.
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      element?.close();
    };
  }, []);

  // The answer's button has gone. The next key or Tab continues from the button that asked.
  const button = last?.button;
  useEffect(() => {
    if (isAsking || button === undefined) return;
    dialog.current?.querySelector<HTMLElement>(`[data-key="${button}"]`)?.focus();
  }, [isAsking, button]);

  const actions = arrestActions(arrest, rhythmLabel(arrest.rhythm));
  const question = isAsking ? last : null;
  const canUndo = last !== null && now - last.at < UNDO_FOR_MS;
  const isLeaving = leavingSince !== null && now - leavingSince < LEAVE_WITHIN_MS;

  const leave = () => {
    if (isLeaving) onLeave();
    else setLeavingSince(Date.now());
  };

  // A touch allows the page to play sound when it ends as a tap, not when it begins.
  useListener('click', cue.unlock);
  useListener('keydown', (event) => {
    cue.unlock();
    // Nothing behind arrest mode may react to keys, especially not the shell's search.
    event.stopPropagation();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isAsking) return;
    const letter = event.key.toUpperCase();
    const action = actions.find((one) => one.letter === letter);
    if (action) act(action);
    else if (letter === 'U' && canUndo) undo();
    else if (letter === 'M') cue.toggleMuted();
    else if (letter === 'F' && screen.isOffered) screen.take();
    else if (letter === 'L' || event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  });

  return (
    <dialog
      ref={dialog}
      className={styles['arrest']}
      aria-label="Cardiac arrest"
      onCancel={(event) => {
        event.preventDefault();
      }}
    >
      <header className={styles['head']}>
        <ArrestClock arrest={arrest} now={now} />
        {isPractice ? <p className={styles['practice']}>Practice: nothing is kept or sent</p> : null}
        <div className={styles['tools']}>
          <button
            type="button"
            className={styles['plain']}
            aria-pressed={cue.isMuted}
            aria-keyshortcuts="M"
            onClick={cue.toggleMuted}
          >
            {cue.isMuted ? 'Sound off' : cue.isRunning ? 'Sound on' : 'No sound: tap'}{' '}
            <kbd aria-hidden="true">M</kbd>
          </button>
          <button type="button" className={styles['plain']} aria-keyshortcuts="L" onClick={leave}>
            {isLeaving ? 'Tap again to leave' : 'Leave'} <kbd aria-hidden="true">L</kbd>
          </button>
        </div>
      </header>
      {screen.isOffered ? (
        <button type="button" className={styles['full']} aria-keyshortcuts="F" onClick={screen.take}>
          Full screen <kbd aria-hidden="true">F</kbd>
        </button>
      ) : null}
      <p className={styles['cue']} role="alert" data-phase={phase}>
        {phase === 'due' ? 'Two minutes' : phase === 'soon' ? '10 seconds to two minutes' : ''}
      </p>
      <p className="sl-hidden" role="status">
        {taps.said}
      </p>
      {question?.asks ? (
        <ArrestQuestionPanel
          key={question.id}
          asks={question.asks}
          preset={question.preset}
          onAnswer={taps.answer}
          onLater={taps.answerLater}
          onUndo={undo}
        />
      ) : (
        <>
          {arrest.hasCirculation ? (
            <div className={styles['rosc']}>
              <strong>Circulation returned</strong>
              <button
                type="button"
                className={styles['plain']}
                onClick={() => {
                  goTo({ section: 'observations' });
                }}
              >
                Take an observation set
              </button>
            </div>
          ) : null}
          <div className={styles['grid']}>
            {actions.map((action) => (
              <button
                key={action.key}
                type="button"
                className={styles['action']}
                data-key={action.key}
                data-on={(action.key === 'cpr' && arrest.isCprOn) || undefined}
                aria-keyshortcuts={action.letter}
                onClick={() => {
                  act(action);
                }}
              >
                <span>{action.label}</span>
                <small>{action.detail}</small>
                <kbd aria-hidden="true">{action.letter}</kbd>
              </button>
            ))}
          </div>
        </>
      )}
      {hasSessionEnded ? (
        <p className={styles['ended']} role="alert">
          Your session has ended. Your entries are kept on this device. Leave and sign in to send them.
        </p>
      ) : null}
      <ArrestLog undoableId={canUndo && !isAsking ? last.id : null} onUndo={undo} />
      {wake === 'impossible' ? (
        <p className={styles['wake']}>
          This browser cannot keep the screen on. Set this device so that its screen stays on.
        </p>
      ) : null}
    </dialog>
  );
}
