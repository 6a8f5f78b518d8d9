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
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly last: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const HERITAGES: readonly Heritage[] = [
  {
    key: 'english',
    weight: 50,
    ethnicity: 'white_british',
    language: null,
    female: words(
      'Olivia Amelia Isla Ava Ivy Freya Lily Florence Willow Rosie Sophia Grace Evie Poppy Charlotte Emily Daisy Phoebe Matilda Harriet Chloe Jessica Megan Georgia Bethany Holly Lucy Hannah Rachel Laura Gemma Claire Joanne Karen Susan Margaret Dorothy Jean Beryl Pauline Christine Maureen',
    ),
    male: words(
      'Noah Oliver George Arthur Leo Harry Oscar Archie Henry Theo Freddie Jack Alfie Charlie Thomas Joshua Max William James Ethan Callum Liam Ryan Connor Jordan Lewis Matthew Daniel Andrew Simon Gareth Craig Darren Stephen Graham Keith Brian Derek Raymond Kenneth Geoffrey',
    ),
    last: words(
      'Ashworth Bagshaw Barlow Birtwistle Blakemore Bradshaw Brightwell Calloway Carswell Chadwick Clegg Coldwell Crabtree Dawber Denholm Eastwick Entwistle Fairclough Farrow Fenwick Garside Gilchrist Greenhalgh Hargreaves Haworth Hebblethwaite Hollis Ibbotson Jessop Kershaw Langley Lonsdale Marsden Mayhew Metcalfe Nuttall Ogden Oldroyd Pemberton Pickles Postlethwaite Radcliffe Ramsbottom Rigby Satterthwaite Shackleton Sugden Tattersall Thistlewood Underhill Wadsworth Whitworth Wigglesworth Woodhead Yardley',
    ),
  },
  {
    key: 'scottish',
    weight: 6,
    ethnicity: 'white_british',
    language: null,
    female: words('Eilidh Mairi Kirsty Ailsa Catriona Morag Fiona Shona Skye Iona'),
    male: words('Fraser Hamish Angus Callum Rory Ewan Alasdair Duncan Finlay Gregor'),
    last: words('Abercrombie Buchan Carmichael Dalgleish Farquhar Galbraith Kinloch Lennox Ogilvie Urquhart'),
  },
  {
    key: 'welsh',
    weight: 10,
    ethnicity: 'white_british',
    language: 'Welsh',
    female: words(
      'Angharad Bethan Carys Cerys Ffion Gwenllian Heledd Lowri Mari Nia Rhiannon Seren Sioned Tegan',
    ),
    male: words(
      'Aled Dafydd Dewi Emyr Gethin Gruffudd Hywel Idris Iestyn Llywelyn Macsen Osian Rhodri Tomos',
    ),
    last: words(
      'Bevan Bowen Caddick Cadwaladr Gethin Gwilym Howells Llewellyn Meredith Parry Probert Prosser Tudor Vaughan',
    ),
  },
  {
    key: 'irish',
    weight: 4,
    ethnicity: 'white_irish',
    language: null,
    female: words('Aoife Caoimhe Ciara Niamh Orla Roisin Sinead Siobhan'),
    male: words('Cian Cormac Declan Eoin Fionn Oisin Padraig Ronan'),
    last: words('Brannigan Corrigan Devaney Flanagan Geraghty Heffernan Kinsella Lafferty Mulcahy Tierney'),
  },
  {
    key: 'pakistani',
    weight: 5,
    ethnicity: 'asian_pakistani',
    language: 'Urdu',
    female: words('Aaliyah Amina Fatima Hafsa Iqra Maryam Sana Zainab'),
    male: words('Adeel Bilal Faisal Hamza Imran Kashif Usman Yusuf'),
    last: words('Akhtar Bashir Chaudhry Hussain Iqbal Mahmood Mirza Qureshi Siddiqui'),
  },
  {
    key: 'indian',
    weight: 6,
    ethnicity: 'asian_indian',
    language: 'Punjabi',
    female: words('Anjali Deepika Harpreet Jasleen Kavita Meera Priya Simran'),
    male: words('Arjun Gurpreet Harjit Manpreet Nikhil Rajesh Rohan Vikram'),
    last: words('Bains Chauhan Desai Dhaliwal Gill Kapoor Mistry Nair Sandhu Trivedi'),
  },
  {
    key: 'bangladeshi',
    weight: 2,
    ethnicity: 'asian_bangladeshi',
    language: 'Bengali',
    female: words('Farhana Nasrin Rumana Shabnam Tahmina'),
    male: words('Abdul Kamal Mizanur Rafiq Shafiq'),
    last: words('Begum Chowdhury Miah Rahman Sarkar Uddin'),
  },
  {
    key: 'polish',
    weight: 6,
    ethnicity: 'white_other',
    language: 'Polish',
    female: words('Agnieszka Aleksandra Ewa Katarzyna Magdalena Oliwia Zofia Zuzanna'),
    male: words('Bartosz Jakub Krzysztof Mateusz Pawel Piotr Szymon Wojciech'),
    last: words(
      'Brzezicki Dabrowicz Gorczyk Jablonowicz Kaczorek Maliszek Nowicz Pawlikiewicz Sobczynek Wrobelek',
    ),
  },
  {
    key: 'romanian',
    weight: 2,
    ethnicity: 'white_other',
    language: 'Romanian',
    female: words('Andreea Ioana Mihaela Raluca'),
    male: words('Bogdan Ciprian Mihai Radu'),
    last: words('Albescu Codreanca Dumitrel Ionasc Munteanca'),
  },
  {
    key: 'ukrainian',
    weight: 1,
    ethnicity: 'white_other',
    language: 'Ukrainian',
    female: words('Daryna Kateryna Oksana Solomiya'),
    male: words('Andriy Bohdan Dmytro Taras'),
    last: words('Bilokin Hrytsenko Kovalchuk Lysak Melnychenko'),
  },
  {
    key: 'nigerian',
    weight: 3,
    ethnicity: 'black_african',
    language: null,
    female: words('Adaeze Chiamaka Folasade Ngozi Temitope'),
    male: words('Babajide Chinedu Emeka Olumide Tobi'),
    last: words('Adeyemo Balogunwa Ezeigbo Nwachuku Ogunbiyi'),
  },
  {
    key: 'caribbean',
    weight: 3,
    ethnicity: 'black_caribbean',
    language: null,
    female: words('Candice Keisha Marcia Shanice Tamara'),
    male: words('Delroy Jermaine Leroy Marlon Tyrone'),
    last: words('Blackwood Campbell-Reid Dacosta Francis-Bailey Grantley'),
  },
  {
    key: 'chinese',
    weight: 1,
    ethnicity: 'chinese',
    language: null,
    female: words('Hui-Min Jia-Yi Mei-Ling Xin-Yi'),
    male: words('Chun-Hei Jun-Jie Wai-Kit Zhi-Hao'),
    last: words('Cheung Kwok Leung Tsang Yip'),
  },
  {
    key: 'arabic',
    weight: 1,
    ethnicity: 'any_other',
    language: 'Arabic',
    female: words('Dalia Hanan Layla Rania'),
    male: words('Karim Nabil Samir Tariq'),
    last: words('Al-Barazi Darwish Haddad Mansour'),
  },
];

export const pickHeritage = (random: Random): Heritage =>
  random.weighted(HERITAGES.map((heritage) => [heritage, heritage.weight] as const));

export const firstNameOf = (random: Random, heritage: Heritage, sex: 'female' | 'male'): string =>
  random.pick(heritage[sex]);
