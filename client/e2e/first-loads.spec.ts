import { expect, test } from '@playwright/test';
import FIRST_LOADS from './first-loads.json' with { type: 'json' };
import { callGraphql } from './prf/stored-record';
import { open, signInAs } from './sign-in-as';

/**
 * What each screen asks for when it is opened. The server's tests count the statements of the same table, so that no screen
 * comes to cost more unseen.
 */
test('every screen asks for what the table of first loads says, and no more', async ({ page }) => {
  await signInAs(page, 'admin');
  const { data } = await callGraphql(
    page,
    '{ patients(first: 1) { nodes { patient_id } } events(first: 1) { nodes { eventID } } prfs(first: 1) { nodes { customPrfId } } }',
    {},
  );
  const first = data as {
    readonly patients: { readonly nodes: readonly { readonly patient_id: string }[] };
    readonly events: { readonly nodes: readonly { readonly eventID: string }[] };
    readonly prfs: { readonly nodes: readonly { readonly customPrfId: string }[] };
  };
  const ids: Readonly<Record<string, string | undefined>> = {
    patientId: first.patients.nodes[0]?.patient_id,
    eventId: first.events.nodes[0]?.eventID,
    customPrfId: first.prfs.nodes[0]?.customPrfId,
  };
  const asked = new Set<string>();
  let opened = '';
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    // A question of the page before may still come out of its queue.
    if (new URL(request.headers()['referer'] ?? page.url()).pathname !== opened) return;
    const { operationName } = request.postDataJSON() as { readonly operationName?: string };
    // The shell's own questions, which every page shares, are sent without Apollo and bear no name.
    if (operationName !== undefined) asked.add(operationName);
  });
  for (const [path, operations] of Object.entries(FIRST_LOADS)) {
    asked.clear();
    opened = path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? name);
    await open(page, opened);
    const sorted = [...operations].sort();
    await expect.soft.poll(() => [...asked].sort(), path).toEqual(sorted);
    // Nothing comes after what was awaited either.
    await page.waitForLoadState('networkidle');
    expect.soft([...asked].sort(), path).toEqual(sorted);
  }
});
