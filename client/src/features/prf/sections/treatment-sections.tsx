import { ConflictPanel } from './conflict-panel';
import { InterventionsSection } from '../interventions/interventions-section';
import { ObservationsSection } from '../observations/observations-section';

/** Measurements and treatment. */
export default function TreatmentSections({
  step,
}: {
  readonly step: 'observations' | 'ClinicalInterventions';
}) {
  return (
    <>
      <ConflictPanel section={step} />
      {step === 'observations' ? <ObservationsSection /> : <InterventionsSection />}
    </>
  );
}
