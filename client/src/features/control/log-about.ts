import { incidentName } from '@sideline/schema/control/incidents';
import type { ControlBoardFieldsFragment, ControlLogFieldsFragment } from './control.generated';

type Board = Pick<ControlBoardFieldsFragment, 'incidents' | 'crews' | 'records'>;

type Kind = 'incident' | 'crew' | 'prf';
const keyOf = (kind: Kind, id: string): string => `${kind} ${id}`;

/** The PRFs on the board: open ones, and those of its incidents, which may be signed. */
const prfsOf = ({
  incidents,
  records,
}: Board): readonly { readonly id: string; readonly number: string }[] => [
  ...new Map(
    [...records, ...incidents.flatMap((incident) => incident.records)].flatMap(({ id, number }) =>
      number === null ? [] : [[id, { id, number }] as const],
    ),
  ).values(),
];

/** What a log line can be about: an incident, crew or PRF on the board. */
export const aboutOptions = (board: Board) => {
  const { incidents, crews } = board;
  return [
    {
      label: 'Incidents',
      options: incidents.map(({ id, number, what }) => ({
        value: keyOf('incident', id),
        label: `${incidentName(number)}: ${what}`,
      })),
    },
    {
      label: 'Crews',
      options: crews.map(({ id, callSign }) => ({ value: keyOf('crew', id), label: callSign })),
    },
    {
      label: 'PRFs',
      options: prfsOf(board).map(({ id, number }) => ({ value: keyOf('prf', id), label: `PRF ${number}` })),
    },
  ].filter(({ options }) => options.length > 0);
};

/** The choice, in the server's format. */
export const aboutIds = (about: string | null): Readonly<Record<`${Kind}Id`, string | null>> => {
  const [chosen, id = null] = about?.split(' ') ?? [];
  const of = (kind: Kind): string | null => (chosen === kind ? id : null);
  return { incidentId: of('incident'), crewId: of('crew'), prfId: of('prf') };
};

/** What an entry is about, so that its correction is about the same; null if it is no longer on the board. */
export const aboutOf = (
  board: Board,
  entry: Pick<ControlLogFieldsFragment, 'incidentNumber' | 'callSign' | 'prfNumber'>,
): string | null => {
  const { incidents, crews } = board;
  const prf = prfsOf(board).find(({ number }) => number === entry.prfNumber);
  const incident = incidents.find(({ number }) => number === entry.incidentNumber);
  const crew = crews.find(({ callSign }) => callSign === entry.callSign);
  if (incident !== undefined) return keyOf('incident', incident.id);
  if (prf !== undefined) return keyOf('prf', prf.id);
  return crew === undefined ? null : keyOf('crew', crew.id);
};
