import { newId } from '../../platform/ids.js';
import { CLINICIANS, m, q, s, type AccessRows, type Call } from '../../../test/access/rows.js';

/** Event control is the clinicians'; clients see figures of their own events, never the board. */
const CONTROL_WRITES = 'U  ok ok ok F  F  ok F  F';
const CONTROL_UNKNOWN = 'U  N  N  N  F  F  N  F  F';

const GRAPHQL: readonly Call[] = [
  q('controlBoard', CLINICIANS, 'any', '($id: ID!)', '(eventId: $id) { id }', ({ ids }) => ({
    id: ids.event,
  })),
  q('controlBoard', 'U  N  N  N  F  F  N  N  F', 'unknown', '($id: ID!)', '(eventId: $id) { id }', () => ({
    id: newId(),
  })),
  q('controlLog', CLINICIANS, 'any', '($id: ID!)', '(eventId: $id) { totalCount }', ({ ids }) => ({
    id: ids.event,
  })),
  q('endedIncidents', CLINICIANS, 'any', '($id: ID!)', '(eventId: $id) { totalCount }', ({ ids }) => ({
    id: ids.event,
  })),
  s('controlChanged', CLINICIANS, '($id: ID!)', '(eventId: $id) { eventId }', ({ ids }) => ({
    id: ids.event,
  })),
  s(
    'controlChanged',
    'U  N  N  N  F  F  N  N  F',
    '($id: ID!)',
    '(eventId: $id) { eventId }',
    () => ({ id: newId() }),
    'unknown',
  ),
  m('openIncident', 'OpenIncidentInput', CONTROL_WRITES, 'any', '{ controlBoard { id } }', ({ ids }) => ({
    eventId: ids.event,
    incidentId: newId(),
    priority: 'p2',
    place: 'Gate 4',
    what: 'Collapse',
  })),
  m('updateIncident', 'UpdateIncidentInput', CONTROL_UNKNOWN, 'unknown', '{ controlBoard { id } }', () => ({
    incidentId: newId(),
    version: 1,
    priority: 'p2',
    place: 'Gate 4',
    what: 'Collapse',
  })),
  m('advanceIncident', 'AdvanceIncidentInput', CONTROL_UNKNOWN, 'unknown', '{ controlBoard { id } }', () => ({
    incidentId: newId(),
    version: 1,
    to: 'clear',
    reason: 'Hoax',
  })),
  m(
    'correctIncidentTime',
    'CorrectIncidentTimeInput',
    CONTROL_UNKNOWN,
    'unknown',
    '{ controlBoard { id } }',
    () => ({
      incidentId: newId(),
      version: 1,
      state: 'called',
      at: new Date().toISOString(),
      reason: 'Typed wrongly',
    }),
  ),
  m(
    'openIncidentPrf',
    'OpenIncidentPrfInput',
    CONTROL_UNKNOWN,
    'unknown',
    '{ openedIncidentPrf { customPrfId } }',
    () => ({
      incidentId: newId(),
      prfId: newId(),
      commandId: newId(),
    }),
  ),
  m(
    'linkIncidentRecord',
    'LinkIncidentRecordInput',
    CONTROL_UNKNOWN,
    'unknown',
    '{ controlBoard { id } }',
    () => ({
      incidentId: newId(),
      logId: newId(),
    }),
  ),
  m('saveCrew', 'SaveCrewInput', CONTROL_WRITES, 'any', '{ controlBoard { id } }', ({ ids }) => ({
    eventId: ids.event,
    crewId: newId(),
    version: 0,
    callSign: newId(),
    ownState: 'available',
    staffIds: [],
  })),
  m(
    'saveTreatmentPlace',
    'SaveTreatmentPlaceInput',
    CONTROL_WRITES,
    'any',
    '{ controlBoard { id } }',
    ({ ids }) => ({
      eventId: ids.event,
      placeId: newId(),
      version: 0,
      name: newId(),
      beds: 2,
      occupied: 0,
      waiting: 0,
    }),
  ),
  m(
    'addControlLogEntry',
    'AddControlLogInput',
    CONTROL_WRITES,
    'any',
    '{ controlBoard { id } }',
    ({ ids }) => ({
      eventId: ids.event,
      entryId: newId(),
      kind: 'weather',
      text: 'Rain',
    }),
  ),
  m('saveMethane', 'SaveMethaneInput', CONTROL_UNKNOWN, 'unknown event', '{ controlBoard { id } }', () => ({
    eventId: newId(),
    entryId: newId(),
    majorIncident: 'standby',
    exactLocation: 'Gate 4',
    incidentType: 'Fire',
    hazards: 'Smoke',
    access: 'Gate 5',
    casualties: 'Not known',
    emergencyServices: 'Fire and rescue',
  })),
  m(
    'offerControlHandover',
    'OfferHandoverInput',
    'U  B  B  B  F  F  F  F  F',
    'any, password wrong',
    '{ controlBoard { id } }',
    ({ ids }) => ({ eventId: ids.event, handoverId: newId(), summary: 'Quiet', password: 'wrong' }),
  ),
  m(
    'acceptControlHandover',
    'AcceptHandoverInput',
    'U  B  B  B  F  F  F  F  F',
    'unknown, password wrong',
    '{ controlBoard { id } }',
    () => ({ handoverId: newId(), password: 'wrong' }),
  ),
  m(
    'withdrawControlHandover',
    'WithdrawHandoverInput',
    'U  N  N  N  F  F  F  F  F',
    'unknown',
    '{ controlBoard { id } }',
    () => ({
      handoverId: newId(),
    }),
  ),
  m(
    'takeOverControl',
    'TakeOverControlInput',
    'U  B  B  B  F  F  F  F  F',
    'any, password wrong',
    '{ controlBoard { id } }',
    ({ ids }) => ({ eventId: ids.event, handoverId: newId(), reason: 'Went home', password: 'wrong' }),
  ),
];

export const access: AccessRows = { graphql: GRAPHQL };
