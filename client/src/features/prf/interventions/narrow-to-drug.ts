import { drugOf } from '@sideline/schema/prf/catalogue/formulary';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { takenFromStock } from '../../../components/record-stock/usable-lot';
import type { Values } from '../drafts/changes';

/**
 * The units and routes in which a drug is carried, so that there are a few buttons instead of a list. 'Other' stays, and
 * so does an existing answer.
 */
export const narrowToDrug = (field: Field, row: Values): Field => {
  if (field.name === 'batch') return hideTaken(field, row);
  if (field.kind !== 'choice' || (field.name !== 'dose_unit' && field.name !== 'route')) return field;
  const drug = typeof row['drug_name'] === 'string' ? drugOf(row['drug_name']) : undefined;
  if (!drug) return field;
  const offered: readonly string[] = field.name === 'route' ? drug.routes : drug.units;
  return {
    ...field,
    choices: {
      ...field.choices,
      options: Object.fromEntries(
        Object.entries(field.choices.options).filter(
          ([key]) => offered.includes(key) || key === 'other' || key === row[field.name],
        ),
      ),
    },
  };
};

/**
 * A lot that was taken from stock is shown and changed only as a lot. A number typed over it would no longer match the
 * ledger.
 */
export const hideTaken = (field: Field, row: Values): Field =>
  field.name === 'batch' && takenFromStock(row['batch']) !== null ? { ...field, computed: true } : field;

/** Fills in the unit or route of a drug that has only one. It can be changed like any answer. */
export const completeDrug = (part: Values, entry: Values): Values => {
  const drug = typeof part['drug_name'] === 'string' ? drugOf(part['drug_name']) : undefined;
  if (!drug || entry['not_given_reason'] != null) return {};
  const only = (keys: readonly string[]): string | undefined => (keys.length === 1 ? keys[0] : undefined);
  const [unit, route] = [only(drug.units), only(drug.routes)];
  return {
    ...(unit !== undefined && entry['dose_unit'] == null ? { dose_unit: unit } : {}),
    ...(route !== undefined && entry['route'] == null ? { route } : {}),
  };
};
