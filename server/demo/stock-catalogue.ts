import type { ItemType, LegalClass, Storage, StockUnit } from '@sideline/schema/inventory/vocabulary';

/** A kind of item that an event-medical provider keeps, by its generic name. */
export interface DemoItem {
  readonly sku: string;
  readonly name: string;
  readonly itemType: ItemType;
  readonly unit: StockUnit;
  readonly unitsPerPack: number;
  /** What one unit costs, in pence. */
  readonly pence: number;
  /** What the main store is filled up to. */
  readonly par: number;
  readonly legalClass?: LegalClass;
  readonly controlledSchedule?: 2 | 3 | 4 | 5;
  readonly drug?: string;
  readonly strength?: string;
  readonly storage?: Storage;
  /** Months that a new lot is good for; null without an expiry date. */
  readonly shelfMonths: number | null;
  readonly isSerialised?: true;
  readonly isReusable?: true;
  readonly serviceIntervalDays?: number;
  readonly cylinderLitres?: number;
}

type More = Partial<DemoItem>;

const consumable = (
  sku: string,
  name: string,
  unitsPerPack: number,
  pence: number,
  par: number,
  more: More = {},
): DemoItem => ({
  ...{ sku, name, itemType: 'consumable', unit: 'each', unitsPerPack, pence, par, shelfMonths: 48 },
  ...more,
});
const medicine = (
  sku: string,
  drug: string,
  [name, strength, unit]: readonly [string, string, StockUnit],
  legalClass: LegalClass,
  [unitsPerPack, pence, par]: readonly [number, number, number],
  more: More = {},
): DemoItem => ({
  ...{ sku, drug, name: `${name} ${strength}`, strength, itemType: 'medicine', unit, legalClass },
  ...{ unitsPerPack, pence, par, shelfMonths: 22, ...more },
});
const fluid = (sku: string, drug: string, name: string, pence: number, par: number): DemoItem => ({
  ...{ sku, drug, name, itemType: 'fluid', unit: 'bag', legalClass: 'POM', unitsPerPack: 10 },
  ...{ pence, par, shelfMonths: 26 },
});
const equipment = (
  sku: string,
  name: string,
  pence: number,
  par: number,
  serviceIntervalDays: number,
): DemoItem => ({
  ...{ sku, name, itemType: 'equipment', unit: 'each', unitsPerPack: 1, pence, par, shelfMonths: null },
  ...{ isSerialised: true, isReusable: true, serviceIntervalDays },
});
const reusable = (sku: string, name: string, pence: number, par: number): DemoItem => ({
  ...{
    sku,
    name,
    itemType: 'equipment',
    unit: 'each',
    unitsPerPack: 1,
    pence,
    par,
    shelfMonths: null,
    isReusable: true,
  },
});
const gas = (
  sku: string,
  drug: string,
  name: string,
  cylinderLitres: number,
  pence: number,
  par: number,
): DemoItem => ({
  ...{ sku, drug, name, itemType: 'gas', unit: 'each', unitsPerPack: 1, pence, par, shelfMonths: 30 },
  ...{ legalClass: 'P', isSerialised: true, isReusable: true, cylinderLitres },
});

/** In a safe, and each move before a witness where the law asks for one. */
const SAFE = { storage: 'controlled_drug_safe' } as const;
const FRIDGE = { storage: 'fridge' } as const;
/** Never out of date. */
const LASTING = { shelfMonths: null } as const;

const sized = (
  sku: string,
  name: string,
  sizes: readonly string[],
  rest: readonly [number, number, number],
  more: More = {},
): readonly DemoItem[] =>
  sizes.map((size) =>
    consumable(
      `${sku}-${size.replaceAll(/[^a-z0-9.]/gi, '').toUpperCase()}`,
      `${name} ${size}`,
      ...rest,
      more,
    ),
  );

