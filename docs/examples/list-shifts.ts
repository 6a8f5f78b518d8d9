/**
 * Lists a month of shifts, typed by the OpenAPI document:
 *
 *   npx openapi-typescript https://sideline.example/api/openapi.json -o sideline-api.d.ts
 *   SIDELINE_URL=https://sideline.example SIDELINE_TOKEN=slt_… node list-shifts.js
 *
 * The token needs the scope `shifts_read`.
 */
import type { components, paths } from './sideline-api';

type Shift = components['schemas']['Shift'];
type Problem = components['schemas']['Error'];
type Query = NonNullable<paths['/api/shifts']['get']['parameters']['query']>;

const url = process.env['SIDELINE_URL'] ?? '';
const token = process.env['SIDELINE_TOKEN'] ?? '';

/** The list is capped: the Link header leads to the rest. */
const nextOf = (response: Response): string | null =>
  /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;

export const listShifts = async (query: Query): Promise<Shift[]> => {
  const shifts: Shift[] = [];
  let path: string | null = `/api/shifts?${new URLSearchParams(query as Record<string, string>).toString()}`;
  while (path !== null) {
    const response: Response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) {
      const { code, message, requestId } = (await response.json()) as Problem;
      throw new Error(`${code}: ${message} (request ${requestId})`);
    }
    shifts.push(...((await response.json()) as Shift[]));
    path = nextOf(response);
  }
  return shifts;
};

listShifts({ from: '2031-05-01T00:00:00Z', to: '2031-06-01T00:00:00Z' })
  .then((shifts) => {
    console.log(JSON.stringify(shifts.map(({ shiftID, shiftStart }) => ({ shiftID, shiftStart }))));
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
