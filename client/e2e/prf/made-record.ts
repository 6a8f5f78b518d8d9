import { rowAllergies } from '@sideline/schema/prf/catalogue/allergies';
import { isSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { prfDataSelection } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { QUESTION_ANSWERS } from '@sideline/schema/prf/questions/answers-field';
import { openQuestions } from '@sideline/schema/prf/questions/answers';
import { answerTo } from '@sideline/schema/prf/questions/asked';
import { expect, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { assembleCase, withEntryIds } from '../cases/case-entries';
import { nameOfEntry, type PublishedCase } from '../cases/case-mapping';
import { picturesOf } from '../cases/case-pictures';
import type { Values } from './catalogue-form';
import { newName } from '../new-name';
import { PASSWORD } from '../sign-in-as';
import { answerOpenAlerts } from './alert-answer';
import { callGraphql, type GraphqlAnswer } from './stored-record';

/** Records made without the form, for journeys that are about what comes after it. */

const SAVE = `
  mutation Save($input: SavePrfInput!) {
    savePrf(input: $input) { results { customPrfId outcome code problems { field message } } }
  }
`;

interface SaveResult {
  readonly customPrfId: string | null;
  readonly outcome: string;
  readonly code: string | null;
}

export const commandOf = (prfId: string, section: string, changes: Values, baseVersion = 0): Values => ({
  commandId: newId(),
  prfId,
  section,
  baseVersion,
  deviceTime: new Date().toISOString(),
  changes: { [section]: changes },
});

export const save = (page: Page, commands: readonly Values[]): Promise<GraphqlAnswer> =>
  callGraphql(page, SAVE, { input: { commands } });

export const saveResults = ({ data, errors }: GraphqlAnswer): readonly SaveResult[] => {
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return (data?.['savePrf'] as { readonly results: readonly SaveResult[] }).results;
};

/** Somebody of the test's own, whom no other test changes. */
export const registered = async (page: Page, facts: Readonly<Record<string, unknown>>): Promise<string> => {
  const id = newId();
  const create = (): Promise<GraphqlAnswer> =>
    callGraphql(
      page,
      'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { patient { id } } }',
      {
        input: { id, ...facts },
      },
    );
  const { errors } = await create();
  if (errors) {
    // An earlier attempt of the same journey created this patient.
    await setAside(page, String(facts['name']));
    expect((await create()).errors).toBeUndefined();
  }
  return id;
};

/**
 * Somebody of the test's own for whom every rule for adults holds: the first of the list may be another journey's, and be
 * restricted, merged or changed beside this one.
 */
export const anAdult = (page: Page): Promise<string> =>
  registered(page, { name: newName(), dob: '1961-02-03' });

/** Gives whoever has one of these names another one, so that somebody new can be registered by it: a journey may be tried again. */
export const setAside = async (page: Page, ...names: readonly string[]): Promise<void> => {
  for (const taken of names) {
    const { data, errors } = await callGraphql(
      page,
      'query ($text: String!) { patients(filter: { text: $text }, first: 50) { nodes { id name } } }',
      { text: taken },
    );
    expect(errors).toBeUndefined();
    const { nodes } = data?.['patients'] as { readonly nodes: readonly Readonly<Record<string, string>>[] };
    for (const { id } of nodes.filter(({ name }) => name === taken)) {
      const answer = await callGraphql(
        page,
        'mutation ($input: UpdatePatientInput!) { updatePatient(input: $input) { patient { id } } }',
        { input: { id, name: 'Zebedee Quartermain', dob: '1901-02-03' } },
      );
      expect(answer.errors).toBeUndefined();
    }
  }
};

export const linkPatient = (page: Page, prfId: string, patientId: string): Promise<GraphqlAnswer> =>
  callGraphql(
    page,
    'mutation($input: LinkPrfPatientInput!) { linkPrfPatient(input: $input) { prf { id } } }',
    {
      input: { prfId, patientId },
    },
  );

export interface MadeRecord {
  readonly id: string;
  readonly customPrfId: string;
}

/**
 * A record that holds a published case but for the patient, who is somebody of the test's own, and what is changed here.
 * Written by the person who is signed in on the page; ready to be signed.
 */
export const makeRecord = async (
  page: Page,
  published: PublishedCase,
  changed: Readonly<Record<string, Values>> = {},
): Promise<MadeRecord> => {
  const id = newId();
  const ids = new Map<string, string>();
  const idOf = (field: string, key: string): string => {
    const entryId = newId();
    ids.set(nameOfEntry({ field, key }), entryId);
    return entryId;
  };
  const commands = Object.entries(assembleCase(published).sections).map(([section, values]) => {
    if (!isSectionKey(section)) throw new RangeError(section);
    return commandOf(id, section, { ...withEntryIds(values, idOf), ...changed[section] });
  });
  const results = saveResults(await save(page, commands));
  const failed = results.filter(({ outcome }) => outcome !== 'SAVED');
  if (failed.length > 0) throw new Error(`Saving answered ${JSON.stringify(failed)}`);
  const customPrfId = results[0]?.customPrfId ?? '';
  for (const [name, { buffer, mimeType }] of picturesOf(published)) {
    const answer = await page.request.put(`/api/prf/${id}/pictures/${ids.get(name) ?? ''}`, {
      headers: { 'content-type': mimeType },
      data: buffer,
    });
    if (!answer.ok()) throw new Error(`Sending ${name} answered ${await answer.text()}`);
  }
  await linkPatient(page, id, await anAdult(page));
  // What its sets reach already calls for an answer before anybody signs.
  await answerOpenAlerts((query, variables) => callGraphql(page, query, variables), id);
  return { id, customPrfId };
};

const SEEN =
  'query ($id: ID!) { prf(customPrfId: $id) { patientId patient { version } sections { key version } } }';
const ASKED = `query ($id: ID!) {
  prf(customPrfId: $id) {
    patientId ageYears patient { dob estimatedAge allergies mergedAllergies medications } event { timeZone } sections { key version }
    data ${prfDataSelection()}
  }
}`;

interface Asked {
  readonly patientId: string | null;
  readonly ageYears: number | null;
  readonly patient: Readonly<
    Record<'dob' | 'allergies' | 'mergedAllergies' | 'medications', string | null> &
      Record<'estimatedAge', number | null>
  > | null;
  readonly event: { readonly timeZone: string } | null;
  readonly sections: readonly { readonly key: string; readonly version: number }[];
  readonly data: Readonly<Record<string, Values | null>>;
}

/** Answers 'true as recorded' to everything that is asked of a record. */
const answersOf = ({ patientId, ageYears, patient, event, data }: Asked): Values => {
  const facts = {
    data: Object.fromEntries(Object.entries(data).map(([key, values]) => [key, values ?? undefined])),
    ageYears,
    hasPatient: patientId !== null,
    ...(patient === null ? {} : { birth: { dob: patient.dob, estimatedAge: patient.estimatedAge } }),
    patientAllergies: rowAllergies(patient),
    patientMedicines: patient?.medications ?? null,
    timeZone: event?.timeZone ?? null,
  };
  const given = { reason: 'Checked with the patient', by: 'Sam Abara', at: new Date().toISOString() };
  return {
    [QUESTION_ANSWERS.list]: openQuestions(facts).map((question) => ({
      id: newId(),
      ...answerTo(question, given),
    })),
  };
};
const SIGN = 'mutation ($input: SignPrfInput!) { signPrf(input: $input) { prf { id } } }';

interface Seen {
  readonly patientId: string;
  readonly patient: { readonly version: number };
  readonly sections: readonly { readonly key: string; readonly version: number }[];
}

/** Signs a record as the server has it, as whoever `ask` asks for, one of the demonstration's, and answers what is asked of it first. */
export const signRecord = async (
  ask: (query: string, variables: Values) => Promise<GraphqlAnswer>,
  prfId: string,
): Promise<void> => {
  const told = async (query: string, variables: Values): Promise<GraphqlAnswer> => {
    const answer = await ask(query, variables);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer;
  };
  const input = async (): Promise<Values> => {
    const prf = (await told(SEEN, { id: prfId })).data?.['prf'] as Seen;
    return {
      prfId,
      password: PASSWORD,
      grade: 'Paramedic',
      strokes: 'M 10 10 L 60 40',
      seen: {
        patientId: prf.patientId,
        patientVersion: prf.patient.version,
        sections: prf.sections.map(({ key, version }) => ({ section: key, version })),
      },
    };
  };
  const [error] = (await ask(SIGN, { input: await input() })).errors ?? [];
  if (!error) return;
  await answerOpenAlerts(ask, prfId);
  await answerWhatIsAsked(told, prfId);
  await told(SIGN, { input: await input() });
};

/** Answers 'true as recorded' to everything that is asked of a record, as the server has it. */
export const answerWhatIsAsked = async (
  ask: (query: string, variables: Values) => Promise<GraphqlAnswer>,
  prfId: string,
): Promise<void> => {
  const asked = (await ask(ASKED, { id: prfId })).data?.['prf'] as Asked;
  const { section } = QUESTION_ANSWERS;
  const version = asked.sections.find(({ key }) => key === section)?.version ?? 0;
  await ask(SAVE, { input: { commands: [commandOf(prfId, section, answersOf(asked), version)] } });
};
