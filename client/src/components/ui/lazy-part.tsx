import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../../lib/load-chunk';
import { PlainAlert, PlainButton } from './plain';

interface Preloaded {
  /** Fetches the script before the part is shown. If it fails to load, it is requested again with the part itself. */
  readonly preload: () => Promise<void>;
}

interface LazyPartOptions {
  /** What to say if it fails to load, in one sentence. */
  readonly lost: ReactNode;
  /** The button's words, where they are not English. */
  readonly again?: ReactNode;
  readonly fallback: ReactNode;
  /** What surrounds these words, if anything. */
  readonly around?: (words: ReactNode) => ReactNode;
}

/**
 * A part of a screen whose script loads when it is first shown. If it does not load, its place says so, with a button to
 * try again, and the rest of the screen stays as it is.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { lost, again = 'Try again', fallback, around = (words) => words }: LazyPartOptions,
): ComponentType<Props> & Preloaded {
  let loaded: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  /** One request, however many places are waiting for it. */
  const arrive = (): Promise<ComponentType<Props>> => {
    coming ??= loadChunk(load).then(
      ({ default: component }) => (loaded = component),
      (failure: unknown) => {
        coming = null;
        throw failure;
      },
    );
    return coming;
  };
  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      if (Part !== null || isLost) return undefined;
      let isOver = false;
      arrive().then(
        (component) => {
          // Drawn in small steps, so that a press or a key in between is answered immediately.
          if (!isOver) startTransition(() => setPart(() => component));
        },
        () => {
          if (!isOver) setLost(true);
        },
      );
      return () => {
        isOver = true;
      };
    }, [Part, isLost]);
    if (Part !== null) return <Part {...props} />;
    if (!isLost) return fallback;
    return around(
      <PlainAlert
        type="warning"
        role="status"
        title={lost}
        action={<PlainButton onClick={() => setLost(false)}>{again}</PlainButton>}
      />,
    );
  }
  const preload = () =>
    arrive().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(LazyPart, { preload });
}
