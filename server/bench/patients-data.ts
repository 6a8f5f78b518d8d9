/**
 * British names, birth dates and telephone numbers for measurements: drawn from a fixed seed, so that each run measures
 * the same patients; put together at random, so that nobody real is meant.
 */

/** A generator of numbers in [0, 1) from a seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const FEMALE =
  words(`Susan Margaret Sarah Emma Laura Rebecca Claire Karen Julie Helen Nicola Jennifer Charlotte Emily
  Jessica Hannah Sophie Amy Lucy Rachel Olivia Amelia Isla Ava Grace Chloe Megan Bethany Georgia Katie Lauren Holly
  Gemma Kelly Lisa Michelle Samantha Victoria Zoe Kate Catherine Kathryn Elizabeth Anne Ann Jane Janet Christine
  Patricia Linda Barbara Carol Dawn Tracey Sharon Deborah Joanne Jacqueline Angela Alison Fiona Lesley Lynn Heather
  Sandra Wendy Denise Diane Maureen Sheila Jean Joan Doreen Dorothy Beryl Gillian Hilary Caroline Natalie Stephanie
  Danielle Natasha Leanne Kirsty Louise Abigail Molly Poppy Daisy Ella Mia Lily Evie Freya Ruby Phoebe Matilda Harriet
  Florence Rosie Imogen Alice Eleanor Eilidh Mairi Catriona Shona Rhiannon Bethan Carys Ffion Angharad Sian Cerys Niamh
  Siobhan Aoife Sinead Orla Aisha Fatima Zainab Maryam Amina Priya Anjali Meera Simran Harpreet Agnieszka Katarzyna
  Magdalena Zofia Ioana Andreea Ngozi Adaeze Abena Efua Naomi Ruth Esther Miriam Leah Tamsin Demelza Isolde`);
const MALE =
  words(`David John Michael James Paul Andrew Mark Peter Stephen Robert Richard Christopher Daniel Matthew
  Thomas Simon Anthony William Steven Ian Gary Kevin Martin Alan Philip Jonathan Jack Harry Oliver George Noah Arthur
  Leo Oscar Archie Henry Theo Freddie Alfie Charlie Joshua Max Ethan Callum Liam Ryan Connor Jordan Lewis Luke Adam
  Benjamin Samuel Joseph Alexander Edward Nicholas Timothy Neil Colin Keith Brian Derek Raymond Kenneth Geoffrey Graham
  Barry Trevor Roger Malcolm Nigel Stuart Darren Craig Jason Lee Wayne Dean Shaun Sean Scott Gareth Gavin Russell
  Duncan Hamish Fraser Angus Rory Ewan Alasdair Finlay Gregor Aled Dafydd Rhys Owen Gethin Hywel Iestyn Llywelyn Osian
  Cian Cormac Declan Eoin Oisin Padraig Ronan Patrick Mohammed Muhammad Ahmed Ali Hassan Bilal Imran Usman Yusuf Arjun
  Gurpreet Rajesh Rohan Vikram Krzysztof Piotr Wojciech Mateusz Jakub Bogdan Mihai Kwame Kofi Chukwuemeka Tunde Isaac
  Jacob Elijah Toby Dylan Kieran Aaron Nathan Kyle Louis Elliot Sebastian Reuben Jago Piran`);
const LAST =
  words(`Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker
  White Roberts Green Hall Wood Jackson Clarke Harris Lewis Clark Turner Hill Scott Cooper Morris Ward Moore King Watson
  Baker Harrison Morgan Young Allen Mitchell James Anderson Phillips Lee Bell Parker Davis Bennett Miller Cook Shaw Cox
  Richardson Carter Collins Marshall Bailey Gray Adams Price Griffiths Wilkinson Ellis Chapman Hughes Edwards Murphy
  Khan Begum Ahmed Hussain Ali Singh Kaur Mason Rogers Gibson Hunt Hunter Graham Mills Webb Simpson Palmer Matthews
  Stevens Stephens Butler Barnes Knight Campbell Stewart Stuart Murray Reid Ross Fraser Henderson Hamilton Johnston
  Robertson MacDonald McDonald Mackenzie Macleod McKenna McCarthy O'Brien O'Connor O'Neill Kelly Ryan Byrne Walsh
  Gallagher Doherty Kennedy Burns Fisher Fletcher Foster Ford Fox Francis Freeman French Gardner George Gilbert Gill
  Goodwin Gordon Grant Greenwood Gregory Griffin Hancock Harding Hardy Harper Hart Harvey Hawkins Hayes Heath Hewitt
  Hicks Higgins Holland Holmes Hopkins Horton Howard Howarth Howe Howell Hudson Humphreys Hurst Ingram Jarvis Jenkins
  Jennings Kay Kent Kerr Kirby Kirk Lamb Lambert Lane Lawrence Lawson Leach Leigh Lloyd Long Lowe Lucas Lynch Mann
  Manning Marsden Marsh Martin May Metcalfe Middleton Miles Morton Moss Myers Nash Naylor Nelson Newman Newton Nicholls
  Nicholson Nixon Noble Norman Norris North Norton Nuttall Oliver Osborne Owen Page Parkin Parkinson Parry Parsons Payne
  Peacock Pearce Pearson Perkins Perry Peters Phelps Pickering Pollard Poole Pope Porter Potter Powell Pratt Preston
  Pritchard Probert Pugh Quinn Randall Read Reed Rees Reeves Reynolds Rhodes Rice Richards Riley Rowe Rowley Russell
  Sanders Saunders Savage Sharp Sharpe Shepherd Short Simmons Sims Slater Spencer Stanley Steele Stephenson Stevenson
  Stokes Stone Storey Sutton Swift Sykes Talbot Thomas Thomson Thorne Thornton Todd Tomlinson Townsend Tucker Turnbull
  Vaughan Vincent Wade Wallace Waller Walters Walton Warner Warren Waters Watkins Watts Weaver Welch Wells Weston Wheeler
  Whitehead Whittaker Wilkins Willis Winter Woods Woodward Wyatt Yates Adeyemi Okafor Mensah Osei Boateng Nwosu Kowalski
  Nowak Wisniewski Popescu Ionescu Chen Wong Nguyen Cohen Levy Rahman Miah Uddin Chowdhury Iqbal Malik Akhtar Shah Sharma
  Desai Mistry Sandhu Dhaliwal Grewal Penhaligon Trelawney Tregenza Nankivell Pascoe Featherstonehaugh Cholmondeley`);
const STARTS =
  words(`Ash Bar Birch Black Blake Brad Bram Brans Brook Burn Cald Car Chad Clay Clif Cob Cold Cran Crom Dal
  Dar Dun East Eller Farn Fen Gar Gold Gran Green Hald Hales Hamm Hart Haw Hazel Hol Horn Ingle Kil Kings Lang Lin Long
  Mar Mel Mid Mor Nether New Nor Oak Old Or Pem Pick Pres Rad Rams Raven Red Ring Rock Roth Rush Sal Sax Shef Ship Skel
  South Stan Stock Sun Swin Tad Thorn Tun Under Wad Wake Wal Wands Wat Wel West Whit Wid Win Wool Wor Yar`);
const ENDS =
  words(`bourne brook bury by combe cote croft dale den don field ford gate ham hurst land ley low man more
  over ridge shaw stead stone thorpe ton wade wall ward water well wick wood worth`);
const STREETS = words('High Church Station Victoria Mill School Park York Manor Chapel Grange Springfield');
const TOWNS = words(
  'Leeds Bristol Cardiff Swansea Derby Hull Stoke Exeter Perth Dundee Newport Lincoln Durham',
);

/** Earlier names are commoner, about as steeply as British names are. */
const commonest = (random: () => number, names: readonly string[], steepness: number): string =>
  names[Math.floor(names.length * random() ** steepness)] ?? '';