const WOUND: readonly DemoItem[] = [
  ...sized('GAU', 'Gauze swab, sterile', ['5 cm', '10 cm'], [100, 6, 600]),
  ...sized('DRS', 'Adhesive dressing, sterile', ['6 cm', '15 cm'], [50, 14, 250]),
  ...sized('ABD', 'Absorbent wound pad', ['10 cm', '20 cm'], [25, 38, 120]),
  ...sized('BAN', 'Conforming bandage', ['7.5 cm', '10 cm'], [12, 32, 120], LASTING),
  ...sized('CRE', 'Crepe bandage', ['7.5 cm', '10 cm'], [12, 74, 72], LASTING),
  ...sized('COH', 'Cohesive bandage', ['7.5 cm', '10 cm'], [12, 110, 96], LASTING),
  ...sized('STR', 'Wound closure strips', ['3 mm', '6 mm'], [50, 58, 100]),
  ...sized('FAB', 'Fabric plaster', ['4 cm', '7 cm'], [100, 4, 800]),
  ...sized('TRA', 'Trauma dressing', ['10 cm', '15 cm'], [10, 495, 40]),
  ...sized('BRN', 'Burn gel dressing', ['10 cm', '20 cm'], [10, 640, 30]),
  consumable('BLI-HYD', 'Hydrocolloid blister dressing', 20, 62, 160),
  consumable('HAE-GAU', 'Haemostatic gauze', 1, 3_650, 20),
  consumable('TOU-CAT', 'Windlass tourniquet', 1, 2_390, 20, LASTING),
  consumable('CHE-SEA', 'Vented chest seal, pair', 1, 2_850, 16, { unit: 'pair' }),
  consumable('EYE-PAD', 'Eye pad with bandage', 25, 47, 75),
  consumable('EYE-WSH', 'Eye wash, sterile saline 20 ml', 25, 24, 200),
  consumable('SAL-WIP', 'Saline wound-cleansing wipe', 100, 8, 500),
  consumable('ALC-WIP', 'Alcohol wipe 70 %', 200, 3, 1_000),
  consumable('TRI-BAN', 'Triangular bandage', 10, 42, 120, LASTING),
  consumable('TAP-MIC', 'Microporous tape 2.5 cm', 12, 54, 96, { ...LASTING, unit: 'roll' }),
  consumable('TAP-ZNO', 'Zinc oxide tape 3.8 cm', 12, 185, 96, { ...LASTING, unit: 'roll' }),
];

const AIRWAY: readonly DemoItem[] = [
  ...sized('OPA', 'Oropharyngeal airway', ['size 1', 'size 2', 'size 3', 'size 4'], [10, 48, 40]),
  ...sized('NPA', 'Nasopharyngeal airway', ['6 mm', '7 mm'], [10, 265, 30]),
  ...sized('IGL', 'Supraglottic airway', ['size 3', 'size 4', 'size 5'], [1, 895, 16]),
  consumable('MSK-ADU', 'Oxygen mask with reservoir, adult', 10, 145, 80),
  consumable('MSK-CHI', 'Oxygen mask with reservoir, child', 10, 150, 30),
  consumable('NAS-CAN', 'Nasal cannula, adult', 25, 74, 75),
  consumable('NEB-ADU', 'Nebuliser mask, adult', 10, 130, 60),
  consumable('NEB-CHI', 'Nebuliser mask, child', 10, 132, 30),
  consumable('BVM-ADU', 'Bag-valve-mask, adult', 1, 1_450, 16),
  consumable('BVM-CHI', 'Bag-valve-mask, child', 1, 1_450, 10),
  consumable('POC-MSK', 'Pocket mask with filter', 1, 690, 20),
  consumable('FIL-HME', 'Breathing filter', 10, 185, 40),
  consumable('SUC-YAN', 'Suction catheter, rigid', 10, 98, 30),
  consumable('SUC-HND', 'Hand-held suction, cartridge', 1, 1_120, 10),
  consumable('ENT-MPC', 'Entonox mouthpiece with filter', 25, 265, 75),
];

