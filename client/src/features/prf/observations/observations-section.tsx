import { useEffect, useRef, useState } from 'react';
import { isStruckAt, valueAt } from '../drafts/changes';
import { entriesToCorrect, sectionDraft, shownValues } from '../drafts/draft-view';
import { controlId } from '../fields/control-id';
import { focusProblem } from '../fields/focus';
import { EntryQuestions, OtherEntriesQuestions } from '../questions/place-questions';
import { useIdentity, usePrf, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import { AlertBanner } from './alert-banner';
import { EntryPad } from './entry-pad';
import { finishSet, openSetOf } from './open-set';
import { Trend } from './trend';

/** Whether a set has any entry, even one that is not a value yet. */
const isBegun = (view: RecordView, entryId: string): boolean =>
  valueAt(shownValues(view.draft(), 'observations'), `entries/${entryId}`) !== null ||
  Object.keys(sectionDraft(view.draft(), 'observations').texts).some((path) =>
    path.startsWith(`entries/${entryId}/`),
  );

/** Struck through, here or by another person, so it accepts nothing more. */
const isStruckSet = (view: RecordView, entryId: string): boolean =>
  isStruckAt(shownValues(view.draft(), 'observations'), `entries/${entryId}/void_reason`);

const firstToCorrect = (view: RecordView): string | null =>
  [...entriesToCorrect(view.draft(), 'observations', 'entries')].find((id) => !isStruckSet(view, id)) ?? null;

/** Observations: alerts that need an action, the pad for the next set, and the trend of earlier sets. */
export function ObservationsSection() {
  const { isReadOnly } = usePrf();
  const { prfId } = useIdentity();
  const [newId, setNewId] = useState(() => openSetOf(prfId));
  const [correctedId, setCorrectedId] = useState<string | null>(null);
  // A set that could not be saved is corrected on the pad, unless the user has started another.
  const toCorrect = useView(firstToCorrect);
  const hasBegun = useView(isBegun, newId);
  if (correctedId === null && toCorrect !== null && toCorrect !== newId && !hasBegun) {
    setCorrectedId(toCorrect);
  }
  const entryId = correctedId ?? newId;
  if (useView(isStruckSet, entryId)) {
    if (correctedId === null) setNewId(finishSet(prfId, newId));
    else setCorrectedId(null);
  }

  // The first box of the next set takes the focus once it is drawn.
  const isNextAwaited = useRef(false);
  useEffect(() => {
    if (!isNextAwaited.current) return;
    isNextAwaited.current = false;
    document.getElementById(controlId('observations', `entries/${newId}/respiratory_rate`))?.focus();
  }, [newId]);

  // A refusal that comes after the pad had gone on to the next set brings the refused one back, and the focus with it.
  const finishedId = useRef<string | null>(null);
  useEffect(() => {
    if (correctedId !== null && correctedId === finishedId.current) focusProblem(null);
  }, [correctedId]);

  const finish = () => {
    if (correctedId !== null) {
      setCorrectedId(null);
      return;
    }
    const next = finishSet(prfId, newId);
    finishedId.current = newId;
    setNewId(next);
    isNextAwaited.current = true;
  };

  const padId = isReadOnly ? null : entryId;
  return (
    <>
      <AlertBanner padId={padId} />
      {padId === null ? null : (
        <EntryPad key={padId} entryId={padId} isCorrection={correctedId !== null} onDone={finish} />
      )}
      {/* Below the pad: an alert that the figures raise while they are entered must not move the boxes under a thumb. */}
      {padId === null ? null : <AlertBanner padId={padId} isOfPad />}
      <EntryQuestions section="observations" entryId={entryId} />
      <OtherEntriesQuestions section="observations" entryId={entryId} />
      <Trend
        onCorrect={(id) => {
          setCorrectedId(id === newId ? null : id);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
