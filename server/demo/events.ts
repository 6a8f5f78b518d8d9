import { momentOf, wallClock } from '@sideline/schema/wall-clock';
import type { DemoClient } from './clients.js';
import type { Random } from './random.js';

export type EventStatus = 'planned' | 'live' | 'closed' | 'cancelled';
export type EventKind = 'cheer' | 'running' | 'festival' | 'motorsport' | 'show' | 'football' | 'snow';

/** A stretch of time. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

export interface DemoEvent {
  readonly id: string;
  readonly kind: EventKind;
  readonly clientId: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When it was open, day by day. */
  readonly hours: readonly Span[];
  readonly timeZone: string;
  readonly location: string;
  readonly venueType: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly attendanceExpected: number;
  readonly attendanceActual: number | null;
  readonly status: EventStatus;
  readonly notes: string;
  /** Where on the ground patients are met. */
  readonly places: readonly string[];
  /** The same as the event names them. */
  readonly zones: readonly { readonly id: string; readonly name: string }[];
}

interface Plan {
  readonly kind: EventKind;
  readonly client: 0 | 1 | 2;
  readonly name: string;
  /** Days from today to its first day. */
  readonly fromDay: number;
  readonly days: number;
  readonly opens: number;
  readonly closes: number;
  readonly timeZone?: string;
  readonly location: string;
  readonly venueType: string;
  readonly expected: number;
  readonly notes: string;
  readonly places: readonly string[];
}

const ARENA = [
  'Warm-up mats',
  'Competition floor',
  'Spectator block C',
  'Main concourse',
  'Changing corridor',
] as const;

const PLANS: readonly Plan[] = [
  {
    kind: 'cheer',
    client: 0,
    name: 'Severnside Regional Cheer Championship',
    fromDay: -84,
    days: 2,
    opens: 8,
    closes: 19,
    location: 'Weir Park Arena, Bristol',
    venueType: 'Indoor arena',
    expected: 4_200,
    notes: 'Two competition floors, warm-up hall behind block C. Ambulance access by gate 4.',
    places: ARENA,
  },
  {
    kind: 'running',
    client: 1,
    name: 'Harrowmere Half Marathon',
    fromDay: -63,
    days: 1,
    opens: 7,
    closes: 16,
    location: 'Harrowmere Riverside, Shropshire',
    venueType: 'Road course',
    expected: 6_500,
    notes: 'Treatment tents at 8 km, 16 km and the finish. Cycle responders on the towpath.',
    places: [
      'Finish funnel',
      'Medical tent at 8 km',
      'Medical tent at 16 km',
      'Towpath near Lock 3',
      'Start pens',
    ],
  },
  {
    kind: 'festival',
    client: 2,
    name: 'Moorbeck Folk and Roots Weekend',
    fromDay: -49,
    days: 3,
    opens: 11,
    closes: 23,
    location: 'Moorbeck Hall Estate, North Yorkshire',
    venueType: 'Festival site',
    expected: 14_000,
    notes: 'Main medical centre beside the Barn Stage. Welfare next door, open all night.',
    places: ['Barn Stage front pit', 'Meadow campsite', 'Main medical centre', 'Food court', 'Welfare tent'],
  },
  {
    kind: 'motorsport',
    client: 1,
    name: 'Kestrel Vale Motocross, Round 4',
    fromDay: -35,
    days: 1,
    opens: 8,
    closes: 18,
    location: 'Kestrel Vale Circuit, Powys',
    venueType: 'Motorsport circuit',
    expected: 2_100,
    notes: 'Marshals call by flag and radio channel 2. Helicopter landing site at the lower paddock.',
    places: ['Turn 5 tabletop', 'Start gate', 'Lower paddock', 'Spectator bank', 'Turn 9 whoops'],
  },
  {
    kind: 'show',
    client: 2,
    name: 'Llanfedw County Show',
    fromDay: -21,
    days: 2,
    opens: 8,
    closes: 18,
    location: 'Llanfedw Showground, Monmouthshire',
    venueType: 'Showground',
    expected: 11_000,
    notes: 'Livestock lines are out of bounds to vehicles from 09:00.',
    places: ['Cattle lines', 'Main ring', 'Food hall', 'Trade stands, row D', 'Car park 2'],
  },
  {
    kind: 'football',
    client: 1,
    name: 'Harrowmere Town v Thornbeck United',
    fromDay: -5,
    days: 1,
    opens: 13,
    closes: 18,
    location: 'Meadow Lane End, Harrowmere',
    venueType: 'Stadium',
    expected: 3_400,
    notes: 'Crowd medical room under the east stand. Pitch-side team separate.',
    places: ['East stand, row M', 'Pitch side', 'Away turnstiles', 'Concourse bar', 'Crowd medical room'],
  },
  {
    kind: 'cheer',
    client: 0,
    name: 'All Star Cheer Classic',
    fromDay: -1,
    days: 3,
    opens: 7,
    closes: 22,
    location: 'Albion Exhibition Halls, Birmingham',
    venueType: 'Exhibition centre',
    expected: 7_800,
    notes: 'Halls 2 and 3. Medical room behind floor B; stretcher route through loading door 7.',
    places: ARENA,
  },
  {
    kind: 'running',
    client: 1,
    name: 'Ferrymoor 10K and Family Mile',
    fromDay: 12,
    days: 1,
    opens: 8,
    closes: 14,
    location: 'Ferrymoor Country Park, Lancashire',
    venueType: 'Road course',
    expected: 2_800,
    notes: 'Course loops twice past the lake; first aid at the boathouse.',
    places: ['Boathouse', 'Finish funnel', 'Lake path'],
  },
  {
    kind: 'snow',
    client: 1,
    name: 'Inter-School Snow Week',
    fromDay: 33,
    days: 5,
    opens: 8,
    closes: 17,
    timeZone: 'Europe/Paris',
    location: 'Valmorienne, Savoie, France',
    venueType: 'Ski resort',
    expected: 900,
    notes: 'Our two clinicians travel with the group; piste rescue is the resort’s own.',
    places: ['Race hill', 'Nursery slope', 'Hotel lobby'],
  },
  {
    kind: 'festival',
    client: 2,
    name: 'Moorbeck Lantern Night',
    fromDay: 47,
    days: 1,
    opens: 16,
    closes: 23,
    location: 'Moorbeck Hall Estate, North Yorkshire',
    venueType: 'Festival site',
    expected: 5_200,
    notes: 'Low light on all paths: torches and reflective tabards for every crew.',
    places: ['Lantern walk', 'Barn Stage', 'Food court'],
  },
  {
    kind: 'cheer',
    client: 0,
    name: 'Severnside Winter Showcase',
    fromDay: 26,
    days: 1,
    opens: 9,
    closes: 18,
    location: 'Weir Park Arena, Bristol',
    venueType: 'Indoor arena',
    expected: 3_100,
    notes: 'One competition floor. Medical room beside the warm-up hall.',
    places: ARENA,
  },
];

