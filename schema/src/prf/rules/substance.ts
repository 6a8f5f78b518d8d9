import type { DrugEntry } from '../catalogue/catalogue.js';
import { OTHER_DRUG } from '../catalogue/formulary.js';

/** What several forms of a drug have in common: for the questions about a second dose, and for what the handover says together. */

const FORMS: Readonly<Record<string, string>> = {
  adrenaline_1_10000: 'adrenaline_1_1000',
  morphine_oral: 'morphine',
  paracetamol_iv: 'paracetamol_oral',
  co_codamol: 'paracetamol_oral',
  salbutamol_nebules: 'salbutamol_inhaler',
};

/** The drug in whichever form, or the name of one that the formulary does not hold; empty where neither is known. */
export const substanceOf = ({ drug_name, drug_name_other }: DrugEntry): string =>
  drug_name === OTHER_DRUG
    ? (drug_name_other ?? '').trim().toLowerCase().replace(/\s+/gu, ' ')
    : (FORMS[drug_name ?? ''] ?? drug_name ?? '');

/**
 * Forms of which a milligram is a milligram: two strengths of one solution, or one drug whose greatest dose in a day counts both
 * routes (NHS, paracetamol for adults). Morphine by mouth is not morphine by vein, and a nebule is no puff: those do not add up.
 */
const ADD_UP: Readonly<Record<string, string>> = {
  adrenaline_1_1000: 'adrenaline',
  adrenaline_1_10000: 'adrenaline',
  paracetamol_oral: 'paracetamol',
  paracetamol_iv: 'paracetamol',
};

/** The name under which doses of several forms add up; null where they do not. */
export const addsUpAs = (doses: readonly DrugEntry[]): string | null => {
  const names = new Set(doses.map(({ drug_name: name }) => ADD_UP[name ?? ''] ?? null));
  const [name = null] = names;
  return names.size === 1 ? name : null;
};
