import { ageOn } from '@sideline/schema/people';
import type { PrfData } from '@sideline/schema/prf/catalogue/catalogue';
import { minuteWithin, type DemoEvent, type Span } from './events.js';
import type { DemoPatient } from './patients.js';
import type { Random } from './random.js';
import type { Scene, Skill, Story, Encounter } from './scene.js';
import { withDischargeSenior } from './discharge-senior.js';
import { closingTimesOf, minutesOfCare, minutesSinceIncident, recordOf } from './sections.js';
import type { DemoStaff } from './staff.js';
import { STORIES } from './stories/catalogue.js';

/** One batch of input, at one moment by one person: only what is new. */
export interface DemoStep {
  readonly at: Date;
  readonly by: DemoStaff;
  readonly changes: PrfData;
}

export type DemoEnding =
  | { readonly kind: 'open' }
  | { readonly kind: 'review'; readonly at: Date }
  | { readonly kind: 'signed'; readonly at: Date; readonly by: DemoStaff }
  | { readonly kind: 'void'; readonly at: Date; readonly by: DemoStaff; readonly reason: string };

export interface DemoRecord {
  readonly id: string;
  readonly story: string;
  readonly event: DemoEvent;
  /** Null while nobody knows who it is. */
  readonly patient: DemoPatient | null;
  /** Whether the patient died on scene: nothing is recorded of them afterwards. */
  readonly isDead: boolean;
  readonly author: DemoStaff;
  readonly steps: readonly DemoStep[];
  /** What was done about each NEWS2 that calls for action, in order; where it ends, alerts stay open. */
  readonly alertActions: 'all' | 'none';
  readonly ending: DemoEnding;
  /** All steps together: what the record holds at the end. */
  readonly data: PrfData;
}

export const RECORD_COUNT = 250;
const OPEN_COUNT = 26;
const REVIEW_COUNT = 8;
const LATE_COUNT = 3;
const VOID_COUNT = 4;
const MINUTE_MS = 60_000;
/** The paper work after the care takes between so many minutes. */
const PAPER_MINUTES = [8, 25] as const;
/** How old an open record is, in minutes. */
const OPEN_MINUTES = [14, 130] as const;

const LEVELS_BY_SKILL: Readonly<Record<Skill, readonly string[]>> = {
  first_aid: ['frec_3', 'frec_4', 'first_aider', 'enhanced_responder', 'technician', 'nurse', 'paramedic'],
  intermediate: ['frec_4', 'enhanced_responder', 'technician', 'nurse', 'paramedic', 'team_leader'],
  advanced: ['paramedic', 'nurse', 'doctor', 'team_leader'],
};

const VOID_REASONS = [
  'Opened for the wrong patient; entered again under the right one.',
  'Double entry: the same incident was recorded by the second crew.',
  'Training entry made on the live system.',
  'Opened by mistake, no patient contact.',
] as const;

interface World {
  readonly random: Random;
  readonly now: Date;
  readonly patients: readonly DemoPatient[];
  readonly events: readonly DemoEvent[];
  readonly staff: readonly DemoStaff[];
}

/** Whole years on that day: at an event some weeks ago somebody may have been a year younger. */
const ageAt = (patient: DemoPatient, day: Date): number =>
  ageOn(patient.dob, day.toISOString().slice(0, 10)) ?? patient.age;

/** Draws stories and people so that each story's wishes are met and nobody is ill twice before everybody was once. */
class Casting {
  readonly #uses = new Map<string, number>();
  readonly #visits = new Map<string, number>();
  readonly #offers = new Map<string, readonly DemoPatient[]>();

  constructor(private readonly world: World) {}

