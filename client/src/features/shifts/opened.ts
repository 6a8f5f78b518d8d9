import type { Row, Times } from './rota';
import type { RotaShiftFragment } from './shifts.generated';

/** What is open over the calendar. */
export type Opened =
  | { readonly kind: 'shift'; readonly shift: RotaShiftFragment }
  | { readonly kind: 'many'; readonly rows: readonly Row[] }
  | { readonly kind: 'new'; readonly times: readonly Times[] }
  | { readonly kind: 'report' }
  | {
      readonly kind: 'refused';
      readonly row: Row;
      readonly start: Date;
      readonly end: Date;
      readonly refusal: string;
    };
