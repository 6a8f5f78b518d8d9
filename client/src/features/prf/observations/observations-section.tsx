import { useState } from 'react';
import { useDraft, usePrf } from '../prf-context';
import { AlertBanner } from './alert-banner';
import { EntryPad } from './entry-pad';
import { finishSet, openSetOf } from './open-set';
import { Trend } from './trend';

/** Observations: what wants an action, the pad for the next set, and how the sets before it went. */
export function ObservationsSection() {
  const { store, isReadOnly } = usePrf();
  const { prfId } = useDraft();
  const [newId, setNewId] = useState(() => openSetOf(prfId));
  const [correctedId, setCorrectedId] = useState<string | null>(null);
  const entryId = correctedId ?? newId;

  const finish = () => {
    void store.flush();
    if (correctedId !== null) {
      setCorrectedId(null);
      return;
    }
    finishSet(prfId);
    const next = openSetOf(prfId);
    setNewId(next);
    requestAnimationFrame(() => document.getElementById(`prf-set-${next}-respiratory_rate`)?.focus());
  };

  return (
    <>
      <AlertBanner />
      {isReadOnly ? null : (
        <EntryPad key={entryId} entryId={entryId} isCorrection={correctedId !== null} onDone={finish} />
      )}
      <Trend
        onCorrect={(id) => {
          setCorrectedId(id === newId ? null : id);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
