import { isAlertActionPath } from '@sideline/schema/prf/rules/alerts';
import { ENTRY_STAMP_FIELDS, fieldAt, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { entryTitle, type FormatOptions } from '@sideline/schema/prf/record/format';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { togetherAt } from '@sideline/schema/prf/record/together';
import { valueAt, type Values } from './drafts/changes';
import { valueText } from './value-text';
import { recordZone } from './record-clock';

const ALERT_ACTION_FIELD: Field = { name: 'alert_action', kind: 'text', label: 'Action on the alert' };
const OTHER_SUFFIX = /_other$/;
const ROW_INDEX = /^\d+$/;

/** The field that a draft's path edits. The text for 'Other' is a text field of its own. */
export const fieldOfPath = (section: PrfSectionKey, path: string): Field | null => {
  const [field = '', ...below] = path.split('/');
  if (section === 'observations' && isAlertActionPath(path)) return ALERT_ACTION_FIELD;
  const stamp = ENTRY_STAMP_FIELDS.find(({ name }) => name === below[1]);
  if (stamp) return stamp;
  // In a group the field comes next, and in an entry or a row after its id or index.
  const isGroup = fieldAt(section, field)?.kind === 'group';
  const dotted = [field, ...below.filter((part, at) => isGroup || (at !== 0 && !ROW_INDEX.test(part)))].join(
    '.',
  );
  const found = fieldAt(section, dotted);
  if (found) return found;
  const parent = fieldAt(section, dotted.replace(OTHER_SUFFIX, ''));
  return parent && OTHER_SUFFIX.test(dotted)
    ? { name: dotted.split('.').at(-1) ?? dotted, kind: 'text', label: `${parent.label}: other` }
    : null;
};

/** Whether a path is the text for an 'Other' answer that is also listed, so that both are named together. */
const isBesideOther = (path: string, paths: readonly string[]): boolean =>
  OTHER_SUFFIX.test(path) && paths.includes(path.replace(OTHER_SUFFIX, ''));

/**
 * The name of paths in one entry that are decided together: 'Airway', 'Observation set 20 Nov 2026, 14:32: Heart rate',
 * 'Own medicine 2: Dose'. `values` is the section that holds them.
 */
export const pathsLabel = (section: PrfSectionKey, paths: readonly string[], values: Values): string => {
  const [path = ''] = paths;
  const label = paths
    .filter((one) => !isBesideOther(one, paths))
    .map((one) => fieldOfPath(section, one)?.label ?? one)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
  const [fieldName = '', entryId] = path.split('/');
  if (entryId === undefined) return label;
  const list = fieldAt(section, fieldName);
  const entry = valueAt(values, `${fieldName}/${entryId}`);
  const title =
    list?.kind === 'entries'
      ? entryTitle(list, (entry ?? {}) as Values, { timeZone: recordZone() })
      : `${list?.label ?? fieldName}${ROW_INDEX.test(entryId) ? ` ${Number(entryId) + 1}` : ''}`;
  return `${title}: ${label}`;
};

/** A path in words. */
export const pathLabel = (section: PrfSectionKey, path: string, values: Values): string =>
  pathsLabel(section, [path], values);

/** The value at a path as people read it. */
export const pathText = (
  section: PrfSectionKey,
  path: string,
  values: Values,
  options: FormatOptions,
): string => {
  const field = fieldOfPath(section, path);
  const [fieldName = '', entryId] = path.split('/');
  const row = entryId === undefined ? values : ((valueAt(values, `${fieldName}/${entryId}`) ?? {}) as Values);
  return field ? valueText(field, valueAt(values, path), row, options) : '';
};

/**
 * The value at a path, with the other values of its measurement. Several values have their fields' names, and empty ones
 * are left out.
 */
export const measurementText = (
  section: PrfSectionKey,
  path: string,
  values: Values,
  options: FormatOptions,
): string => {
  const paths = togetherAt(section, path);
  if (paths.length === 1) return pathText(section, path, values, options);
  return paths
    .filter((one) => !isBesideOther(one, paths))
    .map((one) => [fieldOfPath(section, one)?.label ?? one, pathText(section, one, values, options)] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label} ${text}`)
    .join(', ');
};
