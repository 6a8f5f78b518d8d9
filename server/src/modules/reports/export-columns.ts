import { EVENT_STATUS_LABELS } from '@sideline/schema/events';
import { GENDER_LABELS, IDENTITY_STATUS_LABELS } from '@sideline/schema/people';
import { fieldAt, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { formatValue } from '@sideline/schema/prf/record/format';
import { dayOfDeath } from '@sideline/schema/prf/record/died-words';
import { PRF_STATE_LABELS } from '@sideline/schema/prf/record/states';
import { SEE_AND_TREAT_LABELS } from '@sideline/schema/see-and-treat';
import { moment, type Column } from '../../platform/export/table.js';
import type { AuditLogEntry } from '../audit/audit-log.types.js';
import type { Client } from '../clients/client.entity.js';
import type { Event } from '../events/event.entity.js';
import type { Patient } from '../patients/patient.entity.js';
import type { PrfSummary } from '../prf/reading/prf-list.types.js';
import type { SeeAndTreatLog } from '../see-and-treat/see-and-treat.types.js';

/** The columns of each list's file: what the list shows, and nothing else about a person. */

const currentSquad = ({ squads }: Patient) => squads.find(({ endDate }) => endDate === null);

export const PATIENT_COLUMNS: readonly Column<Patient>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Date of birth', value: ({ dob }) => dob },
  { title: 'Estimated age', value: ({ estimatedAge }) => estimatedAge },
  { title: 'Gender', value: ({ gender }) => gender && GENDER_LABELS[gender] },
  { title: 'NHS number', value: ({ nhsNumber }) => nhsNumber },
  { title: 'Identity', value: ({ identityStatus }) => IDENTITY_STATUS_LABELS[identityStatus] },
  { title: 'Died on', value: dayOfDeath },
  { title: 'Cheer team', value: (patient) => currentSquad(patient)?.teamName },
  { title: 'Cheer squad', value: (patient) => currentSquad(patient)?.squadName },
  { title: 'Added', value: ({ createdAt }) => moment(createdAt) },
  { title: 'Last changed', value: ({ updatedAt }) => moment(updatedAt) },
  { title: 'Patient id', value: ({ id }) => id },
];

/** A key of a choice field as the form words it. */
const worded = (section: PrfSectionKey, name: string, key: string | null): string | null => {
  const field = fieldAt(section, name);
  return key === null || field === undefined ? key : formatValue(field, key);
};

export const PRF_COLUMNS: readonly Column<PrfSummary>[] = [
  { title: 'PRF number', value: ({ customPrfId }) => customPrfId },
  { title: 'Status', value: ({ status }) => PRF_STATE_LABELS[status] },
  { title: 'Event', value: ({ eventName }) => eventName },
  { title: 'Incident', value: ({ incidentAt }) => moment(incidentAt) },
  { title: 'Patient', value: ({ patientName }) => patientName },
  { title: 'Date of birth', value: ({ patientDob }) => patientDob },
  { title: 'Died on', value: dayOfDeath },
  { title: 'Chief complaint', value: ({ chiefComplaint }) => chiefComplaint },
  { title: 'Acuity', value: ({ acuity }) => worded('incidentDetails', 'acuity', acuity) },
  { title: 'Last NEWS2', value: ({ latestNews2 }) => latestNews2?.total ?? latestNews2?.text },
  { title: 'Last NEWS2 at', value: ({ latestNews2 }) => moment(latestNews2?.at ?? null) },
  {
    title: 'Disposition',
    value: ({ dispositionOutcome }) =>
      worded('DispositionOutcome', 'disposition_outcome', dispositionOutcome),
  },
  { title: 'Author', value: ({ author }) => `${author.firstName} ${author.lastName}` },
  { title: 'Missing for signing', value: ({ missingCount }) => missingCount },
  { title: 'Started', value: ({ createdAt }) => moment(createdAt) },
  { title: 'Last changed', value: ({ updatedAt }) => moment(updatedAt) },
  { title: 'Signed', value: ({ signedAt }) => moment(signedAt) },
];

