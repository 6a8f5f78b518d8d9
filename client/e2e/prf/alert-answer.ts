import { expect, type Locator } from '@playwright/test';
import type { PrfScreen } from './prf-screen';

/** Enters that somebody was told, without recording it: `alert` is the list of what closes that alert. */
export const enterEscalation = async (form: Locator, alert: Locator, answer: string): Promise<void> => {
  await alert.click();
  await form.page().getByTitle('Escalated', { exact: true }).click();
  await form.getByRole('textbox', { name: 'To whom' }).fill('Dr Shah');
  await form.getByRole('textbox', { name: 'Their role' }).fill('event doctor');
  await form.getByRole('textbox', { name: 'Their answer' }).fill(answer);
};

/** Answers every open alert on the screen: it was escalated to a doctor. */
export const answerShownAlerts = async (screen: PrfScreen): Promise<void> => {
  await screen.goTo('observations');
  const lists = screen.form.getByRole('combobox', { name: /Action taken\?$/ });
  for (let left = await lists.count(); left > 0; left -= 1) {
    await enterEscalation(screen.form, lists.first(), 'Continue as charted');
    await screen.form.getByRole('button', { name: 'Record action' }).click();
    await expect(lists).toHaveCount(left - 1);
  }
  await screen.saved();
};

const ALERTS =
  'query ($id: ID!) { prf(customPrfId: $id) { alerts { entryId total reasons action clearedAt } } }';
const ACTION =
  'mutation ($input: PrfAlertActionInput!) { recordAlertAction(input: $input) { prfAlert { entryId } } }';

interface Alert {
  readonly entryId: string;
  readonly action: string | null;
  readonly clearedAt: string | null;
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly unknown[];
}
type Ask = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<Answer>;

/** Answers every open alert of a record in the same way, through the API. */
export const answerOpenAlerts = async (ask: Ask, prfId: string): Promise<void> => {
  const { data, errors } = await ask(ALERTS, { id: prfId });
  if (errors) throw new Error(JSON.stringify(errors));
  const { alerts } = data?.['prf'] as { readonly alerts: readonly Alert[] };
  for (const { entryId, action, clearedAt } of alerts) {
    if (action !== null || clearedAt !== null) continue;
    const escalation = {
      ...{ kind: 'escalated', name: 'Dr Shah', role: 'event doctor' },
      ...{ at: '2024-10-08T01:00:00.000Z', answer: 'Continue as charted' },
    };
    const answer = await ask(ACTION, { input: { prfId, entryId, escalation } });
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  }
};
