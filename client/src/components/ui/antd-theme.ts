import { textOnAccent } from '@sideline/schema/provider/accent';
import { PALETTE, TEXT_TOKENS } from '@sideline/schema/theme';
import type { Role } from '@sideline/schema/roles';
import { theme as antdTheme, type ThemeConfig } from 'antd';
import type { Scheme } from '../../lib/colour-mode';
import { DARK_SURFACES, DEFAULT_COLOURS, LIGHT_SURFACES, ROLE_COLOURS, type RoleColours } from './theme';
import { THEME_KEY } from './theme-key';

/** The build has written every component's rules (client/antd-styles.ts), and a theme only sets their variables. */
const VARIABLES_ONLY = { zeroRuntime: import.meta.env.PROD, cssVar: { key: THEME_KEY } } as const;

/** Controls for gloved thumbs (design section 6): 48 px, 56 for the primary action, 40 inside dense tables. */
const CONTROL = { small: 40, middle: 48, large: 56 } as const;

/**
 * People who prefer reduced motion get popups without a transition. Checked once for each page load, because Ant Design
 * recreates its whole tree when this changes.
 */
const MOVES = !matchMedia('(prefers-reduced-motion: reduce)').matches;

const SHARED_TOKENS: ThemeConfig['token'] = {
  motion: MOVES,
  fontFamily: PALETTE.fontFamily,
  fontSize: PALETTE.fontSize,
  borderRadius: PALETTE.radius,
  borderRadiusLG: PALETTE.radius,
  borderRadiusSM: 8,
  borderRadiusXS: 6,
  controlHeight: CONTROL.middle,
  controlHeightLG: CONTROL.large,
  controlHeightSM: CONTROL.small,
  controlHeightXS: 28,
  // Half of controlHeight is antd's own size for boxes and radio dots: 24 px, which a thumb hits.
  fontSizeHeading1: 28,
  fontSizeHeading2: 20,
  fontSizeHeading3: 16,
  fontSizeHeading4: 14,
  fontSizeHeading5: 14,
  fontWeightStrong: 600,
  wireframe: false,
};

/** iOS zooms into inputs with text under 16 px, so every text input has 16. */
const TYPED = { inputFontSize: 16, inputFontSizeLG: 16, inputFontSizeSM: 16 } as const;
const SHARED_COMPONENTS = {
  Input: TYPED,
  InputNumber: TYPED,
  DatePicker: TYPED,
  Mentions: TYPED,
  Select: { fontSize: 16, optionHeight: 44, optionFontSize: 16 },
  Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 16 },
  Table: { cellPaddingBlock: 12, cellPaddingBlockMD: 10, cellPaddingBlockSM: 8 },
  Menu: { itemHeight: 44 },
  Card: { headerFontSize: 16, bodyPadding: 16, headerPadding: 16, headerHeight: 52 },
  Drawer: { paddingLG: 16 },
  Segmented: { trackPadding: 4 },
  Tabs: { titleFontSize: 14, titleFontSizeLG: 16 },
} satisfies ThemeConfig['components'];

/**
 * Ant Design's theme for a scheme and a role. Global text tokens do not reach components, and the dark algorithm darkens
 * the seeds, so both are set again where they matter (recipes section 7).
 */
export function buildTheme(scheme: Scheme, role: Role | null, accent: string | null = null): ThemeConfig {
  const colours = role ? ROLE_COLOURS[role] : DEFAULT_COLOURS;
  if (scheme === 'dark') return darkTheme(accent);
  return lightTheme(accent === null ? colours : { ...colours, primary: accent }, accent);
}

/** The provider's colour stays the same under the pointer, because text on it was checked against only that colour. */
const accentTokens = (accent: string | null): ThemeConfig['token'] =>
  accent === null ? {} : { colorPrimary: accent, colorPrimaryHover: accent, colorPrimaryActive: accent };

