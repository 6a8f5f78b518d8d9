import { ETHNICITY_LABELS, GENDER_LABELS, type Ethnicity, type Gender } from '@sideline/schema/people';
import { expect, type Locator } from '@playwright/test';
import type { CaseValue, PatientField } from '../cases/case-mapping';
import { choose, tick } from './catalogue-form';

export type CasePatient = Readonly<Partial<Record<PatientField, CaseValue>>>;

const LABELS = [
  ['addressLine1', 'Address Line 1'],
  ['town', 'Town'],
  ['county', 'County'],
  ['postcode', 'Postcode'],
] as const;

const fillDate = async (scope: Locator, name: string, date: string): Promise<void> => {
  const [year = '', month = '', day = ''] = date.split('-');
  // A whole date in the first box fills the other two.
  await scope.getByRole('textbox', { name: `${name}: day` }).fill(`${day}/${month}/${year}`);
  await expect(scope.getByRole('textbox', { name: `${name}: year` })).toHaveValue(year);
};

/** Searches for the patient, finds no match and registers them, as for a person who has never been seen before. */
export const registerPatient = async (form: Locator, patient: CasePatient): Promise<void> => {
  const search = form.getByRole('form', { name: 'Patient search' });
  const button = search.getByRole('button', { name: 'Search' });
  await expect(button).toBeDisabled();
  await search.getByLabel('Patient name').fill(String(patient.name));
  await fillDate(search, 'Search date of birth', String(patient.dob));
  await button.click();
  await expect(search.getByText('No patient found. Please create a new patient.')).toBeVisible();

  const details = form.getByRole('form', { name: 'Patient', exact: true });
  // What was looked for is there already.
  await expect(details.getByLabel('Patient name')).toHaveValue(String(patient.name));
  if (patient.gender !== undefined) {
    await tick(
      details
        .getByRole('radiogroup', { name: 'Gender' })
        .getByRole('radio', { name: GENDER_LABELS[patient.gender as Gender], exact: true }),
    );
  }
  if (patient.ethnicity !== undefined) {
    await choose(
      details.getByRole('combobox', { name: 'Ethnicity' }),
      ETHNICITY_LABELS[patient.ethnicity as Ethnicity].label,
    );
  }
  for (const [field, label] of LABELS) {
    if (patient[field] !== undefined) await details.getByLabel(label).fill(String(patient[field]));
  }
  await details.getByRole('button', { name: 'Create Patient' }).click();
  // Another journey may have registered a similar patient.
  const anyway = form.page().getByRole('button', { name: 'Create anyway' });
  await expect(details.getByText('Patient created successfully.').or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(details.getByText('Patient created successfully.')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Update Patient' })).toBeVisible();
};
