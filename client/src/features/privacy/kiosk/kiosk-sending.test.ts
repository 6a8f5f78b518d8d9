import { describe, expect, it } from 'vitest';
import { RefusedError, UnreachableError } from '../../../lib/http';
import { kioskSending } from './kiosk-sending';

const LOST = new UnreachableError('No answer.');
const CLOSED = new RefusedError(404, 'KIOSK_CLOSED', 'Closed.');

/** A form whose calls are answered by `answers` in turn: null goes through. */
const formWith = (...answers: readonly (Error | null)[]) => {
  const sent: string[] = [];
  const left = [...answers];
  const send = kioskSending('', (method) => {
    sent.push(method);
    const answer = left.shift() ?? null;
    return answer === null ? Promise.resolve(undefined) : Promise.reject(answer);
  });
  return { sent, send };
};

describe('ending kiosk mode', () => {
  it('does not repeat feedback that was already sent', async () => {
    const { sent, send } = formWith(null, LOST);
    await expect(send({ name: 'Wren' })).rejects.toBe(LOST);
    await send({ name: 'Wren' });
    expect(sent).toEqual(['POST', 'PUT', 'PUT']);
  });

  it('sends what was corrected after the first answer was received', async () => {
    const { sent, send } = formWith(null, LOST);
    await expect(send({ name: 'Wren' })).rejects.toBe(LOST);
    await send({ name: 'Wren Ashdown' });
    expect(sent).toEqual(['POST', 'PUT', 'POST', 'PUT']);
  });

  it('is done if the kiosk has ended but the answer was lost', async () => {
    const { send } = formWith(null, LOST, CLOSED);
    await expect(send({ name: 'Wren' })).rejects.toBe(LOST);
    await expect(send({ name: 'Wren' })).resolves.toBeUndefined();
  });

  it('is refused if the kiosk was closed before anything arrived', async () => {
    const { send } = formWith(CLOSED);
    await expect(send({ name: 'Wren' })).rejects.toBe(CLOSED);
  });
});