/** The moment at which it is `hour` o'clock in the zone, `days` from the day that `today` is there. */
const atHour = (today: Date, zone: string, days: number, hour: number): Date => {
  const now = wallClock(today, zone);
  return momentOf({ ...now, day: now.day + days, hour, minute: 0, second: 0 }, zone);
};

/** A whole minute of these spans, each as likely as the next; RangeError where they hold none. */
export const minuteWithin = (random: Random, spans: readonly Span[]): Date => {
  const minutes = spans.map(({ from, until }) =>
    Math.max(0, Math.floor((until.getTime() - from.getTime()) / 60_000)),
  );
  let left = random.int(0, minutes.reduce((sum, each) => sum + each, 0) - 1);
  for (const [index, { from }] of spans.entries()) {
    const length = minutes[index] ?? 0;
    if (left >= 0 && left < length) return new Date(from.getTime() + left * 60_000);
    left -= length;
  }
  throw new RangeError('No minute to pick');
};

/** Eleven events: six over, one live these three days, four to come. */
export const makeEvents = (
  random: Random,
  clients: readonly DemoClient[],
  today: Date,
): readonly DemoEvent[] =>
  PLANS.map((plan): DemoEvent => {
    const timeZone = plan.timeZone ?? 'Europe/London';
    const hours = Array.from({ length: plan.days }, (_, day): Span => ({
      from: atHour(today, timeZone, plan.fromDay + day, plan.opens),
      until: atHour(today, timeZone, plan.fromDay + day, plan.closes),
    }));
    const startsAt = atHour(today, timeZone, plan.fromDay, plan.opens);
    const endsAt = atHour(today, timeZone, plan.fromDay + plan.days - 1, plan.closes);
    const isOver = plan.fromDay + plan.days - 1 < 0;
    const isLive = !isOver && plan.fromDay <= 0;
    const client = clients[plan.client];
    if (client === undefined) throw new Error(`No client for ${plan.name}`);
    return {
      id: random.id(new Date(startsAt.getTime() - 40 * 86_400_000)),
      kind: plan.kind,
      clientId: client.id,
      name: plan.name,
      startsAt,
      endsAt,
      hours,
      timeZone,
      location: plan.location,
      venueType: plan.venueType,
      latitude: null,
      longitude: null,
      attendanceExpected: plan.expected,
      attendanceActual: isOver ? Math.round(plan.expected * (0.82 + random.next() * 0.24)) : null,
      status: isOver ? 'closed' : isLive ? 'live' : 'planned',
      notes: plan.notes,
      places: plan.places,
      zones: plan.places.map((name) => ({
        id: random.fork(`zone ${plan.name} ${name}`).id(new Date(startsAt.getTime() - 40 * 86_400_000)),
        name,
      })),
    };
  });