const ACCESS: readonly DemoItem[] = [
  ...sized('CAN', 'Peripheral cannula', ['22 G', '20 G', '18 G', '16 G'], [50, 92, 100]),
  ...sized('SYR', 'Syringe', ['2 ml', '5 ml', '10 ml', '20 ml'], [100, 9, 200]),
  ...sized('NDL', 'Needle', ['23 G', '21 G'], [100, 5, 300]),
  consumable('CAN-DRS', 'Cannula dressing', 100, 52, 200),
  consumable('IV-GIV', 'Fluid giving set', 20, 245, 60, { unit: 'set' }),
  consumable('IV-EXT', 'Extension line with port', 50, 118, 100),
  consumable('TOU-VEN', 'Venous tourniquet, single use', 50, 22, 100, LASTING),
  consumable('CHL-APP', 'Chlorhexidine 2 % applicator', 100, 38, 300),
  consumable('MAD-NAS', 'Mucosal atomiser', 5, 590, 30),
  consumable('IO-ADU', 'Intraosseous needle, adult', 1, 9_800, 6),
  consumable('IO-CHI', 'Intraosseous needle, child', 1, 9_800, 4),
  consumable('LAN-SAF', 'Safety lancet', 200, 7, 400),
  consumable('GLU-STR', 'Blood glucose test strip', 50, 28, 300, { shelfMonths: 16 }),
  consumable('SHA-0.6', 'Sharps container 0.6 litre', 10, 165, 40, LASTING),
  consumable('SHA-5', 'Sharps container 5 litres', 5, 310, 20, LASTING),
];

const CARE: readonly DemoItem[] = [
  ...sized('GLV', 'Nitrile gloves', ['small', 'medium', 'large'], [100, 8, 1_200], {
    unit: 'pair',
  }),
  consumable('APR-PLA', 'Plastic apron', 100, 5, 400, LASTING),
  consumable('MSK-SUR', 'Fluid-resistant surgical mask', 50, 9, 500),
  consumable('MSK-FF3', 'FFP3 respirator', 10, 320, 80),
  consumable('GEL-HND', 'Hand sanitiser 100 ml', 24, 115, 96, { unit: 'bottle' }),
  consumable('WIP-SUR', 'Surface disinfectant wipes', 6, 420, 48, { unit: 'tube', shelfMonths: 20 }),
  consumable('BAG-CLI', 'Clinical waste bag', 50, 14, 300, { ...LASTING, unit: 'each' }),
  consumable('BAG-VOM', 'Vomit bag', 50, 26, 300, LASTING),
  consumable('BLK-FOI', 'Foil blanket', 10, 44, 200, LASTING),
  consumable('ICE-INS', 'Instant ice pack', 24, 62, 240, { shelfMonths: 30 }),
  consumable('SPI-CLN', 'Body fluid spill kit', 1, 490, 20),
  consumable('SHE-SCI', 'Tuff-cut shears', 1, 260, 30, LASTING),
  consumable('THE-COV', 'Ear thermometer cover', 200, 4, 800, LASTING),
  consumable('MAT-KIT', 'Maternity pack, sterile', 1, 1_850, 6),
];

const CARDIAC_AND_TRAUMA: readonly DemoItem[] = [
  consumable('ECG-ELE', 'ECG electrode', 100, 11, 600, { shelfMonths: 20 }),
  consumable('ECG-PAP', 'ECG paper roll', 10, 340, 20, { ...LASTING, unit: 'roll' }),
  consumable('PAD-ADU', 'Defibrillator pads, adult', 1, 3_400, 24, { unit: 'pair', shelfMonths: 24 }),
  consumable('PAD-CHI', 'Defibrillator pads, child', 1, 4_100, 12, { unit: 'pair', shelfMonths: 24 }),
  ...sized('COL', 'Cervical collar, adjustable', ['adult', 'child'], [1, 780, 20], LASTING),
  ...sized('SPL-FOA', 'Foam splint', ['45 cm', '90 cm'], [1, 640, 30], LASTING),
  consumable('PEL-BIN', 'Pelvic binder', 1, 4_950, 8, LASTING),
  consumable('BLO-HEA', 'Head blocks, disposable', 1, 890, 10, { ...LASTING, unit: 'pair' }),
  consumable('SLI-ARM', 'Arm sling, adult', 10, 135, 40, LASTING),
  consumable('NEE-DEC', 'Chest decompression needle 14 G', 1, 1_250, 8),
  consumable('TRA-KTD', 'Traction splint, single use', 1, 8_900, 4, LASTING),
];

