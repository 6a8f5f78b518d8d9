import { isSectionKey, PATIENT_SECTION } from '@sideline/schema/prf/catalogue/catalogue';
import { REVIEW_STEP, TIMELINE_STEP } from '@sideline/schema/prf/catalogue/steps';
import { ConflictPanel } from '../frame/conflict-panel';
import { InterventionsSection } from '../interventions/interventions-section';
import { ObservationsSection } from '../observations/observations-section';
import { PatientSection } from '../patient/patient-section';
import { OutcomeSection } from '../questions/outcome-section';
import { LooseQuestions } from '../questions/place-questions';
import { ReviewSection } from '../review/review-section';
import { RoleSection } from '../role/role-section';
import { ComplaintSection } from './complaint-section';
import { IncidentSection } from './incident-section';
import { PrimarySurveySection } from './primary-survey-section';
import { SecondarySurveySection } from './secondary-survey-section';
import { SectionForm } from './section-form';
import { SocialSection } from './social-section';
import { TimelineSection } from '../timeline/timeline-section';

/** The patient's form is not drawn from the catalogue, and what is asked about them stands beneath it. */
const NOTHING: readonly string[] = [];

/** The open step: the catalogue draws most sections, some have more than a form. */
export function SectionBody({ step }: { readonly step: string }) {
  if (step === PATIENT_SECTION.key)
    return (
      <>
        <PatientSection />
        <LooseQuestions section={step} drawn={NOTHING} />
      </>
    );
  if (step === TIMELINE_STEP.key) return <TimelineSection />;
  if (step === REVIEW_STEP.key || !isSectionKey(step)) return <ReviewSection />;
  return (
    <>
      <ConflictPanel section={step} />
      {step === 'incidentDetails' ? (
        <IncidentSection />
      ) : step === 'observations' ? (
        <ObservationsSection />
      ) : step === 'ClinicalInterventions' ? (
        <InterventionsSection />
      ) : step === 'PrimarySurvey' ? (
        <PrimarySurveySection />
      ) : step === 'SecondarySurvey' ? (
        <SecondarySurveySection />
      ) : step === 'ROLE' ? (
        <RoleSection />
      ) : step === 'DispositionOutcome' ? (
        <OutcomeSection />
      ) : step === 'PresentingComplaint' ? (
        <ComplaintSection />
      ) : step === 'SocialHistory' ? (
        <SocialSection />
      ) : (
        <SectionForm key={step} section={step} />
      )}
    </>
  );
}
