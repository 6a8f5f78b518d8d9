import type { Role } from '@sideline/schema/roles';
import type { FrameKey } from '../../lib/words/frame-words';
import ENGLISH from '../../lib/words/shared/en/frame.json';

/** The `data-tour` of the element that a step points at; null if the step is not about anything on the screen. */
export interface TourStep {
  readonly target: string | null;
  readonly title: string;
  readonly text: string;
  /** For a step that patients see in their language. */
  readonly words?: { readonly title: FrameKey; readonly text: FrameKey };
}

const worded = (target: string | null, title: FrameKey, text: FrameKey): TourStep => ({
  target,
  title: ENGLISH[title],
  text: ENGLISH[text],
  words: { title, text },
});

const MENU = 'menu';
const ACCOUNT: TourStep = {
  target: 'account',
  title: 'Your account',
  text: 'Change your password, see where you are signed in, and start this tour again.',
};
const SEARCH: TourStep = {
  target: 'search',
  title: 'Find anything',
  text: 'Press here, or Ctrl K on a keyboard. Type the name of a page or a person, or the number of a record.',
};

/** The first-day tour of each role, on that role's landing screen. */
export const TOUR_STEPS: Readonly<Record<Role, readonly TourStep[]>> = {
  admin: [
    {
      target: 'page',
      title: 'Your day starts here',
      text: 'The dashboard shows what needs your attention: records to sign, gaps in the rota and today’s events.',
    },
    {
      target: 'to-do',
      title: 'What needs your attention first',
      text: 'Unsigned records and shifts without staff are at the top. Press a line to open it.',
    },
    {
      target: 'quick-actions',
      title: 'Start something new',
      text: 'Start a patient record form, log a minor contact or find a patient.',
    },
    {
      target: MENU,
      title: 'Everything else',
      text: 'The menu has records, shifts, stock, reports and, under Admin, people, events and settings.',
    },
    SEARCH,
    ACCOUNT,
  ],
  staff: [
    {
      target: 'quick-actions',
      title: 'Start a record',
      text: 'New PRF opens a patient record form. See & Treat is for a minor contact that needs only a short log.',
    },
    {
      target: 'open-records',
      title: 'Records that you have not signed',
      text: 'Your open records are listed here, with what each one still needs. To try out the form, search for ‘practice record’.',
    },
    {
      target: MENU,
      title: 'Shifts, patients and stock',
      text: 'The menu has your shifts, patients, all records and the bags.',
    },
    {
      target: 'bell',
      title: 'Your notifications',
      text: 'New shifts, swaps and requests appear here. You choose which are sent by e-mail.',
    },
    SEARCH,
    ACCOUNT,
  ],
  client: [
    {
      target: 'page',
      title: 'Your events',
      text: 'Events that are live now come first, then those that are planned, then past ones.',
    },
    {
      target: null,
      title: 'Figures, not patients',
      text: 'Press an event to see its figures. Small numbers are not shown, to prevent anyone being identified.',
    },
    { target: MENU, title: 'The menu', text: 'Use the menu to go back to your events from any page.' },
    ACCOUNT,
  ],
  patient: [
    worded('page', 'frame.tourRecords', 'frame.tourRecordsText'),
    worded(null, 'frame.tourWrong', 'frame.tourWrongText'),
    worded(MENU, 'frame.tourMenu', 'frame.tourMenuText'),
    worded('account', 'frame.tourAccount', 'frame.tourAccountText'),
  ],
};
