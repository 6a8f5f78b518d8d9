/** One colour of the provider's own, on buttons and controls in light and dark. WCAG 2.2, 1.4.3 and 1.4.11. */

/** The minimum contrast of text with its background, and of a control with the surface under it. */
export const LEAST_CONTRAST = { text: 4.5, control: 3 } as const;

/** The surfaces under controls. client/src/components/ui/theme.ts has them by the same values; a test compares. */
export const ACCENT_SURFACES = {
  light: ['#F4F7FA', '#FFFFFF'],
  dark: ['#0B1426', '#131E33', '#1B2842'],
} as const;

/** Text on the accent, in the order of preference. */
const ON_ACCENT = ['#0A1F44', '#FFFFFF', '#000000'] as const;

const COLOUR = /^#[0-9A-F]{6}$/;

/** Relative luminance of `#RRGGBB`, from 0 to 1. */
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How far two colours are apart: from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The colour of text on an accent: navy where that can be read, else the first that can. */
export const textOnAccent = (accent: string): string =>
  ON_ACCENT.find((text) => contrastOf(text, accent) >= LEAST_CONTRAST.text) ?? ON_ACCENT[0];

/** What an accent reaches: the least of each, which decides. */
export interface AccentContrast {
  readonly text: number;
  readonly light: number;
  readonly dark: number;
}

export const accentContrast = (accent: string): AccentContrast => ({
  text: contrastOf(textOnAccent(accent), accent),
  light: Math.min(...ACCENT_SURFACES.light.map((surface) => contrastOf(surface, accent))),
  dark: Math.min(...ACCENT_SURFACES.dark.map((surface) => contrastOf(surface, accent))),
});

/** `#RRGGBB` in capitals; null where the text is no colour. */
export const accentOf = (text: string): string | null => {
  const colour = text.trim().toUpperCase();
  return COLOUR.test(colour) ? colour : null;
};

const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;

/** Why a colour cannot be the accent; null where it can. */
export const accentRefusal = (text: string): string | null => {
  const accent = accentOf(text);
  if (accent === null) return 'Enter a colour as # and six figures or letters from A to F, such as #3F86F6.';
  const { text: onIt, light, dark } = accentContrast(accent);
  const { control } = LEAST_CONTRAST;
  if (light < control)
    return `Choose a darker colour. On light pages this one reaches ${ratio(light)}, and controls need 3:1.`;
  if (dark < control)
    return `Choose a lighter colour. On dark pages this one reaches ${ratio(dark)}, and controls need 3:1.`;
  if (onIt < LEAST_CONTRAST.text)
    return `Choose another colour. Text on this one reaches ${ratio(onIt)}, and text needs 4.5:1.`;
  return null;
};
