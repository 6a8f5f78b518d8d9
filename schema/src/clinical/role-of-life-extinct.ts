/**
 * Recognition of life extinct: which route the flags meet (clinical section 5). It shows a route or what is missing for the
 * nearest one and warns; it never decides by itself.
 */
export const ROLE_ROUTES = ['A', 'B', 'C', 'D'] as const;
export type RoleRoute = (typeof ROLE_ROUTES)[number];

export const ROLE_ROUTE_LABELS: Readonly<Record<RoleRoute, string>> = {
  A: 'Unequivocal signs of death',
  B: 'Not for resuscitation, arrest confirmed',
  C: 'Resuscitation is futile',
  D: 'Advanced life support has failed',
};

export type RoleFlag =
  | 'dnacpr'
  | 'advanced_directive'
  | 'terminally_ill'
  | 'no_pulse_no_breathing'
  | 'decapitation'
  | 'maceration'
  | 'decomposition'
  | 'hemicorporectomy'
  | 'hypostasis'
  | 'incineration'
  | 'massive_cerebral_destruction'
  | 'rigor_mortis'
  | 'patient_asystolic'
  | 'remained_asystolic'
  | 'asystole_30_seconds'
  | 'asystole_20_minutes_after_als'
  | 'collapse_gt_15_minutes'
  | 'no_evidence_of_cpr_prior_to_arrival'
  | 'no_contradiction_to_protocol';
export type RoleFlags = Readonly<Partial<Record<RoleFlag, boolean | null | undefined>>>;

const UNEQUIVOCAL: readonly RoleFlag[] = [
  'decapitation',
  'massive_cerebral_destruction',
  'hemicorporectomy',
  'decomposition',
  'incineration',
  'hypostasis',
  'rigor_mortis',
  'maceration',
];
const DOCUMENTS: readonly RoleFlag[] = ['dnacpr', 'advanced_directive', 'terminally_ill'];

/** A requirement is met by any one of its alternatives, an alternative by all of its flags. */
type Requirement = readonly (readonly RoleFlag[])[];
const one = (flag: RoleFlag): Requirement => [[flag]];
const anyOf = (flags: readonly RoleFlag[]): Requirement => flags.map((flag) => [flag]);

const REQUIREMENTS: Readonly<Record<RoleRoute, readonly Requirement[]>> = {
  A: [anyOf(UNEQUIVOCAL)],
  // A document alone is never a death: the arrest is confirmed by the strip or by a recorded check.
  B: [anyOf(DOCUMENTS), [['patient_asystolic', 'asystole_30_seconds'], ['no_pulse_no_breathing']]],
  C: [
    one('collapse_gt_15_minutes'),
    one('no_evidence_of_cpr_prior_to_arrival'),
    one('patient_asystolic'),
    one('asystole_30_seconds'),
    one('no_contradiction_to_protocol'),
  ],
  D: [
    one('patient_asystolic'),
    one('remained_asystolic'),
    one('asystole_20_minutes_after_als'),
    one('no_contradiction_to_protocol'),
  ],
};

export interface RoleAssessment {
  /** Every route that the flags meet, in order. */
  readonly met: readonly RoleRoute[];
  /** The first route met. */
  readonly route: RoleRoute | null;
  /** Where none is met: of the routes with something recorded, the one that is nearest to being met. */
  readonly nearest: RoleRoute | null;
  /**
   * What the nearest route still needs: each item is met by any one of its alternatives, an alternative by all of its flags.
   */
  readonly missing: readonly (readonly (readonly RoleFlag[])[])[];
}

const isMet = (flags: RoleFlags, requirement: Requirement): boolean =>
  requirement.some((alternative) => alternative.every((flag) => flags[flag] === true));

/** Which routes the flags meet. An absent flag is false. */
export const assessRole = (flags: RoleFlags): RoleAssessment => {
  const lacking = (route: RoleRoute) => REQUIREMENTS[route].filter((item) => !isMet(flags, item));
  const met = ROLE_ROUTES.filter((route) => lacking(route).length === 0);
  if (met.length > 0) return { met, route: met[0] ?? null, nearest: null, missing: [] };

  const started = ROLE_ROUTES.filter((route) =>
    REQUIREMENTS[route].flat(2).some((flag) => flags[flag] === true),
  ).sort((a, b) => lacking(a).length - lacking(b).length);
  const nearest = started[0] ?? null;
  if (nearest === null) return { met: [], route: null, nearest: null, missing: [] };
  const missing = lacking(nearest).map((item) =>
    item.map((alternative) => alternative.filter((flag) => flags[flag] !== true)),
  );
  return { met: [], route: null, nearest, missing };
};

/** The route that the flags meet, on one line; '' where no flag is set. */
export const roleRouteText = (flags: RoleFlags): string => {
  const { met, nearest } = assessRole(flags);
  if (met.length > 0) return met.map((route) => `${route}: ${ROLE_ROUTE_LABELS[route]}`).join('; ');
  return nearest === null ? '' : `None met. The nearest is ${nearest}: ${ROLE_ROUTE_LABELS[nearest]}`;
};

export interface RoleCircumstances {
  readonly flags: RoleFlags;
  /** ISO 8601; when life was recognised as extinct. */
  readonly roleTime: string | null;
  readonly ageYears: number | null;
  /** Sets with a pulse or a breath, not struck through. `at` is ISO 8601 or null where unknown. */
  readonly signsOfLife: readonly { readonly at: string | null }[];
  /** Returns of spontaneous circulation, likewise. */
  readonly returnsOfCirculation: readonly { readonly at: string | null }[];
  /** What the record says of what `no_contradiction_to_protocol` asserts is not there, in words: 'Drowning'. */
  readonly againstProtocol: readonly string[];
}

/** The reasons to doubt the recognition, in words; empty where there are none. */
export const roleWarnings = (circumstances: RoleCircumstances): readonly string[] => {
  const { flags, roleTime, ageYears, signsOfLife, returnsOfCirculation, againstProtocol } = circumstances;
  // For every route that is met: one that needs no warning does not remove another's.
  const doubtfulUnder18 = assessRole(flags).met.filter((route) => route === 'C' || route === 'D');
  const recognised = roleTime === null ? NaN : Date.parse(roleTime);
  const isAfter = ({ at }: { readonly at: string | null }) => at !== null && Date.parse(at) > recognised;
  const warnings: string[] = [];
  if (doubtfulUnder18.length > 0 && ageYears !== null && ageYears < 18) {
    warnings.push(
      `Route ${doubtfulUnder18.join(' and ')} under 18: resuscitation continues unless a senior clinician decides otherwise.`,
    );
  }
  if (flags.maceration === true && ageYears !== null && ageYears > 0) {
    warnings.push('Maceration is a sign only in the newborn.');
  }
  if (signsOfLife.some(isAfter)) {
    warnings.push('An observation after the recognition shows a pulse or breathing.');
  }
  if (returnsOfCirculation.some(isAfter)) {
    warnings.push('A return of circulation is recorded after the recognition.');
  }
  if (flags.no_contradiction_to_protocol === true && againstProtocol.length > 0) {
    warnings.push(
      `‘Nothing contradicts the protocol’ is ticked, but the record says: ${againstProtocol.join(', ')}.`,
    );
  }
  return warnings;
};
