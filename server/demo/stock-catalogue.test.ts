import { drugOf } from '@sideline/schema/prf/catalogue/formulary';
import { itemFacts } from '@sideline/schema/validation/stock';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.js';
import { DEMO_ITEMS } from './stock-catalogue.js';
import { makeStock } from './stock.js';

const NOW = new Date('2026-11-20T14:32:00.000Z');

describe('the items of the demonstration', () => {
  it('are about 160 kinds, each with its own code', () => {
    expect(DEMO_ITEMS.length).toBeGreaterThanOrEqual(155);
    expect(DEMO_ITEMS.length).toBeLessThanOrEqual(180);
    expect(new Set(DEMO_ITEMS.map(({ sku }) => sku)).size).toBe(DEMO_ITEMS.length);
    expect(new Set(DEMO_ITEMS.map(({ name }) => name)).size).toBe(DEMO_ITEMS.length);
  });

  it('comply with the rules for items', () => {
    for (const { id: _, ...item } of makeStock(createRandom('stock'), NOW).items) {
      const facts = itemFacts.safeParse({
        ...item,
        hasExpiry: item.shelfMonths !== null,
        isSerialised: item.isSerialised ?? false,
        isSingleUse: item.isReusable !== true,
        storage: item.storage ?? 'ambient',
      });
      expect(facts.error?.issues, item.name).toBeUndefined();
    }
  });

  it('name drugs of the formulary, in its schedules', () => {
    for (const { name, drug, controlledSchedule } of DEMO_ITEMS) {
      if (drug === undefined) continue;
      expect(drugOf(drug), name).toBeDefined();
      expect(controlledSchedule ?? null, name).toBe(drugOf(drug)?.schedule ?? null);
    }
  });
});

describe('the stock of the demonstration', () => {
  it('is the same for the same moment, in 12 places, each lot where it belongs', () => {
    const stock = makeStock(createRandom('stock'), NOW);
    expect(makeStock(createRandom('stock'), NOW)).toEqual(stock);
    expect(stock.places).toHaveLength(12);
    const today = NOW.toISOString().slice(0, 10);
    for (const { expiresOn, nextServiceOn } of stock.lots) {
      if (expiresOn !== null) expect(expiresOn > today).toBe(true);
      if (nextServiceOn !== null) expect(nextServiceOn > today).toBe(true);
    }
    const opened = stock.openings.flatMap(({ posting }) => posting.moves);
    expect(new Set(opened.map(({ itemId }) => itemId)).size).toBe(stock.items.length);
    for (const { quantity } of opened) expect(quantity).toBeGreaterThan(0);
  });
});
