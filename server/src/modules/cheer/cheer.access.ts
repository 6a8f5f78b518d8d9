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
  q('cheerTeams', EVERYBODY, 'any', '', '{ id squads { id } }'),
  q('managedCheerTeams', CLINICIANS, 'any', '', '{ id members squads { id members } }'),
  call(
    'Mutation.setCheerTeamActive',
    'unknown',
    'U  N  N  N  F  F  N  F  F',
    'mutation ($id: ID!) { setCheerTeamActive(input: { teamId: $id, isActive: false }) { managedCheerTeam { id } } }',
    () => ({ id: newId() }),
  ),
  call(
    'Mutation.setCheerSquadActive',
    'unknown',
    'U  N  N  N  F  F  N  F  F',
    'mutation ($id: ID!) { setCheerSquadActive(input: { squadId: $id, isActive: false }) { managedCheerTeam { id } } }',
    () => ({ id: newId() }),
  ),
  m(
    'createCheerTeam',
    'CreateCheerTeamInput',
    CLINICIANS_WRITE,
    'any',
    '{ cheerTeam { id } }',
    (_world, who) => ({
      id: newId(),
      name: `Team of ${who}`,
    }),
  ),
  m(
    'updateCheerTeam',
    'UpdateCheerTeamInput',
    CLINICIANS_WRITE,
    'any',
    '{ cheerTeam { id } }',
    ({ ids }, who) => ({
      id: ids.team,
      name: `Named by ${who}`,
    }),
  ),
  m(
    'createCheerSquad',
    'CreateCheerSquadInput',
    CLINICIANS_WRITE,
    'any',
    '{ cheerSquad { id } }',
    ({ ids }, who) => ({
      id: newId(),
      teamId: ids.team,
      name: `Squad of ${who}`,
    }),
  ),
  m(
    'updateCheerSquad',
    'UpdateCheerSquadInput',
    CLINICIANS_WRITE,
    'any',
    '{ cheerSquad { id } }',
    ({ ids }, who) => ({
      id: ids.squad,
      name: `Named by ${who}`,
    }),
  ),
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