const anyOf = (random: () => number, names: readonly string[]): string =>
  names[Math.floor(names.length * random())] ?? '';

const surname = (random: () => number): string => {
  const draw = random();
  if (draw < 0.7) return commonest(random, LAST, 2.2);
  if (draw < 0.96) return anyOf(random, STARTS) + anyOf(random, ENDS);
  return `${commonest(random, LAST, 2)}-${commonest(random, LAST, 1.5)}`;
};

export interface MadePatient {
  readonly id: string;
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly dob: string;
  readonly gender: 'female' | 'male';
  readonly phone: string;
  readonly addressLine1: string;
  readonly town: string;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The patient of that number; the same for the same number and seed, whatever was made before. */
export const madePatient = (index: number, seed = 1): MadePatient => {
  const random = randomFrom(Math.imul(index + 1, 2_654_435_761) ^ seed);
  const isFemale = random() < 0.5;
  const given = isFemale ? FEMALE : MALE;
  const first = commonest(random, given, 1.5);
  const middle = random() < 0.08 ? ` ${commonest(random, given, 1.3)}` : '';
  const age = Math.floor(90 * random() ** 1.6);
  const hex = index.toString(16).padStart(12, '0');
  return {
    id: `01900000-0000-7000-8000-${hex}`,
    name: `${first}${middle} ${surname(random)}`,
    dob: `${String(2021 - age)}-${twoDigits(1 + Math.floor(12 * random()))}-${twoDigits(1 + Math.floor(28 * random()))}`,
    gender: isFemale ? 'female' : 'male',
    phone: `07700 9${String(Math.floor(100_000 * random())).padStart(5, '0')}`,
    addressLine1: `${String(1 + Math.floor(180 * random()))} ${anyOf(random, STREETS)} Road`,
    town: anyOf(random, TOWNS),
  };
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The text with one letter put in, left out, replaced, or exchanged with the next, anywhere in it. */
export const oneEdit = (name: string, random: () => number): string => {
  const place = Math.floor(random() * name.length);
  const letter = LETTERS.charAt(Math.floor(random() * LETTERS.length));
  const [before, at, after] = [name.slice(0, place), name.charAt(place), name.slice(place + 1)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + letter + at + after;
    case 1:
      return before + after;
    case 2:
      return before + letter + after;
    default:
      return before + after.charAt(0) + at + after.slice(1);
  }
};

/** How the same name is also written by those who only heard it. */
const SPELLINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Stephen$|^Steven$/, ['Stephen', 'Steven']],
  [/^Sean$|^Shaun$/, ['Sean', 'Shaun', 'Shawn']],
  [/^Geoffrey$/, ['Jeffrey', 'Geoffry']],
  [/^Catherine$|^Kathryn$/, ['Catherine', 'Katherine', 'Kathryn', 'Catharine']],
  [/^Mohammed$|^Muhammad$/, ['Mohammed', 'Muhammad', 'Mohamed', 'Mohammad']],
  [/^Claire$/, ['Clare', 'Clair']],
  [/^Niamh$/, ['Niamh', 'Neamh']],
  [/^Thompson$|^Thomson$/, ['Thompson', 'Thomson', 'Tomson']],
  [/^Smith$/, ['Smyth', 'Smythe']],
  [/^Reid$|^Reed$|^Read$/, ['Reid', 'Reed', 'Read', 'Reade']],
  [/^Davies$|^Davis$/, ['Davies', 'Davis']],
  [/^Clarke?$/, ['Clark', 'Clarke']],
  [/^Moore$/, ['More', 'Moor']],
  [/^Lee$|^Leigh$/, ['Lee', 'Leigh']],
  [/^Phillips$/, ['Philips', 'Phillipps']],
  [/^Hughes$/, ['Hughs', 'Hues']],
  [/^(Mac|Mc)(?=[A-Z])/, ['Mac', 'Mc']],
];
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ph/i, 'f'],
  [/f(?!$)/, 'ph'],
  [/ck/, 'k'],
  [/c(?=[aour])/, 'k'],
  [/^C(?=[aour])/, 'K'],
  [/^K(?=[aour])/, 'C'],
  [/^Wr/, 'R'],
  [/^Kn/, 'N'],
  [/([bdglmnprst])\1/, '$1'],
  [/(?<=[aeiou])([lmnprst])(?=[aeiouy])/, '$1$1'],
  [/ie$/, 'y'],
  [/y$/, 'ie'],
  [/y(?=[a-z])/, 'i'],
  [/ee/, 'ea'],
  [/ea/, 'ee'],
  [/ei/, 'ie'],
  [/ou/, 'u'],
  [/son$/, 'sen'],
  [/er$/, 'a'],
  [/ah$/, 'a'],
  [/s$/, 'z'],
  [/x/, 'cks'],
  [/e$/, ''],
  [/gh/, ''],
  [/oo/, 'u'],
  [/ay/, 'ey'],
];

