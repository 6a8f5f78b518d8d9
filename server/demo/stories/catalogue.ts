import type { Story } from '../scene.js';
import { CHILDREN_STORIES } from './children.js';
import { CRITICAL_STORIES } from './critical.js';
import { INTOXICATION_STORIES } from './intoxication.js';
import { MEDICAL_STORIES } from './medical.js';
import { MINOR_STORIES } from './minor.js';
import { TRAUMA_STORIES } from './trauma.js';

/** Every template, in the order in which the set draws from them. */
export const STORIES: readonly Story[] = [
  ...TRAUMA_STORIES,
  ...MEDICAL_STORIES,
  ...CRITICAL_STORIES,
  ...INTOXICATION_STORIES,
  ...MINOR_STORIES,
  ...CHILDREN_STORIES,
];
