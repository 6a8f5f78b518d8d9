import { ConflictPanel } from './conflict-panel';
import { IncidentSection } from './incident-section';

/** The section that a record opens with. */
export default function IncidentStep() {
  return (
    <>
      <ConflictPanel section="incidentDetails" />
      <IncidentSection />
    </>
  );
}
