import { ACCENT_SURFACES, textOnAccent } from '@sideline/schema/provider/accent';
import { PALETTE, TEXT_TOKENS } from '@sideline/schema/theme';
import type { Role } from '@sideline/schema/roles';
import type { Scheme } from '../../lib/colour-mode';

/** The specification gives all roles the same two colours (section 9). A role without an entry gets the default. */
export interface RoleColours {
  readonly primary: string;
  readonly secondary: string;
}
export const DEFAULT_COLOURS: RoleColours = { primary: PALETTE.primary, secondary: PALETTE.secondary };
export const ROLE_COLOURS: Readonly<Record<Role, RoleColours>> = {
  admin: DEFAULT_COLOURS,
  staff: DEFAULT_COLOURS,
  client: DEFAULT_COLOURS,
  patient: DEFAULT_COLOURS,
};

/** Surfaces of the dark scheme, navy rather than grey, so that the bar and the page belong together. */
export const DARK_SURFACES = {
  page: ACCENT_SURFACES.dark[0],
  card: ACCENT_SURFACES.dark[1],
  raised: ACCENT_SURFACES.dark[2],
  border: '#34435F',
  controlBorder: '#4A5B7A',
  text: '#E8EDF5',
} as const;

export const LIGHT_SURFACES = {
  page: PALETTE.background,
  card: '#FFFFFF',
  raised: '#FFFFFF',
  border: '#D3DAE4',
  controlBorder: '#BCC6D4',
  text: '#14213A',
} as const;

/** What our own style sheets use, as `var(--sl-…)`. The providers set it on the document. */
export function cssVariables(
  scheme: Scheme,
  role: Role | null,
  accent: string | null = null,
): Readonly<Record<string, string>> {
  const colours = role ? ROLE_COLOURS[role] : DEFAULT_COLOURS;
  const isDark = scheme === 'dark';
  const surfaces = isDark ? DARK_SURFACES : LIGHT_SURFACES;
  const text = TEXT_TOKENS;
  return {
    '--sl-primary': accent ?? (isDark ? text.dark.primary : colours.primary),
    '--sl-on-primary':
      accent === null ? (isDark ? text.dark.onPrimary : text.light.onPrimary) : textOnAccent(accent),
    '--sl-navy': colours.secondary,
    '--sl-page': surfaces.page,
    '--sl-card': surfaces.card,
    '--sl-raised': surfaces.raised,
    '--sl-border': surfaces.border,
    '--sl-control-border': surfaces.controlBorder,
    '--sl-text': surfaces.text,
    '--sl-text-quiet': isDark ? text.dark.description : text.light.description,
    '--sl-link': isDark ? text.dark.link : text.light.link,
    '--sl-error': isDark ? text.dark.error : PALETTE.error,
    '--sl-error-text': isDark ? text.dark.error : text.light.errorText,
    '--sl-success': PALETTE.success,
    '--sl-success-text': isDark ? '#6FDF9B' : text.light.successText,
    '--sl-warning': PALETTE.warning,
    '--sl-warning-text': isDark ? '#FFD666' : text.light.warningText,
    '--sl-hover': isDark ? 'rgba(125, 176, 255, 0.10)' : 'rgba(10, 31, 68, 0.05)',
    '--sl-selected': isDark ? 'rgba(125, 176, 255, 0.18)' : 'rgba(63, 134, 246, 0.12)',
    '--sl-focus': isDark ? text.dark.link : text.light.link,
    '--sl-shadow': isDark ? '0 8px 24px rgba(0, 0, 0, 0.5)' : '0 8px 24px rgba(10, 31, 68, 0.12)',
    '--sl-radius': `${PALETTE.radius}px`,
  };
}
