import { useState } from 'react';
import type { Values } from '../drafts/changes';
import type { DraftStore } from '../drafts/draft-store';
import type { ArrestAction, ArrestQuestion } from './actions';
import { completeEntry, stampEntry, undoEntry, type ArrestList } from './stamp-entry';

/** The last tap, while it can be undone or is waiting for its answer. */
interface Tap {
  readonly id: string;
  readonly list: ArrestList;
  readonly button: ArrestAction['key'];
  readonly label: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly asks: ArrestQuestion | null;
  readonly preset: string | null;
}

export interface Taps {
  /** Null before the first tap, and if the last one was undone. */
  readonly last: Tap | null;
  readonly isAsking: boolean;
  /** The outcome of the last tap, in words. */
  readonly said: string;
  readonly act: (action: ArrestAction) => void;
  readonly undo: () => void;
  readonly answer: (values: Values, label: string) => void;
  readonly answerLater: () => void;
}

/** The last tap and the question after it. The entries themselves are in the record. */
export function useTaps(store: DraftStore): Taps {
  const [last, setLast] = useState<Tap | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  return {
    last,
    isAsking,
    said,
    act: ({ key, list, label, values, asks }) => {
      const energy = values['energy_joules'];
      setLast({
        id: stampEntry(store, list, values),
        list,
        button: key,
        label,
        at: Date.now(),
        asks,
        preset: asks === 'energy' && typeof energy === 'number' ? String(energy) : null,
      });
      setAsking(asks !== null);
      setSaid(`${label} recorded`);
    },
    undo: () => {
      if (last === null) return;
      undoEntry(store, last.list, last.id);
      setSaid(`${last.label} struck through`);
      setLast(null);
      setAsking(false);
    },
    answer: (values, label) => {
      if (last === null) return;
      completeEntry(store, last.list, last.id, values);
      setSaid(`${last.label}: ${label}`);
      setAsking(false);
    },
    answerLater: () => {
      setAsking(false);
    },
  };
}
