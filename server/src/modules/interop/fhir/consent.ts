import { coded, fieldOf, resource, wordsOf } from './elements.js';
import type { FhirScope } from './exported-prf.js';
import type { Resource } from './fhir.types.js';
import { SYSTEM } from './terminology.js';

/** There was no consent: the patient could not give it, or was treated in their best interests. The narrative says so. */
const NO_CONSENT: ReadonlySet<unknown> = new Set(['unable', 'best_interests']);

/** Consent to examination and treatment, as the primary survey records it; none where there was none or it was not recorded. */
export const consentResources = (scope: FhirScope): readonly Resource[] => {
  const survey = scope.record.data.PrimarySurvey ?? {};
  const words = wordsOf(fieldOf('PrimarySurvey', 'consent'), survey);
  if (words === undefined || NO_CONSENT.has(survey.consent)) return [];
  const isRefused = survey.consent === 'refused';
  return [
    resource('Consent', scope.idOf('PrimarySurvey/consent'), {
      status: scope.isVoid ? 'entered-in-error' : isRefused ? 'rejected' : 'active',
      scope: coded(SYSTEM.consentScope, 'treatment'),
      category: [{ text: `Consent to treatment: ${words.toLowerCase()}` }],
      patient: scope.subject,
      dateTime: scope.record.data.incidentDetails?.incident_date,
      policyRule: { text: 'Mental Capacity Act 2005; under 16 Gillick competence or parental consent' },
      provision: { type: isRefused ? 'deny' : 'permit' },
    }),
  ];
};
