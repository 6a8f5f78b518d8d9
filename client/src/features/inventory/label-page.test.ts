import { expect, it } from 'vitest';
import { pageOfLabel } from './label-page';

it('leads from a label to the page of what it is stuck on', () => {
  expect(pageOfLabel('item', 'a')).toBe('/inventory/items/a');
  expect(pageOfLabel('bag', 'a')).toBe('/inventory/bags/a');
  expect(pageOfLabel('pouch', 'a')).toBe('/inventory/pouches?open=a');
  expect(pageOfLabel('location', 'a/b')).toBe('/inventory/locations?open=a%2Fb&scanned=a%2Fb');
});
