import { FORM_STEPS } from '@sideline/schema/prf/catalogue/steps';
import { expect, test, type Locator } from '@playwright/test';
import { PrfScreen, type Step } from './prf/prf-screen';
import { countText, secondsOf, TabletUser } from './prf/tablet-user';
import { PASSWORD, signInAs, signInByForm, walkTo } from './sign-in-as';
import { callGraphql, readRecord } from './prf/stored-record';
import { setAside } from './prf/made-record';

const TABLET = { width: 820, height: 1180 };
test.use({ viewport: TABLET, hasTouch: true });

interface SetOfFall {
  readonly figures: readonly string[];
  readonly acvpu?: string;
  readonly motor?: string;
}
/** Respiration, SpO2, pulse, systolic, diastolic, temperature, pain, glucose: as the published case has them, in mmol/L. */
const SETS: readonly SetOfFall[] = [
  { figures: ['25', '94', '80', '102', '64', '35.2', '8', '7.2'], motor: '5' },
  { figures: ['22', '94', '70', '98', '60', '35.6', '5', ''], motor: '6' },
  { figures: ['20', '95', '66', '100', '62', '35.8', '5', ''], motor: '6' },
  { figures: ['22', '95', '68', '96', '60', '35.8', '5', ''], motor: '6' },
];

const PLACE = '520 South Pine Street, Unit A';

const registerByTouch = async (
  user: TabletUser,
  name: string,
  dob: readonly string[],
  gender: string,
  { place, town, postcode }: { readonly place?: string; readonly town?: string; readonly postcode?: string },
) => {
  const search = user.screen.form.getByRole('form', { name: 'Patient search' });
  await user.typeIn(search.getByLabel('Patient name'), name);
  await user.typeIn(search.getByRole('textbox', { name: /: day$/ }), dob.join(''));
  await user.tap(search.getByRole('button', { name: 'Search' }));
  await expect(search.getByText('No patient found. Please create a new patient.')).toBeVisible();
  const details = user.screen.form.getByRole('form', { name: 'Patient', exact: true });
  await user.tap(details.getByRole('radiogroup', { name: 'Gender' }).getByText(gender, { exact: true }));
  if (place !== undefined) {
    await user.press('The patient lives there', details);
    await expect(details.getByLabel('Address Line 1')).toHaveValue(place);
  }
  for (const [label, text] of Object.entries({ Town: town, Postcode: postcode }))
    if (text !== undefined) await user.typeIn(details.getByLabel(label), text);
  await user.tap(details.getByRole('button', { name: 'Create Patient' }));
  await expect(details.getByText('Patient created successfully.')).toBeVisible();
};

const points = (user: TabletUser, pad: Locator, part: string, score: string): Promise<void> =>
  user.tap(pad.locator(`[data-field$="-${part}"] .prf-segment`, { hasText: new RegExp(`^\\s*${score}`) }));

const set = async (
  user: TabletUser,
  { figures, motor, acvpu = 'V · Voice' }: SetOfFall,
  isFirst: boolean,
  before?: string,
) => {
  const pad = user.screen.form.locator('section', { has: user.page.locator('h3', { hasText: /^New set$/ }) });
  const boxes = pad.locator('[data-tile]');
  for (const [index, figure] of figures.entries()) {
    if (figure === '') continue;
    const box = boxes.nth(index);
    if (index === 0) await user.typeIn(box, figure);
    else {
      await expect(box).toBeFocused();
      await user.keys(figure);
    }
    // What a further digit could still change is gone on from by the key.
    const isWhole = await box.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          // The focus moves once the figure is drawn.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(element !== document.activeElement)),
          );
        }),
    );
    if (!isWhole) await user.enter();
  }
  if (isFirst) {
    await user.answer('supplemental_o2', 'Air', pad);
    await user.answer('acvpu', acvpu, pad);
    if (motor !== undefined) {
      await points(user, pad, 'gcs_eye', '4');
      await points(user, pad, 'gcs_verbal', '5');
      await points(user, pad, 'gcs_motor', motor);
    }
  } else {
    await user.press('Same as last set', pad);
    if (motor !== before) await points(user, pad, 'gcs_motor', motor ?? '');
  }
  await user.press('Save set', pad);
  await expect(boxes.first()).toHaveValue('');
};

