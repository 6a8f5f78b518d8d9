import { entriesFieldsOf } from '@sideline/schema/prf/catalogue/catalogue';
import { v7 as newId } from 'uuid';
import { entryPath, type Values } from '../drafts/changes';
import type { DraftStore } from '../drafts/draft-store';

export const ARREST_SECTION = 'ClinicalInterventions';

/** The lists of the record that arrest mode writes into: the form's own, so that an entry is completed there. */
export type ArrestList = 'cpr' | 'defibrillation' | 'drugs_administered' | 'procedures';

const timeFieldOf = (list: ArrestList): string => {
  const field = entriesFieldsOf(ARREST_SECTION).find(({ name }) => name === list);
  if (!field) throw new RangeError(`No list ${list}`);
  return field.timeField;
};

/** A tap as an entry of the record, stamped with this second; answers its id, under which the rest is filled in. */
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
