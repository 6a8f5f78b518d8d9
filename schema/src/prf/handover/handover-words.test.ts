import { expect, it } from 'vitest';
import { HANDOVER_CASES } from './handover-cases.fixture.js';
import type { HandoverSource } from './handover-record.js';
import { HANDOVER_WORDS } from './handover-words.fixture.js';
import { handoverBlocks, handoverOf } from './handover.js';

/** The text that is read out and the text on the page, one line for each; a line that is highlighted begins with '!'. */
const wordsOf = (source: HandoverSource): readonly string[] => [
  ...(['atmist', 'sbar'] as const).flatMap((format) =>
    handoverOf(source, format).flatMap(({ label, text }) =>
      text === 'Not recorded' ? [] : [`${format}, ${label}: ${text}`],
    ),
  ),
  ...handoverBlocks(source).flatMap(({ label: block, rows }) =>
    rows.flatMap(({ label, text, isRecorded, isAlert }) =>
      isRecorded || block === 'Signs' ? [`${isAlert ? '! ' : ''}${label}: ${text}`] : [],
    ),
  ),
];

it.each(Object.entries(HANDOVER_CASES))('a handover states %s if it is recorded', (name, source) => {
  expect(wordsOf(source)).toEqual(HANDOVER_WORDS[name]);
});
