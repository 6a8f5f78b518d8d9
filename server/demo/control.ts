import type { CrewOwnState } from '@sideline/schema/control/crews';
import type { IncidentPriority, IncidentState } from '@sideline/schema/control/incidents';
import type { ControlLogTypedKind } from '@sideline/schema/control/log';
import type { Position } from '@sideline/schema/positions';
import type { ControlLogService } from '../src/modules/control/control-log.service.js';
import type { CrewService } from '../src/modules/control/crew.service.js';
import type { IncidentService } from '../src/modules/control/incident.service.js';
import type { Context } from '../src/platform/context.js';
import { newId } from '../src/platform/ids.js';
import type { Dataset } from './dataset.js';
import type { DemoStaff } from './staff.js';

/** The control board of the event that is live: what a controller would have before them in the middle of a busy day. */

export interface ControlServices {
  readonly incidents: IncidentService;
  readonly crews: CrewService;
  readonly controlLog: ControlLogService;
}

/** Something that somebody did at a moment. */
export interface ControlDeed {
  readonly at: Date;
  readonly by: DemoStaff;
  readonly run: (context: Context) => Promise<unknown>;
}

const MINUTE_MS = 60_000;

interface CrewPlan {
  readonly callSign: string;
  readonly people: readonly Position[];
  readonly bag: string;
  readonly vehicle: string | null;
  readonly ownState: CrewOwnState;
}
const CREWS: readonly CrewPlan[] = [
  {
    callSign: 'Alpha 1',
    people: ['paramedic'],
    bag: 'Bag 03',
    vehicle: 'Ambulance 1',
    ownState: 'available',
  },
  { callSign: 'Alpha 2', people: ['nurse'], bag: 'Bag 05', vehicle: null, ownState: 'available' },
  {
    callSign: 'Bravo 1',
    people: ['medic', 'first_aider'],
    bag: 'Bag 07',
    vehicle: 'Buggy 2',
    ownState: 'available',
  },
  { callSign: 'Bravo 2', people: [], bag: 'Bag 08', vehicle: null, ownState: 'unavailable' },
];

interface IncidentPlan {
  readonly called: number;
  readonly priority: IncidentPriority;
  readonly zone: string;
  readonly place: string;
  readonly what: string;
  readonly casualties: number;
  readonly caller: string;
  /** The crew, and how many minutes ago each step was. */
  readonly crew: string | null;
  readonly steps: readonly (readonly [to: IncidentState, minutesAgo: number])[];
  readonly outcome: string | null;
}
const INCIDENTS: readonly IncidentPlan[] = [
  {
    called: 96,
    priority: 'p2',
    zone: 'Hall 2',
    place: 'Competition floor, mat 3',
    what: 'Athlete landed on her neck from a stunt, awake, not moving',
    casualties: 1,
    caller: 'Floor manager, channel 4',
    crew: 'Alpha 1',
    steps: [
      ['assigned', 95],
      ['mobile', 94],
      ['at_scene', 92],
      ['with_patient', 91],
      ['conveying', 70],
      ['clear', 38],
    ],
    outcome: 'Handed over at the emergency department.',
  },
  {
    called: 52,
    priority: 'p3',
    zone: 'Hall 3',
    place: 'Warm-up mats, by the water point',
    what: 'Ankle sprain',
    casualties: 1,
    caller: 'Coach',
    crew: 'Bravo 1',
    steps: [
      ['assigned', 50],
      ['mobile', 49],
      ['at_scene', 46],
      ['with_patient', 45],
      ['clear', 28],
    ],
    outcome: 'Treated and discharged.',
  },
  {
    called: 17,
    priority: 'p1',
    zone: 'Foyer',
    place: 'Main concourse, foot of the east stairs',
    what: 'Man in his sixties, chest pain and grey',
    casualties: 1,
    caller: 'Steward, channel 2',
    crew: 'Alpha 1',
    steps: [
      ['assigned', 16],
      ['mobile', 16],
      ['at_scene', 13],
      ['with_patient', 12],
    ],
    outcome: null,
  },
  {
    called: 6,
    priority: 'p2',
    zone: 'Hall 2',
    place: 'Spectator block C, row 8',
    what: 'Woman fainted, awake again',
    casualties: 1,
    caller: 'Spectator at the desk',
    crew: 'Alpha 2',
    steps: [
      ['assigned', 5],
      ['mobile', 4],
    ],
    outcome: null,
  },
  {
    called: 2,
    priority: 'p3',
    zone: 'Hall 3',
    place: 'Changing corridor',
    what: 'Two athletes with nosebleeds',
    casualties: 2,
    caller: 'Team manager',
    crew: null,
    steps: [],
    outcome: null,
  },
];

