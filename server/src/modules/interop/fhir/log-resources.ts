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
  readonly id: string;
  readonly eventName: string;
  readonly patientId: string;
  readonly patientName: string;
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
  const idOf = (place: string): string => stableId('see-and-treat', log.id, place);
  const isVoid = log.voidedAt !== null;
  const subject = referTo({ id: log.patientId }, log.patientName);
  const organization = provider(providerName, exporter.odsCode);
  // As typed in the log, not the account that sent it: the person who gave the treatment may not have used the device.
  const clinician = resource('Practitioner', idOf('clinician'), {
    name: [humanName(log.clinicianName)],
    qualification: [{ code: concept(log.clinicianRole) }],
  });
  const recorder = resource('Practitioner', stableId('practitioner', log.recordedBy), {
    identifier: [{ system: OWN.userId, value: log.recordedBy }],
    name: [humanName(log.recordedByName)],
  });
  const scene = resource('Location', idOf('scene'), {
    status: 'active',
    name: log.incidentLocation ?? log.eventName,
    description: log.eventName,
    mode: 'instance',
  });
  const encounter = resource('Encounter', idOf('encounter'), {
    identifier: [
      { system: OWN.logId, value: log.id },
      ...(log.customPrfId === null ? [] : [{ system: OWN.prfNumber, value: log.customPrfId }]),
    ],
    status: isVoid ? 'entered-in-error' : 'finished',
    class: { system: SYSTEM.actCode, code: 'FLD', display: 'field' },
    type: [concept('See and treat')],
    subject,
    participant: [{ type: [concept(log.clinicianRole)], individual: referTo(clinician, log.clinicianName) }],
    period: { start: log.incidentDate },
    reasonCode: [concept(log.issueSummary)],
    location: [{ location: referTo(scene) }],
    serviceProvider: referTo(organization, providerName),
  });
  const common = { subject, encounter: referTo(encounter) };
  // The ids that were given out were made with the first word.
  const done = (place: string, field: 'treatmentProvided' | 'adviceGiven'): readonly Resource[] =>
    log[field] === null
      ? []
      : [
          resource('Procedure', idOf(place), {
            status: isVoid ? 'entered-in-error' : 'completed',
            category: concept(LABELS[field]),
            code: concept(log[field]),
            ...common,
            performedDateTime: log.incidentDate,
            performer: [{ actor: referTo(clinician, log.clinicianName) }],
          }),
        ];
  const problem = resource('Condition', idOf('issue_summary'), {
    // Neither is allowed beside an entry in error.
    ...(isVoid ? {} : { clinicalStatus: coded(SYSTEM.conditionClinical, 'active') }),
    verificationStatus: coded(SYSTEM.conditionVerification, isVoid ? 'entered-in-error' : 'provisional'),
    category: [coded(SYSTEM.conditionCategory, 'encounter-diagnosis')],
    code: concept(log.issueSummary),
    ...common,
    recordedDate: log.recordedAt,
    recorder: referTo(recorder, log.recordedByName),
    asserter: referTo(clinician, log.clinicianName),
    note: notes(log.voidReason === null ? undefined : `Struck through: ${log.voidReason}`),
  });
  return [
    encounter,
    scene,
    organization,
    clinician,
    recorder,
    problem,
    ...done('treatment_provided', 'treatmentProvided'),
    ...done('advice_given', 'adviceGiven'),
  ];
};
