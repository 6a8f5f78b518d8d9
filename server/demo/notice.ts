import type { EntityManager } from 'typeorm';
import { execute } from '../src/platform/database/checked.js';
import { newId } from '../src/platform/ids.js';

/** The demonstration provider's notice, as a patient reads it at the kiosk. */
const CONTENT = [
  'Sideline Event Medical Ltd is the data controller for the information you enter here. It becomes part of your medical record.',
  'We use it to care for you today, and share it only with the people who take over your care.',
  'Patient records are kept for at least 8 years, children’s until age 25.',
  'You may ask to see what we hold about you, and to have it corrected. Our data protection officer is Morgan Ellery, privacy@sideline.test.',
  'You do not have to fill anything in. We will still treat you.',
].join('\n');

export const insertNotice = async (manager: EntityManager, at: Date): Promise<void> => {
  await execute(
    manager,
    `INSERT INTO gdpr_notice (id, version, content, is_active, made_at, activated_at) VALUES ($1, 1, $2, true, $3, $3)`,
    [newId(), CONTENT, at],
  );
};