/** The name with one of its words as somebody might write it by ear; the same name where no rule fits. */
export const soundAlike = (name: string, random: () => number): string => {
  const parts = name.split(' ');
  const options: string[] = [];
  parts.forEach((part, index) => {
    const offer = (other: string) => {
      if (other !== part) options.push(parts.with(index, other).join(' '));
    };
    for (const [pattern, spellings] of SPELLINGS)
      if (pattern.test(part)) for (const other of spellings) offer(part.replace(pattern, other));
    for (const [pattern, replacement] of RULES) offer(part.replace(pattern, replacement));
  });
  return anyOf(random, options) || name;
};

interface Statements {
  query(sql: string, values?: readonly unknown[]): Promise<unknown>;
}

/**
 * Fills an empty patient table with the patients of numbers 0 to count - 1, as the table's owner: a million in a few
 * minutes, because the index of names is built once at the end and not batch by batch.
 */
export const loadMadePatients = async (owner: Statements, count: number, seed = 1): Promise<void> => {
  await owner.query('ALTER TABLE patient DISABLE TRIGGER patient_name_added');
  for (let from = 0; from < count; from += 5_000) {
    const rows = Array.from({ length: Math.min(5_000, count - from) }, (_, index) =>
      madePatient(from + index, seed),
    );
    await owner.query(
      `INSERT INTO patient (patient_id, patient_name, dob, gender, contact_number, address_line_1, town, address, created_at)
       SELECT id, name, dob, gender, phone, "addressLine1", town, "addressLine1" || ', ' || town,
              now() - make_interval(mins => $2 + n::integer)
       FROM ROWS FROM (jsonb_to_recordset($1::jsonb)
         AS (id uuid, name text, dob date, gender text, phone text, "addressLine1" text, town text))
         WITH ORDINALITY AS made (id, name, dob, gender, phone, "addressLine1", town, n)`,
      [JSON.stringify(rows), from],
    );
  }
  await owner.query('ALTER TABLE patient ENABLE TRIGGER patient_name_added');
  await owner.query('SELECT patient_names_reindex()');
  await owner.query('VACUUM ANALYZE patient, patient_name_key, name_token');
};
