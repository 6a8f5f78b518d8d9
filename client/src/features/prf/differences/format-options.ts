import type { FormatOptions } from '@sideline/schema/prf/record/format';
import type { ReferenceField } from '@sideline/schema/prf/catalogue/kinds';
import { pictureName } from '@sideline/schema/prf/record/pictures';
import type { ReferenceListsQuery } from '../../../components/pickers/pickers.generated';
import { nameOf } from '../person-name';
import type { PrfRecord } from '../prf-record';
import { VALUE_OPTIONS } from '../value-text';

type Named = Pick<PrfRecord, 'event' | 'crew' | 'squads' | 'data'>;
type Lists = { readonly [List in keyof ReferenceListsQuery]?: Readonly<ReferenceListsQuery[List]> };

/** Shown for a row whose name is not known, because people cannot read an id. */
const UNREAD: Readonly<Record<ReferenceField['to'], string>> = {
  event: 'Another event',
  zone: 'A zone of the event',
  staff: 'Another member of staff',
  squad: 'Another squad',
  attachment: 'Another picture',
  stock: '',
};
/** The same, once the lists have loaded and none of them has the id. */
const UNLISTED: Readonly<Record<ReferenceField['to'], string>> = {
  event: 'An event that is not listed',
  zone: 'A zone of the event',
  staff: 'Former member of staff',
  squad: 'A squad that no longer exists',
  attachment: 'A picture that no longer exists',
  stock: '',
};

/**
 * How the values of a record are worded on the screen: in the browser's time zone, and with the names of what the ids
 * refer to. The names come with the record, or from the lists that the values are chosen from.
 */
export const optionsOf = (record: Named | null, lists: Lists | null = null): FormatOptions => {
  const named: Readonly<Record<ReferenceField['to'], (id: string) => string | undefined>> = {
    event: (id) =>
      record?.event?.eventId === id
        ? record.event.name
        : lists?.events?.nodes.find(({ id: eventId }) => eventId === id)?.name,
    staff: (id) => {
      const isHe = (one: { readonly staffId: string | null }) => one.staffId === id;
      const member = record?.crew.find(isHe) ?? lists?.staffMembers?.find(isHe);
      return member && nameOf(member);
    },
    zone: (id) => lists?.events?.nodes.flatMap(({ zones }) => zones).find((zone) => zone.id === id)?.name,
    squad: (id) =>
      record?.squads?.find(({ squadId }) => squadId === id)?.squadName ??
      lists?.cheerTeams?.flatMap(({ squads }) => squads).find(({ id: squadId }) => squadId === id)?.name,
    attachment: (id) => pictureName(record?.data ?? {}, id, VALUE_OPTIONS),
    // The words next to it say the same.
    stock: () => undefined,
  };
  return { ...VALUE_OPTIONS, nameOf: (to, id) => named[to](id) ?? (lists === null ? UNREAD : UNLISTED)[to] };
};
