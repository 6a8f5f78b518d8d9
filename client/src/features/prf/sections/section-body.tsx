import { isSectionKey, PATIENT_SECTION } from '@sideline/schema/prf/catalogue/catalogue';
import { TIMELINE_STEP } from '@sideline/schema/prf/catalogue/steps';
import { useEffect } from 'react';
import { lazyPart } from '../../../components/ui/lazy-part';
import { FormSkeleton } from '../../../components/ui/skeletons';
import { whenQuiet } from '../../../lib/when-quiet';
import { EntriesControl } from '../fields/entries-later';
import { SECTION_ON_ITS_WAY } from '../fields/on-its-way';
import { ArrestMode } from '../arrest/arrest-on-its-way';
import { preloadConflictChoices } from './conflict-panel';
import { loadQuestions } from '../questions/questions-here';
import { OneTapActs } from './acts-later';
import styles from './section-body.module.css';

/**
 * As tall as the screen, so that what follows a section does not come into view and then move when the section arrives.
 */
const WAY = {
  lost: 'This section did not load. What you entered is kept.',
  fallback: (
    <div className={styles['waiting']} {...{ [SECTION_ON_ITS_WAY]: '' }}>
      <FormSkeleton fields={8} />
    </div>
  ),
};

/*
 * The sections' editors load separately from the record's frame: the open one first, the others once it is on the screen
 * and nothing else is in progress. The service worker keeps them all, so that each opens without a signal.
 */
const Incident = lazyPart(() => import('./incident-step'), WAY);
const Forms = lazyPart(async () => {
  // What only some sections have is loaded before they are drawn, so that nothing moves.
  await Promise.all([EntriesControl.preload(), OneTapActs.preload()]);
  return import('./form-sections');
}, WAY);
const Treatment = lazyPart(() => import('./treatment-sections'), WAY);
const Patient = lazyPart(() => import('./patient-step'), WAY);
const WholeRecord = lazyPart(async () => {
  // The review never says that there are no questions while the rules that ask are still loading.
  await loadQuestions();
  return import('./whole-record-steps');
}, WAY);

/** In the order in which a record is filled in. */
const PARTS = [Incident, Forms, Patient, Treatment, WholeRecord] as const;

const partOf = (step: string): (typeof PARTS)[number] => {
  if (step === PATIENT_SECTION.key) return Patient;
  if (!isSectionKey(step)) return WholeRecord;
  if (step === 'incidentDetails') return Incident;
  return step === 'observations' || step === 'ClinicalInterventions' ? Treatment : Forms;
};

/** Requests the open section's script while the record itself is still loading. */
export const preloadSection = (step: string): Promise<void> => partOf(step).preload();

const preloadRest = async (): Promise<void> => {
  await ArrestMode.preload();
  await loadQuestions();
  await preloadConflictChoices();
  for (const part of PARTS) await part.preload();
};

/** The open step. */
export function SectionBody({ step }: { readonly step: string }) {
  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => undefined;
    void preloadSection(step).then(() => {
      if (!isOver) stop = whenQuiet(() => void preloadRest());
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [step]);
  if (step === PATIENT_SECTION.key) return <Patient />;
  if (!isSectionKey(step)) return <WholeRecord step={step === TIMELINE_STEP.key ? 'timeline' : 'review'} />;
  if (step === 'incidentDetails') return <Incident />;
  return step === 'observations' || step === 'ClinicalInterventions' ? (
    <Treatment step={step} />
  ) : (
    <Forms step={step} />
  );
}
