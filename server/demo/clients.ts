import type { Random } from './random.js';

export interface DemoClient {
  readonly id: string;
  readonly name: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
}

/** Three organisers, invented; addresses under .test reach nobody. */
export const makeClients = (random: Random, at: Date): readonly DemoClient[] => [
  {
    id: random.id(at),
    name: 'Cheer Severnside Events',
    contactName: 'Harriet Calloway',
    email: 'events@cheersevernside.test',
    phone: '01632 960118',
  },
  {
    id: random.id(at),
    name: 'Harrowmere Sports Trust',
    contactName: 'Gethin Probert',
    email: 'safety@harrowmeresports.test',
    phone: '01632 960257',
  },
  {
    id: random.id(at),
    name: 'Moorbeck Live',
    contactName: 'Priya Desai',
    email: 'production@moorbecklive.test',
    phone: '01632 960341',
  },
];
