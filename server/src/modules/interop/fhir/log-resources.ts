import type { LoggedContact } from '@sideline/schema/prf/record/log-sections';
import { SEE_AND_TREAT_LABELS as LABELS } from '@sideline/schema/see-and-treat';
import { coded, concept, notes, referTo, resource } from './elements.js';
import { stableId, type Exporter } from './exported-prf.js';
import type { Resource } from './fhir.types.js';
import { humanName } from './human-name.js';
import { provider } from './people.js';
import { OWN, SYSTEM } from './terminology.js';

/** A see-and-treat log: the contact, what was wrong, what was done and what was advised, each in the words of the log. */

export interface ExportedLog extends LoggedContact {
  readonly log_id: string;
  readonly event_name: string;
  readonly patient_id: string;
  readonly patient_name: string;
  /** The number of the record that it became. */
  readonly customPrfId: string | null;
  readonly recordedAt: string;
  readonly recordedBy: string;
  readonly recordedByName: string;
  /** Null where it was not entered in error. */
  readonly voidedAt: string | null;
  readonly voidReason: string | null;
}

/** Everything of one log but its patient. */
export const logResources = (log: ExportedLog, exporter: Exporter): readonly Resource[] => {
  const providerName = exporter.name;
  const idOf = (place: string): string => stableId('see-and-treat', log.log_id, place);
  const isVoid = log.voidedAt !== null;
  const subject = referTo({ id: log.patient_id }, log.patient_name);
  const organization = provider(providerName, exporter.odsCode);
  // Typed in the log, and not the account that sent it: the person who treated need not have held the device.
  const clinician = resource('Practitioner', idOf('clinician'), {
    name: [humanName(log.clinician_name)],
    qualification: [{ code: concept(log.clinician_role) }],
  });
  const recorder = resource('Practitioner', stableId('practitioner', log.recordedBy), {
    identifier: [{ system: OWN.userId, value: log.recordedBy }],
    name: [humanName(log.recordedByName)],
  });
  const scene = resource('Location', idOf('scene'), {
    status: 'active',
    name: log.incident_location ?? log.event_name,
    description: log.event_name,
    mode: 'instance',
  });
  const encounter = resource('Encounter', idOf('encounter'), {
    identifier: [
      { system: OWN.logId, value: log.log_id },
      ...(log.customPrfId === null ? [] : [{ system: OWN.prfNumber, value: log.customPrfId }]),
    ],
    status: isVoid ? 'entered-in-error' : 'finished',
    class: { system: SYSTEM.actCode, code: 'FLD', display: 'field' },
    type: [concept('See and treat')],
    subject,
    participant: [
      { type: [concept(log.clinician_role)], individual: referTo(clinician, log.clinician_name) },
    ],
    period: { start: log.incident_date },
    reasonCode: [concept(log.issue_summary)],
    location: [{ location: referTo(scene) }],
    serviceProvider: referTo(organization, providerName),
  });
  const common = { subject, encounter: referTo(encounter) };
  const done = (place: 'treatment_provided' | 'advice_given'): readonly Resource[] =>
    log[place] === null
      ? []
      : [
          resource('Procedure', idOf(place), {
            status: isVoid ? 'entered-in-error' : 'completed',
            category: concept(LABELS[place]),
            code: concept(log[place]),
            ...common,
            performedDateTime: log.incident_date,
            performer: [{ actor: referTo(clinician, log.clinician_name) }],
          }),
        ];
  const problem = resource('Condition', idOf('issue_summary'), {
    // Neither is allowed beside an entry in error.
    ...(isVoid ? {} : { clinicalStatus: coded(SYSTEM.conditionClinical, 'active') }),
    verificationStatus: coded(SYSTEM.conditionVerification, isVoid ? 'entered-in-error' : 'provisional'),
    category: [coded(SYSTEM.conditionCategory, 'encounter-diagnosis')],
    code: concept(log.issue_summary),
    ...common,
    recordedDate: log.recordedAt,
    recorder: referTo(recorder, log.recordedByName),
    asserter: referTo(clinician, log.clinician_name),
    note: notes(log.voidReason === null ? undefined : `Struck through: ${log.voidReason}`),
  });
  return [
    encounter,
    scene,
    organization,
    clinician,
    recorder,
    problem,
    ...done('treatment_provided'),
    ...done('advice_given'),
  ];
};