const row = (list: Locator, index: number): Locator => list.locator(`[data-row="${String(index)}"]`);

const boxOf = (user: TabletUser, field: string, scope: Locator): Locator =>
  user.frame(field, scope).locator('input').first();

const signByTouch = async (user: TabletUser) => {
  const { page } = user;
  await user.press('Sign PRF');
  const dialog = page.getByRole('dialog', { name: 'Sign PRF' });
  await user.tap(dialog.getByRole('checkbox', { name: /declare that/ }));
  await user.draw(dialog.getByLabel(/^Signature:/));
  await user.typeIn(dialog.getByLabel('Your password, again'), PASSWORD);
  await user.enter();
  await expect(dialog).toBeHidden();
};

/**
 * Seconds that a case may take. A fall took about 9 min 40 s and a graze 1 min 53 s before cards folded and one tap gave several
 * answers, and a fall still 7 min 19 s before what is usual stood above lists and under texts. The aim for it is 5 min 30 s.
 */
const MOST = { fall: 330, minor: 90 } as const;
const SCREENS_A_SECTION = 2;

const report = (what: string, count: Parameters<typeof countText>[0], most: number): void => {
  process.stdout.write(`${what}, by touch: ${countText(count)}\n`);
  expect(secondsOf(count), what).toBeLessThan(most);
};

