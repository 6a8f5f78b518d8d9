import { LIMITS } from '@sideline/schema/limits';
import { crockford, normaliseCrockford } from '../../../platform/ids.js';
import { hashOf } from '../../../platform/secrets/secrets.js';

export const newKioskCode = (): string => crockford(LIMITS.kiosk.codeLength);

/** A code as it is stored: bound to its record, so that it opens no other; typed in any case, with or without spaces. */
export const kioskCodeHash = (prfId: string, code: string): Buffer =>
  hashOf(`${prfId} ${normaliseCrockford(code.replaceAll(/[\s-]/g, ''))}`);
