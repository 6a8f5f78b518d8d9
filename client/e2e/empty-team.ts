import { expect, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { callGraphql } from './prf/stored-record';

/** Makes a cheer team that has no squads, as whoever is signed in; answers its name, which sorts behind the demonstration's. */
export const makeEmptyTeam = async (page: Page): Promise<string> => {
  const team_id = newId();
  const team_name = `Wayside Wrens ${team_id.slice(-6)}`;
  const { errors } = await callGraphql(
    page,
    'mutation ($input: CreateCheerTeamInput!) { createCheerTeam(input: $input) { team_id } }',
    { input: { team_id, team_name } },
  );
  expect(errors).toBeUndefined();
  return team_name;
};
