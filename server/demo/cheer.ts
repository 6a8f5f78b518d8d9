import type { Random } from './random.js';

export interface DemoSquad {
  readonly id: string;
  readonly name: string;
  /** Ages that train together; ends included. */
  readonly fromAge: number;
  readonly toAge: number;
}
export interface DemoTeam {
  readonly id: string;
  readonly name: string;
  readonly squads: readonly DemoSquad[];
}

const LEVELS: Readonly<Record<string, readonly [number, number]>> = {
  'Tiny Novice': [5, 7],
  'Mini Level 1': [6, 9],
  'Youth Level 1': [8, 12],
  'Youth Level 2': [9, 13],
  'Junior Level 2': [11, 15],
  'Junior Level 3': [11, 16],
  'Senior Level 3': [14, 19],
  'Senior Level 4': [14, 20],
  'Open Level 4': [16, 27],
  'Open Coed Level 5': [17, 30],
  'Adaptive Abilities': [10, 30],
};

/** Eight programmes, invented, of two to five squads each. */
const PROGRAMMES: readonly (readonly [string, readonly string[]])[] = [
  [
    'Severnside Storm',
    ['Mini Level 1', 'Youth Level 2', 'Junior Level 3', 'Senior Level 4', 'Open Coed Level 5'],
  ],
  ['Steel City Sparks', ['Youth Level 1', 'Junior Level 2', 'Senior Level 3']],
  ['Dreigiau Cheer Cymru', ['Tiny Novice', 'Youth Level 1', 'Junior Level 3', 'Open Level 4']],
  ['Pennine Pride All Stars', ['Mini Level 1', 'Youth Level 2', 'Senior Level 3']],
  ['Northern Lights Cheer', ['Junior Level 2', 'Senior Level 4', 'Adaptive Abilities']],
  ['Coastal Comets', ['Youth Level 1', 'Junior Level 3']],
  ['Midland Meteors', ['Tiny Novice', 'Mini Level 1', 'Junior Level 2', 'Open Coed Level 5']],
  ['Borderland Bears', ['Mini Level 1', 'Youth Level 2', 'Senior Level 4']],
];

export const makeTeams = (random: Random, at: Date): readonly DemoTeam[] =>
  PROGRAMMES.map(([name, levels]) => ({
    id: random.id(at),
    name,
    squads: levels.map((level) => {
      const [fromAge, toAge] = LEVELS[level] ?? [5, 30];
      return { id: random.id(at), name: level, fromAge, toAge };
    }),
  }));
