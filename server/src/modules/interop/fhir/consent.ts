import { coded, concept, fieldOf, resource, rowsOf, textOf, wordsOf } from './elements.js';
import type { FhirScope } from './exported-prf.js';
import type { Reference, Resource } from './fhir.types.js';
import { SYSTEM } from './terminology.js';

type Row = Readonly<Record<string, unknown>>;

/** There was no consent: the patient could not give it, or was treated in their best interests. The narrative says so. */
const NO_CONSENT: ReadonlySet<unknown> = new Set(['unable', 'best_interests']);

/** What is agreed to about the record itself, and not about care. */
const OF_THE_RECORD: ReadonlySet<unknown> = new Set(['sharing', 'pictures']);

const POLICY = { text: 'Mental Capacity Act 2005; under 16 Gillick competence or parental consent' } as const;

/** A decision as FHIR has it; none for what could not be asked. */
const DECISIONS: Readonly<Record<string, { readonly status: string; readonly type: string }>> = {
  given: { status: 'active', type: 'permit' },
  refused: { status: 'rejected', type: 'deny' },
  withdrawn: { status: 'inactive', type: 'deny' },
};

const field = (name: string) => fieldOf('PrimarySurvey', `consents.${name}`);

/** Who decided: the patient, or another person by what they are and their name. */
const deciderOf = (scope: FhirScope, entry: Row): Reference | undefined => {
  if (entry['by'] === 'patient') return scope.subject;
  const person = [wordsOf(field('by'), entry), textOf(entry['name'])].filter((text) => text !== undefined);
  return person.length === 0 ? undefined : { display: person.join(', ') };
};

/** Consent to one act at its time. None where nobody could be asked, or the decision was made in the patient’s best interests. */
const consentTo = (scope: FhirScope, entry: Row): readonly Resource[] => {
  const decision = DECISIONS[String(entry['decision'])];
  if (decision === undefined || entry['by'] === 'best_interests') return [];
  const isStruck = textOf(entry['void_reason']) !== undefined;
  const said = [wordsOf(field('decision'), entry), wordsOf(field('form'), entry)]
    .filter((text) => text !== undefined)
    .join(', ');
  const act = wordsOf(field('act'), entry) ?? 'Not named';
  return [
    resource('Consent', scope.idOf(`PrimarySurvey/consents/${String(entry['id'])}`), {
      status: scope.isVoid || isStruck ? 'entered-in-error' : decision.status,
      scope: coded(SYSTEM.consentScope, OF_THE_RECORD.has(entry['act']) ? 'patient-privacy' : 'treatment'),
      category: [concept(`Consent: ${act}: ${said.toLowerCase()}`)],
      patient: scope.subject,
      dateTime: entry['at'],
      performer: [deciderOf(scope, entry)],
      policyRule: POLICY,
      provision: { type: decision.type },
    }),
  ];
};

/**
 * Consent as the primary survey records it: to examination and treatment as a whole, and to each act at its time. There is none
 * where there was none or it was not recorded.
 */
export const consentResources = (scope: FhirScope): readonly Resource[] => {
  const survey = scope.record.data.PrimarySurvey ?? {};
  const each = rowsOf(survey.consents).flatMap((entry) => consentTo(scope, entry));
  const words = wordsOf(fieldOf('PrimarySurvey', 'consent'), survey);
  if (words === undefined || NO_CONSENT.has(survey.consent)) return each;
  const isRefused = survey.consent === 'refused';
  return [
    resource('Consent', scope.idOf('PrimarySurvey/consent'), {
      status: scope.isVoid ? 'entered-in-error' : isRefused ? 'rejected' : 'active',
      scope: coded(SYSTEM.consentScope, 'treatment'),
      category: [{ text: `Consent to treatment: ${words.toLowerCase()}` }],
      patient: scope.subject,
      dateTime: scope.record.data.incidentDetails?.incident_date,
      policyRule: POLICY,
      provision: { type: isRefused ? 'deny' : 'permit' },
    }),
    ...each,
  ];
};
