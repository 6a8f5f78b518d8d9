/** The specification's palette (section 9) and the text tokens that make it reach WCAG 2.2 AA. */
export const PALETTE = {
  primary: '#3F86F6',
  secondary: '#0A1F44',
  background: '#F4F7FA',
  success: '#2ECC71',
  error: '#E53935',
  warning: '#FFC107',
  radius: 12,
  fontSize: 14,
  fontFamily: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
} as const;

export const TEXT_TOKENS = {
  light: {
    onPrimary: '#0A1F44',
    link: '#1F5FC4',
    errorText: '#B71C1C',
    errorButton: '#C62828',
    successText: '#146C39',
    warningText: '#7A4F00',
    placeholder: '#68707C',
    description: '#565D68',
  },
  dark: {
    primary: '#5B9BFF',
    onPrimary: '#0A1F44',
    error: '#FF7A75',
    link: '#7DB0FF',
    placeholder: '#A8B0BB',
    description: '#A8B0BB',
  },
} as const;

/** The colour mode is kept under the specification's own keys. */
export const COLOUR_MODE_KEYS = { mode: 'mui-mode', scheme: 'mui-color-scheme' } as const;
export const COLOUR_MODES = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];
