import type { Problem } from '@sideline/schema/errors';
import { useState } from 'react';
import { NO_TIME, timeDrafted, typedTime, type ReadTime, type TimeDraft } from './typed-time';

/** A time that is being typed on the event's clock. */
export interface TypedTime {
  /** What its `TimeField` takes. */
  readonly field: {
    readonly value: TimeDraft;
    readonly timeZone: string;
    readonly read: ReadTime;
    readonly onChange: (value: TimeDraft) => void;
  };
  /** What it says now: null where nothing was typed, or nothing that the clocks showed, which is the problem then. */
  readonly said: () => { readonly at: string | null; readonly problems: readonly Problem[] };
  readonly clear: () => void;
}

/** `name` is the field of the input that takes the time. Without `read` it is the last time that the clocks showed what is typed. */
export function useTypedTime(name: string, timeZone: string, read?: ReadTime): TypedTime {
  const [value, setValue] = useState(NO_TIME);
  const readAs: ReadTime = read ?? ((text, now) => typedTime(text, now, timeZone));
  return {
    field: { value, timeZone, read: readAs, onChange: setValue },
    said: () => {
      const { value: at = null, problem } = timeDrafted(value, timeZone, readAs, Date.now());
      return { at, problems: problem === null ? [] : [{ field: name, code: 'no_time', message: problem }] };
    },
    clear: () => setValue(NO_TIME),
  };
}
