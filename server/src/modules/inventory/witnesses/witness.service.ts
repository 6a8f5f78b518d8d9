import { virtualLocation } from '@sideline/schema/inventory/vocabulary';
import {
  GIVES_CONTROLLED_DRUGS,
  HANDLES_CONTROLLED_DRUGS,
  mayGiveControlledDrugs,
  mayHandleControlledDrugs,
  POSITION_LABELS,
} from '@sideline/schema/positions';
import { witnessProof } from '@sideline/schema/validation/controlled-drugs';
import { z } from 'zod';
import { actorOf, type Context } from '../../../platform/context.js';
import { execute, fetchMaybe, fetchRows } from '../../../platform/database/checked.js';
import { isNamedSql } from '../../../platform/database/named-sql.js';
import { badInput, DomainError } from '../../../platform/errors.js';
import { check } from '@sideline/schema/validation/check';
import type { SignInService } from '../../users/sign-in.service.js';
import {
  possibleWitnessRow,
  ProvenWitness,
  type PossibleWitness,
  type Witness,
  type WitnessProof,
} from './witness.types.js';

/** More than any provider has staff, so the list is never cut. */
const MOST = 1_000;

const positionOfRow = z.object({ position: z.string() });

/**
 * Notes who gave controlled drugs that a record reports, and whether their position allowed it then. It is never refused: the
 * register shows it. Without a name, the performer gave them; of a name that no colleague has, nothing is known.
 */
const noteGiver = async (
  { manager }: Context,
  moveIds: readonly string[],
  givenBy: string | null,
): Promise<void> => {
  await execute(
    manager,
    `WITH dose AS (
       SELECT m.id, m.performed_by, ($2::text IS NULL OR ${isNamedSql('p', '$2')}) AS is_performers
       FROM stock_move m JOIN stock_item i ON i.id = m.item_id AND i.is_witnessed JOIN app_user p ON p.id = m.performed_by
       WHERE m.id = ANY ($1::uuid[]) AND m.to_location_id = $3
     )
     INSERT INTO controlled_giver (move_id, given_by, may_give)
     SELECT d.id, CASE WHEN NOT d.is_performers THEN $2 END, (
       SELECT bool_or(coalesce(s.is_active AND s.position = ANY ($4::text[]), false))
       FROM app_user u LEFT JOIN staff_profile s ON s.user_id = u.id
       WHERE u.is_active AND u.kind = 'person' AND u.role IN ('admin', 'staff')
         AND CASE WHEN d.is_performers THEN u.id = d.performed_by ELSE ${isNamedSql('u', '$2')} END)
     FROM dose d
     ON CONFLICT (move_id) DO UPDATE SET given_by = excluded.given_by, may_give = excluded.may_give`,
    [moveIds, givenBy, virtualLocation('consumed'), GIVES_CONTROLLED_DRUGS],
  );
};

/** The witnesses of controlled drug entries, and the proof of their identity (operations sections 3 and 5). */
export class WitnessService {
  readonly #signIns: Pick<SignInService, 'verifyOther'>;

  constructor(deps: { readonly signIns: Pick<SignInService, 'verifyOther'> }) {
    this.#signIns = deps.signIns;
  }

  /** Everyone who may witness, by name, except the caller, unless it is afterwards and another person performed it. */
  possible(context: Context, isAfterwards: boolean): Promise<PossibleWitness[]> {
    return fetchRows(
      context.manager,
      possibleWitnessRow,
      `SELECT u.id AS "userId", concat_ws(' ', u.first_name, u.last_name) AS name, s.position
       FROM staff_profile s JOIN app_user u ON u.id = s.user_id
       WHERE s.is_active AND u.is_active AND u.kind = 'person' AND u.role IN ('admin', 'staff')
         AND s.position = ANY ($1) AND u.id IS DISTINCT FROM $2
       ORDER BY name_folded(concat_ws(' ', u.first_name, u.last_name)), u.id LIMIT ${String(MOST)}`,
      [HANDLES_CONTROLLED_DRUGS, isAfterwards ? null : actorOf(context).userId],
    );
  }

