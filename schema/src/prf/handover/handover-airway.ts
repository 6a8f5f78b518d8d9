import { fieldAt } from '../catalogue/catalogue.js';
import { formatValue } from '../record/format.js';
import { effectText } from './handover-effect.js';
import { cut, type HandoverRecord } from './handover-record.js';

/** Airway devices, how their position was confirmed, and oxygen, as worded in the handover. */

const SECTION = 'ClinicalInterventions';

interface Done {
  readonly place: string;
  readonly label: string;
  readonly text: string;
  readonly success: boolean | null;
  /** How it went, for the page. */
  readonly effect: string;
}
type Row = ReturnType<HandoverRecord['entries']>[number];

const words = (list: string, row: Row, ...names: readonly string[]): string =>
  names
    .flatMap((name) => {
      const field = fieldAt(SECTION, `${list}.${name}`);
      const text = field ? formatValue(field, row[name], { ...row }) : '';
      return text === '' ? [] : [text];
    })
    .join(' ');

const done = (place: string, text: string, success: boolean | null = null, effect = ''): Done[] =>
  text === ''
    ? []
    : [{ place, label: fieldAt(SECTION, place)?.label ?? place, text: cut(text), success, effect }];

export const airwayAndOxygen = (record: HandoverRecord): readonly Done[] => [
  ...record.entries(SECTION, 'airway_devices', 'placed_at').flatMap((row) => {
    const failed = row['success'] === false;
    const text = words('airway_devices', row, 'device', 'size');
    return done(
      'airway_devices',
      failed ? `${text} (not successful)` : text,
      failed ? false : null,
      effectText('airway_devices', row),
    );
  }),
  ...record
    .entries(SECTION, 'airway_checks', 'checked_at')
    .slice(-1)
    .flatMap((row) => {
      const at = record.clock(row['checked_at']);
      const state = row['in_place'] === false ? 'not in place' : 'in place';
      const proof = words('airway_checks', row, 'proof');
      return done(
        'airway_checks',
        [words('airway_checks', row, 'device'), state, at, proof].filter(Boolean).join(' '),
      );
    }),
  ...record.entries(SECTION, 'oxygen_given', 'started_at').flatMap((row) => {
    const text = words('oxygen_given', row, 'flow_lpm', 'method');
    return done(
      'oxygen_given',
      row['stopped_at'] == null ? text : `${text}, stopped ${record.clock(row['stopped_at'])}`,
    );
  }),
];
