/** The class of every component that is drawn in the page's theme. The build looks for it too (client/antd-variables.ts). */
export const THEME_KEY = 'sideline';
