import type { Position, Qualification } from '@sideline/schema/positions';
import type { Random } from './random.js';

export interface DemoQualification {
  readonly id: string;
  readonly qualification: Qualification;
  /** Registration or certificate number, in a form that no register gives out. */
  readonly number: string;
  readonly expiresOn: string | null;
}

export interface DemoStaff {
  readonly userId: string;
  readonly staffId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: 'admin' | 'staff';
  readonly position: Position;
  /** How the person signs: key of the catalogue's clinician levels. */
  readonly level: string;
  readonly qualifications: readonly DemoQualification[];
  readonly hireDate: string;
  readonly terminationDate: string | null;
  readonly isActive: boolean;
}

interface Plan {
  readonly firstName: string;
  readonly lastName: string;
  readonly account?: string;
  readonly role?: 'admin';
  readonly position: Position;
  readonly level: string;
  readonly qualifications: readonly Qualification[];
  /** Days until the first qualification expires; some soon, one already, so that the screens have something to say. */
  readonly expiresIn: number | null;
  readonly hiredYearsAgo: number;
  readonly left?: true;
}

const PLANS: readonly Plan[] = [
  {
    firstName: 'Morag',
    lastName: 'Galbraith',
    account: 'admin',
    role: 'admin',
    position: 'team_leader',
    level: 'team_leader',
    qualifications: ['hcpc_paramedic', 'als'],
    expiresIn: 410,
    hiredYearsAgo: 9,
  },
  {
    firstName: 'Callum',
    lastName: 'Thistlewood',
    account: 'staff',
    position: 'paramedic',
    level: 'paramedic',
    qualifications: ['hcpc_paramedic', 'als'],
    expiresIn: 288,
    hiredYearsAgo: 5,
  },
  {
    firstName: 'Ngozi',
    lastName: 'Adeyemo',
    account: 'nurse',
    position: 'nurse',
    level: 'nurse',
    qualifications: ['nmc_registered_nurse', 'pls'],
    expiresIn: 190,
    hiredYearsAgo: 4,
  },
  {
    firstName: 'Rajesh',
    lastName: 'Trivedi',
    position: 'doctor',
    level: 'doctor',
    qualifications: ['gmc_doctor', 'als'],
    expiresIn: 130,
    hiredYearsAgo: 6,
  },
  {
    firstName: 'Carys',
    lastName: 'Meredith',
    position: 'paramedic',
    level: 'paramedic',
    qualifications: ['hcpc_paramedic'],
    expiresIn: 288,
    hiredYearsAgo: 3,
  },
  {
    firstName: 'Bartosz',
    lastName: 'Kaczorek',
    position: 'technician',
    level: 'technician',
    qualifications: ['ihcd_technician', 'bls'],
    expiresIn: 455,
    hiredYearsAgo: 7,
  },
  {
    firstName: 'Bethany',
    lastName: 'Oldroyd',
    position: 'nurse',
    level: 'nurse',
    qualifications: ['nmc_registered_nurse'],
    expiresIn: 340,
    hiredYearsAgo: 2,
  },
  {
    firstName: 'Hamza',
    lastName: 'Qureshi',
    position: 'first_responder',
    level: 'frec_4',
    qualifications: ['frec_4'],
    expiresIn: 21,
    hiredYearsAgo: 2,
  },
  {
    firstName: 'Sinead',
    lastName: 'Corrigan',
    position: 'medic',
    level: 'frec_4',
    qualifications: ['frec_4', 'bls'],
    expiresIn: 512,
    hiredYearsAgo: 3,
  },
  {
    firstName: 'Jermaine',
    lastName: 'Dacosta',
    position: 'first_aider',
    level: 'frec_3',
    qualifications: ['frec_3'],
    expiresIn: 230,
    hiredYearsAgo: 1,
  },
  {
    firstName: 'Zofia',
    lastName: 'Wrobelek',
    position: 'first_aider',
    level: 'frec_3',
    qualifications: ['frec_3'],
    expiresIn: -12,
    hiredYearsAgo: 2,
  },
  {
    firstName: 'Owain',
    lastName: 'Cadwaladr',
    position: 'paediatric_medic',
    level: 'enhanced_responder',
    qualifications: ['pls'],
    expiresIn: 150,
    hiredYearsAgo: 4,
  },
  {
    firstName: 'Deepika',
    lastName: 'Nair',
    position: 'support_staff',
    level: 'first_aider',
    qualifications: ['bls'],
    expiresIn: 60,
    hiredYearsAgo: 1,
  },
  {
    firstName: 'Geoffrey',
    lastName: 'Ibbotson',
    position: 'technician',
    level: 'technician',
    qualifications: ['ihcd_technician'],
    expiresIn: null,
    hiredYearsAgo: 11,
    left: true,
  },
];

/** Numbers shaped like the registers' but from blocks that they do not use. */
const numberOf = (qualification: Qualification, index: number): string => {
  const serial = String(index + 1).padStart(2, '0');
  if (qualification === 'hcpc_paramedic') return `PA9990${serial}`;
  if (qualification === 'nmc_registered_nurse') return `99Z00${serial}E`;
  if (qualification === 'gmc_doctor') return `99900${serial}`;
  return `DEMO-${serial}-${String(qualification.length)}`;
};

const dateAfter = (today: Date, days: number): string =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Fourteen members of staff; three of them are the demonstration's accounts, one has left. */
export const makeStaff = (random: Random, today: Date): readonly DemoStaff[] =>
  PLANS.map((plan, index): DemoStaff => {
    const hired = new Date(
      today.getTime() - plan.hiredYearsAgo * 365 * 86_400_000 - random.int(0, 200) * 86_400_000,
    );
    return {
      userId: random.id(hired),
      staffId: random.id(hired),
      firstName: plan.firstName,
      lastName: plan.lastName,
      email: `${plan.account ?? `${plan.firstName}.${plan.lastName}`.toLowerCase()}@sideline.test`,
      role: plan.role ?? 'staff',
      position: plan.position,
      level: plan.level,
      qualifications: plan.qualifications.map((qualification, order) => ({
        id: random.id(hired),
        qualification,
        number: numberOf(qualification, index),
        expiresOn: plan.expiresIn === null ? null : dateAfter(today, plan.expiresIn + order * 160),
      })),
      hireDate: hired.toISOString().slice(0, 10),
      terminationDate: plan.left === true ? dateAfter(today, -58) : null,
      isActive: plan.left !== true,
    };
  });
