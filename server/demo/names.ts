import type { Ethnicity } from '@sideline/schema/people';
import type { Random } from './random.js';

/**
 * First and last names as they are met at British events. They are put together at random: nobody real is meant.
 */
export interface Heritage {
  readonly key: string;
  readonly weight: number;
  readonly ethnicity: Ethnicity;
  /** Language besides English that some speak first. */
  readonly language: string | null;
  readonly female: FirstNames;
  readonly male: FirstNames;
  readonly last: readonly string[];
}

/** Names by generation, the youngest first; one list where the names tell no age. */
type FirstNames = readonly (readonly string[])[];

/** From which age on somebody belongs to the next generation of names. */
const GENERATIONS = [25, 45, 65];

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const HERITAGES: readonly Heritage[] = [
  {
    key: 'english',
    weight: 50,
    ethnicity: 'white_british',
    language: null,
    female: [
      words(
        'Olivia Amelia Isla Ava Ivy Freya Lily Florence Willow Rosie Sophia Grace Evie Poppy Charlotte Emily Daisy Phoebe Matilda Harriet',
      ),
      words('Chloe Jessica Megan Georgia Bethany Holly Lucy Hannah Rachel Laura Gemma Emily Charlotte'),
      words('Rachel Claire Joanne Karen Susan Tracey Nicola Helen Alison Julie Deborah Amanda'),
      words('Margaret Dorothy Jean Beryl Pauline Christine Maureen Susan Brenda Sheila'),
    ],
    male: [
      words(
        'Noah Oliver George Arthur Leo Harry Oscar Archie Henry Theo Freddie Jack Alfie Charlie Thomas Joshua Max William James Ethan',
      ),
      words('Callum Liam Ryan Connor Jordan Lewis Matthew Daniel Thomas James Joshua Adam Luke'),
      words('Andrew Simon Gareth Craig Darren Stephen Graham Neil Paul Mark Ian Martin'),
      words('Keith Brian Derek Raymond Kenneth Geoffrey Graham Alan Roy Norman'),
    ],
    last: words(
      'Ashworth Bagshaw Barlow Birtwistle Blakemore Bradshaw Brightwell Calloway Carswell Chadwick Clegg Coldwell Crabtree Dawber Denholm Eastwick Entwistle Fairclough Farrow Fenwick Garside Gilchrist Greenhalgh Hargreaves Haworth Hebblethwaite Hollis Ibbotson Jessop Kershaw Langley Lonsdale Marsden Mayhew Metcalfe Nuttall Ogden Oldroyd Pemberton Pickles Postlethwaite Radcliffe Ramsbottom Rigby Satterthwaite Shackleton Sugden Tattersall Thistlewood Underhill Wadsworth Whitworth Wigglesworth Woodhead Yardley',
    ),
  },
  {
    key: 'scottish',
    weight: 6,
    ethnicity: 'white_british',
    language: null,
    female: [
      words('Eilidh Ailsa Skye Iona Mairi'),
      words('Eilidh Kirsty Catriona Shona Fiona'),
      words('Fiona Catriona Shona Mairi'),
      words('Morag Mairi Fiona'),
    ],
    male: [
      words('Fraser Angus Callum Rory Ewan Finlay'),
      words('Fraser Callum Rory Ewan Gregor'),
      words('Alasdair Duncan Gregor Hamish'),
      words('Alasdair Duncan Hamish Angus'),
    ],
    last: words('Abercrombie Buchan Carmichael Dalgleish Farquhar Galbraith Kinloch Lennox Ogilvie Urquhart'),
  },
  {
    key: 'welsh',
    weight: 10,
    ethnicity: 'white_british',
    language: 'Welsh',
    female: [
      words('Seren Tegan Cerys Ffion Lowri Nia Mari Heledd'),
      words('Angharad Bethan Carys Cerys Ffion Lowri Rhiannon Sioned'),
      words('Angharad Bethan Carys Nia Rhiannon Sioned'),
      words('Gwenllian Heledd Mari Nia Rhiannon'),
    ],
    male: [
      words('Macsen Osian Iestyn Tomos Gruffudd Dewi Llywelyn'),
      words('Aled Dafydd Gethin Iestyn Osian Rhodri Tomos'),
      words('Aled Dafydd Dewi Emyr Gethin Hywel Rhodri'),
      words('Dafydd Emyr Gruffudd Hywel Idris'),
    ],
    last: words(
      'Bevan Bowen Caddick Cadwaladr Gethin Gwilym Howells Llewellyn Meredith Parry Probert Prosser Tudor Vaughan',
    ),
  },
  {
    key: 'irish',
    weight: 4,
    ethnicity: 'white_irish',
    language: null,
    female: [
      words('Aoife Caoimhe Ciara Niamh Orla Roisin'),
      words('Aoife Ciara Niamh Orla Sinead'),
      words('Sinead Siobhan Orla'),
      words('Siobhan Sinead'),
    ],
    male: [
      words('Cian Cormac Eoin Fionn Oisin Ronan'),
      words('Cormac Declan Eoin Ronan'),
      words('Declan Padraig Eoin'),
      words('Declan Padraig'),
    ],
    last: words('Brannigan Corrigan Devaney Flanagan Geraghty Heffernan Kinsella Lafferty Mulcahy Tierney'),
  },
  {
    key: 'pakistani',
    weight: 5,
    ethnicity: 'asian_pakistani',
    language: 'Urdu',
    female: [words('Aaliyah Amina Fatima Hafsa Iqra Maryam Sana Zainab')],
    male: [words('Adeel Bilal Faisal Hamza Imran Kashif Usman Yusuf')],
    last: words('Akhtar Bashir Chaudhry Hussain Iqbal Mahmood Mirza Qureshi Siddiqui'),
  },
  {
    key: 'indian',
    weight: 6,
    ethnicity: 'asian_indian',
    language: 'Punjabi',
    female: [words('Anjali Deepika Harpreet Jasleen Kavita Meera Priya Simran')],
    male: [words('Arjun Gurpreet Harjit Manpreet Nikhil Rajesh Rohan Vikram')],
    last: words('Bains Chauhan Desai Dhaliwal Gill Kapoor Mistry Nair Sandhu Trivedi'),
  },
  {
    key: 'bangladeshi',
    weight: 2,
    ethnicity: 'asian_bangladeshi',
    language: 'Bengali',
    female: [words('Farhana Nasrin Rumana Shabnam Tahmina')],
    male: [words('Abdul Kamal Mizanur Rafiq Shafiq')],
    last: words('Begum Chowdhury Miah Rahman Sarkar Uddin'),
  },
  {
    key: 'polish',
    weight: 6,
    ethnicity: 'white_other',
    language: 'Polish',
    female: [
      words('Aleksandra Oliwia Zofia Zuzanna'),
      words('Agnieszka Aleksandra Katarzyna Magdalena'),
      words('Agnieszka Ewa Katarzyna Magdalena'),
      words('Ewa Katarzyna Zofia'),
    ],
    male: [
      words('Bartosz Jakub Mateusz Szymon'),
      words('Bartosz Mateusz Pawel Piotr Wojciech'),
      words('Krzysztof Pawel Piotr Wojciech'),
      words('Krzysztof Piotr Wojciech'),
    ],
    last: words(
      'Brzezicki Dabrowicz Gorczyk Jablonowicz Kaczorek Maliszek Nowicz Pawlikiewicz Sobczynek Wrobelek',
    ),
  },
  {
    key: 'romanian',
    weight: 2,
    ethnicity: 'white_other',
    language: 'Romanian',
    female: [words('Andreea Ioana Mihaela Raluca')],
    male: [words('Bogdan Ciprian Mihai Radu')],
    last: words('Albescu Codreanca Dumitrel Ionasc Munteanca'),
  },
  {
    key: 'ukrainian',
    weight: 1,
    ethnicity: 'white_other',
    language: 'Ukrainian',
    female: [words('Daryna Kateryna Oksana Solomiya')],
    male: [words('Andriy Bohdan Dmytro Taras')],
    last: words('Bilokin Hrytsenko Kovalchuk Lysak Melnychenko'),
  },
  {
    key: 'nigerian',
    weight: 3,
    ethnicity: 'black_african',
    language: null,
    female: [words('Adaeze Chiamaka Folasade Ngozi Temitope')],
    male: [words('Babajide Chinedu Emeka Olumide Tobi')],
    last: words('Adeyemo Balogunwa Ezeigbo Nwachuku Ogunbiyi'),
  },
  {
    key: 'caribbean',
    weight: 3,
    ethnicity: 'black_caribbean',
    language: null,
    female: [
      words('Keisha Shanice Tamara'),
      words('Candice Keisha Shanice Tamara'),
      words('Candice Marcia Tamara'),
      words('Marcia'),
    ],
    male: [
      words('Jermaine Marlon Tyrone'),
      words('Jermaine Marlon Tyrone'),
      words('Delroy Leroy Marlon'),
      words('Delroy Leroy'),
    ],
    last: words('Blackwood Campbell-Reid Dacosta Francis-Bailey Grantley'),
  },
  {
    key: 'chinese',
    weight: 1,
    ethnicity: 'chinese',
    language: null,
    female: [words('Hui-Min Jia-Yi Mei-Ling Xin-Yi')],
    male: [words('Chun-Hei Jun-Jie Wai-Kit Zhi-Hao')],
    last: words('Cheung Kwok Leung Tsang Yip'),
  },
  {
    key: 'arabic',
    weight: 1,
    ethnicity: 'any_other',
    language: 'Arabic',
    female: [words('Dalia Hanan Layla Rania')],
    male: [words('Karim Nabil Samir Tariq')],
    last: words('Al-Barazi Darwish Haddad Mansour'),
  },
];

export const pickHeritage = (random: Random): Heritage =>
  random.weighted(HERITAGES.map((heritage) => [heritage, heritage.weight] as const));

/** A first name that people of that age bear. */
export const firstNameOf = (
  random: Random,
  heritage: Heritage,
  sex: 'female' | 'male',
  age: number,
): string => {
  const names = heritage[sex];
  const generation = GENERATIONS.filter((from) => age >= from).length;
  return random.pick(names[Math.min(generation, names.length - 1)] ?? []);
};