  /**
   * Checks a proof: a person other than the performer (the caller if nobody is named), in a position that may witness, with
   * their own password or code at this moment. Counted against the guesses at their account, also where the caller's
   * transaction is rolled back. WITNESS_SAME_PERSON, WITNESS_NOT_ALLOWED, WITNESS_NOT_PROVEN, TOO_MANY_REQUESTS; FORBIDDEN
   * for an API token, which nobody can stand next to.
   */
  async prove(context: Context, witness: Witness, performerId?: string): Promise<ProvenWitness> {
    if (witness instanceof ProvenWitness) return witness;
    const actor = actorOf(context);
    if (actor.kind !== 'session') throw new DomainError('FORBIDDEN');
    const { userId, secret } = validProof(witness);
    if (userId === (performerId ?? actor.userId))
      throw new DomainError(
        'WITNESS_SAME_PERSON',
        {},
        {
          problems: [{ field: 'witness.userId', code: 'same_person', message: 'Choose a different person.' }],
        },
      );
    const position = await this.#positionOf(context, userId);
    if (!mayHandleControlledDrugs(position))
      throw new DomainError('WITNESS_NOT_ALLOWED', {
        positions: HANDLES_CONTROLLED_DRUGS.map((key) => POSITION_LABELS[key]).join(', '),
      });
    if (!(await this.#signIns.verifyOther(context, userId, secret)))
      throw new DomainError(
        'WITNESS_NOT_PROVEN',
        {},
        {
          problems: [
            {
              field: 'witness.secret',
              code: 'wrong',
              message: 'This is not the password or code of the witness.',
            },
          ],
        },
      );
    return ProvenWitness.by(userId);
  }

  /** The same, where the posting may have been sent before: its proof was checked then, and a code works once. */
  async proveOnce(
    context: Context,
    key: string,
    witness: Witness | null | undefined,
  ): Promise<ProvenWitness | null> {
    if (witness === null || witness === undefined) return null;
    if (witness instanceof ProvenWitness) return witness;
    const known = await execute(context.manager, 'SELECT FROM stock_posting WHERE key = $1', [key]);
    // The ledger compares what was sent then, whatever name comes now.
    return known > 0 ? ProvenWitness.by(validProof(witness).userId) : this.prove(context, witness);
  }

  /** POSITION_NOT_ALLOWED unless the caller may give a controlled drug. */
  async requireGiver(context: Context): Promise<void> {
    const position = await this.#positionOf(context, actorOf(context).userId);
    if (!mayGiveControlledDrugs(position)) throw new DomainError('POSITION_NOT_ALLOWED');
  }

  /** POSITION_NOT_ALLOWED unless the caller may move and count controlled drugs; administrators may. */
  async requireHandler(context: Context): Promise<void> {
    const { role, userId } = actorOf(context);
    if (role === 'admin') return;
    if (!mayHandleControlledDrugs(await this.#positionOf(context, userId)))
      throw new DomainError('POSITION_NOT_ALLOWED');
  }

  /** Notes who gave controlled drugs that a record reports. Nothing is refused for it. */
  noteGiver(context: Context, moveIds: readonly string[], givenBy: string | null): Promise<void> {
    return noteGiver(context, moveIds, givenBy);
  }

  async #positionOf(context: Context, userId: string): Promise<string | null> {
    const row = await fetchMaybe(
      context.manager,
      positionOfRow,
      `SELECT s.position FROM staff_profile s JOIN app_user u ON u.id = s.user_id
       WHERE u.id = $1 AND s.is_active AND u.is_active AND u.kind = 'person' AND u.role IN ('admin', 'staff')`,
      [userId],
    );
    return row?.position ?? null;
  }
}

const validProof = (proof: WitnessProof): WitnessProof => {
  const { data, problems } = check(witnessProof, proof);
  if (problems !== null)
    throw badInput(problems.map((problem) => ({ ...problem, field: `witness.${problem.field}` })));
  return data;
};
