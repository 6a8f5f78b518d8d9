import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { LIMITS } from '@sideline/schema/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AddressSearchService } from '../src/modules/addresses/address-search.service.js';
import { createLogger } from '../src/platform/logger.js';
import { startTestServer, type TestCaller, type TestServer } from './harness/test-server.js';

const SEARCH = `query ($text: String!) {
  searchAddresses(text: $text) {
    status
    addresses { formatted addressLine1 addressLine2 addressLine3 town county postcode }
  }
}`;

const result = (number: number) => ({
  formatted: `${String(number)} Larkspur Road, Sheffield, S7 1CK, United Kingdom`,
  confidence: 9,
  components: {
    _type: 'building',
    house_number: number,
    road: 'Larkspur Road',
    suburb: 'Nether Edge',
    neighbourhood: null,
    city: 'Sheffield',
    state: 'England',
    county: 'South Yorkshire',
    postcode: 'S7 1CK',
  },
});

/** A geocoder on a port of its own; each test says what it answers. */
let geocoder: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: URL[];
let logged: string;
let server: TestServer;
let staff: TestCaller;

const sink = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    logged += chunk.toString('utf8');
    done();
  },
});

const sends = (body: unknown, status = 200) => {
  answer = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
};

beforeAll(async () => {
  geocoder = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://geocoder.test'));
    answer(request, response);
  });
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve));
  const { port } = geocoder.address() as AddressInfo;
  server = await startTestServer({
    env: { GEOCODER_URL: `http://127.0.0.1:${String(port)}/v1/json?no_annotations=1`, GEOCODER_KEY: 'k-123' },
    logger: createLogger('info', sink),
  });
  staff = await server.signedIn('staff');
});
afterAll(async () => {
  await server.close();
  geocoder.closeAllConnections();
  await new Promise((resolve) => geocoder.close(resolve));
});
beforeEach(() => {
  asked = [];
  logged = '';
  sends({ results: [] });
});

