import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { FOLLOW_SUBSCRIPTION, SAVE_MUTATION } from './documents.js';
import { quantile } from './load.js';
import type { Claim } from './report.js';
import { USERS as PEOPLE, type Seeded } from './seed.js';

/**
 * How long it takes until an acknowledged save is on the other clinician's socket, while sixteen pairs work at once: the one
 * saves twice a second, which is more than the form's own pace, the other has the record open.
 */

const PAIRS = 16;
const SAVES = 40;
const PACE_MS = 500;
/** The place among a person's records that no other measurement writes. */
const PLACE = 60;
const LAST_MS = 5_000;
/** What is asked. */
const AT_MOST_MS = 500;

/** The WebSocket that the server's own plugin brings: Node 20 has none. */
const WebSocket = createRequire(createRequire(import.meta.url).resolve('@fastify/websocket'))('ws') as new (
  url: string,
  protocols: string | readonly string[],
  options: object,
) => object;

export const clientOf = (port: number, token: string): Client =>
  createClient({
    url: `ws://127.0.0.1:${String(port)}/graphql`,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string | readonly string[]) {
        super(url, protocols, { headers: { cookie: `sideline=${token}` } });
      }
    },
  });

interface Follow {
  readonly prfChanged: {
    readonly sections: readonly { readonly section: string; readonly version: number }[];
  };
}

const measurePair = async (port: number, seeded: Seeded, pair: number): Promise<readonly number[]> => {
  const prfId = seeded.prfs[pair + PEOPLE * PLACE]?.id ?? '';
  const [writer = '', reader = ''] = [seeded.tokens[pair + PEOPLE], seeded.tokens[pair + 1 + PEOPLE * 2]];
  const client = clientOf(port, reader);
  const acknowledged = new Map<number, number>();
  const arrived = new Map<number, number>();
  const following = client.iterate<Follow>({ query: FOLLOW_SUBSCRIPTION, variables: { prfId } });
  const first = await following.next();
  if (first.done === true || first.value.errors !== undefined)
    throw new Error('The record cannot be followed.');
  const reading = (async () => {
    for await (const { data } of following) {
      const at = performance.now();
      for (const { section, version } of data?.prfChanged.sections ?? [])
        if (section === 'PresentingComplaint') arrived.set(version, at);
      if (arrived.has(SAVES + 1)) return;
    }
  })();
  await pause((PACE_MS * pair) / PAIRS);
  for (let baseVersion = 1; baseVersion <= SAVES; baseVersion += 1) {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${String(port)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `sideline=${writer}` },
      body: JSON.stringify({
        query: SAVE_MUTATION,
        variables: {
          input: {
            commands: [
              {
                commandId: randomUUID(),
                prfId,
                section: 'PresentingComplaint',
                baseVersion,
                deviceTime: new Date().toISOString(),
                changes: {
                  PresentingComplaint: { history_of_presenting_complaint: `Version ${String(baseVersion)}` },
                },
              },
            ],
          },
        },
      }),
    });
    const text = await answer.text();
    if (!text.includes('"SAVED"')) throw new Error(`Unexpected answer: ${text.slice(0, 300)}`);
    acknowledged.set(baseVersion + 1, performance.now());
    await pause(Math.max(0, PACE_MS - (performance.now() - began)));
  }
  await Promise.race([reading, pause(LAST_MS)]);
  await client.dispose();
  return [...acknowledged].map(([version, at]) => {
    // A later version brings an earlier one along.
    const heard = [...arrived].filter(([reached]) => reached >= version).map(([, when]) => when);
    if (heard.length === 0) throw new Error(`Version ${String(version)} never arrived.`);
    // The socket may be quicker than the answer to the save.
    return Math.max(0, Math.min(...heard) - at);
  });
};

export const measureLive = async (what: string, port: number, seeded: Seeded): Promise<Claim> => {
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, (_, pair) => measurePair(port, seeded, pair)),
  );
  const times = pairs.flat().sort((a, b) => a - b);
  const slowest = quantile(times, 0.99).toFixed(0);
  return {
    what: `${what}, the median of ${String(times.length)} (all but one in a hundred within ${slowest} ms)`,
    ...{ value: quantile(times, 0.5), unit: 'ms', limit: AT_MOST_MS, is: 'at most' },
  };
};
