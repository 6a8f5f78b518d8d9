import { fieldAt, type PrfSectionKey } from '../catalogue/catalogue.js';
import { formatValue } from '../record/format.js';
import { effectText, withEffect } from './handover-effect.js';
import { cut, type HandoverRecord } from './handover-record.js';

/**
 * Lines, tubes and tourniquets that the patient comes with, each with its time: the receiving team has to find them, watch
 * them and take them out in time. Anything that did not succeed, or was found out of place, is left out.
 */

const SECTION: PrfSectionKey = 'ClinicalInterventions';
type Row = ReturnType<HandoverRecord['entries']>[number];

interface Said {
  readonly list: 'iv_access' | 'io_access' | 'airway_devices';
  /** Of the airway devices, those that the procedure is about. */
  readonly devices?: readonly unknown[];
}
/** Procedures that leave something behind, in the order of the page, with the list that says the same better. */
const LEAVES: Readonly<Record<string, Said | null>> = {
  tourniquet: null,
  oropharyngeal_airway: { list: 'airway_devices', devices: ['oropharyngeal'] },
  nasopharyngeal_airway: { list: 'airway_devices', devices: ['nasopharyngeal'] },
  supraglottic_airway: {
    list: 'airway_devices',
    devices: ['igel', 'laryngeal_mask', 'laryngeal_tube', 'combitube'],
  },
  intubation: { list: 'airway_devices', devices: ['tracheal_tube'] },
  surgical_airway: { list: 'airway_devices', devices: ['front_of_neck', 'tracheostomy'] },
  intravenous_cannulation: { list: 'iv_access' },
  intraosseous_access: { list: 'io_access' },
  central_access: null,
  chest_decompression: null,
  chest_seal: null,
  wound_packing: null,
  pelvic_binder: null,
  gastric_tube: null,
  urinary_catheter: null,
};

const words = (path: string, value: unknown, row: Row): string => {
  const field = fieldAt(SECTION, path);
  return field === undefined ? '' : formatValue(field, value, row).replace(/^Other: /, '');
};

/** 'Tourniquet at 14:02'; that the time is not known matters as much. */
const placed = (record: HandoverRecord, text: string, row: Row, time: string, otherwise = ''): string => {
  const clock = record.clock(row[time]) || otherwise;
  const when = clock === '' ? 'time not recorded' : `at ${clock}`;
  const before = row['is_before_arrival'] === true ? ', before our arrival' : '';
  return `${cut(text)} ${when}${before}`;
};

const succeeded = (row: Row): boolean => row['success'] !== false;

const PROCEDURE_OF = { iv_access: 'intravenous_cannulation', io_access: 'intraosseous_access' } as const;

/** When the only one of its kind was put in, where its time is with the procedure. */
const timeOfProcedure = (record: HandoverRecord, list: keyof typeof PROCEDURE_OF): string => {
  const done = record
    .entries(SECTION, 'procedures', 'time_performed')
    .filter((row) => row['procedure'] === PROCEDURE_OF[list] && succeeded(row));
  const isOnly = done.length === 1 && record.entries(SECTION, list, 'at').filter(succeeded).length === 1;
  return isOnly ? record.clock(done[0]?.['time_performed']) : '';
};

const accessTexts = (
  record: HandoverRecord,
  list: 'iv_access' | 'io_access',
  name: string,
): readonly string[] =>
  record
    .entries(SECTION, list, 'at')
    .filter(succeeded)
    .map((row) => {
      const where = [words(`${list}.site`, row['site'], row), words(`${list}.gauge`, row['gauge'], row)];
      return placed(
        record,
        [name, ...where].filter(Boolean).join(' '),
        row,
        'at',
        timeOfProcedure(record, list),
      );
    });

/** The last check of each kind of device says whether it is still in place. */
const airwayTexts = (record: HandoverRecord): readonly string[] => {
  const checks = record.entries(SECTION, 'airway_checks', 'checked_at');
  const isOut = (device: unknown): boolean =>
    checks.findLast((check) => check['device'] === device)?.['in_place'] === false;
  return record
    .entries(SECTION, 'airway_devices', 'placed_at')
    .filter((row) => succeeded(row) && row['given_up_at'] == null && !isOut(row['device']))
    .map((row) => {
      const name = [words('airway_devices.device', row['device'], row), row['size']];
      return withEffect(placed(record, name.join(' '), row, 'placed_at'), effectText('airway_devices', row));
    });
};

const procedureTexts = (record: HandoverRecord, kind: string): readonly string[] =>
  record
    .entries(SECTION, 'procedures', 'time_performed')
    .filter((row) => row['procedure'] === kind && succeeded(row))
    .map((row) =>
      placed(record, words('procedures.procedure', row['procedure'], row), row, 'time_performed'),
    );

/** Of the lists without times, what nothing else mentions. */
const untimedTourniquet = (record: HandoverRecord): readonly string[] => {
  const treated = record.value(SECTION, 'wound_treatments');
  const isTimed = record
    .entries(SECTION, 'procedures', 'time_performed')
    .some(({ procedure }) => procedure === 'tourniquet');
  return !isTimed && Array.isArray(treated) && treated.includes('tourniquet')
    ? ['Tourniquet time not recorded']
    : [];
};

/** Everything that is still in or on the patient, each with its time. */
export const inPlace = (record: HandoverRecord): readonly string[] => {
  const isSaidBetter = (said: Said | null): boolean =>
    said !== null &&
    record
      .entries(SECTION, said.list, 'at')
      .some((row) => succeeded(row) && (said.devices?.includes(row['device']) ?? true));
  const fromProcedures = Object.entries(LEAVES).flatMap(([kind, said]) =>
    isSaidBetter(said) ? [] : procedureTexts(record, kind),
  );
  return [
    ...untimedTourniquet(record),
    ...fromProcedures,
    ...airwayTexts(record),
    ...accessTexts(record, 'iv_access', 'Cannula'),
    ...accessTexts(record, 'io_access', 'Intraosseous needle'),
  ];
};
