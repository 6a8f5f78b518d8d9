import { expect, type Page } from '@playwright/test';
import { callGraphql } from './prf/stored-record';

/** Makes something of the stock by its mutation, as whoever the page is signed in as. */
export const make = async (page: Page, mutation: string, input: object): Promise<void> => {
  const type = `${mutation.replace(/^./, (letter) => letter.toUpperCase())}Input`;
  const { errors } = await callGraphql(
    page,
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
  );
  expect(errors).toBeUndefined();
};