test('the published fall, by touch alone', async ({ page }) => {
  await signInAs(page, 'staff');
  await setAside(page, 'Edna Marlowe');
  const screen = new PrfScreen(page);
  const user = await TabletUser.counting(screen);
  await screen.openNew();
  const { form } = screen;

  await user.part('Incident', async () => {
    await user.now('incident_date');
    await user.type('incident_location', PLACE);
    await user.type('chief_complaint', 'Fall');
    await user.answer('attendance_type', 'Called to');
    await user.answer('acuity', 'P2 urgent');
    await user.now('call_time');
    await user.now('arrived_time');
    await user.now('at_patient_time');
    await user.usual('location_type', 'Private home');
  });
  await user.next();
  await user.part('Patient', () =>
    registerByTouch(user, 'Edna Marlowe', ['04', '08', '1941'], 'Female', {
      place: PLACE,
      town: 'Hope',
      postcode: '71801',
    }),
  );
  await user.next();
  await user.part('Complaint', async () => {
    await user.words('presenting_complaint', ['Fell from the bottom stair', 'hip pain', 'bruising']);
    await user.tap(user.frame('onset_at').getByRole('button', { name: /5 minutes earlier$/ }));
    await user.answer('possible_injury', 'Yes');
    await user.usual('activity', 'Household work');
    await user.type('fall_height_m', '0.3');
    const allergies = user.frame('allergies');
    for (const usual of ['Cat dander', 'Penicillin', 'Aspirin', 'Paracetamol'])
      await user.press(usual, allergies);
    // Nothing more of this one, and on to another of its kind.
    await user.tap(boxOf(user, 'reaction', row(allergies, 3)));
    await user.enter();
    await expect(boxOf(user, 'substance', row(allergies, 4))).toBeFocused();
    await user.type('substance', 'Remdesivir', row(allergies, 4));
    await user.enter();
    await expect(boxOf(user, 'reaction', row(allergies, 4))).toBeFocused();
    await user.enter();
    await expect(boxOf(user, 'substance', row(allergies, 5))).toBeFocused();
    await user.keys('Apple');
    await user.answer('allergy_kind', 'Food', row(allergies, 5));
    const medicines = user.frame('current_medicines');
    await user.press('Warfarin mg, by mouth, once a day', medicines);
    await expect(boxOf(user, 'dose', row(medicines, 0))).toBeFocused();
    await user.keys('3');
    await user.words('past_medical_history', [
      'Heart attack',
      'Coronary stent or bypass',
      'Varicose veins',
      'Arthritis',
      'Hearing loss',
    ]);
    await user.keys(', skin graft');
    await user.answer('sex_at_birth', 'Female');
    await user.answer('history_from', ['Patient', 'Family', 'Health professional']);
    await user.type('weight_kg', '53.8');
    await user.answer('weight_method', 'Estimated');
    await user.tap(user.frame('last_oral_intake_at').getByRole('button', { name: /5 minutes earlier$/ }));
    await user.answer('alcohol_or_drugs', 'None reported');
    await user.answer('advance_directives', [
      'DNACPR or order not to resuscitate',
      'Other advance care plan',
    ]);
    await user.answer('emergency_information', 'Yes');
  });
  await user.next();
  await user.part('Primary survey', async () => {
    await user.answer('consent', 'Verbal');
    await user.press('Capacity: all four yes');
    await user.answer('capacity_conclusion', 'Has capacity');
    await user.press('All normal');
    await user.answer('cervical_spine', 'No concern');
  });
  await user.next();
  await user.part('Social history', async () => {
    await user.answer('needs', 'Hearing');
    const practitioners = user.frame('practitioners');
    await user.press(/^Add (one|another) to /, practitioners);
    await user.type('family_name', 'Beck', row(practitioners, 0));
    await user.enter();
    await expect(boxOf(user, 'given_name', row(practitioners, 0))).toBeFocused();
    await user.enter();
    await expect(boxOf(user, 'family_name', row(practitioners, 1))).toBeFocused();
    await user.keys('Sadler');
  });
  await user.next();
  await user.part('Secondary survey', async () => {
    await user.answer('mechanismsOfInjury', ['Fall under 2 m', 'Blunt']);
    await user.usual('major_trauma_criteria', 'Systolic under 110, over 65 years');
    await user.usual('major_trauma_criteria', 'Takes anticoagulants');
    await user.type('genitourinary', 'Bruised');
    const card = (title: string) =>
      form.locator('section', { has: page.locator('h3', { hasText: new RegExp(`^${title}$`) }) });
    await user.press('All normal', card('Body systems'));
    await user.words('pelvis', ['pain', 'swelling', 'bruising']);
    await user.words('extremities', ['Right thigh', 'pain', 'Left foot', 'abrasion', 'oedema', 'swelling']);
    await user.press('All normal', card('Head to toe'));
    await user.press(/^Open Tests and imaging/);
    await user.press('Add Test');
    await user.usual('study', 'Ultrasound');
    await user.type('result', 'Hip fracture');
    await user.press('Done');
  });
  await user.next();
  await user.part('Observations', async () => {
    for (const [index, one] of SETS.entries()) await set(user, one, index === 0, SETS[index - 1]?.motor);
  });
  await user.part('Alerts', async () => {
    const lists = form.getByRole('combobox', { name: /Action taken\?$/ });
    await user.take(lists.first(), 'Conveyed');
    await user.typeIn(form.getByRole('textbox', { name: 'Where to' }).first(), 'St Michael');
    await user.press(/^Record for all \d alerts$/);
    await expect(lists).toHaveCount(0);
  });
  await user.next();
  await user.part('Treatment', async () => {
    await user.press('Add Drug');
    await user.pick('drug_name', 'morphine sul');
    await user.type('dose', '10');
    await user.answer('dose_unit', 'mg');
    await user.answer('route', 'Intravenous');
    await user.press(/: me$/);
    await user.type('witnessed_by', 'A Jones');
    await user.press(/^More: /, form.locator('.prf-entry-editor'));
    await user.answer('response', 'Improved');
    await user.press('Done');
    for (const procedure of [
      'Informing a doctor now',
      'Intravenous cannulation now',
      'Splinting now',
      'Moving to a stretcher now',
    ])
      await user.press(procedure);
  });
  await user.next();
  await user.part('Impression', () => user.usual('clinical_impression', 'Hip injury'));
  await user.next();
  await user.part('Outcome', async () => {
    await user.press('To hospital by us');
    await user.answer('final_acuity', 'P2 urgent');
    await user.type('destination', 'St Michael');
    await user.usual('pre_alert', 'Trauma');
    await user.now('pre_alert_at');
    await user.answer('transport_urgency', 'Emergency');
    await user.usual('moved_to_vehicle', 'Stretcher');
    await user.answer('position_in_transport', 'On the back');
  });
  await user.next();
  await user.next();
  await user.part('Questions', async () => {
    const asked = form.getByRole('button', { name: /^True as recorded/ });
    for (let left = await asked.count(); left > 0; left -= 1) {
      await user.tap(asked.first());
      await user.press('Capacity was assessed after they came round');
      await user.press('Save answer');
      await expect(asked).toHaveCount(left - 1);
    }
  });
  await user.part('Signature', () => signByTouch(user));
  report('The published fall', await user.count(), MOST.fall);
  const { data } = await readRecord(page, await screen.number());
  expect(data['PrimarySurvey']).toMatchObject({ airway: 'clear', retaining: 'yes' });
  expect(data['SecondarySurvey']).toMatchObject({
    genitourinary: 'Bruised',
    major_trauma_criteria: ['systolic_under_110_older', 'anticoagulant'],
    investigations: [{ study: 'ultrasound', result: 'Hip fracture' }],
    abdomen: expect.stringMatching(/^Examined/),
  });
  expect(data['incidentDetails']).toMatchObject({ location_type: 'private_home', acuity: 'p2' });
  expect(data['clinical_impression']).toMatchObject({ clinical_impression: ['hip_injury'] });
  expect(data['DispositionOutcome']).toMatchObject({ pre_alert: 'trauma', moved_to_vehicle: 'stretcher' });
  const { drugs_administered: drugs, procedures } = data['ClinicalInterventions'] ?? {};
  expect(drugs).toMatchObject([{ drug_name: 'morphine', dose: 10, witnessed_by: 'A Jones' }]);
  expect(procedures).toHaveLength(4);
  expect(data['SecondarySurvey']).toMatchObject({
    pelvis: 'Pain, swelling, bruising',
    extremities: 'Right thigh pain. Left foot abrasion, oedema, swelling',
  });
  const complaint = data['PresentingComplaint'];
  expect(complaint).toMatchObject({
    allergy_status: 'known',
    presenting_complaint: 'Fell from the bottom stair, hip pain, bruising',
    past_medical_history:
      'Heart attack, Coronary stent or bypass, Varicose veins, Arthritis, Hearing loss, skin graft',
    current_medicines: [
      { medicine: 'Warfarin', dose: 3, dose_unit: 'mg', route: 'oral', frequency: 'once_daily' },
    ],
    weight_kg: 53.8,
    weight_method: 'estimated',
  });
  const allergies = complaint?.['allergies'] as readonly { allergy_kind: string; substance: string }[];
  expect(allergies.map(({ allergy_kind: kind, substance }) => `${substance}: ${kind}`)).toEqual([
    'Cat dander: environmental',
    'Penicillin: drug',
    'Aspirin: drug',
    'Paracetamol: drug',
    'Remdesivir: drug',
    'Apple: food',
  ]);
  expect(data['observations']?.['entries']).toMatchObject(
    SETS.map(({ motor, figures }) => ({
      acvpu: 'V',
      gcs_motor: Number(motor),
      supplemental_o2: false,
      respiratory_rate: Number(figures[0]),
      oxygen_saturation: Number(figures[1]),
      heart_rate: Number(figures[2]),
      bp_systolic: Number(figures[3]),
      bp_diastolic: Number(figures[4]),
      temperature: Number(figures[5]),
      pain_score: Number(figures[6]),
    })),
  );
  expect(data['observations']?.['entries']).toMatchObject([{ blood_glucose: 7.2 }, {}, {}, {}]);
});

