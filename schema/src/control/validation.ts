import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { optionalText, requiredText } from '../validation/text.js';
import { CREW_OWN_STATES } from './crews.js';
import { INCIDENT_PRIORITIES } from './incidents.js';
import { CONTROL_LOG_TYPED_KINDS } from './log.js';
import { MAJOR_INCIDENT_STATES } from './methane.js';

const { nameLength, placeLength, wordsLength, logLength, summaryLength, people, crewMembers } =
  LIMITS.control;

const id = (message: string) => z.uuid(message);
const optionalId = (message: string) =>
  id(message)
    .nullish()
    .transform((value) => value ?? null);
const count = (what: string) =>
  z
    .int(`Enter a whole number of ${what}.`)
    .min(0, 'Enter 0 or more.')
    .max(people, `Enter at most ${people.toLocaleString('en-GB')} ${what}.`);

/** The details of an incident, as they are stored. */
export const incidentFacts = z.object({
  priority: z.enum(INCIDENT_PRIORITIES, 'Choose the priority.'),
  zone: optionalText(nameLength),
  place: requiredText(placeLength, 'Say where it is.'),
  what: requiredText(wordsLength, 'Say what has happened.'),
  casualties: count('people')
    .nullish()
    .transform((value) => value ?? null),
  caller: optionalText(placeLength),
});
export type IncidentFacts = z.output<typeof incidentFacts>;

/** The details of a crew. */
export const crewFacts = z.object({
  callSign: requiredText(nameLength, 'Enter the call sign.'),
  bag: optionalText(nameLength),
  vehicle: optionalText(nameLength),
  ownState: z.enum(CREW_OWN_STATES, 'Choose a state.'),
  staffIds: z
    .array(id('Choose the people.'))
    .max(crewMembers, `A crew has at most ${String(crewMembers)} people.`)
    .transform((ids) => [...new Set(ids)]),
});
export type CrewFacts = z.output<typeof crewFacts>;

/** A line of the control log. */
export const controlLogFacts = z.object({
  kind: z.enum(CONTROL_LOG_TYPED_KINDS, 'Choose what it is about.'),
  text: requiredText(logLength, 'Write what happened.'),
  incidentId: optionalId('Choose the incident.'),
  crewId: optionalId('Choose the crew.'),
  prfId: optionalId('Choose the PRF.'),
  corrects: z
    .int('Enter the number of the entry.')
    .min(1, 'Enter the number of the entry.')
    .nullish()
    .transform((value) => value ?? null),
});
export type ControlLogFacts = z.output<typeof controlLogFacts>;

/** Every letter is answered, so that nobody takes a gap to mean that nothing was found. */
export const methaneFacts = z.object({
  majorIncident: z.enum(MAJOR_INCIDENT_STATES, 'Say whether a major incident has been declared.'),
  exactLocation: requiredText(wordsLength, 'Enter the exact location.'),
  incidentType: requiredText(wordsLength, 'Enter the type of incident.'),
  hazards: requiredText(wordsLength, 'Enter the hazards, or ‘None known’.'),
  access: requiredText(wordsLength, 'Enter the access, or ‘Not known’.'),
  casualties: requiredText(wordsLength, 'Enter the casualties, or ‘Not known’.'),
  emergencyServices: requiredText(wordsLength, 'Enter the services present and needed.'),
});

/** A place where patients are treated: how many beds, how many are in use, how many people wait. */
export const treatmentPlaceFacts = z.object({
  name: requiredText(nameLength, 'Enter the name of the place.'),
  beds: count('beds'),
  occupied: count('beds'),
  waiting: count('people'),
});
export type TreatmentPlaceFacts = z.output<typeof treatmentPlaceFacts>;

/** Why control is taken from a controller who does not sign. */
export const takeOverFacts = z.object({
  reason: requiredText(wordsLength, 'Say why there is no handover.'),
});

/** What one controller hands over to the next. */
export const handoverFacts = z.object({
  summary: requiredText(summaryLength, 'Write what the next controller needs to know.'),
});
