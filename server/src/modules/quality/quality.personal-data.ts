import { personalDataOf } from '../../platform/personal-data.js';

/** Entries for the regulator are kept in full, and deleted ten years after they were written (NHS Records Management Code). */
export const qualityData = personalDataOf('quality', [
  {
    table: 'quality_entry',
    of: `t.prf_id = ANY ($3) OR t.staff_id IN (SELECT s.staff_id FROM staff_profile s WHERE s.user_id = ANY ($2))`,
    // A complaint says something about the person who complained, and about others. Training is only about the person
    // trained.
    isShown: `t.kind = 'training' AND t.staff_id IN (SELECT s.staff_id FROM staff_profile s WHERE s.user_id = ANY ($2))`,
    unshown: ['about', 'number', 'step', 'prf_id', 'written_by'],
    kept: 'The register of incidents, complaints, candour, training and cleaning is kept for the regulator (Regulated Activities Regulations 2014, regulations 15 to 20; UK GDPR article 17(3)(b)).',
    term: {
      said: 'Ten years after it was written.',
      isOver: `t.about IS NULL AND NOT EXISTS (
        SELECT FROM quality_entry q WHERE (q.entry_id = t.entry_id OR q.about = t.entry_id)
          AND q.written_at >= $1::date - interval '10 years')`,
    },
  },
]);
