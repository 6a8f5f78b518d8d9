/** Positions (which are the shift roles of spec section 9 as well), and which of them a qualification allows (section 5). */
export const POSITIONS = [
  'paramedic',
  'team_leader',
  'nurse',
  'doctor',
  'medical_director',
  'first_responder',
  'medic',
  'first_aider',
  'technician',
  'advanced_medic',
  'trainer',
  'paediatric_medic',
  'support_staff',
] as const;
export type Position = (typeof POSITIONS)[number];
export const POSITION_LABELS: Readonly<Record<Position, string>> = {
  paramedic: 'Paramedic',
  team_leader: 'Team Leader',
  nurse: 'Nurse',
  doctor: 'Doctor',
  medical_director: 'Medical Director',
  first_responder: 'First Responder',
  medic: 'Medic',
  first_aider: 'First Aider',
  technician: 'Technician',
  advanced_medic: 'Advanced Medic',
  trainer: 'Trainer',
  paediatric_medic: 'Paediatric Medic',
  support_staff: 'Support Staff',
};

/** Positions that may give a controlled drug on their own judgement: registered professions (operations section 5). */
export const GIVES_CONTROLLED_DRUGS: readonly Position[] = [
  'paramedic',
  'team_leader',
  'nurse',
  'doctor',
  'medical_director',
];
/** Positions that may handle and witness controlled drugs: those, and people trained to work beside them. */
export const HANDLES_CONTROLLED_DRUGS: readonly Position[] = [
  ...GIVES_CONTROLLED_DRUGS,
  'technician',
  'advanced_medic',
  'medic',
];

/** Whether a person in this position may give a controlled drug. */
export const mayGiveControlledDrugs = (position: string | null): boolean =>
  GIVES_CONTROLLED_DRUGS.some((key) => key === position);

/** Whether a person in this position may move, count and witness controlled drugs. */
export const mayHandleControlledDrugs = (position: string | null): boolean =>
  HANDLES_CONTROLLED_DRUGS.some((key) => key === position);

/** A position or role in words; an unknown one is left as it is. */
export const positionLabel = (key: string): string => {
  const known = POSITIONS.find((position) => position === key);
  return known === undefined ? key : POSITION_LABELS[known];
};

export const QUALIFICATIONS = [
  'hcpc_paramedic',
  'nmc_registered_nurse',
  'gmc_doctor',
  'frec_4',
  'frec_3',
  'ihcd_technician',
  'als',
  'pls',
  'bls',
  'trauma_care',
  'none',
] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

interface QualificationEntry {
  readonly label: string;
  readonly positions: readonly Position[];
}
/** `trauma_care` opens no position; profiles record it because shifts may require it (operations section 2). */
export const QUALIFICATION_TABLE: Readonly<Record<Qualification, QualificationEntry>> = {
  hcpc_paramedic: { label: 'HCPC Paramedic', positions: ['paramedic', 'team_leader'] },
  nmc_registered_nurse: { label: 'NMC Registered Nurse', positions: ['nurse', 'team_leader'] },
  gmc_doctor: { label: 'GMC Doctor', positions: ['doctor', 'medical_director'] },
  frec_4: {
    label: 'FREC Level 4 (First Response Emergency Care)',
    positions: ['first_responder', 'medic'],
  },
  frec_3: { label: 'FREC Level 3 (First Response Emergency Care)', positions: ['first_aider'] },
  ihcd_technician: { label: 'IHCD Emergency Technician', positions: ['technician'] },
  als: { label: 'Advanced Life Support (ALS)', positions: ['advanced_medic', 'trainer'] },
  pls: { label: 'Paediatric Life Support (PLS)', positions: ['paediatric_medic', 'trainer'] },
  bls: { label: 'Basic Life Support (BLS)', positions: ['support_staff'] },
  trauma_care: { label: 'Trauma Care', positions: [] },
  none: { label: 'None', positions: ['support_staff'] },
};

const isQualification = (key: string): key is Qualification =>
  (QUALIFICATIONS as readonly string[]).includes(key);

/**
 * The positions that these qualifications allow, each once, in the table's order. With no qualification, or none that is
 * recognised, the only position is Support Staff (spec section 5).
 */
export function positionsFor(qualifications: readonly string[]): readonly Position[] {
  const held = QUALIFICATIONS.filter((key) =>
    qualifications.some((one) => isQualification(one) && one === key),
  );
  const positions = new Set(held.flatMap((key) => QUALIFICATION_TABLE[key].positions));
  return positions.size === 0 ? ['support_staff'] : [...positions];
}

/** The position after the qualifications changed: kept where it is still allowed, else the first allowed one (spec section 4). */
export function positionAfterChange(qualifications: readonly string[], current: string | null): Position {
  const allowed = positionsFor(qualifications);
  return allowed.find((position) => position === current) ?? allowed[0] ?? 'support_staff';
}

/** The clinician roles on a log and beside a signature (spec section 9, 'Clinician roles'). */
export const CLINICIAN_ROLES = [
  'FREC 3',
  'FREC 4',
  'Enhanced Responder',
  'NQP',
  'Paramedic',
  'AAP',
  'ECP',
  'Nurse',
  'ANP',
  'Doctor',
  'Team Leader',
] as const;
export type ClinicianRole = (typeof CLINICIAN_ROLES)[number];

/** The role on a log for a position that both lists have; nothing is guessed for the others. */
const ROLE_OF_POSITION: Partial<Record<Position, ClinicianRole>> = {
  paramedic: 'Paramedic',
  team_leader: 'Team Leader',
  nurse: 'Nurse',
  doctor: 'Doctor',
  medical_director: 'Doctor',
  first_aider: 'FREC 3',
  first_responder: 'FREC 4',
};

/** The default clinician role on a log for a person in this position; null where none is the same. */
export function clinicianRoleOf(position: string): ClinicianRole | null {
  const known = POSITIONS.find((key) => key === position);
  return known === undefined ? null : (ROLE_OF_POSITION[known] ?? null);
}

/** The grades that a registration or award allows, beside the position's. A registration does not show seniority. */
const GRADES_OF_QUALIFICATION: Partial<Record<Qualification, readonly ClinicianRole[]>> = {
  hcpc_paramedic: ['Paramedic', 'NQP', 'ECP', 'Team Leader'],
  nmc_registered_nurse: ['Nurse', 'ANP', 'Team Leader'],
  gmc_doctor: ['Doctor'],
  ihcd_technician: ['AAP', 'Enhanced Responder'],
  frec_4: ['FREC 4', 'Enhanced Responder'],
  frec_3: ['FREC 3'],
};

/**
 * The grades that a person may sign a record with: their position's first, then those that their qualifications allow.
 * Pass only qualifications that are in date. Without a staff profile (`position` null) the grade is Support Staff, as for
 * a person without a qualification (spec section 5).
 */
export function gradesHeld(position: string | null, qualifications: readonly string[]): readonly string[] {
  const own = position ?? 'support_staff';
  const allowed = QUALIFICATIONS.filter((key) => qualifications.includes(key)).flatMap(
    (key) => GRADES_OF_QUALIFICATION[key] ?? [],
  );
  return [...new Set([clinicianRoleOf(own) ?? positionLabel(own), ...allowed])];
}
