import { describe, expect, it } from 'vitest';
import { keepAnswer, keptAnswer, keptWords } from './kept-answer';

const PATH = 'entries/a/alert_action';

describe('an answer to an alert', () => {
  it('is kept in parts, as far as it was entered', () => {
    const answer = { kind: 'escalated', name: 'Dr Shah', role: '' } as const;
    expect(keptAnswer(keepAnswer(answer))).toEqual(answer);
    expect(keptAnswer('')).toEqual({});
  });

  it('is offered as the reason if it was typed as free text, whatever it looks like', () => {
    for (const text of ['Oxygen, doctor called', '7', 'null', '[1]', '{ half'])
      expect(keptAnswer(text)).toEqual({ reason: text });
    expect(keptAnswer('{"kind":"a word","name":3}')).toEqual({});
  });

  it('is shown in words, like any other text', () => {
    const text = keepAnswer({
      kind: 'escalated',
      name: 'Dr Shah',
      at: '2026-11-20T14:20:00.000Z',
      answer: 'Coming',
    });
    const words = (timeZone: string) => keptWords(PATH, text, timeZone);
    expect(words('Europe/London')).toBe('Escalated, Dr Shah, 20 Nov 2026, 14:20, Coming');
    // On the record's own clock, as everything else of it.
    expect(words('America/New_York')).toBe('Escalated, Dr Shah, 20 Nov 2026, 09:20, Coming');
    expect(keptWords(PATH, 'Oxygen', 'Europe/London')).toBe('Oxygen');
    expect(keptWords('entries/a/heart_rate', '{"a":1}', 'Europe/London')).toBe('{"a":1}');
  });
});