const MINOR_CASES = [
  {
    ...{ what: 'A graze', name: 'Ella Graze', complaint: 'Graze', said: 'Grazed knee' },
    ...{ done: 'Cleaned and dressed', impression: 'graze' },
    stored: { wound_treatments: ['cleaned', 'dressing'] },
  },
  {
    ...{ what: 'A sprain', name: 'Noor Sprain', complaint: 'Sprain', said: 'Twisted ankle' },
    ...{ done: 'Splinting now', impression: 'sprain' },
    stored: { procedures: [{ procedure: 'splinting' }] },
  },
  {
    ...{ what: 'A sting', name: 'Ivy Sting', complaint: 'Wasp sting', said: 'Stung on the hand' },
    ...{ done: 'Cleaned and dressed', impression: 'sting' },
    stored: { wound_treatments: ['cleaned', 'dressing'] },
  },
];

for (const { what, name, complaint, said, done, impression, stored } of MINOR_CASES)
  test(`${what.toLowerCase()}, by touch alone`, async ({ page }) => {
    await signInAs(page, 'staff');
    const screen = new PrfScreen(page);
    const user = await TabletUser.counting(screen);
    await screen.openNew();
    await setAside(page, name);
    await user.part('Incident', async () => {
      await user.now('incident_date');
      await user.type('incident_location', 'Main gate');
      await user.type('chief_complaint', complaint);
      await user.answer('attendance_type', 'Self-presented');
    });
    await user.next();
    await user.part('Patient', () => registerByTouch(user, name, ['04', '08', '1991'], 'Female', {}));
    await user.next();
    await user.part('Complaint', async () => {
      await user.type('presenting_complaint', said);
      await user.press('Well, minor injury');
      await user.answer('allergy_status', 'No known allergies');
    });
    for (let section = 0; section < 4; section += 1) await user.next();
    await user.part('Observations', () =>
      set(user, { figures: ['14', '98', '72', '124', '78', '36.6', '2', ''], acvpu: 'A · Alert' }, true),
    );
    await user.next();
    await user.part('Treatment', () => user.press(done));
    await user.next();
    await user.part('Impression', () => user.pick('clinical_impression', impression));
    await user.next();
    await user.part('Outcome', () => user.press('Home with advice'));
    await user.next();
    await user.next();
    await user.part('Signature', () => signByTouch(user));
    report(what, await user.count(), MOST.minor);
    const { data } = await readRecord(page, await screen.number());
    expect(data['PrimarySurvey']).toMatchObject({ consent: 'verbal', capacity_conclusion: 'has_capacity' });
    expect(data['ClinicalInterventions']).toMatchObject(stored);
  });

