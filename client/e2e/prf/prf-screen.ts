import { PATIENT_SECTION, sectionOf, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { expect, type Locator, type Page } from '@playwright/test';
import { open } from '../sign-in-as';
import { cardOf, unfoldCard } from './catalogue-form';
import { sectionDrawn } from './section-drawn';

const REVIEW = 'Review and sign';
/** What a record fetches last when nothing else is to be done (src/features/prf/sections/section-body.tsx). */
const LAST_SCRIPT = '/assets/whole-record-steps-';
export type Step = PrfSectionKey | 'patient' | 'review';

export const stepLabel = (step: Step): string =>
  step === 'review' ? REVIEW : step === 'patient' ? PATIENT_SECTION.label : sectionOf(step).label;

/**
 * The record's screen: its sections, its save state, and the form of the section that is open. What it is made of is found by tags and
 * attributes, for asking a page of thousands of elements for a role costs more than what is then done there.
 */
export class PrfScreen {
  readonly page: Page;
  readonly form: Locator;
  readonly banner: Locator;
  readonly saveState: Locator;
  private readonly foot: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.locator('main');
    this.banner = page
      .getByRole('banner', { name: 'Patient and record' })
      .or(page.getByLabel('Patient and record'));
    this.foot = page.locator('[role="region"][aria-label="Save state and steps"]');
    this.saveState = this.foot.getByRole('status');
  }

  /** A record of no event, unless one is chosen: the one that is on where the person has a shift is declined. */
  async openNew(): Promise<void> {
    const decline = this.form.getByRole('button', { name: 'Not this event' });
    await this.page.addLocatorHandler(decline, (button) => button.click());
    await open(this.page, '/createprf');
    await expect(this.heading('incidentDetails')).toBeVisible();
    await sectionDrawn(this.page);
  }

  async openRecord(customPrfId: string, step: Step = 'incidentDetails'): Promise<void> {
    await open(this.page, `/prf/${customPrfId}?section=${step}`);
    await expect(this.heading(step)).toBeVisible();
    await sectionDrawn(this.page);
  }

  heading(step: Step): Locator {
    return this.form.locator('h2').getByText(stepLabel(step), { exact: true });
  }

  /** Opens a section by the list at the side, or by the sheet of a phone. */
  async goTo(step: Step): Promise<void> {
    const { page } = this;
    const sections = page.locator('nav[aria-label="Sections of the record"]').filter({ visible: true });
    const sheet = this.foot.getByRole('button', { name: 'Sections', exact: true });
    if (await sheet.isVisible()) await sheet.click();
    await sections.getByRole('link', { name: new RegExp(`^${stepLabel(step)}:`) }).click();
    await expect(this.heading(step)).toBeVisible();
    await sectionDrawn(page);
  }

  /** Takes the signal away once the scripts of every section have come: here no service worker keeps them. */
  async goOffline(): Promise<void> {
    await this.page.waitForFunction(
      (last) => performance.getEntriesByType('resource').some(({ name }) => name.includes(last)),
      LAST_SCRIPT,
    );
    await this.page.context().setOffline(true);
  }

  /** Opens cards that the presentation leaves folded. */
  async unfold(...titles: readonly string[]): Promise<void> {
    for (const title of titles) await unfoldCard(cardOf(this.form, title));
  }

  /** Takes stock from a place by its name. Whoever has a bag with them is offered that first; another person is asked at once. */
  async takeFrom(place: string): Promise<void> {
    const change = this.form.getByRole('button', { name: 'Change where it is taken from' }).first();
    const search = this.form.getByRole('searchbox', { name: 'Taken from' }).first();
    await expect(change.or(search).first()).toBeVisible();
    if (await change.isVisible()) await change.click();
    await search.fill(place);
    await this.form
      .getByRole('button', { name: new RegExp(`^${place}`) })
      .first()
      .click();
    await expect(this.form.getByText(`From ${place}`).first()).toBeVisible();
  }

  /** Everything that was entered is with the server. Whoever came without a password has no store on the device. */
  async saved(): Promise<void> {
    await expect(this.saveState).toHaveText(
      /^Sent · Saved \d\d:\d\d · on server( · nothing kept on this device)?$/,
    );
  }

  /** The record's number, once it has one. */
  async number(): Promise<string> {
    await expect(this.page).toHaveURL(/\/prf\/[A-Z]+-\d{6}-/);
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }
}
