import { isRecord } from '@sideline/schema/prf/canonical';
import type { SaveCommand } from './prf-plan.js';
import type { PrfCommandInput } from './prf.inputs.js';

/**
 * A command as the service takes it. Where the changes name another section than the command, or several, the section's own
 * are made of none and the planner refuses what stands there by name.
 */
export const saveCommandOf = (input: PrfCommandInput): SaveCommand => {
  const named = Object.entries(input.changes).filter(([, value]) => value !== undefined);
  const own = named.length === 1 && named[0]?.[0] === input.section ? named[0][1] : null;
  return {
    commandId: input.commandId.toLowerCase(),
    prfId: input.prfId.toLowerCase(),
    section: input.section,
    baseVersion: input.baseVersion,
    deviceTime: input.deviceTime,
    changes: isRecord(own) ? { ...own } : null,
    eventId: input.eventId?.toLowerCase() ?? null,
    patientId: input.patientId?.toLowerCase() ?? null,
  };
};
