import type { ClinicianRole } from '@sideline/schema/positions';
import { minuteWithin, type DemoEvent } from './events.js';
import type { DemoPatient } from './patients.js';
import type { Random } from './random.js';
import type { DemoStaff } from './staff.js';

export interface DemoLog {
  readonly id: string;
  readonly at: Date;
  readonly event: DemoEvent;
  readonly patient: DemoPatient;
  readonly by: DemoStaff;
  readonly role: ClinicianRole;
  readonly place: string;
  readonly issue: string;
  readonly treatment: string | null;
  readonly advice: string | null;
}

export const LOG_COUNT = 72;

interface Complaint {
  readonly issue: string;
  readonly treatment: string | null;
  readonly advice: string | null;
}

/** What people come to a first aid post for and go away again: nothing here belongs on a full record. */
const COMPLAINTS: readonly Complaint[] = [
  {
    issue: 'Blister on the left heel from new shoes.',
    treatment: 'Cleaned, hydrocolloid dressing.',
    advice: 'Keep dry, do not open it. Back if red or hot.',
  },
  {
    issue: 'Headache since this morning, has drunk little. Alert, no red flags.',
    treatment: 'Rest in the shade, 500 ml of water.',
    advice: 'Drink before you feel thirsty. Come back if it gets worse or you vomit.',
  },
  {
    issue: 'Grazed both palms in a fall on gravel.',
    treatment: 'Irrigated, debris removed, non-adherent dressing.',
    advice: 'Check tetanus cover with the GP.',
  },
  {
    issue: 'Nosebleed, ten minutes, no injury.',
    treatment: 'Pressure for 10 minutes, stopped.',
    advice: 'Do not blow your nose today.',
  },
  {
    issue: 'Wasp sting on the forearm, local swelling only, no history of allergy.',
    treatment: 'Cold pack.',
    advice: 'Told what an allergic reaction looks like. 999 if any of it.',
  },
  {
    issue: 'Sunburn on the shoulders, no blisters.',
    treatment: 'Cool water, after-sun cream.',
    advice: 'Cover up, stay out of the sun today.',
  },
  { issue: 'Asked for a plaster, small paper cut.', treatment: 'Plaster.', advice: null },
  {
    issue: 'Twisted ankle on the stairs, walks on it, no bony tenderness.',
    treatment: 'Cold pack, compression bandage.',
    advice: 'Rest, ice, raise. Minor injuries unit if unable to put weight on it tomorrow.',
  },
  {
    issue: 'Something in the eye, sees normally.',
    treatment: 'Irrigated with saline, lash removed.',
    advice: 'Optician or eye casualty if still sore tomorrow.',
  },
  {
    issue: 'Felt faint in the crowd, better after sitting down.',
    treatment: 'Water, rest.',
    advice: 'Eat something.',
  },
  { issue: 'Hay fever, forgot own tablets.', treatment: null, advice: 'Pharmacy by the east gate.' },
  {
    issue: 'Splinter in the right index finger.',
    treatment: 'Removed with tweezers, cleaned.',
    advice: 'Back if red or hot.',
  },
];

const ROLES: Readonly<Record<string, ClinicianRole>> = {
  paramedic: 'Paramedic',
  team_leader: 'Team Leader',
  nurse: 'Nurse',
  doctor: 'Doctor',
  medical_director: 'Doctor',
};

interface World {
  readonly random: Random;
  readonly now: Date;
  readonly patients: readonly DemoPatient[];
  readonly events: readonly DemoEvent[];
  readonly staff: readonly DemoStaff[];
}

/** Logs of the events that have begun; every ninth person comes a second time to the same event. */
export const makeLogs = ({ random, now, patients, events, staff }: World): readonly DemoLog[] => {
  const begun = events.filter(({ status, startsAt }) => status !== 'cancelled' && startsAt < now);
  const people = random.sample(
    patients.filter(({ createdAt }) => createdAt < new Date(now.getTime() - 2 * 86_400_000)),
    LOG_COUNT,
  );
  const clinicians = staff.filter(({ isActive }) => isActive);
  let before: { readonly patient: DemoPatient; readonly event: DemoEvent } | null = null;
  return people.map((person, index): DemoLog => {
    const again = before !== null && index % 9 === 8 ? before : null;
    const event = again?.event ?? random.pick(begun);
    const patient = again?.patient ?? person;
    before = { event, patient };
    const at = minuteWithin(
      random,
      event.hours.map(({ from, until }) => ({ from, until: until < now ? until : now })),
    );
    const by = random.pick(clinicians);
    return {
      ...random.pick(COMPLAINTS),
      id: random.id(at),
      at,
      event,
      patient,
      by,
      role: ROLES[by.position] ?? 'FREC 4',
      place: random.pick(event.places),
    };
  });
};
