import { YES_NO_UNSURE } from './choices.js';
import { choices, type Field } from './kinds.js';

/**
 * Whether the neck must be protected: the questions of the Canadian C-spine rule (Stiell et al., JAMA 2001;286:1841), which NICE
 * NG41 takes for pre-hospital use. It suggests nothing: what was decided is written down.
 */

const SPINAL_PLAN = choices('PrfSpinalPlan', {
  none_needed: 'No protection needed',
  self_extrication: 'Self-extrication, then rest',
  collar: 'Collar',
  no_collar: 'In-line, without collar',
  full: 'Full immobilisation',
  own_position: 'In the position of comfort',
  refused: 'Refused',
});

export const SPINAL_FIELDS = [
  { name: 'dangerous_mechanism', kind: 'choice', label: 'Dangerous mechanism', choices: YES_NO_UNSURE },
  { name: 'midline_tenderness', kind: 'choice', label: 'Midline tenderness', choices: YES_NO_UNSURE },
  {
    name: 'neurological_deficit',
    kind: 'choice',
    label: 'Weakness, numbness or tingling',
    choices: YES_NO_UNSURE,
  },
  {
    name: 'altered_or_intoxicated',
    kind: 'choice',
    label: 'Not alert, or intoxicated',
    choices: YES_NO_UNSURE,
  },
  { name: 'distracting_injury', kind: 'choice', label: 'Distracting injury', choices: YES_NO_UNSURE },
  { name: 'known_spine_disease', kind: 'choice', label: 'Spinal disease or surgery', choices: YES_NO_UNSURE },
  { name: 'turns_45_degrees', kind: 'choice', label: 'Turns head 45° both ways', choices: YES_NO_UNSURE },
  { name: 'spinal_plan', kind: 'choice', label: 'Decided', choices: SPINAL_PLAN },
  { name: 'assessed_at', kind: 'time', label: 'Assessed at' },
] as const satisfies readonly Field[];
