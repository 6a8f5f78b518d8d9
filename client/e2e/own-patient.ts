import { expect, type Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { callGraphql } from './prf/stored-record';

/** The password of every account that a journey registers. */
export const OWN_PASSWORD = 'gravel-lantern-orchid-42';

/** Where the link leads that an address was sent to confirm itself: the server without a mail server writes files. */
export const confirmationLink = async (email: string): Promise<string> => {
  const folder = join(String(process.env['E2E_DATA_DIR']), 'mail');
  const find = async (): Promise<string> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const letter = letters.find((one) => one.includes(`To: ${email}`))?.replaceAll('=\n', '');
    return /\/verify-email#[\w-]{43}/.exec(letter ?? '')?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
};

interface OwnAccount {
  readonly email: string;
}

export interface OwnPatient extends OwnAccount {
  readonly patientId: string;
}

const send = async (page: Page, path: string, data: object): Promise<Readonly<Record<string, string>>> => {
  const response = await page.request.post(path, { data });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Readonly<Record<string, string>>;
};

const registerAccount = async (page: Page, email: string): Promise<string | undefined> =>
  (await send(page, '/api/users/register', { email, password: OWN_PASSWORD, role: 'patient' }))['user_id'];

const confirm = async (page: Page, email: string): Promise<void> => {
  const [, token] = (await confirmationLink(email)).split('#');
  const { errors } = await callGraphql(
    page,
    'mutation ($token: String!, $password: String!) { verifyEmail(input: { token: $token, password: $password }) { isDone } }',
    { token, password: OWN_PASSWORD },
  );
  expect(errors).toBeUndefined();
};

/** A patient's account without a record, its address confirmed; nobody is signed in by it. */
export const ownAccount = async (page: Page): Promise<OwnAccount> => {
  const email = `${newId()}@example.org`;
  await registerAccount(page, email);
  await confirm(page, email);
  return { email };
};

/** A patient with an account of its own whose address is confirmed, made without the form; nobody is signed in by it. */
export const ownPatient = async (page: Page, name: string): Promise<OwnPatient> => {
  const email = `${newId()}@example.org`;
  const user_id = await registerAccount(page, email);
  const { patient_id = '' } = await send(page, '/api/patients/register', {
    user_id,
    name,
    dob: '1990-05-06',
    gender: 'Female',
    addressLine1: '1 Mill Lane',
    town: 'Harrowmere',
    postcode: 'HM1 2AB',
  });
  await confirm(page, email);
  return { email, patientId: patient_id };
};

/** Signs the account in without the form. */
export const signInOwn = async (page: Page, { email }: OwnAccount): Promise<void> => {
  const response = await page.request.post('/api/auth/login', { data: { email, password: OWN_PASSWORD } });
  expect(response.status(), await response.text()).toBe(200);
};
