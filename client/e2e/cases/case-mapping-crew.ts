import { into, NO_PLACE, nowhere, type CaseEntry } from './case-mapping';

/** A crew member as eOther has one: each is given as many rows as the one before. */
interface CrewRows {
  /** The row of incidentDetails.crew_roles that this person is, from 0. */
  readonly row: number;
  readonly identifier: string;
  /** The codes of what was worn. */
  readonly protection?: readonly string[];
}

/** What eOther says of one crew member: who it is, and that nothing happened to him or her. */
export const crewSafety = ({ row, identifier, protection = [] }: CrewRows): readonly CaseEntry[] => [
  ...protection.map((code, index) =>
    nowhere(NO_PLACE.crewSafety, ['eOther.03', row * protection.length + index + 1, code]),
  ),
  into(
    'incidentDetails',
    `crew_roles.${row}.identifier`,
    ['eOther.04', row + 1, identifier],
    identifier,
    'The same person as among the crew.',
  ),
  nowhere(NO_PLACE.crewSafety, ['eOther.05', row + 1, '9923001']),
  nowhere(NO_PLACE.crewSafety, ['eOther.06', row + 1, '4506027']),
];
