import { answerShownAlerts } from './alert-answer';
import { HOME_ZONE } from '@sideline/schema/local-day';
import { SECTIONS } from '@sideline/schema/prf/catalogue/catalogue';
import { pictureName } from '@sideline/schema/prf/record/pictures';
import { expect, test } from '@playwright/test';
import { assembleCase } from '../cases/case-entries';
import type { PublishedCase } from '../cases/case-mapping';
import { picturesOf } from '../cases/case-pictures';
import { signInByForm } from '../sign-in-as';
import { localTime, type FormSetting } from './catalogue-form';
import { enterSection } from './enter-section';
import { differences, expectedCase } from './expected-case';
import { missingFromPdf, patientMissingFromPdf } from './expected-pdf';
import { expectDrawn, expectPictures } from './expected-pictures';
import { setAside } from './made-record';
import { registerPatient, type CasePatient } from './patient-section';
import { pdfText } from './pdf-text';
import { PrfScreen } from './prf-screen';
import { downloadPdf, expectNothingMissing, sign } from './review-section';
import { expectShown } from './shown-record';
import { readRecord, readStaff } from './stored-record';

/** A tablet in landscape; the device's clock is the scene's. */
export const tabletAtTheScene = ({ timeZone }: PublishedCase) => ({
  viewport: { width: 1180, height: 820 },
  timezoneId: timeZone,
  hasTouch: true,
});

/** Where and with what a case is entered and read back. `names` are those of rows that are not the case's, by id. */
export const settingOf = (
  published: PublishedCase,
  names: ReadonlyMap<string, string> = new Map(),
): FormSetting => {
  // The record has no event: it speaks the provider's clock, whatever the device's is.
  const timeZone = HOME_ZONE;
  const { sections } = expectedCase(published);
  return {
    timeZone,
    day: localTime(String(sections.incidentDetails?.['incident_date']), timeZone).day,
    nameOf: (id) => names.get(id) ?? pictureName(sections, id, { timeZone }) ?? id,
    pictures: picturesOf(published),
  };
};

const GRADE = 'Paramedic';
const LONGEST_MS = 600_000;

/** Enters a published case in full, signs it, and finds every value of it in the record, on paper and on the screen. */
export const journeyOf = (published: PublishedCase): void => {
  test(`${published.title} is entered in full, signed, printed and read back`, async ({ page }) => {
    test.setTimeout(LONGEST_MS);
    const screen = new PrfScreen(page);
    const assembled = assembleCase(published);
    const expected = expectedCase(published);
    const patient: CasePatient = assembled.patient;
    const names = new Map<string, string>();
    const setting = settingOf(published, names);

    await test.step('signs in and begins a record', async () => {
      await signInByForm(page, 'staff');
      for (const { staffId, label } of (await readStaff(page)).slice(0, 2)) names.set(staffId, label);
      expect(names.size).toBe(2);
      // A second try finds whom the first one registered.
      await setAside(page, String(patient.name));
      await screen.openNew();
    });

    for (const { key, label } of SECTIONS) {
      const values = assembled.sections[key];
      if (!values) continue;
      await test.step(`enters ${label}`, () =>
        enterSection(
          screen,
          key,
          setting,
          key === 'incidentDetails' ? { ...values, crew: [...names.keys()] } : values,
        ));
      if (key !== 'incidentDetails') continue;
      await test.step('looks for the patient, and registers them', async () => {
        await screen.goTo('patient');
        await registerPatient(screen.form, patient);
        await expect(page.getByRole('heading', { level: 1, name: String(patient.name) })).toBeVisible();
      });
    }

    const number = await test.step('has everything on the server', async () => {
      await screen.goTo('review');
      await screen.saved();
      return screen.number();
    });

    await test.step('says what was done about each alert', () => answerShownAlerts(screen));

    await test.step('signs', async () => {
      await expectNothingMissing(screen);
      await sign(screen, GRADE);
    });

    const pictures = await test.step('finds every value by GraphQL', async () => {
      const record = await readRecord(page, number);
      expect(record.status).toBe('completed');
      expect(record.signature?.grade).toBe(GRADE);
      expect(record.crew.map(({ staffId }) => staffId).sort()).toEqual([...names.keys()].sort());
      expect(record.patient).toMatchObject(patient);
      expect(record.signature?.patient).toMatchObject({
        name: patient.name,
        dob: patient.dob,
        gender: patient.gender ?? null,
        ethnicity: patient.ethnicity,
      });
      expect(differences(expected, record.data)).toEqual([]);
      return expectPictures(page, record, expected, setting.pictures);
    });

    await test.step('finds every value in the PDF', async () => {
      const pdf = await downloadPdf(screen);
      const text = await pdfText(pdf);
      expect(missingFromPdf(expected, text)).toEqual([]);
      expect(patientMissingFromPdf(expected, text)).toEqual([]);
      await expectDrawn(pdf, expected, pictures);
    });

    await test.step('reads every value back from the screen', async () => {
      await expectShown(screen, expected, setting);
    });
  });
};