const MEDICINES: readonly DemoItem[] = [
  medicine(
    'MED-ADR1',
    'adrenaline_1_1000',
    ['Adrenaline', '1 mg in 1 ml (1:1,000)', 'ampoule'],
    'POM',
    [10, 68, 60],
  ),
  medicine(
    'MED-ADR10',
    'adrenaline_1_10000',
    ['Adrenaline', '1 mg in 10 ml (1:10,000)', 'syringe'],
    'POM',
    [10, 1_080, 60],
  ),
  medicine('MED-AMI', 'amiodarone', ['Amiodarone', '300 mg in 10 ml', 'syringe'], 'POM', [1, 1_390, 16]),
  medicine('MED-ASP', 'aspirin', ['Aspirin', '300 mg dispersible tablet', 'tablet'], 'GSL', [100, 4, 300]),
  medicine('MED-ATR', 'atropine', ['Atropine', '600 microgram in 1 ml', 'ampoule'], 'POM', [10, 120, 30]),
  medicine('MED-BEN', 'benzylpenicillin', ['Benzylpenicillin', '600 mg powder', 'vial'], 'POM', [2, 298, 16]),
  medicine('MED-CET', 'cetirizine', ['Cetirizine', '10 mg tablet', 'tablet'], 'GSL', [30, 5, 120]),
  medicine('MED-CHL', 'chlorphenamine', ['Chlorphenamine', '10 mg in 1 ml', 'ampoule'], 'POM', [5, 415, 20]),
  medicine('MED-CHT', 'chlorphenamine', ['Chlorphenamine', '4 mg tablet', 'tablet'], 'P', [28, 4, 112]),
  medicine('MED-CLO', 'clopidogrel', ['Clopidogrel', '300 mg tablet', 'tablet'], 'POM', [30, 48, 30]),
  medicine('MED-COC', 'co_codamol', ['Co-codamol', '8/500 tablet', 'tablet'], 'P', [32, 4, 128], {
    controlledSchedule: 5,
  }),
  medicine('MED-CYC', 'cyclizine', ['Cyclizine', '50 mg in 1 ml', 'ampoule'], 'POM', [5, 172, 30]),
  medicine(
    'MED-DEX',
    'dexamethasone',
    ['Dexamethasone', '3.8 mg in 1 ml', 'ampoule'],
    'POM',
    [10, 199, 20],
    FRIDGE,
  ),
  medicine('MED-DIA', 'diazepam', ['Diazepam', '10 mg rectal tube', 'tube'], 'POM', [5, 590, 20], {
    controlledSchedule: 4,
  }),
  medicine('MED-FEN', 'fentanyl', ['Fentanyl', '100 microgram in 2 ml', 'ampoule'], 'POM', [10, 63, 20], {
    ...SAFE,
    controlledSchedule: 2,
  }),
  medicine('MED-FLU', 'flumazenil', ['Flumazenil', '500 microgram in 5 ml', 'ampoule'], 'POM', [5, 1_300, 5]),
  medicine('MED-FUR', 'furosemide', ['Furosemide', '40 mg in 4 ml', 'ampoule'], 'POM', [10, 62, 20]),
  medicine('MED-GLG', 'glucagon', ['Glucagon', '1 mg powder and syringe', 'set'], 'POM', [1, 1_150, 16], {
    ...FRIDGE,
    shelfMonths: 18,
  }),
  medicine('MED-GLU', 'glucose_gel', ['Glucose gel 40 %', '10 g tube', 'tube'], 'GSL', [3, 240, 90]),
  medicine(
    'MED-GTN',
    'glyceryl_trinitrate',
    ['Glyceryl trinitrate', '400 microgram spray', 'bottle'],
    'P',
    [1, 310, 20],
  ),
  medicine('MED-HYD', 'hydrocortisone', ['Hydrocortisone', '100 mg powder', 'vial'], 'POM', [10, 108, 20]),
  medicine(
    'MED-HYO',
    'hyoscine_butylbromide',
    ['Hyoscine butylbromide', '20 mg in 1 ml', 'ampoule'],
    'POM',
    [10, 29, 20],
  ),
  medicine('MED-IBU', 'ibuprofen', ['Ibuprofen', '200 mg tablet', 'tablet'], 'GSL', [24, 3, 480]),
  medicine('MED-IBS', 'ibuprofen', ['Ibuprofen', '100 mg in 5 ml sachet', 'sachet'], 'P', [16, 22, 64]),
  medicine('MED-IPR', 'ipratropium', ['Ipratropium', '500 microgram nebule', 'nebule'], 'POM', [20, 21, 80]),
  medicine('MED-KET', 'ketamine', ['Ketamine', '200 mg in 20 ml', 'vial'], 'POM', [1, 506, 8], {
    ...SAFE,
    controlledSchedule: 2,
  }),
  medicine('MED-LID', 'lidocaine', ['Lidocaine 1 %', '5 ml ampoule', 'ampoule'], 'POM', [10, 32, 40]),
  medicine('MED-LOP', 'loperamide', ['Loperamide', '2 mg capsule', 'capsule'], 'GSL', [12, 9, 48]),
  medicine('MED-LOR', 'loratadine', ['Loratadine', '10 mg tablet', 'tablet'], 'GSL', [30, 4, 90]),
  medicine('MED-LZP', 'lorazepam', ['Lorazepam', '4 mg in 1 ml', 'ampoule'], 'POM', [10, 78, 10], {
    ...FRIDGE,
    controlledSchedule: 4,
  }),
  medicine(
    'MED-MAG',
    'magnesium_sulfate',
    ['Magnesium sulfate', '2 g in 10 ml', 'ampoule'],
    'POM',
    [10, 220, 20],
  ),
  medicine('MED-MXF', 'methoxyflurane', ['Methoxyflurane', '3 ml', 'inhaler'], 'POM', [1, 1_790, 40]),
  medicine('MED-MET', 'metoclopramide', ['Metoclopramide', '10 mg in 2 ml', 'ampoule'], 'POM', [10, 31, 30]),
  medicine(
    'MED-MID',
    'midazolam',
    ['Midazolam', '10 mg oromucosal syringe', 'syringe'],
    'POM',
    [4, 2_120, 12],
    {
      ...SAFE,
      controlledSchedule: 3,
    },
  ),
  medicine('MED-MIS', 'misoprostol', ['Misoprostol', '200 microgram tablet', 'tablet'], 'POM', [60, 17, 12]),
  medicine('MED-MOR', 'morphine', ['Morphine sulfate', '10 mg in 1 ml', 'ampoule'], 'POM', [10, 115, 40], {
    ...SAFE,
    controlledSchedule: 2,
  }),
  medicine(
    'MED-MOO',
    'morphine_oral',
    ['Morphine oral solution', '10 mg in 5 ml, 100 ml', 'bottle'],
    'POM',
    [1, 186, 6],
    {
      controlledSchedule: 5,
    },
  ),
  medicine('MED-NAL', 'naloxone', ['Naloxone', '400 microgram in 1 ml', 'ampoule'], 'POM', [10, 460, 40]),
  medicine('MED-OND', 'ondansetron', ['Ondansetron', '4 mg in 2 ml', 'ampoule'], 'POM', [5, 96, 50]),
  medicine(
    'MED-ORS',
    'oral_rehydration',
    ['Oral rehydration salts', 'sachet for 200 ml', 'sachet'],
    'GSL',
    [20, 18, 200],
  ),
  medicine('MED-PAR', 'paracetamol_oral', ['Paracetamol', '500 mg tablet', 'tablet'], 'GSL', [32, 2, 960]),
  medicine(
    'MED-PAS',
    'paracetamol_oral',
    ['Paracetamol', '250 mg in 5 ml sachet', 'sachet'],
    'P',
    [20, 24, 80],
  ),
  medicine(
    'MED-PAI',
    'paracetamol_iv',
    ['Paracetamol', '1 g in 100 ml infusion', 'vial'],
    'POM',
    [10, 121, 30],
  ),
  medicine(
    'MED-PRE',
    'prednisolone',
    ['Prednisolone', '5 mg soluble tablet', 'tablet'],
    'POM',
    [30, 26, 120],
  ),
  medicine(
    'MED-PRO',
    'prochlorperazine',
    ['Prochlorperazine', '3 mg buccal tablet', 'tablet'],
    'POM',
    [50, 47, 50],
  ),
  medicine(
    'MED-SAI',
    'salbutamol_inhaler',
    ['Salbutamol', '100 microgram inhaler', 'inhaler'],
    'POM',
    [1, 150, 30],
  ),
  medicine('MED-SAN', 'salbutamol_nebules', ['Salbutamol', '5 mg nebule', 'nebule'], 'POM', [20, 19, 160]),
  medicine('MED-TET', 'tetracaine', ['Tetracaine gel 4 %', '1.5 g tube', 'tube'], 'P', [1, 108, 16], FRIDGE),
  medicine('MED-TIC', 'ticagrelor', ['Ticagrelor', '90 mg tablet', 'tablet'], 'POM', [56, 98, 56]),
  medicine(
    'MED-TXA',
    'tranexamic_acid',
    ['Tranexamic acid', '500 mg in 5 ml', 'ampoule'],
    'POM',
    [10, 150, 40],
  ),
  medicine(
    'MED-WAT',
    'water_for_injections',
    ['Water for injections', '10 ml ampoule', 'ampoule'],
    'POM',
    [20, 16, 100],
  ),
  medicine(
    'MED-NAC',
    'sodium_chloride_09',
    ['Sodium chloride 0.9 %', '10 ml flush', 'syringe'],
    'POM',
    [50, 42, 200],
  ),
];

