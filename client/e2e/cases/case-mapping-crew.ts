import { into, type CaseEntry } from './case-mapping';

/** A crew member as eOther has one: each is given as many rows as the one before. */
interface CrewRows {
  /** The row of incidentDetails.crew_roles that this person is, from 0. */
  readonly row: number;
  readonly identifier: string;
  /** The codes of what was worn. */
  readonly protection?: readonly string[];
}

const WORN: Readonly<Record<string, string>> = { '4503003': 'gloves', '4503017': 'surgical_mask' };

/** What eOther says of one crew member: who they are, what they wore, and that nothing happened to them. */
export const crewSafety = ({ row, identifier, protection = [] }: CrewRows): readonly CaseEntry[] => [
  ...protection.map((code, index) =>
    into(
      'incidentDetails',
      `crew_roles.${row}.protection`,
      ['eOther.03', row * protection.length + index + 1, code],
      WORN[code] ?? 'other',
    ),
  ),
  into(
    'incidentDetails',
    `crew_roles.${row}.identifier`,
    ['eOther.04', row + 1, identifier],
    identifier,
    'The same person as among the crew.',
  ),
  into('incidentDetails', `crew_roles.${row}.exposure`, ['eOther.05', row + 1, '9923001'], 'none'),
  into('incidentDetails', `crew_roles.${row}.exposure`, ['eOther.06', row + 1, '4506027'], 'none'),
];
