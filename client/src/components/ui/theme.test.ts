import { ACCENT_SURFACES, contrastOf, LEAST_CONTRAST } from '@sideline/schema/provider/accent';
import { ROLES } from '@sideline/schema/roles';
import { PALETTE } from '@sideline/schema/theme';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as AntdTheme from './antd-theme';
import type * as Theme from './theme';

let theme: typeof Theme & typeof AntdTheme;

beforeAll(async () => {
  // Asked once, when it is loaded.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Of Ant Design it takes two functions and calls none; all of it is more than Node can load.
  vi.doMock('antd', () => ({ theme: { defaultAlgorithm: 'light', darkAlgorithm: 'dark' } }));
  theme = { ...(await import('./theme')), ...(await import('./antd-theme')) };
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

  it('uses the provider’s own colour, with readable text on it', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const { token, components } = theme.buildTheme(scheme, 'staff', '#9C4DCC');
      expect(token?.colorPrimary).toBe('#9C4DCC');
      expect(components?.Button?.primaryColor).toBe('#FFFFFF');
      expect(theme.cssVariables(scheme, 'staff', '#9C4DCC')['--sl-primary']).toBe('#9C4DCC');
    }
    expect(PALETTE.background).toBe(ACCENT_SURFACES.light[0]);
  });

  it.each(['light', 'dark'] as const)('has a ring of the focus that can be seen in the %s', (scheme) => {
    for (const accent of [null, '#9C4DCC'])
      for (const ring of [
        theme.buildTheme(scheme, 'staff', accent).token?.colorPrimaryBorder,
        theme.cssVariables(scheme, 'staff', accent)['--sl-focus'],
      ])
        for (const surface of ACCENT_SURFACES[scheme])
          expect(contrastOf(ring ?? surface, surface)).toBeGreaterThanOrEqual(LEAST_CONTRAST.control);
  });

  it.each([...ROLES, null])('differs in dark mode for %s', (role) => {
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
