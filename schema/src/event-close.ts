/** What is checked before an event closes (operations section 1): each point is settled, or waived with a reason. */
interface CloseCheckEntry {
  /** Of the list. */
  readonly label: string;
  /** Within a sentence, of one and of several. */
  readonly one: string;
  readonly several: string;
  /** Said where the list is empty. */
  readonly settled: string;
  /** Where a point is settled: the page, to which its reference is added. */
  readonly path: string;
}

export const CLOSE_CHECKS = {
  prfs_unsigned: {
    label: 'Patient records not signed',
    one: 'patient record not signed',
    several: 'patient records not signed',
    settled: 'Every record is signed.',
    path: '/prf/',
  },
  incidents_open: {
    label: 'Incidents not clear',
    one: 'incident not clear',
    several: 'incidents not clear',
    settled: 'Every incident is clear.',
    path: '/events/',
  },
  bags_not_back: {
    label: 'Bags not back',
    one: 'bag not back',
    several: 'bags not back',
    settled: 'Every bag is back.',
    path: '/inventory/bags/',
  },
  shifts_without_check_out: {
    label: 'Shifts without check-out',
    one: 'shift without check-out',
    several: 'shifts without check-out',
    settled: 'Everybody has checked out.',
    path: '/shifts?shift=',
  },
  hours_unapproved: {
    label: 'Hours not approved',
    one: 'shift whose hours are not approved',
    several: 'shifts whose hours are not approved',
    settled: 'The hours of everyone who checked out are approved.',
    path: '/shifts?shift=',
  },
  stock_unexplained: {
    label: 'Unexplained stock shortages',
    one: 'stock shortage not settled',
    several: 'stock shortages not settled',
    settled: 'Every use of stock is explained.',
    path: '/inventory/usage-logs?show=shortages&event=',
  },
  stock_variance: {
    label: 'Stock not returned or recorded',
    one: 'item of stock not returned or recorded',
    several: 'items of stock not returned or recorded',
    settled: 'All stock that went out is back or recorded.',
    path: '/events/',
  },
  stock_to_replenish: {
    label: 'Stock to replenish',
    one: 'item of stock not replenished or ordered',
    several: 'items of stock not replenished or ordered',
    settled: 'Everything is full, on its way or ordered.',
    path: '/events/',
  },
  drug_discrepancies_open: {
    label: 'Controlled-drug counts that differ',
    one: 'controlled-drug count that differs',
    several: 'controlled-drug counts that differ',
    settled: 'All counts of controlled drugs match.',
    path: '/inventory/controlled-drugs?tab=discrepancies&count=',
  },
  drugs_unwitnessed: {
    label: 'Controlled-drug entries without a witness',
    one: 'controlled-drug entry without a witness',
    several: 'controlled-drug entries without a witness',
    settled: 'Every controlled-drug entry has been witnessed.',
    path: '/inventory/controlled-drugs?tab=unwitnessed&entry=',
  },
  recalls_open: {
    label: 'Recall lines not settled',
    one: 'recall line not settled',
    several: 'recall lines not settled',
    settled: 'No recall affects this event.',
    path: '/inventory/recalls/',
  },
} as const satisfies Record<string, CloseCheckEntry>;

export type CloseCheckKey = keyof typeof CLOSE_CHECKS;
export const CLOSE_CHECK_KEYS = Object.keys(CLOSE_CHECKS) as readonly CloseCheckKey[];

/** What is open, in words: '2 patient records not signed, 1 shift without check-out'. One key for each point. */
export const openWords = (open: readonly CloseCheckKey[]): string =>
  CLOSE_CHECK_KEYS.flatMap((key) => {
    const count = open.filter((one) => one === key).length;
    if (count === 0) return [];
    const { one, several } = CLOSE_CHECKS[key];
    return [`${count.toLocaleString('en-GB')} ${count === 1 ? one : several}`];
  }).join(', ');
