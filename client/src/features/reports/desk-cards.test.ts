import { layoutFor, withMoved, withShown } from '@sideline/schema/list-layout';
import { describe, expect, it } from 'vitest';
import { cardsFor, shownAt } from './desk-cards';

describe('the cards of the dashboard', () => {
  const cards = cardsFor(false);
  const usual = layoutFor(cards, null);

  it('are in their default places, with administrators’ cards only for them', () => {
    expect(shownAt('main', cards, usual)).toEqual(['quick', 'shift', 'alerts', 'open']);
    expect(shownAt('top', cards, usual)).toEqual([]);
    const admins = cardsFor(true);
    expect(shownAt('top', admins, layoutFor(admins, null))).toEqual(['unsigned', 'gaps']);
  });

  it('follow a person’s own order and hidden cards', () => {
    const moved = withMoved(withMoved(usual, 'open', -1), 'open', -1);
    expect(shownAt('main', cards, moved)).toEqual(['quick', 'open', 'shift', 'alerts']);
    expect(shownAt('side', cards, withShown(usual, 'week', false))).not.toContain('week');
  });

  it('never hide what a patient may be waiting for, or what exists only on this device', () => {
    const hidden = usual.map((one) => ({ ...one, isShown: false }));
    expect(shownAt('main', cards, hidden)).toEqual(['quick', 'alerts']);
    expect(shownAt('side', cards, hidden)).toEqual(['unsent']);
  });
});