for (const complaint of [null, 'Fall'])
  test(`a section of a fresh record is at most two screens of a tablet, ${complaint ?? 'before anything is'} entered`, async ({
    page,
  }) => {
    await signInAs(page, 'staff');
    const screen = new PrfScreen(page);
    await screen.openNew();
    if (complaint !== null) {
      await screen.form.getByRole('textbox', { name: /^Chief complaint/ }).fill(complaint);
      await screen.goTo('SecondarySurvey');
      // It is taken for a fall: what belongs to one is open.
      await expect(screen.form.getByRole('button', { name: /^Close Spine/ })).toBeVisible();
    }
    for (const { key, label } of FORM_STEPS as readonly { readonly key: Step; readonly label: string }[]) {
      await screen.goTo(key);
      const height = await page
        .locator('.prf-form')
        .first()
        .evaluate((form) => form.getBoundingClientRect().height);
      const screens = height / TABLET.height;
      process.stdout.write(`${label}: ${screens.toFixed(2)} screens\n`);
      expect.soft(screens, label).toBeLessThanOrEqual(SCREENS_A_SECTION);
    }
  });

test('what a presentation folds is there by keyboard, in the document, and open once it says something', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const screen = new PrfScreen(page);
  await screen.openNew();
  await screen.form.getByRole('textbox', { name: /^Chief complaint/ }).fill('Fall');
  await screen.goTo('SecondarySurvey');
  const { form } = screen;
  await expect(form.getByRole('button', { name: /^Close Spine/ })).toBeVisible();
  const fold = form.getByRole('button', { name: /^Open Obstetric: / });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  const box = form.locator('[data-field$="-obstetric"] textarea');
  await expect(box).toHaveCount(1);
  await expect(box).toBeHidden();
  // As the browser's own search opens what it finds.
  await box.evaluate((element) => element.closest('[hidden]')?.dispatchEvent(new Event('beforematch')));
  await expect(box).toBeVisible();
  await form.getByRole('button', { name: /^Close Obstetric/ }).press('Enter');
  await expect(box).toBeHidden();
  await fold.press('Enter');
  await box.fill('Not examined');
  await expect(form.getByRole('button', { name: /^Close Obstetric/ })).toHaveCount(0);
  await screen.goTo('observations');
  await screen.goTo('SecondarySurvey');
  await expect(box).toBeVisible();

  const systems = form.getByRole('textbox', { name: 'Chest', exact: true });
  const card = form.getByRole('region', { name: 'Head to toe' });
  await form.getByRole('textbox', { name: 'Pelvis', exact: true }).fill('Pain');
  await card.getByRole('button', { name: 'All normal' }).click();
  await expect(systems).toHaveValue(/^Examined, no abnormality found\. .+, .+\.$/);
  await expect(card.locator('.prf-ready[data-done]')).toContainText(
    /All normal: 5 answers entered at \d\d:\d\d: General examination, /,
  );
  await card.getByRole('button', { name: 'Undo: All normal' }).click();
  await expect(systems).toHaveValue('');
  await expect(form.getByRole('textbox', { name: 'Pelvis', exact: true })).toHaveValue('Pain');
});

