import type { Random } from './random.js';

/** Real towns, so that maps and counties make sense; the streets are invented, and the postcodes' last parts use letters that no postcode has. */
const TOWNS: readonly (readonly [town: string, county: string, outward: string])[] = [
  ['Sheffield', 'South Yorkshire', 'S7'],
  ['Leeds', 'West Yorkshire', 'LS6'],
  ['Huddersfield', 'West Yorkshire', 'HD3'],
  ['Bradford', 'West Yorkshire', 'BD9'],
  ['York', 'North Yorkshire', 'YO24'],
  ['Manchester', 'Greater Manchester', 'M14'],
  ['Bolton', 'Greater Manchester', 'BL3'],
  ['Stockport', 'Greater Manchester', 'SK4'],
  ['Preston', 'Lancashire', 'PR2'],
  ['Liverpool', 'Merseyside', 'L15'],
  ['Chester', 'Cheshire', 'CH2'],
  ['Wrexham', 'Clwyd', 'LL13'],
  ['Bangor', 'Gwynedd', 'LL57'],
  ['Cardiff', 'South Glamorgan', 'CF14'],
  ['Swansea', 'West Glamorgan', 'SA2'],
  ['Aberystwyth', 'Ceredigion', 'SY23'],
  ['Newport', 'Gwent', 'NP20'],
  ['Bristol', 'Avon', 'BS7'],
  ['Birmingham', 'West Midlands', 'B13'],
  ['Wolverhampton', 'West Midlands', 'WV3'],
  ['Coventry', 'West Midlands', 'CV5'],
  ['Leicester', 'Leicestershire', 'LE2'],
  ['Nottingham', 'Nottinghamshire', 'NG5'],
  ['Derby', 'Derbyshire', 'DE22'],
  ['Lincoln', 'Lincolnshire', 'LN6'],
  ['Newcastle upon Tyne', 'Tyne and Wear', 'NE6'],
  ['Durham', 'County Durham', 'DH1'],
  ['Carlisle', 'Cumbria', 'CA2'],
  ['Edinburgh', 'Midlothian', 'EH10'],
  ['Glasgow', 'Lanarkshire', 'G42'],
  ['Norwich', 'Norfolk', 'NR2'],
  ['Reading', 'Berkshire', 'RG6'],
  ['Southampton', 'Hampshire', 'SO17'],
  ['Exeter', 'Devon', 'EX4'],
  ['Croydon', 'Surrey', 'CR0'],
  ['Slough', 'Berkshire', 'SL2'],
];

const STREET_FIRST = [
  'Larkspur',
  'Tanner Beck',
  'Old Ropewalk',
  'Kestrel',
  'Millrace',
  'Saltergate End',
  'Cobbler',
  'Heronswood',
  'Quarry Nook',
  'Damson',
  'Weaverthorpe',
  'Fuller Ings',
  'Sycamore Rise',
  'Pithead',
  'Buttercross',
  'Ferrymoor',
  'Candlewick',
  'Ashgarth',
  'Bellmaker',
  'Thornbeck',
  'Maltings Yard',
  'Curlew',
  'Lockkeeper',
  'Hazelhurst End',
  'Brickfield',
  'Oystercatcher',
] as const;
const STREET_LAST = [
  'Road',
  'Street',
  'Close',
  'Avenue',
  'Lane',
  'Drive',
  'Gardens',
  'Terrace',
  'Way',
  'Crescent',
] as const;
const HOUSES = [
  'Beacon House',
  'Albion Court',
  'Granary Mill',
  'Wharf View',
  'Linden Court',
  'Coopers Hall',
] as const;
const DISTRICTS = ['Nether Ings', 'Overthorpe', 'Westbeck', 'Hillside', 'Canal Side'] as const;

export interface DemoAddress {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressLine3: string;
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
}

/** An address that looks right and that nobody lives at. */
export const makeAddress = (random: Random): DemoAddress => {
  const [town, county, outward] = random.pick(TOWNS);
  const street = `${String(random.int(1, 148))} ${random.pick(STREET_FIRST)} ${random.pick(STREET_LAST)}`;
  const isFlat = random.chance(0.15);
  const letters = ['C', 'I', 'K', 'M', 'O', 'V'] as const;
  return {
    addressLine1: isFlat
      ? `Flat ${String(random.int(1, 24))}, ${random.pick(HOUSES)}`.replace(',', '')
      : street,
    addressLine2: isFlat ? street : random.chance(0.12) ? random.pick(DISTRICTS) : '',
    addressLine3: '',
    town,
    county,
    postcode: `${outward} ${String(random.int(1, 9))}${random.pick(letters)}${random.pick(letters)}`,
  };
};

const PRACTICES = [
  'Larkspur Road Surgery',
  'The Weir Medical Practice',
  'Bellmaker Health Centre',
  'Old Ropewalk Surgery',
  'Curlew Lane Practice',
  'Damson Park Medical Centre',
  'Ferrymoor Family Practice',
  'Thornbeck Surgery',
  'Granary Mill Health Centre',
  'Meddygfa Nant y Felin',
  'Ashgarth Medical Group',
  'Candlewick Surgery',
] as const;

export const makePractice = (random: Random): string => random.pick(PRACTICES);

/** Mobile numbers that Ofcom keeps for drama: 07700 900000 to 900999. */
export const makeMobile = (random: Random): string =>
  `07700 900${String(random.int(0, 999)).padStart(3, '0')}`;

/** Landline numbers that Ofcom keeps for drama without an area: 01632 960000 to 960999. */
export const makeLandline = (random: Random): string =>
  `01632 960${String(random.int(0, 999)).padStart(3, '0')}`;

/**
 * An NHS number from the range kept for tests (999), with its check digit by modulus 11. Ten digits without spaces.
 * `serial` below 1,000,000 keeps two patients from sharing one; serials whose check digit would be 10 give null.
 */
export const makeNhsNumber = (serial: number): string | null => {
  const digits = `999${String(serial).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? null : `${digits}${String(check)}`;
};
