import type { Page } from '@playwright/test';
import { OVERDOSE } from './cases/overdose.mapping';
import { walkOf } from './feature-screens';
import { AROUND, FIRST_LOADS, VISITORS } from './first-loads';
import { idsFor } from './ids-for';
import { makeRecord, signRecord } from './prf/made-record';
import { callGraphql } from './prf/stored-record';
import type { Visitor } from './screens';

const WALKED = new Set(VISITORS.flatMap(walkOf));

/** A path of the table of first loads, with ids of what is there. */
export const filledWith =
  (ids: Awaited<ReturnType<typeof idsFor>>) =>
  (path: string): string =>
    path.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => {
      const id = ids[name];
      if (id === undefined) throw new Error(`There is no ${name} for ${path}`);
      return id;
    });

/** What a record opens once it is signed: to be read, and to be amended. The page is a clinician's. */
export const signedPages = async (page: Page): Promise<readonly string[]> => {
  const { id, customPrfId } = await makeRecord(page, OVERDOSE);
  await signRecord((query, variables) => callGraphql(page, query, variables), id);
  return [`/prf/${customPrfId}/read`, `/prf/${customPrfId}/amend`];
};

/** Signs a visitor in. Every page that they may open: those of the walk, and those of one record, patient, event or order. */
export const pagesOf = async (page: Page, visitor: Visitor, baseURL: string): Promise<readonly string[]> => {
  const filled = filledWith(await idsFor(page, visitor, baseURL));
  const others = FIRST_LOADS.filter(
    (row) => row.visitor === visitor && !AROUND.includes(row.path) && !WALKED.has(row.path),
  ).map(({ path }) => filled(path));
  // Two of the same screen are neighbours in the table, and a walk could not see that the first has gone.
  const apart = [0, 1].flatMap((half) => others.filter((_, index) => index % 2 === half));
  return [
    ...new Set([...walkOf(visitor), ...apart, ...(visitor === 'staff' ? await signedPages(page) : [])]),
  ];
};
