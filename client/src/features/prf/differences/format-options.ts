import type { FormatOptions } from '@sideline/schema/prf/format';
import { pictureName } from '@sideline/schema/prf/pictures';
import type { PrfRecord } from '../prf-record';
import { VALUE_OPTIONS } from '../value-text';

type Named = Pick<PrfRecord, 'event' | 'crew' | 'data'>;

/** How the values of a record are worded on the screen: the browser's zone, and the names that the record brings along. */
export const optionsOf = (record: Named | null): FormatOptions => ({
  ...VALUE_OPTIONS,
  nameOf: (to, id) => {
    if (to === 'event') return record?.event?.eventId === id ? record.event.name : undefined;
    if (to === 'attachment') return pictureName(record?.data ?? {}, id, VALUE_OPTIONS);
    const member = to === 'staff' ? record?.crew.find(({ staffId }) => staffId === id) : undefined;
    return member && `${member.firstName} ${member.lastName}`;
  },
});
