import { defineFeature } from '../../lib/feature';

/** Event control: incidents, crews, the log. It has no paths of its own yet. */
export const controlFeature = defineFeature({
  name: 'control',
  routes: [],
});