function lightTheme(colours: RoleColours, accent: string | null): ThemeConfig {
  const text = {
    ...TEXT_TOKENS.light,
    ...(accent === null ? {} : { onPrimary: textOnAccent(accent) }),
  };
  return {
    ...VARIABLES_ONLY,
    algorithm: antdTheme.defaultAlgorithm,
    token: {
      ...SHARED_TOKENS,
      colorPrimary: colours.primary,
      colorInfo: colours.primary,
      colorSuccess: PALETTE.success,
      colorWarning: PALETTE.warning,
      colorError: PALETTE.error,
      colorLink: text.link,
      colorLinkHover: colours.secondary,
      colorLinkActive: colours.secondary,
      colorBgLayout: LIGHT_SURFACES.page,
      colorBgContainer: LIGHT_SURFACES.card,
      colorText: LIGHT_SURFACES.text,
      colorTextHeading: colours.secondary,
      colorTextSecondary: text.description,
      colorTextTertiary: text.description,
      colorTextDescription: text.description,
      colorTextPlaceholder: text.placeholder,
      // The focus ring for Ant Design. Its own, a pale primary, does not reach 3 : 1.
      colorPrimaryBorder: text.link,
      colorBorder: LIGHT_SURFACES.controlBorder,
      colorBorderSecondary: LIGHT_SURFACES.border,
      colorErrorText: text.errorText,
      colorSuccessText: text.successText,
      colorWarningText: text.warningText,
      colorTextLightSolid: '#FFFFFF',
      ...accentTokens(accent),
    },
    components: {
      ...SHARED_COMPONENTS,
      Button: {
        primaryColor: text.onPrimary,
        defaultHoverColor: text.link,
        defaultActiveColor: text.link,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        colorError: text.errorButton,
        colorErrorHover: text.errorText,
        fontWeight: 500,
        contentFontSizeLG: 16,
      },
      Form: { ...SHARED_COMPONENTS.Form, colorError: text.errorText, colorWarning: text.warningText },
      Tag: { colorSuccess: text.successText, colorWarning: text.warningText, colorError: text.errorText },
      Menu: {
        ...SHARED_COMPONENTS.Menu,
        itemSelectedColor: text.link,
        horizontalItemSelectedColor: text.link,
      },
      Typography: {
        colorError: text.errorText,
        colorSuccess: text.successText,
        colorWarning: text.warningText,
        colorTextDescription: text.description,
      },
      Tabs: { ...SHARED_COMPONENTS.Tabs, itemSelectedColor: text.link, itemHoverColor: text.link },
      Segmented: { ...SHARED_COMPONENTS.Segmented, trackBg: '#E6EBF2', itemColor: LIGHT_SURFACES.text },
      Table: {
        ...SHARED_COMPONENTS.Table,
        headerBg: '#EEF2F7',
        headerSortActiveBg: '#E3E9F2',
        headerSortHoverBg: '#E3E9F2',
        bodySortBg: 'transparent',
        headerColor: colours.secondary,
        rowHoverBg: '#F4F8FF',
      },
      Checkbox: { colorWhite: text.onPrimary },
      Steps: { colorTextLightSolid: text.onPrimary },
    },
  };
}

function darkTheme(accent: string | null): ThemeConfig {
  const text = {
    ...TEXT_TOKENS.dark,
    ...(accent === null ? {} : { primary: accent, onPrimary: textOnAccent(accent) }),
  };
  const seeds = {
    colorPrimary: text.primary,
    colorInfo: text.primary,
    colorError: text.error,
    colorLink: text.link,
    colorLinkHover: '#A9CBFF',
    colorLinkActive: '#A9CBFF',
    colorBgLayout: DARK_SURFACES.page,
    colorBgContainer: DARK_SURFACES.card,
    colorBgElevated: DARK_SURFACES.raised,
    colorBgSpotlight: '#2B3A58',
    colorText: DARK_SURFACES.text,
    colorTextHeading: '#FFFFFF',
    colorTextSecondary: text.description,
    colorTextTertiary: text.description,
    colorTextDescription: text.description,
    colorTextPlaceholder: text.placeholder,
    colorErrorText: text.error,
    colorSuccessText: '#6FDF9B',
    colorWarningText: '#FFD666',
    colorPrimaryBorder: text.link,
    colorBorder: DARK_SURFACES.controlBorder,
    colorBorderSecondary: DARK_SURFACES.border,
    ...accentTokens(accent),
  };
  return {
    ...VARIABLES_ONLY,
    // The dark algorithm would turn #5B9BFF into #5087DC, so the tokens for text are restored after it.
    algorithm: [
      antdTheme.darkAlgorithm,
      (seed, map) => ({ ...(map ?? antdTheme.darkAlgorithm(seed)), ...seeds }),
    ],
    token: {
      ...SHARED_TOKENS,
      ...seeds,
      colorSuccess: PALETTE.success,
      colorWarning: PALETTE.warning,
      colorTextLightSolid: '#FFFFFF',
    },
    components: {
      ...SHARED_COMPONENTS,
      Button: {
        primaryColor: text.onPrimary,
        defaultHoverColor: text.link,
        defaultActiveColor: text.link,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        dangerColor: TEXT_TOKENS.dark.onPrimary,
        fontWeight: 500,
        contentFontSizeLG: 16,
      },
      Tag: { colorSuccess: '#6FDF9B', colorWarning: '#FFD666', colorError: text.error },
      Menu: {
        ...SHARED_COMPONENTS.Menu,
        itemSelectedColor: text.link,
        horizontalItemSelectedColor: text.link,
      },
      Tabs: { ...SHARED_COMPONENTS.Tabs, itemSelectedColor: text.link, itemHoverColor: text.link },
      Segmented: {
        ...SHARED_COMPONENTS.Segmented,
        trackBg: DARK_SURFACES.page,
        itemSelectedBg: '#2B3A58',
        itemColor: DARK_SURFACES.text,
      },
      Table: {
        ...SHARED_COMPONENTS.Table,
        headerBg: '#1B2842',
        headerSortActiveBg: '#24345A',
        headerSortHoverBg: '#24345A',
        bodySortBg: 'transparent',
        rowHoverBg: '#1B2842',
      },
      Checkbox: { colorWhite: text.onPrimary },
      Steps: { colorTextLightSolid: text.onPrimary },
    },
  };
}
