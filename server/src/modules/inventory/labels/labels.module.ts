import { defineModule } from '../../../platform/module.js';
import { LabelService } from './label.service.js';
import { labelRoutes } from './labels.routes.js';

export const labelsModule = defineModule({
  name: 'inventory/labels',
  scope: 'stock',
  start: (_needs, { publicAddress }) => ({
    routes: { labels: labelRoutes({ labels: new LabelService({ publicAddress }) }) },
  }),
});