  story(event: DemoEvent, lead: DemoStaff | null): Story {
    const { random } = this.world;
    const offered = STORIES.filter(
      (story) =>
        story.events.includes(event.kind) &&
        (this.#uses.get(story.key) ?? 0) < (story.atMost ?? Infinity) &&
        (lead === null || LEVELS_BY_SKILL[story.skill].includes(lead.level)) &&
        this.#candidates(story, event).length > 0,
    );
    const unused = offered.filter((story) => !this.#uses.has(story.key));
    const story = random.weighted(
      // Every story once, the rare ones among them; then as often as such things happen.
      (unused.length > 0 ? unused : offered).map((each) => [each, each.weight] as const),
    );
    this.count(story);
    return story;
  }

  count(story: Story): void {
    this.#uses.set(story.key, (this.#uses.get(story.key) ?? 0) + 1);
  }

  patient(story: Story, event: DemoEvent): DemoPatient {
    const candidates = this.#candidates(story, event);
    const fewest = Math.min(...candidates.map((patient) => this.#visits.get(patient.id) ?? 0));
    const offered = candidates.filter((each) => (this.#visits.get(each.id) ?? 0) === fewest);
    const drawn = this.world.random.pick(offered);
    const from = offered.indexOf(drawn);
    const inTurn = [...offered.slice(from), ...offered.slice(0, from), ...candidates];
    return this.visit(inTurn.find((each) => story.passesOver?.(each) !== true) ?? drawn);
  }

  visit(patient: DemoPatient): DemoPatient {
    this.#visits.set(patient.id, (this.#visits.get(patient.id) ?? 0) + 1);
    return patient;
  }

  /** Nobody is cast again after their death. */
  bury(patient: DemoPatient): void {
    this.#visits.set(patient.id, Infinity);
  }

  /** At a cheer event the patients are mostly athletes; nobody is met before being registered. */
  #candidates(story: Story, event: DemoEvent): readonly DemoPatient[] {
    const key = `${story.key} ${event.id}`;
    const known = this.#offers.get(key) ?? this.#findCandidates(story, event);
    this.#offers.set(key, known);
    return known;
  }

  #findCandidates(story: Story, event: DemoEvent): readonly DemoPatient[] {
    const [from, to] = story.ages;
    const fitting = this.world.patients.filter(
      (patient, index) =>
        // The first patient is the demonstration's own account, whose visits are chosen by hand.
        index > 0 &&
        patient.dob !== null &&
        ageAt(patient, event.startsAt) >= from &&
        ageAt(patient, event.endsAt) <= to &&
        patient.createdAt < event.startsAt &&
        (story.fits?.(patient) ?? true),
    );
    const athletes = fitting.filter((patient) => patient.squads.length > 0);
    if (event.kind === 'cheer' && athletes.length > 3) return athletes;
    return fitting;
  }
}

/** Employed on that day, and not practising on a qualification that had run out. */
const couldWork = (person: DemoStaff, moment: Date): boolean => {
  const day = moment.toISOString().slice(0, 10);
  const isEmployed =
    person.hireDate <= day && (person.terminationDate === null || person.terminationDate > day);
  return isEmployed && person.qualifications.every(({ expiresOn }) => expiresOn === null || expiresOn >= day);
};

const pickCrew = (
  { random, staff }: World,
  story: Story,
  day: Date,
  wanted: DemoStaff | null,
): readonly [DemoStaff, DemoStaff] => {
  const levels = LEVELS_BY_SKILL[story.skill];
  const present = staff.filter((person) => couldWork(person, day));
  const lead = wanted ?? random.pick(present.filter(({ level }) => levels.includes(level)));
  return [lead, random.pick(present.filter((person) => person !== lead))];
};

const pronouns = ({ gender }: DemoPatient): Pick<Scene, 'they' | 'their' | 'They'> =>
  gender === 'female'
    ? { they: 'she', their: 'her', They: 'She' }
    : gender === 'male'
      ? { they: 'he', their: 'his', They: 'He' }
      : { they: 'they', their: 'their', They: 'They' };

/** The British rules of thumb for a child's weight; adults are not weighed. */
const weightOf = (age: number): number => (age < 11 ? (age + 4) * 2 : 3 * age + 7);

interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The record cut into what was entered when: on arrival, set by set, after the examination, at the end. */
const stepsOf = (scene: Scene, encounter: Encounter, data: PrfData): readonly DemoStep[] => {
  const { lead, mate, random } = scene;
  const time = (minute: number) => new Date(scene.atPatient.getTime() + minute * MINUTE_MS);
  const steps: DemoStep[] = [];
  const closing = closingTimesOf(scene, encounter);
  const incident = Object.fromEntries(
    Object.entries(data.incidentDetails ?? {}).filter(([field]) => !(field in closing)),
  );
  const end = minutesOfCare(scene, encounter);
  const { presenting_complaint, onset_at, allergy_status, allergies, ...history } =
    data.PresentingComplaint ?? {};
  const first = { presenting_complaint, onset_at, allergy_status, allergies };
  steps.push({
    at: time(2),
    by: lead,
    changes: {
      incidentDetails: incident,
      PresentingComplaint: Object.fromEntries(
        Object.entries(first).filter(([, value]) => value !== undefined),
      ),
    },
  });

  const drugs = [...(data.ClinicalInterventions?.drugs_administered ?? [])] as unknown as Entry[];
  const procedures = [...(data.ClinicalInterventions?.procedures ?? [])] as unknown as Entry[];
  const takeUntil = (list: Entry[], field: string, until: Date): Entry[] => {
    const taken = list.filter(
      (entry) => typeof entry[field] === 'string' && Date.parse(entry[field]) <= until.getTime(),
    );
    for (const entry of taken) list.splice(list.indexOf(entry), 1);
    return taken;
  };
  for (const set of data.observations?.entries ?? []) {
    const at = new Date(Date.parse(set.date_time ?? '') + random.int(1, 2) * MINUTE_MS);
    const given = takeUntil(drugs, 'time_administered', at);
    const done = takeUntil(procedures, 'time_performed', at);
    steps.push({
      at,
      by: set.taken_by === `${mate.firstName} ${mate.lastName}` ? mate : lead,
      changes: {
        observations: { entries: [set] },
        ...(given.length + done.length === 0
          ? {}
          : {
              ClinicalInterventions: {
                ...(given.length === 0 ? {} : { drugs_administered: given }),
                ...(done.length === 0 ? {} : { procedures: done }),
              },
            }),
      },
    });
  }

  steps.push({
    at: time(Math.min(end, 9)),
    by: lead,
    changes: {
      PresentingComplaint: history,
      ...(data.PrimarySurvey ? { PrimarySurvey: data.PrimarySurvey } : {}),
      ...(data.SecondarySurvey ? { SecondarySurvey: data.SecondarySurvey } : {}),
      ...(data.SocialHistory ? { SocialHistory: data.SocialHistory } : {}),
    },
  });

  const {
    drugs_administered: _drugs,
    procedures: _procedures,
    ...treatment
  } = data.ClinicalInterventions ?? {};
  const rest = {
    ...treatment,
    ...(drugs.length === 0 ? {} : { drugs_administered: drugs }),
    ...(procedures.length === 0 ? {} : { procedures }),
  };
  steps.push({
    at: time(end + 5),
    by: lead,
    changes: {
      incidentDetails: closing,
      ...(Object.keys(rest).length === 0 ? {} : { ClinicalInterventions: rest }),
      ...(data.clinical_impression ? { clinical_impression: data.clinical_impression } : {}),
      ...(data.DispositionOutcome ? { DispositionOutcome: data.DispositionOutcome } : {}),
      ...(data.ROLE ? { ROLE: data.ROLE } : {}),
    },
  });
  return steps.sort((left, right) => left.at.getTime() - right.at.getTime());
};

const JOIN_MS = 5 * MINUTE_MS;

/** What one person entered within five minutes is one batch, as it would be on a device that was offline for a moment. */
const joined = (steps: readonly DemoStep[]): readonly DemoStep[] =>
  steps.reduce<readonly DemoStep[]>((done, step) => {
    const last = done.at(-1);
    if (last === undefined || last.by !== step.by || step.at.getTime() - last.at.getTime() > JOIN_MS)
      return [...done, step];
    return [...done.slice(0, -1), { at: step.at, by: step.by, changes: mergeSteps([last, step]) }];
  }, []);

interface Plan {
  readonly event: DemoEvent;
  readonly lead: DemoStaff | null;
  readonly ending: DemoEnding['kind'];
  readonly story?: Story;
  readonly patient?: DemoPatient;
  readonly isUnknown?: boolean;
}

/** Who is treated where, and how far each record has come: open ones at the live event, today; a few forgotten ones before. */
const planRecords = (world: World): readonly Plan[] => {
  const { random, events, staff, patients } = world;
  const past = events.filter(({ status }) => status === 'closed');
  const live = events.filter(({ status }) => status === 'live');
  const byEmail = (name: string) => staff.find(({ email }) => email.startsWith(`${name}@`)) ?? null;
  const paramedic = byEmail('staff');
  const nurse = byEmail('nurse');
  const plans: Plan[] = [];

  const account = patients[0];
  const own: readonly (readonly [string, DemoEvent | undefined])[] = [
    ['ankle_sprain', past.find(({ kind }) => kind === 'cheer')],
    ['crowd_syncope', past.find(({ kind }) => kind === 'festival')],
    ['muscle_strain', live[0]],
  ];
  for (const [key, event] of own) {
    const story = STORIES.find((each) => each.key === key);
    if (account && event && story)
      plans.push({ event, lead: null, ending: 'signed', story, patient: account });
  }

  const liveEvent = live[0] ?? past.at(-1);
  if (liveEvent === undefined) throw new Error('No event to treat anybody at');
  for (let index = 0; index < OPEN_COUNT; index += 1) {
    const lead = index % 5 < 2 ? paramedic : index % 5 < 4 ? nurse : null;
    plans.push({ event: liveEvent, lead, ending: 'open', isUnknown: index === 3 || index === 11 });
  }
  for (let index = 0; index < REVIEW_COUNT; index += 1) {
    // The last ones nobody came back to: their events are over.
    const event =
      index < REVIEW_COUNT - LATE_COUNT ? liveEvent : (past.at(index - REVIEW_COUNT) ?? liveEvent);
    plans.push({ event, lead: index < 3 ? paramedic : null, ending: 'review' });
  }
  for (let index = 0; index < VOID_COUNT; index += 1)
    plans.push({ event: random.pick(past), lead: null, ending: 'void' });

  const weights = [...past, liveEvent].map(
    (event) => [event, Math.sqrt(event.attendanceExpected) * (event === liveEvent ? 0.5 : 1)] as const,
  );
  while (plans.length < RECORD_COUNT)
    plans.push({ event: random.weighted(weights), lead: null, ending: 'signed' });
  return plans;
};

/**
 * When the record's patient was reached: from the incident to the paper work everything lies in the hours of one day of the
 * event, and in the past. An open record is minutes to two hours old; outside the event's hours it is one that was left open
 * when the event last closed.
 */
const reachedAt = ({ random, now }: World, plan: Plan, scene: Scene, encounter: Encounter): Date => {
  const before = minutesSinceIncident(encounter) * MINUTE_MS;
  const after = (minutesOfCare(scene, encounter) + PAPER_MINUTES[1]) * MINUTE_MS;
  const [newest, oldest] = OPEN_MINUTES;
  const latest = now.getTime() - (plan.ending === 'open' ? newest * MINUTE_MS : after);
  const spans = plan.event.hours
    .map(({ from, until }): Span => ({
      from: new Date(from.getTime() + before),
      until: new Date(Math.min(until.getTime() - after, latest)),
    }))
    .filter(({ from, until }) => until.getTime() - from.getTime() >= MINUTE_MS);
  if (plan.ending !== 'open') return minuteWithin(random, spans);
  return minuteWithin(
    random,
    spans.slice(-1).map(({ from, until }) => ({
      from: new Date(Math.max(from.getTime(), until.getTime() - (oldest - newest) * MINUTE_MS)),
      until,
    })),
  );
};

/** 250 records with coherent stories. The same world gives the same records. */
export const makeRecords = (world: World): readonly DemoRecord[] => {
  const casting = new Casting(world);
  const { random, now } = world;
  return planRecords(world).map((plan, index): DemoRecord => {
    const story = plan.story ?? casting.story(plan.event, plan.lead);
    if (plan.story) casting.count(plan.story);
    const patient = plan.patient ? casting.visit(plan.patient) : casting.patient(story, plan.event);
    const sceneAt = (atPatient: Date): Scene => {
      const [lead, mate] = pickCrew(
        { ...world, random: random.fork(`crew ${String(index)}`) },
        story,
        atPatient,
        plan.lead,
      );
      const places = plan.event.places;
      const place = places[story.place ?? random.fork(`place ${String(index)}`).int(0, places.length - 1)];
      return {
        random: random.fork(`scene ${String(index)}`),
        patient: { ...patient, age: ageAt(patient, atPatient) },
        event: plan.event,
        place: place ?? plan.event.location,
        atPatient,
        lead,
        mate,
        weightKg: weightOf(ageAt(patient, atPatient)),
        ...pronouns(patient),
      };
    };
    const rehearsal = sceneAt(plan.event.startsAt);
    const scene = sceneAt(reachedAt(world, plan, rehearsal, story.tell(rehearsal)));
    const encounter = story.tell(scene);
    const isDead = encounter.outcome === 'deceased_on_scene';
    if (isDead) casting.bury(patient);
    const data = withDischargeSenior(scene, recordOf(scene, encounter, story.skill));
    const all = stepsOf(scene, encounter, data);
    const end = minutesOfCare(scene, encounter);
    const closed = new Date(scene.atPatient.getTime() + (end + random.int(...PAPER_MINUTES)) * MINUTE_MS);
    const steps = joined(plan.ending === 'open' ? stepsUntil(all, now) : all);
    return {
      id: random.id(scene.atPatient),
      story: story.key,
      event: plan.event,
      patient: plan.isUnknown === true ? null : patient,
      isDead,
      author: scene.lead,
      steps,
      alertActions: plan.ending === 'open' && index % 2 === 0 ? 'none' : 'all',
      data: plan.ending === 'open' ? mergeSteps(steps) : data,
      ending: endingOf(plan, scene, closed, index),
    };
  });
};

const endingOf = (plan: Plan, scene: Scene, closed: Date, index: number): DemoEnding => {
  if (plan.ending === 'review') return { kind: 'review', at: closed };
  if (plan.ending === 'signed') return { kind: 'signed', at: closed, by: scene.lead };
  if (plan.ending === 'void') {
    const reason = VOID_REASONS[index % VOID_REASONS.length] ?? VOID_REASONS[0];
    return { kind: 'void', at: closed, by: scene.lead, reason };
  }
  return { kind: 'open' };
};

/** What was entered up to now; always the first step, and never the last, or the record would look finished. */
const stepsUntil = (steps: readonly DemoStep[], now: Date): readonly DemoStep[] =>
  steps.slice(0, -1).filter((step, index) => index === 0 || step.at.getTime() < now.getTime() - MINUTE_MS);

const isEntryList = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null && 'id' in item);

/** Several batches as one state: entries by id, everything else as written last. */
export const mergeSteps = (steps: readonly DemoStep[]): PrfData => {
  const result: Record<string, Record<string, unknown>> = {};
  for (const { changes } of steps) {
    for (const [section, values] of Object.entries(changes)) {
      const target = (result[section] ??= {});
      for (const [field, value] of Object.entries(values ?? {})) {
        const before = target[field];
        target[field] = isEntryList(value) && isEntryList(before) ? [...before, ...value] : value;
      }
    }
  }
  return result;
};
