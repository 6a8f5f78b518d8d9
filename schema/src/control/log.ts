/** What an entry of the control log is about (operations section 6). */
export const CONTROL_LOG_KINDS = [
  'call',
  'decision',
  'resource',
  'weather',
  'crowd',
  'handover',
  'methane',
] as const;
export type ControlLogKind = (typeof CONTROL_LOG_KINDS)[number];

export const CONTROL_LOG_KIND_LABELS: Readonly<Record<ControlLogKind, string>> = {
  call: 'Call',
  decision: 'Decision',
  resource: 'Resource',
  weather: 'Weather',
  crowd: 'Crowd',
  handover: 'Handover',
  methane: 'METHANE',
};

/** Kinds that a person chooses. The others are written by their own forms. */
export const CONTROL_LOG_TYPED_KINDS = ['call', 'decision', 'resource', 'weather', 'crowd'] as const;
export type ControlLogTypedKind = (typeof CONTROL_LOG_TYPED_KINDS)[number];
