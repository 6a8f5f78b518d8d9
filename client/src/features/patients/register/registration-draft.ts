import { LIMITS } from '@sideline/schema/limits';
import type { Problem } from '@sideline/schema/errors';
import { needsGuardian } from '@sideline/schema/guardianship';
import { patientFieldOf } from '@sideline/schema/patient-names';
import { guardianProblems } from '@sideline/schema/validation/guardian';
import { registrationProblems } from '@sideline/schema/validation/registration';
import {
  EMPTY_SELF_REPORT,
  selfReportBody,
  type SelfReport,
} from '../../../components/self-report/self-report';
import { EMPTY_GUARDIAN, type GuardianDraft } from '../guardian/guardian-draft';

/** The content of the registration form, every text as typed. */
export interface RegistrationDraft extends SelfReport, GuardianDraft {
  readonly isMember: boolean;
  readonly cheerTeamId: string | null;
  readonly cheerSquadId: string | null;
  readonly wantsAccount: boolean;
  readonly email: string;
  readonly password: string;
}

export const EMPTY_REGISTRATION: RegistrationDraft = {
  ...EMPTY_SELF_REPORT,
  ...EMPTY_GUARDIAN,
  isMember: false,
  cheerTeamId: null,
  cheerSquadId: null,
  wantsAccount: false,
  email: '',
  password: '',
};

/**
 * What prevents the form from being sent, in order. `dobProblem` says what is wrong with a half-typed date, `hasSquads`
 * whether the chosen team has squads, and `today` is YYYY-MM-DD.
 */
export const draftProblems = (
  draft: RegistrationDraft,
  dobProblem: string | null,
  hasSquads: boolean,
  today: string,
): Problem[] => {
  const { isMember, cheerTeamId: teamId, cheerSquadId: squadId } = draft;
  const trimmed = Object.fromEntries(
    Object.entries(draft).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as unknown as RegistrationDraft;
  const problems = registrationProblems(trimmed, { isMember, teamId, squadId, hasSquads }, today).map(
    (problem) =>
      problem.field === 'dob' && dobProblem !== null ? { ...problem, message: dobProblem } : problem,
  );
  if (!draft.wantsAccount) return problems;
  const ask = (field: string, message: string) => problems.push({ field, code: 'required', message });
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()))
    ask('email', 'Enter an e-mail address, like name@example.org.');
  if (draft.password.length < LIMITS.password.minimumLength)
    ask('password', `Choose a password of at least ${String(LIMITS.password.minimumLength)} characters.`);
  if (needsGuardian(draft.dob, today)) problems.push(...guardianProblems(trimmed));
  return problems;
};

/** The answer names the fields as the request body does, and the form as GraphQL does. */
export const inFormsNames = (problem: Problem): Problem => ({
  ...problem,
  field: patientFieldOf(problem.field).replace(
    /^guardian_(\w)/,
    (_, letter: string) => `guardian${letter.toUpperCase()}`,
  ),
});

/** The body of POST /api/patients/register (spec section 3): all of the form's fields and the joined address. */
export const registrationBody = (
  { isMember, wantsAccount, email, password, cheerTeamId, cheerSquadId, ...rest }: RegistrationDraft,
  ids: { readonly userId: string | null; readonly patientId: string; readonly attemptId: string },
  today: string,
) => {
  const { guardianName, guardianRelationship, guardianPhone, guardianEmail, ...report } = rest;
  const guardian = {
    guardian_name: guardianName,
    guardian_relationship: guardianRelationship,
    guardian_phone: guardianPhone,
    guardian_email: guardianEmail,
  };
  return {
    ...selfReportBody(report),
    ...(wantsAccount && needsGuardian(report.dob, today) ? guardian : {}),
    email: wantsAccount ? email.trim() : '',
    password: wantsAccount ? password : '',
    cheer_team_id: isMember ? cheerTeamId : null,
    cheer_squad_id: isMember ? cheerSquadId : null,
    user_id: ids.userId,
    patient_id: ids.patientId,
    attempt_id: ids.attemptId,
  };
};
