/**
 * In the place of react-overlays (client/calendar-parts.ts). Only the library's own list of a full day's shifts is drawn in an
 * overlay, which the calendar would have to ask for with `popup`: ours opens a dialog of Sideline's instead.
 */
export const Overlay = (): never => {
  throw new Error('The calendar of the build has no overlay (client/calendar-overlays.ts).');
};
