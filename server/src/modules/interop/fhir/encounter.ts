import { concept, fieldOf, referTo, resource, rowsOf, textOf, wordsOf } from './elements.js';
import type { FhirScope } from './exported-prf.js';
import type { Resource } from './fhir.types.js';
import { namedCrew, practitionerId, provider } from './people.js';
import { OWN, SYSTEM } from './terminology.js';

/** Encounter and Location: the incident, where it was, and its outcome. */

export const address = (value: unknown): object | undefined => {
  const [row] = rowsOf([value]);
  if (row === undefined) return undefined;
  return {
    line: [row['line1'], row['line2']].filter((line) => textOf(line) !== undefined),
    city: row['town'],
    district: row['county'],
    postalCode: row['postcode'],
    country: row['country'],
  };
};

const position = (value: unknown): object | undefined => {
  const [latitude, longitude] = (textOf(value) ?? '').split(',').map(Number);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined;
};

interface Place {
  readonly name: string | undefined;
  readonly kind: string | undefined;
  readonly address: unknown;
  readonly coordinates: unknown;
  readonly description?: string | undefined;
}

const place = (id: string, { name, kind, description, ...where }: Place): Resource | null => {
  const at = address(where.address);
  const found = position(where.coordinates);
  if (name === undefined && at === undefined && found === undefined && kind === undefined) return null;
  return resource('Location', id, {
    status: 'active',
    name: name ?? kind ?? 'Not named',
    description,
    mode: 'instance',
    type: [concept(kind)].filter((type) => type !== undefined),
    address: at,
    position: found,
  });
};

export interface Places {
  readonly scene: Resource | null;
  readonly destination: Resource | null;
}

export const places = ({ record, idOf }: FhirScope): Places => {
  const incident = record.data.incidentDetails ?? {};
  const outcome = record.data.DispositionOutcome ?? {};
  return {
    scene: place(idOf('scene'), {
      name: textOf(incident.incident_location),
      kind: wordsOf(fieldOf('incidentDetails', 'location_type'), incident),
      address: incident.scene_address,
      coordinates: incident.scene_coordinates,
      description: [record.event?.name, record.event?.location, textOf(incident.scene_directions)]
        .filter(Boolean)
        .join('; '),
    }),
    destination: place(idOf('destination'), {
      name: textOf(outcome.destination),
      kind: wordsOf(fieldOf('DispositionOutcome', 'destination_type'), outcome),
      address: outcome.destination_address,
      coordinates: outcome.destination_coordinates,
    }),
  };
};

/** From the first contact to the handover, as far as times were entered; never an end before its beginning. */
const period = ({ record }: FhirScope): object => {
  const incident = record.data.incidentDetails ?? {};
  const outcome = record.data.DispositionOutcome ?? {};
  const start =
    incident.at_patient_time ?? incident.arrived_time ?? incident.incident_date ?? record.createdAt;
  const end = outcome.handover_time ?? outcome.time_left_dc_care ?? incident.at_hospital_time ?? undefined;
  return { start, end: end !== undefined && Date.parse(end) >= Date.parse(start) ? end : undefined };
};

/** The contact. `conditions` are its clinical impressions. */
export const encounterResource = (
  scope: FhirScope,
  { scene, destination }: Places,
  conditions: readonly Resource[],
): Resource => {
  const { record, idOf, status, subject, providerName } = scope;
  const incident = record.data.incidentDetails ?? {};
  const outcome = record.data.DispositionOutcome ?? {};
  const complaints = rowsOf(record.data.PresentingComplaint?.complaints).flatMap((row) => {
    const text = textOf(row['complaint']);
    // An impression that was struck through does not count as a reason.
    return text === undefined || text === incident.chief_complaint || textOf(row['void_reason']) !== undefined
      ? []
      : [concept(text)];
  });
  const callReference = textOf(incident.call_reference);
  return resource('Encounter', idOf('encounter'), {
    identifier: [
      { system: OWN.prfNumber, value: record.customPrfId },
      ...(callReference === undefined ? [] : [{ system: OWN.callReference, value: callReference }]),
    ],
    status: status.encounter,
    class: { system: SYSTEM.actCode, code: 'FLD', display: 'field' },
    type: [concept(wordsOf(fieldOf('incidentDetails', 'attendance_type'), incident))],
    priority: concept(wordsOf(fieldOf('incidentDetails', 'acuity'), incident)),
    subject,
    participant: [
      ...record.crew.map((person) => ({
        type: [concept(person.position)],
        individual: referTo({ id: practitionerId(person) }, person.name),
      })),
      ...namedCrew(scope).map(({ practitioner, tasks }) => ({
        type: [concept(tasks)],
        individual: referTo(practitioner),
      })),
    ],
    period: period(scope),
    reasonCode: [concept(incident.chief_complaint), ...complaints],
    diagnosis: conditions.map((condition) => ({ condition: referTo(condition) })),
    hospitalization: {
      destination: destination === null ? undefined : referTo(destination),
      dischargeDisposition: concept(wordsOf(fieldOf('DispositionOutcome', 'disposition_outcome'), outcome)),
    },
    location: scene === null ? [] : [{ location: referTo(scene) }],
    serviceProvider: referTo(provider(providerName), providerName),
  });
};
