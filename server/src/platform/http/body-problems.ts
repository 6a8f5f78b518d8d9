import type { Problem } from '@sideline/schema/errors';

/** The problems of a body that prevent its content from being read. */

const problem = (field: string, code: string, message: string): Problem => ({ field, code, message });

export const emptyBody = problem('body', 'required', 'Send a JSON object as the body: the body is empty.');

export const notJson = problem(
  'content-type',
  'invalid_type',
  'Send the body as JSON, with the header “content-type: application/json”.',
);

export const bodyTooLarge = problem('body', 'too_big', 'Send less at once: the body is too large.');

/** By the code of the HTTP server's error. */
const BY_CODE: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: emptyBody,
  FST_ERR_CTP_INVALID_JSON_BODY: problem('body', 'invalid_json', 'Check the body: it is not JSON.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: notJson,
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: problem(
    'content-length',
    'invalid_type',
    'Send the whole body: its length differs from its header.',
  ),
};

/** What a caller is shown of a request that the HTTP server itself refused. */
export const problemsOfRequest = (error: { readonly code?: string }): readonly Problem[] => {
  const known = BY_CODE[error.code ?? ''];
  return known === undefined ? [] : [known];
};

/** Where a text stops being JSON, if the engine says so; at most one character of the text itself is repeated. */
export const brokenJson = (text: string): Problem => {
  const say = (message: string) => problem('body', 'invalid_json', message);
  let reason = '';
  try {
    JSON.parse(text);
  } catch (error) {
    reason = error instanceof Error ? error.message : '';
  }
  // It is valid JSON but was refused: it uses a name that could change the program's own objects.
  if (reason === '') return say('Leave out “__proto__” and “constructor”: there is no such field.');
  const [, at] = / at position (\d+)/.exec(reason) ?? [];
  if (/^Unexpected end|^Unterminated/.test(reason) || Number(at) >= text.length)
    return say('Check the end of the body: it stops before its JSON does.');
  if (at !== undefined) {
    const lines = text.slice(0, Number(at)).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return say(
      `Check the body at line ${String(lines.length)}, column ${String(column)}: it is not JSON from there.`,
    );
  }
  const [, token] = /^Unexpected token '(.+?)',/s.exec(reason) ?? [];
  return say(
    token === undefined
      ? 'Check the body: it is not JSON.'
      : `Check the body: it is not JSON, because of a “${token}”.`,
  );
};
