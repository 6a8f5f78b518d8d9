import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/errors.js';
import { isId } from '../../../platform/ids.js';
import { retainedOf } from './retention-facts.js';
import type { Erasure } from './retention.types.js';

const WORDS = ['reason', 'ruledBy', 'reference'] as const;

/** A ruling as it is sent: its subject and its wording, trimmed. */
interface SentRuling extends Readonly<Record<(typeof WORDS)[number], string>> {
  readonly patientId: string | null;
  readonly prfId: string | null;
}

/**
 * CONFLICT unless the ruling stored under this id is the same one, sent again after a lost answer. It names each field that
 * differed; none if the id belongs to another subject or is not a ruling.
 */
export const requireSameRuling = async (
  manager: EntityManager,
  known: Erasure,
  sent: SentRuling,
): Promise<void> => {
  if (known.basis !== 'ruling' || !(await isAbout(manager, known, sent))) throw new DomainError('CONFLICT');
  const otherwise = WORDS.filter((word) => known[word] !== sent[word]);
  if (otherwise.length > 0)
    throw new DomainError(
      'CONFLICT',
      {},
      { problems: otherwise.map((field) => ({ field, ...SENT_BEFORE })) },
    );
};

const SENT_BEFORE = {
  code: 'sent_before',
  message:
    'The ruling is kept as it was first sent. Choose “Do not erase” for it under Retention, Approved, then record it again.',
};

/** A person may be named by the id of any of their rows; the surviving row keeps the ruling. */
const isAbout = async (
  manager: EntityManager,
  known: Erasure,
  { patientId, prfId }: SentRuling,
): Promise<boolean> => {
  if (patientId === known.patientId && prfId === known.prfId) return true;
  if (patientId === null || prfId !== null || !isId(patientId)) return false;
  const person = await retainedOf(manager, { patientId, prfId });
  return person !== null && person.patientId === known.patientId;
};
