import { z } from 'zod';
import type { CheerService } from './cheer.service.js';
import { presentTeam } from './cheer.presenter.js';
import { route, type Route } from '../../platform/http/rest-route.js';

const team = z.object({
  team_id: z.uuid(),
  team_name: z.string(),
  squads: z.array(z.object({ squad_id: z.uuid(), squad_name: z.string() })),
});

/** Cheer teams (spec section 7, 'Session and team'). */
export const cheerRoutes = ({ cheer }: { readonly cheer: CheerService }): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/cheer/teams',
    mirrors: 'Query.cheerTeams',
    tag: 'Session',
    summary: 'Cheer teams and their squads',
    description: 'Sorted by name. Names only. Open to everyone, because the public registration offers them.',
    response: z.array(team),
    call: (context) => cheer.teams(context),
    present: (teams) => teams.map(presentTeam),
  }),
];
