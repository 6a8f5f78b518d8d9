import { may } from '@sideline/schema/shifts/transitions';
import type { Tone } from '../../components/ui/status-tag';
import { numberText } from '../../lib/formats';
import type { DashboardQuery } from './dashboard.generated';

/** Something for this person to do next, and where. */
export interface NextStep {
  readonly key: string;
  readonly does: string;
  /** Who or what it is about. */
  readonly about: string;
  readonly to: string;
  readonly tone: Tone;
}

type Desk = DashboardQuery['dashboard'];
type OpenPrf = Desk['myOpenPrfs'][number];

export interface NextFacts {
  readonly desk: Pick<
    Desk,
    'myOpenPrfs' | 'openAlertCount' | 'myShifts' | 'bags' | 'rotaGaps' | 'rotaGapCount' | 'keptPlaces'
  >;
  /** Empty if the user is not an administrator. */
  readonly unsignedAuthors: readonly { readonly userId: string; readonly lateCount: number }[];
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly now: number;
}

const DAY_MS = 24 * 3_600_000;
/** A gap this soon is filled today. */
const NEAR_MS = 2 * DAY_MS;
const SELF = { role: 'staff', isPerson: true };

const whoseOf = ({ patientName, customPrfId }: OpenPrf): string =>
  `${patientName ?? 'No patient yet'}, ${customPrfId}`;
const counted = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** Patients who may be getting worse come first: an alert in the person’s own record. */
const ownAlerts = ({ desk }: NextFacts): readonly NextStep[] =>
  desk.myOpenPrfs
    .filter(({ openAlertCount }) => openAlertCount > 0)
    .map((prf) => ({
      key: `alert ${prf.id}`,
      does: 'Record the action for an alert',
      about: whoseOf(prf),
      to: `/prf/${prf.customPrfId}?section=observations`,
      tone: 'danger' as const,
    }));

const otherAlerts = ({ desk }: NextFacts): readonly NextStep[] => {
  const own = desk.myOpenPrfs.reduce((sum, { openAlertCount }) => sum + openAlertCount, 0);
  const others = desk.openAlertCount - own;
  return others > 0
    ? [
        {
          key: 'alerts',
          does: 'See alerts waiting for an action',
          about: counted(others, 'alert in another’s record', 'alerts in others’ records'),
          to: '/open-prfs?alert=1&sort=created',
          tone: 'danger',
        },
      ]
    : [];
};

const attendance = ({ desk, now }: NextFacts): readonly NextStep[] =>
  desk.myShifts.flatMap((shift): readonly NextStep[] => {
    const { id, eventName, status, shiftStart, shiftEnd } = shift;
    const to = `/shifts?shift=${id}`;
    if (may('check_in', { status, startsAt: new Date(shiftStart) }, SELF, new Date(now)))
      return [{ key: `in ${id}`, does: 'Check in', about: eventName, to, tone: 'warning' }];
    return status === 'checked_in' && Date.parse(shiftEnd) < now
      ? [{ key: `out ${id}`, does: 'Check out: the shift is over', about: eventName, to, tone: 'warning' }]
      : [];
  });

/** The person’s own open records, oldest first: those at least a day old, or the others. */
const records = ({ desk, now }: NextFacts, isLate: boolean): readonly NextStep[] =>
  desk.myOpenPrfs
    .filter(
      ({ createdAt, openAlertCount }) =>
        openAlertCount === 0 && now - Date.parse(createdAt) > DAY_MS === isLate,
    )
    .sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .map((prf) => ({
      key: `record ${prf.id}`,
      does: `${prf.missingCount === 0 ? 'Review and sign' : 'Finish'} ${isLate ? 'a late record' : 'a record'}`,
      about: whoseOf(prf),
      to: `/prf/${prf.customPrfId}${prf.missingCount === 0 ? '?section=review' : ''}`,
      tone: isLate ? 'warning' : 'info',
    }));

const bags = ({ desk }: NextFacts): readonly NextStep[] =>
  desk.bags.mine
    .filter(({ isReady }) => !isReady)
    .map(({ id, name }) => ({
      key: `bag ${id}`,
      does: 'Check or restock a bag',
      about: name,
      to: `/inventory/bags/${id}`,
      tone: 'warning' as const,
    }));

const authors = ({ unsignedAuthors, userId }: NextFacts): readonly NextStep[] => {
  const late = unsignedAuthors.filter((one) => one.userId !== userId && one.lateCount > 0);
  return late.length === 0
    ? []
    : [
        {
          key: 'authors',
          does: 'Remind the authors of late records',
          about: counted(late.length, 'person', 'people'),
          to: '/open-prfs?by=author',
          tone: 'warning',
        },
      ];
};

const gaps = ({ desk, now }: NextFacts): readonly NextStep[] => {
  const near = desk.rotaGaps.filter(({ shiftStart }) => Date.parse(shiftStart) < now + NEAR_MS);
  return near.length === 0
    ? []
    : [
        {
          key: 'gaps',
          does: 'Fill shifts of the next two days',
          about: counted(near.length, 'shift without staff', 'shifts without staff'),
          to: '/shifts?view=list&gaps=1',
          tone: near.some(({ priority }) => priority === 'critical') ? 'danger' : 'warning',
        },
      ];
};

const stock = ({ desk }: NextFacts): readonly NextStep[] =>
  desk.keptPlaces
    .filter(({ out, expired }) => out > 0 || expired > 0)
    .map(({ locationId, name, out }) => ({
      key: `stock ${locationId}`,
      does: out > 0 ? 'Order or move what is out of stock' : 'Remove expired stock',
      about: name,
      to: `/inventory/${out > 0 ? 'low-stock' : 'expiring-batches'}?place=${locationId}&${out > 0 ? 'out=1' : 'within=expired'}`,
      tone: 'warning' as const,
    }));

/**
 * What this person should do next, most urgent first: patients before attendance, attendance before paperwork.
 * Administrators see others' records and the rota before their own paperwork that can wait.
 */
export const nextSteps = (facts: NextFacts): readonly NextStep[] => [
  ...ownAlerts(facts),
  ...attendance(facts),
  ...(facts.isAdmin ? [...otherAlerts(facts), ...gaps(facts), ...authors(facts)] : []),
  ...records(facts, true),
  ...bags(facts),
  ...(facts.isAdmin ? [] : otherAlerts(facts)),
  ...records(facts, false),
  ...stock(facts),
];
