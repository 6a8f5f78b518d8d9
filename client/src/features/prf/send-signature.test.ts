import { describe, expect, it, vi } from 'vitest';
import { signatureAnswer } from './send-signature';

const answerTo = (code: string, problems: readonly { field: string; code: string; message: string }[] = []) =>
  signatureAnswer({ errors: [{ message: 'Why', extensions: { code, problems } }] }, () => undefined);

describe('the server’s answer to a signature made offline', () => {
  it('counts as signed if nothing is refused', () => {
    expect(signatureAnswer({ data: { signSealedPrf: { prf: {} } } }, () => undefined)).toEqual({
      kind: 'signed',
    });
  });

  it.each([
    [{}],
    [{ data: null }],
    [{ data: { signSealedPrf: null } }],
    [{ data: { signSealedPrf: { prf: null } } }],
  ])('is kept if the answer was %o', (answer) => {
    expect(signatureAnswer(answer, () => undefined)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'server' },
    });
  });

  it('is dropped if it was refused for good, with the wording of the refusal', () => {
    const message = 'This is not your password.';
    expect(answerTo('BAD_INPUT', [{ field: 'password', code: 'wrong_password', message }])).toEqual({
      kind: 'notSigned',
      code: 'BAD_INPUT',
      message,
    });
    for (const code of ['PRF_CHANGED', 'PRF_INCOMPLETE', 'PRF_CONTRADICTIONS', 'PRF_SIGNATURE_UNREADABLE'])
      expect(answerTo(code)).toEqual({ kind: 'notSigned', code, message: 'Why' });
  });

  it('waits if the answer does not mention it', () => {
    for (const code of ['TOO_MANY_REQUESTS', 'INTERNAL', 'SOMETHING_NEW'])
      expect(answerTo(code)).toMatchObject({ kind: 'failed', failure: { kind: 'server' } });
    const ended = vi.fn();
    const answer = signatureAnswer(
      { errors: [{ message: 'Why', extensions: { code: 'UNAUTHENTICATED' } }] },
      ended,
    );
    expect(answer).toMatchObject({ kind: 'failed', failure: { kind: 'session' } });
    expect(ended).toHaveBeenCalledOnce();
  });

  it('closes the record if it accepts no more changes', () => {
    expect(answerTo('PRF_LOCKED')).toMatchObject({ kind: 'locked', lock: { code: 'PRF_LOCKED' } });
  });
});
