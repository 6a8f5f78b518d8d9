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

/** A list as everybody finds it first: how a person arranges a list is kept, and a journey that failed may have arranged it. */
export const usualColumns = (page: Page, list: string): Promise<void> =>
  make(page, 'saveListLayout', 'SaveListLayoutInput', { list, columns: [] });
