import { assessRole } from '../../clinical/role-of-life-extinct.js';
import { section, type PrfRule } from './kinds.js';
import { any, entered, isDeceased } from './rules.js';

const isRouteMet: PrfRule = (facts) => assessRole(facts.data['ROLE'] ?? {}).route !== null;
/**
 * Recognition is complete only with time, name and grade (clinical section 5): once the patient has died, a route is met, or
 * the conclusion has been started. A document seen with a living patient asks for none of them.
 */
const isRecognised = any(
  isDeceased,
  isRouteMet,
  entered('ROLE', 'role_time'),
  entered('ROLE', 'role_clinician_name'),
  entered('ROLE', 'role_clinician_grade'),
);

/**
 * Recognition of life extinct. The flags are the specification's; which route they meet is clinical section 5's rule
 * (clinical/role-of-life-extinct), which treats an unanswered flag as false. It is still stored and answered as null: false
 * says that a clinician looked (ADR 19).
 */
export const ROLE = section({
  key: 'ROLE',
  label: 'Recognition of life extinct',
  short: 'ROLE',
  typeName: 'PrfRole',
  groups: [
    { key: 'unequivocal', label: 'A. Unequivocal', hint: 'Any one of these.' },
    { key: 'documents', label: 'B. Not for resuscitation', hint: 'A document, and arrest confirmed.' },
    { key: 'arrest', label: 'C. Resuscitation is futile', hint: 'All of these.' },
    { key: 'als', label: 'D. Advanced life support has failed' },
    { key: 'conclusion', label: 'Conclusion' },
  ],
  fields: [
    { name: 'decapitation', kind: 'boolean', label: 'Decapitation', group: 'unequivocal' },
    {
      name: 'massive_cerebral_destruction',
      kind: 'boolean',
      label: 'Massive cranial and cerebral destruction',
      group: 'unequivocal',
    },
    {
      name: 'hemicorporectomy',
      kind: 'boolean',
      label: 'Hemicorporectomy or similar massive injury',
      group: 'unequivocal',
    },
    { name: 'decomposition', kind: 'boolean', label: 'Decomposition', group: 'unequivocal' },
    { name: 'incineration', kind: 'boolean', label: 'Incineration', group: 'unequivocal' },
    { name: 'hypostasis', kind: 'boolean', label: 'Hypostasis', group: 'unequivocal' },
    { name: 'rigor_mortis', kind: 'boolean', label: 'Rigor mortis', group: 'unequivocal' },
    { name: 'maceration', kind: 'boolean', label: 'Maceration (newborn)', group: 'unequivocal' },

    { name: 'dnacpr', kind: 'boolean', label: 'DNACPR seen', group: 'documents' },
    {
      name: 'advanced_directive',
      kind: 'boolean',
      label: 'Advance decision to refuse treatment seen',
      group: 'documents',
    },
    {
      name: 'terminally_ill',
      kind: 'boolean',
      label: 'In the final stage of a terminal illness',
      group: 'documents',
    },
    {
      name: 'no_pulse_no_breathing',
      kind: 'boolean',
      label: 'Checked: no pulse and no breathing',
      group: 'documents',
    },

    { name: 'patient_asystolic', kind: 'boolean', label: 'Asystole on the monitor', group: 'arrest' },
    {
      name: 'asystole_30_seconds',
      kind: 'boolean',
      label: 'Asystole for more than 30 seconds on the strip',
      group: 'arrest',
    },
    {
      name: 'collapse_gt_15_minutes',
      kind: 'boolean',
      label: 'More than 15 minutes since collapse',
      group: 'arrest',
    },
    {
      name: 'no_evidence_of_cpr_prior_to_arrival',
      kind: 'boolean',
      label: 'No evidence of CPR before arrival',
      group: 'arrest',
    },
    {
      name: 'no_contradiction_to_protocol',
      kind: 'boolean',
      label: 'Nothing contradicts the protocol',
      hint: 'No drowning, hypothermia, poisoning or overdose, pregnancy.',
      group: 'arrest',
    },

    {
      name: 'asystole_20_minutes_after_als',
      kind: 'boolean',
      label: 'Asystole after 20 minutes of advanced life support',
      group: 'als',
    },
    { name: 'remained_asystolic', kind: 'boolean', label: 'Remained asystolic throughout', group: 'als' },

    {
      name: 'role_time',
      kind: 'time',
      label: 'Time of recognition',
      group: 'conclusion',
      required: isRecognised,
    },
    {
      name: 'role_clinician_name',
      kind: 'text',
      label: 'Clinician',
      maxLength: 200,
      group: 'conclusion',
      required: isRecognised,
    },
    {
      name: 'role_clinician_grade',
      kind: 'text',
      label: 'Grade',
      maxLength: 100,
      group: 'conclusion',
      required: isRecognised,
    },
    { name: 'role_notes', kind: 'longText', label: 'Notes', group: 'conclusion' },
  ],
});
