import { expect, it } from 'vitest';
import { newItemPath, pageOfLabel } from './label-page';

it('leads from a label to the page of the labelled thing', () => {
  expect(pageOfLabel('item', 'a')).toBe('/inventory/items/a');
  expect(pageOfLabel('bag', 'a')).toBe('/inventory/bags/a');
  expect(pageOfLabel('pouch', 'a')).toBe('/inventory/pouches?open=a');
  expect(pageOfLabel('location', 'a/b')).toBe('/inventory/locations?open=a%2Fb&scanned=a%2Fb');
});

it('leads from an unknown code to a new item with this code', () => {
  expect(newItemPath('05012345678900')).toBe('/inventory/items?new=05012345678900');
});