export const EVENT_COLUMNS: readonly Column<{ readonly event: Event; readonly client: Client | null }>[] = [
  { title: 'Event', value: ({ event }) => event.name },
  { title: 'Status', value: ({ event }) => EVENT_STATUS_LABELS[event.status] },
  { title: 'Starts', value: ({ event }) => moment(event.date) },
  { title: 'Ends', value: ({ event }) => moment(event.endsAt) },
  { title: 'Time zone', value: ({ event }) => event.timeZone },
  { title: 'Where', value: ({ event }) => event.location },
  { title: 'Client', value: ({ client }) => client?.name },
  { title: 'Attendance expected', value: ({ event }) => event.attendanceExpected },
  { title: 'Attendance counted', value: ({ event }) => event.attendanceActual },
  { title: 'Event id', value: ({ event }) => event.id },
];

export const SEE_AND_TREAT_COLUMNS: readonly Column<SeeAndTreatLog>[] = [
  { title: SEE_AND_TREAT_LABELS.eventId, value: ({ eventName }) => eventName },
  { title: SEE_AND_TREAT_LABELS.incidentDate, value: ({ incidentDate }) => incidentDate },
  { title: SEE_AND_TREAT_LABELS.incidentLocation, value: ({ incidentLocation }) => incidentLocation },
  { title: SEE_AND_TREAT_LABELS.patientId, value: ({ patientName }) => patientName },
  { title: 'Date of birth', value: ({ patientDob }) => patientDob },
  { title: 'Died on', value: dayOfDeath },
  { title: SEE_AND_TREAT_LABELS.issueSummary, value: ({ issueSummary }) => issueSummary },
  { title: SEE_AND_TREAT_LABELS.treatmentProvided, value: ({ treatmentProvided }) => treatmentProvided },
  { title: SEE_AND_TREAT_LABELS.adviceGiven, value: ({ adviceGiven }) => adviceGiven },
  { title: SEE_AND_TREAT_LABELS.clinicianName, value: ({ clinicianName }) => clinicianName },
  { title: SEE_AND_TREAT_LABELS.clinicianRole, value: ({ clinicianRole }) => clinicianRole },
  { title: 'Other contacts at the event', value: ({ otherContacts }) => otherContacts },
  { title: 'PRF number', value: ({ customPrfId }) => customPrfId },
  { title: 'Recorded', value: ({ recordedAt }) => recordedAt },
  { title: 'Recorded by', value: ({ recordedByName }) => recordedByName },
  { title: 'Entered in error', value: ({ voidedAt }) => voidedAt },
  { title: 'Why', value: ({ voidReason }) => voidReason },
  { title: 'Log id', value: ({ id }) => id },
  { title: 'Patient id', value: ({ patientId }) => patientId },
];

export const AUDIT_COLUMNS: readonly Column<AuditLogEntry>[] = [
  { title: 'Time', value: ({ recordedAt }) => moment(recordedAt) },
  { title: 'Who', value: ({ actorName }) => actorName },
  { title: 'Role', value: ({ role }) => role },
  { title: 'Action', value: ({ action }) => action },
  { title: 'Refused', value: ({ isRefusal }) => (isRefusal ? 'yes' : 'no') },
  { title: 'Where in Sideline', value: ({ context }) => context },
  { title: 'Description', value: ({ description }) => description },
  { title: 'Fields', value: ({ fieldsChanged }) => fieldsChanged.join('; ') },
  { title: 'Account id', value: ({ actorId }) => actorId },
  { title: 'API token id', value: ({ tokenId }) => tokenId },
  { title: 'Patient id', value: ({ patientId }) => patientId },
  { title: 'PRF id', value: ({ prfId }) => prfId },
  { title: 'Event id', value: ({ eventId }) => eventId },
  { title: 'Address', value: ({ address }) => address },
  { title: 'Device time', value: ({ clientAt }) => moment(clientAt) },
  { title: 'Request', value: ({ requestId }) => requestId },
  { title: 'Chain', value: ({ stream }) => stream },
];
