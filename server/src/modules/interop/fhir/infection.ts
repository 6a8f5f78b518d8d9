import { formatValue } from '@sideline/schema/prf/record/format';
import { codesOfField } from './codes.js';
import { coded, concept, fieldOf, notes, resource, textOf, textsOf, wordsOf } from './elements.js';
import type { FhirScope } from './exported-prf.js';
import type { Resource } from './fhir.types.js';
import { SYSTEM } from './terminology.js';

/**
 * Flag: the risk of infection and the precautions, which a receiving system shows before anyone is near the patient; and a
 * Condition for each infection that is suspected or confirmed. A contact without symptoms has no condition.
 */

const field = (name: string) => fieldOf('PresentingComplaint', name);
const VERIFICATION: Readonly<Record<string, string>> = { suspected: 'provisional', confirmed: 'confirmed' };
const RISKS: ReadonlySet<unknown> = new Set(['exposed', 'suspected', 'confirmed']);
const STANDARD = 'none';

const conditions = (scope: FhirScope): readonly Resource[] => {
  const complaint = scope.record.data.PresentingComplaint ?? {};
  const verification = VERIFICATION[complaint.infection_risk ?? ''];
  if (verification === undefined) return [];
  return [...new Set(textsOf(complaint.infections))].map((key) =>
    resource('Condition', scope.idOf(`PresentingComplaint/infections/${key}`), {
      clinicalStatus: scope.isVoid ? undefined : coded(SYSTEM.conditionClinical, 'active'),
      verificationStatus: coded(
        SYSTEM.conditionVerification,
        scope.isVoid ? 'entered-in-error' : verification,
      ),
      category: [{ text: 'Infection risk' }],
      code: concept(
        formatValue(field('infections'), [key], complaint),
        codesOfField(scope.exporter.codesOf, field('infections'), key),
      ),
      subject: scope.subject,
      encounter: scope.encounter,
      recordedDate: scope.at,
      note: notes(textOf(complaint.infection_details)),
    }),
  );
};

export const infectionResources = (scope: FhirScope): readonly Resource[] => {
  const complaint = scope.record.data.PresentingComplaint ?? {};
  const isRisk = RISKS.has(complaint.infection_risk);
  const precautions = textsOf(complaint.infection_precautions).filter((key) => key !== STANDARD);
  if (!isRisk && precautions.length === 0) return [];
  const words = [
    ...(isRisk ? [wordsOf(field('infection_risk'), complaint), wordsOf(field('infections'), complaint)] : []),
    textOf(formatValue(field('infection_precautions'), precautions, complaint)),
  ];
  return [
    resource('Flag', scope.idOf('PresentingComplaint/infection_risk'), {
      status: scope.isVoid ? 'entered-in-error' : 'active',
      category: [coded(SYSTEM.flagCategory, 'safety', 'Infection risk')],
      code: concept(words.filter((one) => one !== undefined).join('; ')),
      subject: scope.subject,
      period: { start: scope.record.data.incidentDetails?.incident_date },
      encounter: scope.encounter,
    }),
    ...conditions(scope),
  ];
};
