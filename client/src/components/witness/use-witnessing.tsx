import { useState, type ReactNode } from 'react';
import { codeOf } from '../../lib/errors';
import { WitnessDialog, type Proof } from './witness-dialog';

type Send = (witness: Proof | null) => Promise<unknown>;

interface Asked {
  readonly send: Send;
  readonly isDone: (isDone: boolean) => void;
}

/**
 * Runs an action that may move a controlled drug. If the server asks for a witness, a dialog does too, and the action is
 * sent with the proof. `run` is true once it is done and false if nobody witnessed it. It rejects with any other refusal.
 */
export function useWitnessing(): {
  readonly run: (send: Send) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const run = async (send: Send): Promise<boolean> => {
    try {
      await send(null);
      return true;
    } catch (error) {
      if (codeOf(error) !== 'WITNESS_REQUIRED') throw error;
      return new Promise((resolve) => {
        setAsked({ send, isDone: resolve });
      });
    }
  };
  const end = (isDone: boolean) => {
    asked?.isDone(isDone);
    setAsked(null);
  };
  return {
    run,
    dialog:
      asked === null ? null : (
        <WitnessDialog
          title="A controlled drug needs a witness"
          action="Witness and continue"
          send={asked.send}
          onEnd={end}
        />
      ),
  };
}
