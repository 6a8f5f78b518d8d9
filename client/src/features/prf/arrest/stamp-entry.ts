import { entriesFieldsOf } from '@sideline/schema/prf/catalogue/catalogue';
import { v7 as newId } from 'uuid';
import { entryPath, type Values } from '../drafts/changes';
import type { DraftStore } from '../drafts/draft-store';

export const ARREST_SECTION = 'ClinicalInterventions';

/** The lists of the record that arrest mode writes to. They are the form's own, so that entries are completed there. */
export type ArrestList = 'cpr' | 'defibrillation' | 'drugs_administered' | 'procedures';

const timeFieldOf = (list: ArrestList): string => {
  const field = entriesFieldsOf(ARREST_SECTION).find(({ name }) => name === list);
  if (!field) throw new RangeError(`No list ${list}`);
  return field.timeField;
};

/** Creates an entry for a tap, with the time to the second. Returns its id, for the rest of its values. */
export const stampEntry = (store: DraftStore, list: ArrestList, values: Values = {}): string => {
  const id = newId();
  const stamped = { [timeFieldOf(list)]: new Date().toISOString(), ...values };
  for (const [name, value] of Object.entries(stamped))
    store.edit(ARREST_SECTION, entryPath(list, id, name), value);
  return id;
};

export const completeEntry = (store: DraftStore, list: ArrestList, id: string, values: Values): void => {
  for (const [name, value] of Object.entries(values))
    store.edit(ARREST_SECTION, entryPath(list, id, name), value);
};

/** The entry stays in the record, struck through. */
export const undoEntry = (store: DraftStore, list: ArrestList, id: string): void => {
  store.edit(ARREST_SECTION, entryPath(list, id, 'void_reason'), 'Tapped in error');
};
