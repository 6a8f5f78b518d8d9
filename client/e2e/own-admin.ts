import { expect, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { OWN_PASSWORD, signInOwn } from './own-patient';
import { callGraphql } from './prf/stored-record';
import { signInAs } from './sign-in-as';

interface OwnAdmin {
  readonly id: string;
  readonly email: string;
}

/** An administrator of the journey's own, made by the one who is signed in. */
export const ownAdmin = async (page: Page): Promise<OwnAdmin> => {
  const email = `${newId()}@example.org`;
  const input = { email, password: OWN_PASSWORD, firstName: 'Ambrose', lastName: 'Deskwell' };
  const { data, errors } = await callGraphql(
    page,
    'mutation ($input: CreateAdminInput!) { createAdmin(input: $input) { sessionUser { id } } }',
    { input },
  );
  expect(errors).toBeUndefined();
  const { id } = (data as { readonly createAdmin: { readonly sessionUser: { readonly id: string } } })
    .createAdmin.sessionUser;
  return { id, email };
};

/** Signs in an administrator of the journey's own: how a person arranges a list is kept for their account. */
export const signInAsOwnAdmin = async (page: Page): Promise<void> => {
  await signInAs(page, 'admin');
  await signInOwn(page, await ownAdmin(page));
};
