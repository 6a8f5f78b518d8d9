import { describe, expect, it } from 'vitest';
import { answerOnce, sameForAll } from './same-answer.js';

describe('an answer to an event', () => {
  it('is made once for each form of the request if the event is the same for everyone', () => {
    const event = sameForAll({ count: 9 });
    let made = 0;
    const answer = (asked: string) =>
      answerOnce(
        event,
        () => asked,
        () => ({ asked, made: (made += 1) }),
      );
    const [first, again, other] = [answer('count'), answer('count'), answer('count text')];
    expect(again).toBe(first);
    expect(other).toEqual({ asked: 'count text', made: 2 });
  });

  it('is made each time for any other event, and for another one of the same content', () => {
    let made = 0;
    const answer = (event: unknown) =>
      answerOnce(
        event,
        () => 'count',
        () => (made += 1),
      );
    const plain = { count: 9 };
    expect([answer(plain), answer(plain), answer(null)]).toEqual([1, 2, 3]);
    expect([answer(sameForAll({ count: 9 })), answer(sameForAll({ count: 9 }))]).toEqual([4, 5]);
  });
});
