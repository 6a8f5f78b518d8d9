import { defineModule } from '../../platform/module.js';
import type { AuditService } from '../audit/audit.service.js';
import { CLOSE_CHECKS } from '../events/events.ports.js';
import type { PrfSavingService } from '../prf/saving/prf-saving.service.js';
import type { SignInService } from '../users/sign-in.service.js';
import { ControlBoardService } from './control-board.service.js';
import { INCIDENTS_OPEN } from './control-close.hot.js';
import { ControlDesk } from './control-desk.js';
import { ControlLogService } from './control-log.service.js';
import { controlData } from './control.personal-data.js';
import { ControlResolver } from './control.resolver.js';
import { CrewService } from './crew.service.js';
import { IncidentService } from './incident.service.js';

interface Needs {
  readonly audit: AuditService;
  readonly prfSaving: PrfSavingService;
  readonly signIns: SignInService;
}

export const controlModule = defineModule({
  name: 'control',
  scope: 'control',
  personalData: [controlData],
  impersonal: {
    control_count: 'How many incidents and log entries an event has.',
    control_crew: 'A call sign with its bag and vehicle; its people are in the table of members.',
    treatment_place: 'How many beds a place has.',
  },
  start: ({ audit, prfSaving, signIns }: Needs, { bus }) => {
    const desk = new ControlDesk({ audit, events: bus });
    const boards = new ControlBoardService({ audit, events: bus });
    const incidents = new IncidentService({ desk, prfSaving });
    const crews = new CrewService({ desk });
    const controlLog = new ControlLogService({ audit, desk, signIns });
    return {
      services: { incidents, crews, controlLog },
      resolvers: [new ControlResolver(boards, incidents, crews, controlLog)],
      // The SDL has checked the argument's shape.
      subscriptions: {
        controlChanged: ({ context, args }) => boards.follow(context, args['eventId'] as string),
      },
      contributes: [CLOSE_CHECKS.takes(INCIDENTS_OPEN)],
    };
  },
});