test('the one live event, where the person is on shift, and they themselves are entered with the first answer', async ({
  page,
}) => {
  await signInAs(page, 'staff');
  const { data } = await callGraphql(page, '{ events(first: 100) { nodes { id name status } } }', {});
  const { nodes } = data?.['events'] as {
    readonly nodes: readonly { readonly id: string; readonly name: string; readonly status: string }[];
  };
  // Other journeys begin events too, and end them while this one runs.
  const live = nodes.find(({ name, status }) => name === 'All Star Cheer Classic' && status === 'live');
  if (!live) throw new Error('The demonstration has no live event');
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('OwnShiftsToday')) {
      const myShifts = [{ __typename: 'Shift', id: 'own', eventId: live.id }];
      return route.fulfill({ json: { data: { dashboard: { __typename: 'Dashboard', myShifts } } } });
    }
    if (!asked.includes('ReferenceLists')) return route.fallback();
    // Other journeys make events that are going on too.
    const response = await route.fetch();
    const { data: lists } = (await response.json()) as {
      readonly data?: { readonly events: { readonly nodes: readonly { readonly id: string }[] } };
    };
    if (!lists) return route.fulfill({ response });
    const own = lists.events.nodes.filter(({ id }) => id === live.id);
    return route.fulfill({ response, json: { data: { ...lists, events: { nodes: own } } } });
  });
  const screen = new PrfScreen(page);
  const ready = screen.form.getByText(`Your shift: ${live.name}. Your first answer adds this event`);
  await page.context().clearCookies();
  await signInByForm(page, 'staff');
  // The device keeps its lists a moment after it was opened. Not by the dashboard, which may be on the screen already.
  await expect(async () => {
    await walkTo(page, '/open-prfs');
    await walkTo(page, '/createprf');
    await expect(ready).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await screen.form.getByRole('textbox', { name: /^Chief complaint/ }).fill('Graze');
  await expect(ready).toHaveCount(0);
  await screen.saved();
  const record = await readRecord(page, await screen.number());
  expect(record.data['incidentDetails']).toMatchObject({ event_id: live.id });
  expect(record.crew).toHaveLength(1);
});