const FLUIDS_AND_GASES: readonly DemoItem[] = [
  fluid('FLU-NAC5', 'sodium_chloride_09', 'Sodium chloride 0.9 % 500 ml', 168, 60),
  fluid('FLU-NAC1', 'sodium_chloride_09', 'Sodium chloride 0.9 % 1,000 ml', 205, 20),
  fluid('FLU-LAC', 'sodium_lactate', 'Compound sodium lactate 500 ml', 176, 20),
  fluid('FLU-GLU', 'glucose_10', 'Glucose 10 % 500 ml', 185, 30),
  gas('GAS-O2-CD', 'oxygen', 'Oxygen cylinder CD, 460 litres', 460, 1_450, 10),
  gas('GAS-O2-ZX', 'oxygen', 'Oxygen cylinder ZX, 3,040 litres', 3_040, 3_300, 3),
  gas('GAS-N2O-EA', 'entonox', 'Entonox cylinder EA, 700 litres', 700, 2_600, 5),
];

const EQUIPMENT: readonly DemoItem[] = [
  equipment('EQP-AED', 'Automated external defibrillator', 89_000, 6, 365),
  equipment('EQP-MON', 'Monitor and defibrillator', 1_150_000, 3, 365),
  equipment('EQP-SUC', 'Suction unit, powered', 64_000, 3, 365),
  equipment('EQP-BPM', 'Blood pressure monitor, automatic', 8_900, 8, 365),
  equipment('EQP-GLU', 'Blood glucose meter', 1_900, 8, 365),
  equipment('EQP-THE', 'Tympanic thermometer', 6_400, 8, 365),
  equipment('EQP-SPO', 'Pulse oximeter', 11_500, 8, 365),
  equipment('EQP-CAP', 'Capnometer, hand-held', 78_000, 2, 365),
  equipment('EQP-STR', 'Ambulance stretcher', 420_000, 2, 182),
  equipment('EQP-CHR', 'Carry chair', 68_000, 3, 182),
  equipment('EQP-VAC', 'Vacuum mattress with pump', 56_000, 2, 365),
  equipment('EQP-SCO', 'Scoop stretcher', 49_000, 3, 365),
  reusable('EQP-STE', 'Stethoscope', 3_900, 10),
  reusable('EQP-PEN', 'Pen torch', 420, 20),
  reusable('EQP-SPH', 'Sphygmomanometer, aneroid', 4_200, 6),
  reusable('EQP-BAG', 'Responder rucksack, empty', 14_500, 9),
];

/** About 160 kinds of item. Names are generic; prices are round and invented. */
export const DEMO_ITEMS: readonly DemoItem[] = [
  ...WOUND,
  ...AIRWAY,
  ...ACCESS,
  ...CARE,
  ...CARDIAC_AND_TRAUMA,
  ...MEDICINES,
  ...FLUIDS_AND_GASES,
  ...EQUIPMENT,
];
