import { expect, type Page } from '@playwright/test';
import { callGraphql } from './prf/stored-record';

/** Makes something through the API, for a journey that is about something else. */
export const make = async (page: Page, mutation: string, type: string, input: object): Promise<void> => {
  const { errors } = await callGraphql(
    page,
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  expect(errors).toBeUndefined();
};
