import { auditFieldNames } from '@sideline/schema/audit-redaction';
import { CHOSEN_SIDE_WORDS } from '../../../platform/text/chosen-side.js';
import type { Context } from '../../../platform/context.js';
import type { AuditService } from '../../audit/audit.service.js';
import { auditFieldsOf } from './prf-changes.js';
import type { PrfPlan } from './prf-plan.js';

/** The person whose record it is, as the trail names them. */
interface About {
  readonly entity: { readonly type: string; readonly id: string };
  readonly prfId: string;
  readonly patientId: string | null;
  readonly eventId: string | null;
}

/**
 * Records in the trail which of two conflicting answers a person chose: an entry for each section and side,
 * with the fields. A command that is not done again is not entered again.
 */
export const recordChoices = async (
  audit: AuditService,
  context: Context,
  about: About,
  { answers, write }: Pick<PrfPlan, 'answers' | 'write'>,
): Promise<void> => {
  const done = new Set(write?.commands.map((command) => command.id));
  for (const { command } of answers) {
    if (!done.has(command.commandId)) continue;
    for (const side of ['MINE', 'THEIRS'] as const) {
      const settled = (command.choices ?? []).filter((choice) => choice.side === side);
      if (settled.length === 0) continue;
      await audit.record(context, {
        action: 'PRF_CONFLICT_SETTLED',
        ...about,
        context: command.section,
        description: CHOSEN_SIDE_WORDS[side],
        fieldsChanged: auditFieldNames(auditFieldsOf(settled.map(({ path }) => path))),
      });
    }
  }
};