describe('the search for an address', () => {
  it('asks the geocoder as the specification says, and takes its answer apart', async () => {
    sends({ results: [result(12)], total_results: 1 });
    const { data } = await staff.graphql(SEARCH, { text: ' 12 Larkspur ' });
    expect(data).toEqual({
      searchAddresses: {
        status: 'answered',
        addresses: [
          {
            formatted: '12 Larkspur Road, Sheffield, S7 1CK, United Kingdom',
            addressLine1: '12 Larkspur Road',
            addressLine2: 'Nether Edge',
            addressLine3: '',
            town: 'Sheffield',
            county: 'England',
            postcode: 'S7 1CK',
          },
        ],
      },
    });
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      no_annotations: '1',
      q: '12 Larkspur',
      key: 'k-123',
      countrycode: 'GB',
      limit: '5',
    });
  });

  it('asks once for the same words, until what was found has been kept for its time', async () => {
    sends({ results: [result(14)] });
    const first = await staff.graphql(SEARCH, { text: '14 Larkspur' });
    sends({ results: [] });
    expect((await staff.graphql(SEARCH, { text: ' 14  LARKSPUR ' })).data).toEqual(first.data);
    expect(asked).toHaveLength(1);
    server.clock.advance(LIMITS.addressSearch.kept.minutes * 60_000);
    // Nobody stays signed in that long without doing anything.
    staff = await server.signedIn('staff');
    const { data } = await staff.graphql(SEARCH, { text: '14 Larkspur' });
    expect(data).toEqual({ searchAddresses: { status: 'answered', addresses: [] } });
    expect(asked).toHaveLength(2);
  });

  it('waits no longer than it may for a geocoder that is silent', async () => {
    answer = () => undefined;
    const { port } = geocoder.address() as AddressInfo;
    const impatient = new AddressSearchService({
      geocoder: { url: `http://127.0.0.1:${String(port)}/v1/json`, key: null },
      logger: createLogger('info', sink),
      clock: server.clock.now,
      rates: server.services.rates,
      timeoutMs: 20,
    });
    const { status } = await impatient.search({ actor: null, address: '192.0.2.1' }, '12 Larkspur Road');
    expect(status).toBe('not_answering');
    expect(logged).toContain('TimeoutError');
  });

  it('gives at most five, also of a geocoder that gives more', async () => {
    sends({ results: [1, 2, 3, 4, 5, 6, 7].map(result) });
    const { data } = await staff.graphql('{ searchAddresses(text: "Larkspur") { addresses { formatted } } }');
    expect((data?.['searchAddresses'] as { addresses: unknown[] }).addresses).toHaveLength(
      LIMITS.addressSearch.results,
    );
  });

  it.each(['', 'S7 ', '   S7   ', 'x'.repeat(201)])('does not run for %j', async (text) => {
    const { errors } = await staff.graphql(SEARCH, { text });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', problems: [{ field: 'text' }] });
    expect(asked).toEqual([]);
  });

  it.each<[string, () => void]>([
    [
      'refuses',
      () => {
        sends({ status: { message: 'invalid key' } }, 401);
      },
    ],
    [
      'answers something else',
      () => {
        sends({ addresses: [] });
      },
    ],
    [
      'sends elsewhere',
      () => {
        answer = (_request, response) => response.writeHead(302, { location: '/other' }).end();
      },
    ],
    [
      'hangs up',
      () => {
        answer = (request) => request.socket.destroy();
      },
    ],
  ])('says so where the geocoder %s, and logs neither the address nor the key', async (_how, arrange) => {
    arrange();
    const { data } = await staff.graphql(SEARCH, { text: '12 Larkspur Road' });
    expect(data).toEqual({ searchAddresses: { status: 'not_answering', addresses: [] } });
    expect(asked).toHaveLength(1);
    expect(logged).toContain('the geocoder gave no addresses');
    expect(logged).not.toMatch(/Larkspur|k-123/);
  });

  it('is open to strangers, who register themselves, so often a minute, signed in or not', async () => {
    sends({ results: [result(12)] });
    const ask = async (): Promise<string> => {
      const { errors } = await server.nobody().graphql(SEARCH, { text: '12 Larkspur' });
      return errors?.[0]?.extensions.code ?? 'ok';
    };
    const most = LIMITS.rate.publicSearchesPerMinute;
    const outcomes: string[] = [];
    for (let count = 0; count <= most; count += 1) outcomes.push(await ask());
    expect(outcomes.slice(0, most)).toEqual(Array.from({ length: most }, () => 'ok'));
    expect(outcomes[most]).toBe('TOO_MANY_REQUESTS');
    // Anyone can create an account.
    const patient = await server.signedIn('patient');
    expect((await patient.graphql(SEARCH, { text: '12 Larkspur' })).errors?.[0]?.extensions.code).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect((await staff.graphql(SEARCH, { text: '12 Larkspur' })).errors).toBeUndefined();
  });

  // One subscriber has as many addresses as there are, and each search costs the provider something.
  it('counts all addresses of one IPv6 subscriber together', async () => {
    sends({ results: [result(12)] });
    const statuses: number[] = [];
    for (let count = 0; count <= LIMITS.rate.publicSearchesPerMinute; count += 1) {
      const { statusCode } = await server.nobody().request({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        remoteAddress: `2001:db8:7:1::${(count + 1).toString(16)}`,
        payload: { query: SEARCH, variables: { text: '12 Larkspur' } },
      });
      statuses.push(statusCode);
    }
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  it('says that it is not set up without a geocoder', async () => {
    const bare = await startTestServer({ database: server.database });
    const caller = await bare.signedIn('admin');
    expect((await caller.graphql(SEARCH, { text: '12 Larkspur' })).data).toEqual({
      searchAddresses: { status: 'not_set_up', addresses: [] },
    });
    await bare.close();
  });
});
