import { ROLES } from '@sideline/schema/roles';
import { PALETTE } from '@sideline/schema/theme';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Theme from './theme';

let theme: typeof Theme;

beforeAll(async () => {
  // Asked once, when it is loaded.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Of Ant Design it takes two functions and calls none; all of it is more than Node can load.
  vi.doMock('antd', () => ({ theme: { defaultAlgorithm: 'light', darkAlgorithm: 'dark' } }));
  theme = await import('./theme');
});

describe('the theme', () => {
  // Specification, section 9: one pair of colours, whoever is signed in.
  it.each([...ROLES, null])('has the specification’s colours for %s', (role) => {
    const { token } = theme.buildTheme('light', role);
    expect(token?.colorPrimary).toBe('#3F86F6');
    expect(token?.colorLinkHover).toBe('#0A1F44');
    expect(theme.cssVariables('light', role)).toMatchObject({
      '--sl-primary': '#3F86F6',
      '--sl-navy': '#0A1F44',
      '--sl-page': PALETTE.background,
    });
  });

  it.each([...ROLES, null])('is another in the dark for %s', (role) => {
    const light = theme.buildTheme('light', role).token;
    const dark = theme.buildTheme('dark', role).token;
    expect(dark?.colorPrimary).toBe('#5B9BFF');
    expect(theme.buildTheme('dark', role).algorithm).not.toBe(theme.buildTheme('light', role).algorithm);
    expect(dark?.colorBgContainer).not.toBe(light?.colorBgContainer);
    expect(theme.cssVariables('dark', role)['--sl-page']).not.toBe(
      theme.cssVariables('light', role)['--sl-page'],
    );
  });
});
