import type { Plugin } from 'vite';

const NO_TABS = '\0card-without-tabs';

/**
 * Ant Design's Card brings its Tabs, and they bring its menus, for tabs in a card's head: 25 kB that the dashboard would wait
 * for. No card of Sideline has them; one that asked for them would stop the build.
 */
export const cardWithoutTabs = (): Plugin => ({
  name: 'card-without-tabs',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../tabs' && /\/antd\/es\/card\/Card\.js$/.test(importer ?? '') ? NO_TABS : null,
  load: (id) => (id === NO_TABS ? 'export default () => null;' : null),
  transform(code, id) {
    if (id.includes('/client/src/') && /\btabList\b/.test(code))
      throw new Error(`${id}: the cards of the build have no tabs (client/card-without-tabs.ts).`);
    return null;
  },
});
