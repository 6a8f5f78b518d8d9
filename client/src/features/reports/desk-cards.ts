/** The cards of the dashboard, as each person arranges them. `list-layout` saves them under the name of a list. */
export const DESK_LIST = 'dashboard';

type Place = 'top' | 'main' | 'side';

interface DeskCard {
  readonly key: DeskCardKey;
  readonly title: string;
  readonly place: Place;
  /** For administrators only. */
  readonly isAdmins?: true;
}

export type DeskCardKey =
  | 'quick'
  | 'unsigned'
  | 'gaps'
  | 'shift'
  | 'alerts'
  | 'open'
  | 'events'
  | 'unsent'
  | 'week'
  | 'bags'
  | 'places'
  | 'patients';

const CARDS: readonly DeskCard[] = [
  { key: 'quick', title: 'Quick actions', place: 'main' },
  { key: 'unsigned', title: 'Unsigned records', place: 'top', isAdmins: true },
  { key: 'gaps', title: 'Gaps in the rota', place: 'top', isAdmins: true },
  { key: 'shift', title: 'My shifts today', place: 'main' },
  { key: 'alerts', title: 'Alerts waiting for an action', place: 'main' },
  { key: 'open', title: 'My open records', place: 'main' },
  { key: 'events', title: 'Today’s events', place: 'side' },
  { key: 'unsent', title: 'Not sent from this device', place: 'side' },
  { key: 'week', title: 'The week', place: 'side' },
  { key: 'bags', title: 'Bags', place: 'side' },
  { key: 'places', title: 'Your stock', place: 'side' },
  { key: 'patients', title: 'Recent patients', place: 'side' },
];

/** What nobody may hide: waiting patients, and what only this device has. */
export const ALWAYS_SHOWN: ReadonlySet<string> = new Set<DeskCardKey>(['quick', 'alerts', 'unsent']);

export const cardsFor = (isAdmin: boolean): readonly DeskCard[] =>
  CARDS.filter(({ isAdmins }) => isAdmin || isAdmins !== true);

/** The cards of one column, in the person's order. */
export const shownAt = (
  place: Place,
  cards: readonly DeskCard[],
  layout: readonly { readonly key: string; readonly isShown: boolean }[],
): readonly DeskCardKey[] =>
  layout.flatMap(({ key, isShown }) => {
    const card = cards.find((one) => one.key === key && one.place === place);
    return card !== undefined && (isShown || ALWAYS_SHOWN.has(key)) ? [card.key] : [];
  });
