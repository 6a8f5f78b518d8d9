import { LIMITS } from '@sideline/schema/limits';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/ids.js';
import type { PrfCommandInput } from './prf.inputs.js';
import { saveCommandOf } from './save-command.js';

const sent = (action: string) =>
  saveCommandOf({
    commandId: newId(),
    prfId: newId(),
    section: 'observations',
    baseVersion: 1,
    deviceTime: new Date('2026-11-20T14:32:00Z'),
    changes: { observations: {} },
    alertAction: { entryId: newId(), total: 7, action },
  } satisfies PrfCommandInput).alertAction?.action;

// Such words were kept beside a signed record as they came: what the database cannot hold was INTERNAL.
it('keeps a device’s words for an action only if they can be stored', () => {
  expect(sent(' Oxygen, doctor called ')).toBe('Oxygen, doctor called');
  expect(sent('Oxygen\0')).toBe('');
  expect(sent('Oxygen \ud800')).toBe('');
  expect(sent('x'.repeat(LIMITS.alerts.actionLength + 1))).toBe('');
});
