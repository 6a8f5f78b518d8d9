import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { ConflictPanel } from '../frame/conflict-panel';
import { OutcomeSection } from '../questions/outcome-section';
import { RoleSection } from '../role/role-section';
import { ComplaintSection } from './complaint-section';
import { IncidentSection } from './incident-section';
import { PrimarySurveySection } from './primary-survey-section';
import { SecondarySurveySection } from './secondary-survey-section';
import { SectionForm } from './section-form';
import { SocialSection } from './social-section';

/** The sections that the catalogue draws, some with more than a form. */
export default function FormSections({ step }: { readonly step: PrfSectionKey }) {
  return (
    <>
      <ConflictPanel section={step} />
      {step === 'incidentDetails' ? (
        <IncidentSection />
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
