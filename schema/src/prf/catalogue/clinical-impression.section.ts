import { choices, section } from './kinds.js';
import { leftBeforeAssessment, not } from './rules.js';

const CERTAINTY = choices('PrfImpressionCertainty', {
  confirmed: 'Confirmed',
  probable: 'Probable',
  possible: 'Possible',
});

/** What the clinician thinks it is: coded impressions, the main one first. */
export const CLINICAL_IMPRESSION = section({
  key: 'clinical_impression',
  label: 'Clinical impression',
  short: 'Impression',
  typeName: 'PrfClinicalImpression',
  groups: [{ key: 'impression', label: 'Clinical impression' }],
  fields: [
    {
      name: 'clinical_impression',
      kind: 'codes',
      vocabulary: 'impression',
      label: 'Clinical impressions',
      hint: 'The main one first.',
      other: true,
      group: 'impression',
      required: not(leftBeforeAssessment),
    },
    { name: 'certainty', kind: 'choice', label: 'Certainty', choices: CERTAINTY, group: 'impression' },
    {
      name: 'impression_notes',
      kind: 'longText',
      label: 'Reasoning and differential',
      group: 'impression',
    },
  ],
});
