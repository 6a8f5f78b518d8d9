import type { Page } from '@playwright/test';

const SCRIPT = '**/account.page-*.js';

/** Has /account break when it is drawn, until `mendAccountPage`. */
export const breakAccountPage = (page: Page): Promise<unknown> =>
  page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("The trolley wheel fell off"); }',
    }),
  );

export const mendAccountPage = (page: Page): Promise<void> => page.unroute(SCRIPT);
