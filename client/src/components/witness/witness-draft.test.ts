import { expect, it } from 'vitest';
import { NO_WITNESS, witnessInput, witnessProblems } from './witness-draft';

it('requires a person and a proof, each with an error at its own field', () => {
  const fields = (draft: Parameters<typeof witnessProblems>[0]) =>
    witnessProblems(draft).map(({ field }) => field);
  expect(fields(null)).toEqual(['witness.userId', 'witness.secret']);
  expect(fields(NO_WITNESS)).toEqual(['witness.userId', 'witness.secret']);
  const draft = { userId: '018f3a52-7c1d-7000-8000-3b9a1c2d4e5f', secret: ' a b ' };
  expect(fields(draft)).toEqual([]);
  expect(witnessInput(draft)).toEqual(draft);
});
