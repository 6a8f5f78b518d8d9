import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import { ListLayout } from './list-layout.entity.js';
import { ListLayoutResolver } from './list-layout.resolver.js';
import { ListLayoutService } from './list-layout.service.js';
import { ListView } from './list-view.entity.js';
import { ListViewResolver } from './list-view.resolver.js';
import { ListViewService } from './list-view.service.js';
import { listViewData } from './list-views.personal-data.js';

export const listViewsModule = defineModule({
  name: 'list-views',
  scope: 'accounts',
  entities: [ListView, ListLayout],
  personalData: [listViewData],
  start: ({ audit }: { readonly audit: AuditService }) => ({
    resolvers: [
      new ListViewResolver(new ListViewService({ audit })),
      new ListLayoutResolver(new ListLayoutService()),
    ],
  }),
});
