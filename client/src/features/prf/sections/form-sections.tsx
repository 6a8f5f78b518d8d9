import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { ComponentType } from 'react';
import { ConflictPanel } from './conflict-panel';
import { OutcomeSection } from './outcome-section';
import { RoleSection } from '../role/role-section';
import { ComplaintSection } from './complaint-section';
import { PrimarySurveySection } from './primary-survey-section';
import { SecondarySurveySection } from './secondary-survey-section';
import { SectionForm } from './section-form';
import { SocialSection } from './social-section';

/** Sections with more than the catalogue's form. */
const WITH_MORE: Readonly<Partial<Record<PrfSectionKey, ComponentType>>> = {
  PrimarySurvey: PrimarySurveySection,
  SecondarySurvey: SecondarySurveySection,
  ROLE: RoleSection,
  DispositionOutcome: OutcomeSection,
  PresentingComplaint: ComplaintSection,
  SocialHistory: SocialSection,
};

/** The sections that the catalogue draws. */
export default function FormSections({ step }: { readonly step: PrfSectionKey }) {
  const Section = WITH_MORE[step];
  return (
    <>
      <ConflictPanel section={step} />
      {Section === undefined ? <SectionForm key={step} section={step} /> : <Section />}
    </>
  );
}
