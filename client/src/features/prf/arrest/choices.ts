import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import { FORMULARY, searchFormulary } from '@sideline/schema/prf/catalogue/formulary';
import type { Values } from '../drafts/changes';
import type { ArrestQuestion } from './actions';

/** A large button that answers the question after a tap. */
export interface ArrestChoice {
  readonly key: string;
  readonly label: string;
  readonly values: Values;
}

const labelled = (path: string, keys: readonly string[]): readonly ArrestChoice[] => {
  const field = fieldAt('ClinicalInterventions', path);
  const options = field !== undefined && 'choices' in field ? field.choices.options : {};
  const name = path.split('.').at(-1) ?? path;
  return keys.flatMap((key) => {
    const option = options[key];
    return option ? [{ key, label: option.label, values: { [name]: key } }] : [];
  });
};

/** Arrest rhythms first. */
const RHYTHMS = labelled('cpr.rhythm', [
  'vf',
  'pulseless_vt',
  'asystole',
  'pea',
  'sinus',
  'vt_with_pulse',
  'bradycardia',
  'paced',
  'unknown',
]);

const AIRWAYS = labelled('procedures.procedure', [
  'positioning',
  'suction',
  'oropharyngeal_airway',
  'nasopharyngeal_airway',
  'supraglottic_airway',
  'intubation',
  'ventilation',
  'surgical_airway',
  'capnography',
]);

/** The settings of manual defibrillators in use, in joules. Any other is entered in the form. */
const ENERGIES = [50, 100, 120, 150, 200, 250, 300, 360].map((energy): ArrestChoice => ({
  key: String(energy),
  label: `${energy} J`,
  values: { energy_joules: energy },
}));

const ARREST_DRUGS: readonly string[] = ['adrenaline_1_10000', 'amiodarone'];
const SHOWN = 6;

/** The drugs used in an arrest, or the search results. Never a dose. */
export const drugChoices = (typed: string): readonly ArrestChoice[] => {
  const text = typed.trim();
  if (text === '') {
    return ARREST_DRUGS.flatMap((key) => {
      const drug = FORMULARY[key];
      return drug ? [{ key, label: drug.label, values: { drug_name: key } }] : [];
    });
  }
  const found = searchFormulary(text)
    .slice(0, SHOWN)
    .map(({ key, label }): ArrestChoice => ({ key, label, values: { drug_name: key } }));
  return [
    ...found,
    {
      key: 'other',
      label: `Not in the list: ${text}`,
      values: { drug_name: 'other', drug_name_other: text },
    },
  ];
};

/** The question in words, and the answers that take one tap. */
export const QUESTIONS: Readonly<
  Record<ArrestQuestion, { readonly title: string; readonly choices: readonly ArrestChoice[] }>
> = {
  rhythm: { title: 'Which rhythm?', choices: RHYTHMS },
  energy: { title: 'What energy?', choices: ENERGIES },
  drug: { title: 'Which drug?', choices: drugChoices('') },
  airway: { title: 'Which airway or breathing procedure?', choices: AIRWAYS },
};

export const rhythmLabel = (rhythm: string | null): string =>
  RHYTHMS.find(({ key }) => key === rhythm)?.label ?? '';
