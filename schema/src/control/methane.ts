/**
 * METHANE, the report of a major incident (JESIP Joint Doctrine, edition 3): one letter each. M has its own list, the rest are
 * words.
 */
export const MAJOR_INCIDENT_STATES = ['standby', 'declared', 'stood_down', 'not_declared'] as const;
export type MajorIncidentState = (typeof MAJOR_INCIDENT_STATES)[number];
export const MAJOR_INCIDENT_LABELS: Readonly<Record<MajorIncidentState, string>> = {
  standby: 'Major incident standby',
  declared: 'Major incident declared',
  stood_down: 'Major incident stood down',
  not_declared: 'No major incident',
};

export const METHANE_TEXTS = [
  'exactLocation',
  'incidentType',
  'hazards',
  'access',
  'casualties',
  'emergencyServices',
] as const;
export type MethaneText = (typeof METHANE_TEXTS)[number];

export const METHANE_LABELS: Readonly<Record<'majorIncident' | MethaneText, string>> = {
  majorIncident: 'Major incident',
  exactLocation: 'Exact location',
  incidentType: 'Type of incident',
  hazards: 'Hazards',
  access: 'Access',
  casualties: 'Number of casualties',
  emergencyServices: 'Emergency services',
};

export const METHANE_HINTS: Readonly<Record<'majorIncident' | MethaneText, string>> = {
  majorIncident: 'Has a major incident, or standby, been declared?',
  exactLocation: 'The place or area, with grid reference or what3words if you have it.',
  incidentType: 'For example, a structural collapse, crowd crush, fire or chemical release.',
  hazards: 'Those present, and those suspected.',
  access: 'The best way in and out, and where vehicles should wait.',
  casualties: 'How many, and how badly hurt.',
  emergencyServices: 'Who is there, and who is needed.',
};

export type MethaneReport = Readonly<{ majorIncident: MajorIncidentState } & Record<MethaneText, string>>;
