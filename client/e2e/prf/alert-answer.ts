import { expect, type Locator, type Page } from '@playwright/test';
import { callGraphql } from './stored-record';

/** Enters that somebody was told, without recording it: `alert` is the list of what closes that alert. */
export const enterEscalation = async (form: Locator, alert: Locator, answer: string): Promise<void> => {
  await alert.click();
  await form.page().getByTitle('Escalated', { exact: true }).click();
  await form.getByRole('textbox', { name: 'To whom' }).fill('Dr Shah');
  await form.getByRole('textbox', { name: 'Their role' }).fill('event doctor');
  await form.getByRole('textbox', { name: 'Their answer' }).fill(answer);
};

const ALERTS =
  'query ($id: ID!) { prf(customPrfId: $id) { alerts { entryId total reasons action clearedAt } } }';
const ACTION = 'mutation ($input: PrfAlertActionInput!) { recordAlertAction(input: $input) { entryId } }';

interface Alert {
  readonly entryId: string;
  readonly action: string | null;
  readonly clearedAt: string | null;
}

/** Records for every open alert of a record that somebody was told. */
export const answerOpenAlerts = async (page: Page, prfId: string): Promise<void> => {
  const { data, errors } = await callGraphql(page, ALERTS, { id: prfId });
  expect(errors).toBeUndefined();
  const { alerts } = data?.['prf'] as { readonly alerts: readonly Alert[] };
  for (const { entryId, action, clearedAt } of alerts) {
    if (action !== null || clearedAt !== null) continue;
    const escalation = {
      ...{ kind: 'escalated', name: 'Dr Shah', role: 'event doctor' },
      ...{ at: '2024-10-08T01:00:00.000Z', answer: 'Continue as charted' },
    };
    const answer = await callGraphql(page, ACTION, { input: { prfId, entryId, escalation } });
    expect(answer.errors).toBeUndefined();
  }
};
