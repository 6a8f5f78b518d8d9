import { newId } from '../../platform/ids.js';
import {
  call,
  CLINICIANS,
  CLINICIANS_WRITE,
  EVERYBODY,
  m,
  q,
  type AccessRows,
  type Call,
  type RestCall,
} from '../../../test/access/rows.js';

const GRAPHQL: readonly Call[] = [
  q('cheerTeams', EVERYBODY, 'any', '', '{ team_id squads { squad_id } }'),
  q('managedCheerTeams', CLINICIANS, 'any', '', '{ team_id members squads { squad_id members } }'),
  call(
    'Mutation.setCheerTeamActive',
    'unknown',
    'U  N  N  N  F  F  N  F  F',
    'mutation ($id: ID!) { setCheerTeamActive(input: { teamId: $id, isActive: false }) { team_id } }',
    () => ({ id: newId() }),
  ),
  call(
    'Mutation.setCheerSquadActive',
    'unknown',
    'U  N  N  N  F  F  N  F  F',
    'mutation ($id: ID!) { setCheerSquadActive(input: { squadId: $id, isActive: false }) { team_id } }',
    () => ({ id: newId() }),
  ),
  m('createCheerTeam', 'CreateCheerTeamInput', CLINICIANS_WRITE, 'any', '{ team_id }', (_world, who) => ({
    team_id: newId(),
    team_name: `Team of ${who}`,
  })),
  m('updateCheerTeam', 'UpdateCheerTeamInput', CLINICIANS_WRITE, 'any', '{ team_id }', ({ ids }, who) => ({
    team_id: ids.team,
    team_name: `Named by ${who}`,
  })),
  m('createCheerSquad', 'CreateCheerSquadInput', CLINICIANS_WRITE, 'any', '{ squad_id }', ({ ids }, who) => ({
    squad_id: newId(),
    team_id: ids.team,
    squad_name: `Squad of ${who}`,
  })),
  m('updateCheerSquad', 'UpdateCheerSquadInput', CLINICIANS_WRITE, 'any', '{ squad_id }', ({ ids }, who) => ({
    squad_id: ids.squad,
    squad_name: `Named by ${who}`,
  })),
];

const REST: readonly RestCall[] = [
  {
    method: 'GET',
    path: '/api/cheer/teams',
    on: 'any',
    expected: '200 200 200 200 200 200 200 200 200',
    url: () => '/api/cheer/teams',
  },
];

export const access: AccessRows = { graphql: GRAPHQL, rest: REST };
