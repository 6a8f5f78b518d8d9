import { expect, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { make } from './make';
import { OWN_PASSWORD } from './own-patient';
import { signInAs } from './sign-in-as';

/** Signs in an administrator of the journey's own: how a person arranges a list is kept for their account. */
export const signInAsOwnAdmin = async (page: Page): Promise<void> => {
  await signInAs(page, 'admin');
  const email = `${newId()}@example.org`;
  await make(page, 'createAdmin', 'CreateAdminInput', {
    ...{ email, password: OWN_PASSWORD, firstName: 'Ambrose', lastName: 'Deskwell' },
  });
  const response = await page.request.post('/api/auth/login', { data: { email, password: OWN_PASSWORD } });
  expect(response.status(), await response.text()).toBe(200);
};