const LINES: readonly (readonly [minutesAgo: number, kind: ControlLogTypedKind, text: string])[] = [
  [118, 'decision', 'Control open. Radio check on channels 1, 2 and 4 complete.'],
  [88, 'decision', 'Competition on floor B stopped while the patient on mat 3 is moved.'],
  [82, 'crowd', 'Stewards hold block C back. Route to loading door 7 is clear.'],
  [60, 'weather', 'Heavy rain. The queue outside moves into the foyer.'],
  [33, 'resource', 'Oxygen in the medical room changed, one full cylinder left.'],
];

const PLACES = [
  { name: 'Medical room', beds: 4, occupied: 2, waiting: 3 },
  { name: 'Hall 3 first aid', beds: 2, occupied: 0, waiting: 1 },
] as const;

/** Everything that happened in the control of the live event until now; nothing where none is live. */
export const controlDeeds = (
  { events, staff, now }: Pick<Dataset, 'events' | 'staff' | 'now'>,
  { incidents, crews, controlLog }: ControlServices,
): readonly ControlDeed[] => {
  const event = events.find(({ status }) => status === 'live');
  const active = (position: Position) => staff.find((one) => one.isActive && one.position === position);
  const controller = active('team_leader');
  if (event === undefined || controller === undefined) return [];
  const eventId = event.id;
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);
  const deed = (minutes: number, run: ControlDeed['run']): ControlDeed => ({
    at: ago(minutes),
    by: controller,
    run,
  });
  const crewIds = new Map(CREWS.map(({ callSign }) => [callSign, newId()]));
  return [
    ...CREWS.map(({ callSign, people, bag, vehicle, ownState }) =>
      deed(120, (context) =>
        crews.saveCrew(context, {
          eventId,
          crewId: crewIds.get(callSign) ?? newId(),
          version: 0,
          callSign,
          bag,
          vehicle,
          ownState,
          staffIds: people.flatMap((position) => active(position)?.staffId ?? []),
        }),
      ),
    ),
    ...PLACES.map((place) =>
      deed(119, (context) => crews.savePlace(context, { eventId, placeId: newId(), version: 0, ...place })),
    ),
    ...LINES.map(([minutes, kind, text]) =>
      deed(minutes, (context) => controlLog.add(context, { eventId, entryId: newId(), kind, text })),
    ),
    ...INCIDENTS.flatMap(({ called, crew, steps, outcome, ...facts }) => {
      const incidentId = newId();
      return [
        deed(called, (context) => incidents.open(context, { ...facts, eventId, incidentId })),
        ...steps.map(([to, minutes], index) =>
          deed(minutes, (context) =>
            incidents.advance(context, {
              incidentId,
              version: index + 1,
              to,
              crewId: to === 'assigned' ? (crewIds.get(crew ?? '') ?? null) : null,
              reason: to === 'clear' ? outcome : null,
            }),
          ),
        ),
      ];
    }),
    deed(58, (context) =>
      controlLog.saveMethane(context, {
        eventId,
        entryId: newId(),
        basedOn: null,
        majorIncident: 'not_declared',
        exactLocation: 'Foyer, outside hall 2',
        incidentType: 'Crowding, water on the floor',
        hazards: 'Wet floor, one escalator stopped',
        access: 'Loading door 7, not the main entrance',
        casualties: 'None known',
        emergencyServices: 'None needed. Venue security is there.',
      }),
    ),
  ];
};
