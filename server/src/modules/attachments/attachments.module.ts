import { defineModule } from '../../platform/module.js';
import { AttachmentService } from './attachment.service.js';
import { attachmentData } from './attachments.personal-data.js';

export const attachmentsModule = defineModule({
  name: 'attachments',
  scope: 'prfs',
  personalData: [attachmentData],
  start: (_needs, { clock, logger, behind, files }) => {
    const attachments = new AttachmentService({ files, logger });
    return {
      services: { attachments },
      jobs: {
        tasks: { 'remove-orphan-files': () => attachments.sweep(behind.manager, clock()) },
        crontab: ['41 3 * * * remove-orphan-files'],
      },
    };
  },
});
