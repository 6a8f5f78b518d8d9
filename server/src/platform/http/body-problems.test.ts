import { describe, expect, it } from 'vitest';
import { brokenJson, problemsOfRequest } from './body-problems.js';

describe('a text that is not JSON', () => {
  it.each([
    ['{"email":', 'Check the end of the body: it stops before its JSON does.'],
    ['{"email":"a', 'Check the end of the body: it stops before its JSON does.'],
    ['[1,2', 'Check the end of the body: it stops before its JSON does.'],
    ['{"a":1,}', 'Check the body at line 1, column 8: it is not JSON from there.'],
    ['{\n  "a": 1\n  "b": 2\n}', 'Check the body at line 3, column 3: it is not JSON from there.'],
    ['{"a":1}}', 'Check the body at line 1, column 8: it is not JSON from there.'],
    ['secret', 'Check the body: it is not JSON, because of a “s”.'],
    ['{"__proto__":{}}', 'Leave out “__proto__” and “constructor”: there is no such field.'],
  ])('%j is explained with its position', (text, message) => {
    expect(brokenJson(text)).toEqual({ field: 'body', code: 'invalid_json', message });
  });
});

it('has no explanation for a request that was refused for another reason', () => {
  expect(problemsOfRequest({ code: 'FST_ERR_BAD_URL' })).toEqual([]);
  expect(problemsOfRequest({})).toEqual([]);
});
