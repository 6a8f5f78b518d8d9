import { localDay } from '../local-day.js';
import {
  POSITIONS,
  positionsFor,
  QUALIFICATIONS,
  QUALIFICATION_TABLE,
  type Position,
  type Qualification,
} from '../positions.js';
import { isInDate, type HeldQualification, type ShiftEnd } from './qualifications.js';

const RESPONDER: readonly Position[] = ['first_responder', 'first_aider', 'support_staff'];
const CREW: readonly Position[] = ['technician', 'medic', ...RESPONDER];

/**
 * The roles that a position may fill on a shift beside its own (operations section 2, 'the person's position must allow the
 * shift's role'). A person who can do more may fill a role that asks for less. The regulated titles (paramedic, nurse,
 * doctor) and the lead of a team or of an event can be filled only by holders of that title; a medical director is a doctor.
 * A team leader is a paramedic or a nurse, and may do what both may.
 */
const BESIDE_ITS_OWN: Readonly<Record<Position, readonly Position[]>> = {
  paramedic: CREW,
  team_leader: CREW,
  nurse: CREW,
  doctor: CREW,
  medical_director: ['doctor', ...CREW],
  first_responder: ['first_aider', 'support_staff'],
  medic: RESPONDER,
  first_aider: ['support_staff'],
  technician: ['medic', ...RESPONDER],
  advanced_medic: ['medic', ...RESPONDER],
  trainer: ['support_staff'],
  paediatric_medic: ['support_staff'],
  support_staff: [],
};

/**
 * Whether a person in this position may fill a shift's role; both are keys of `POSITIONS`, any other key can fill no role.
 */
export function mayWork(position: string, role: string): boolean {
  const own = POSITIONS.find((key) => key === position);
  if (own === undefined) return false;
  return own === role || BESIDE_ITS_OWN[own].some((key) => key === role);
}

/** The roles that a position may fill, in the order of `POSITIONS`. */
export const rolesOf = (position: string): readonly Position[] =>
  POSITIONS.filter((role) => mayWork(position, role));

/**
 * The qualifications that a person holds their position by, where all are out of date when the shift ends, so that the
 * position no longer allows the role; empty where it does. Those in date may still allow the role: a paramedic whose
 * registration ran out is a first responder by their FREC Level 4, and with nothing left Support Staff (spec section 5). A
 * profile that records nothing for its position is believed, as it was when the position was given.
 */
export function lapsedFor(
  position: string,
  role: string,
  held: readonly HeldQualification[],
  { endsAt, timeZone }: ShiftEnd,
): readonly Qualification[] {
  const day = localDay(endsAt, timeZone);
  const inDate = held.filter((one) => isInDate(one, day)).map(({ qualification }) => qualification);
  const granting = QUALIFICATIONS.filter(
    (key) =>
      held.some(({ qualification }) => qualification === key) &&
      QUALIFICATION_TABLE[key].positions.some((one) => one === position),
  );
  const isAllowed =
    granting.some((key) => inDate.includes(key)) || positionsFor(inDate).some((own) => mayWork(own, role));
  return isAllowed ? [] : granting;
}

/**
 * Positions that people are appointed to. A registration can lead to them (spec section 5), but does not by itself let
 * anyone fill them.
 */
const APPOINTED: ReadonlySet<Position> = new Set(['team_leader', 'medical_director', 'trainer']);

/** For each role, the qualifications of which any one lets a person fill it, whatever their position. */
const ALLOWING: ReadonlyMap<string, readonly Qualification[]> = new Map(
  POSITIONS.map((role) => [
    role,
    QUALIFICATIONS.filter((key) =>
      QUALIFICATION_TABLE[key].positions.some((own) => !APPOINTED.has(own) && mayWork(own, role)),
    ),
  ]),
);

/** Why a person cannot fill a role: their position, or qualifications that expire before the shift ends. */
export type AgainstRole =
  | { readonly why: 'position' }
  | { readonly why: 'lapsed'; readonly lapsed: readonly Qualification[] };

/**
 * Why a person cannot fill a shift's role; null if they can. Either their position allows it, with the evidence that it
 * needs in date (`lapsedFor`), or a registration or qualification that is in date does, whatever their position: a team
 * leader who is a registered paramedic can work a paramedic's shift.
 */
export function againstRole(
  position: string,
  role: string,
  held: readonly HeldQualification[],
  end: ShiftEnd,
): AgainstRole | null {
  const day = localDay(end.endsAt, end.timeZone);
  const allowing = ALLOWING.get(role) ?? [];
  const standing = held.filter(({ qualification }) => allowing.some((key) => key === qualification));
  if (standing.some((one) => isInDate(one, day))) return null;
  const lapsed = mayWork(position, role)
    ? lapsedFor(position, role, held, end)
    : allowing.filter((key) => standing.some(({ qualification }) => qualification === key));
  if (lapsed.length > 0) return { why: 'lapsed', lapsed };
  return mayWork(position, role) ? null : { why: 'position' };
}
