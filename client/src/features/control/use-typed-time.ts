import type { Problem } from '@sideline/schema/errors';
import { useState } from 'react';
import { NO_TIME, timeDrafted, typedTime, type ReadTime, type TimeDraft } from './typed-time';

/** A time that is being typed on the event's clock. */
export interface TypedTime {
  /** The props of its `TimeField`. */
  readonly field: {
    readonly value: TimeDraft;
    readonly timeZone: string;
    readonly read: ReadTime;
    readonly onChange: (value: TimeDraft) => void;
  };
  /** The time that was typed; null if nothing was typed, or if the clocks never showed it, which is then a problem. */
  readonly said: () => { readonly at: string | null; readonly problems: readonly Problem[] };
  readonly clear: () => void;
}

/** `name` is the field of the input that takes the time. Without `read`, it is the last time at which the clocks showed what was typed. */
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
