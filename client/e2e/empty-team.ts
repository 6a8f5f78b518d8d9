import { expect, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { callGraphql } from './prf/stored-record';

/** Makes a cheer team that has no squads, as whoever is signed in; answers its name, which sorts behind the demonstration's. */
export const makeEmptyTeam = async (page: Page): Promise<string> => {
  const id = newId();
  const name = `Wayside Wrens ${id.slice(-6)}`;
  const { errors } = await callGraphql(
    page,
    'mutation ($input: CreateCheerTeamInput!) { createCheerTeam(input: $input) { cheerTeam { id } } }',
    { input: { id, name } },
  );
  expect(errors).toBeUndefined();
  return name;
};
