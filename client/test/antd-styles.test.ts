import darkAlgorithm from 'antd/es/theme/themes/dark/index.js';
import { describe, expect, it } from 'vitest';
import { rulesIn, STYLES } from '../antd-styles';

const LARGE_AND_DARK = {
  algorithm: darkAlgorithm,
  token: { colorPrimary: '#123456', fontSize: 20, borderRadius: 2, controlHeight: 64 },
};

describe('the rules that are written when the client is built', () => {
  it.each(Object.keys(STYLES))('are the same for every theme: %s', (path) => {
    expect(rulesIn(path, LARGE_AND_DARK)).toBe(rulesIn(path));
  });

  it.each(Object.keys(STYLES))('are of the component itself: %s', (path) => {
    const names = (STYLES[path] ?? []).map(({ of }) => `.ant-${of}`);
    expect(names.filter((name) => !rulesIn(path).includes(name))).toEqual([]);
  });

  it('leave out text from right to left, and colours that no page has', () => {
    const rules = Object.keys(STYLES).map((path) => rulesIn(path));
    expect(rules.filter((text) => /-rtl\b|-volcano|\[class\^=/.test(text))).toEqual([]);
  });
});
