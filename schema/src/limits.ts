/** Every number and date that the specification or the house fixes, in one place. Times in milliseconds unless the name says otherwise. */
export const LIMITS = {
  http: { timeoutMs: 10_000, pdfTimeoutMs: 60_000, uploadTimeoutMs: 120_000, syncTimeoutMs: 30_000 },
  chunk: { loadTimeoutMs: 120_000, retries: 1 },
  overlay: { minimumMs: 1_000, rotationMs: 3_000 },
  toast: { ms: 3_000 },
  redirect: { afterSubmitMs: 2_000 },
  /**
   * `timeoutMs`: of the geocoder, within the caller's 10 s, so that a geocoder that does not answer is reported as such and
   * not as a failure.
   */
  addressSearch: {
    enabledAt: 3,
    runsAbove: 3,
    results: 5,
    country: 'GB',
    timeoutMs: 8_000,
    kept: { most: 500, minutes: 60 },
  },
  /** `unusualDays`: how far back unusual reading is shown. */
  audit: { contextLength: 120, descriptionLength: 240, fields: 200, unusualDays: 14 },
  /** `sample`: entries of the audit trail in a pack; `days`: the longest period; `lines`: of one file. */
  evidence: { sample: 200, days: 366, lines: 100_000 },
  recentDays: 7,
  /** Years, both included, in which an event, a shift or an incident can lie; anything else is a slip of the finger. */
  years: { first: 2000, last: 2100 },
  drawer: { widthPx: 300 },
  calendar: { heightPx: 500, stepMinutes: 30, slotsPerStep: 2, agendaDays: 30, longPressMs: 250 },
  reminders: { hoursBefore: [24, 1] },
  /** `refreshMs`: how often changes that no message announces are looked for. */
  control: {
    nameLength: 60,
    placeLength: 200,
    wordsLength: 500,
    logLength: 4_000,
    /** Of a handover: its line in the log says besides who signed for what. */
    summaryLength: 3_900,
    people: 10_000,
    crewMembers: 12,
    crews: 100,
    places: 30,
    closedShown: 20,
    recordsShown: 200,
    logShown: 60,
    refreshMs: 15_000,
  },
  notifications: { keptDays: 180 },
  /** `series`: made by one recurrence; `blocks`: in one dialog; `range`: read at once for the calendar. */
  shifts: {
    series: 366,
    blocks: 20,
    longestHours: 72,
    restHours: 11,
    weekHours: 48,
    range: 10_000,
    rangeDays: 100,
    proposal: 300,
    gapDays: 7,
    /** How far ahead one may begin that is made or moved. */
    aheadYears: 2,
  },
  /** A nightly copy and two hours for it to be made. */
  backup: { overdueHours: 26 },
  session: { idleMinutes: 30, absoluteHours: 12 },
  /** How long a restricted record stays open to a person who gave a reason: longer than a contact, shorter than a shift. */
  restricted: { openHours: 4 },
  password: { minimumLength: 12, maximumLength: 200 },
  /**
   * Estimating how guessable a password is: the characters that are looked at (24 of the worst kind take half a second), how
   * many may wait, how long a thread may take to start, and when an estimate is cut off, its wait left out.
   */
  passwordStrength: {
    characters: 24,
    knownWords: 8,
    knownCharacters: 100,
    queue: 8,
    startMs: 30_000,
    estimateMs: 5_000,
    idleMs: 60_000,
  },
  secondFactor: { recoveryCodes: 10, recoveryCodeLength: 16 },
  /**
   * `maximumBackOffSeconds`: from one network. The rest are shares of the guesses at one account, at once and one more each
   * so many minutes: `strangers`, from all unknown devices; `devices`, from each known device, how many an account knows and
   * for how long; `allDevices`, from all of them together; `letters`, by all links that were mailed to the account;
   * `ownSessions`, in all sessions of the account itself; `witnesses`, in the sessions of all colleagues together, and `each`
   * of them. A share cannot be used up through another door. In any 24 h they come to 34 + 20 + 7 + 23 + 15 guesses, which
   * must stay under 100 (`limits.test.ts`).
   */
  signIn: {
    freeFailures: 5,
    maximumBackOffSeconds: 14_400,
    sessionBackOffSeconds: 1_200,
    perAddressPerMinute: 300,
    strangers: { burst: 22, everyMinutes: 120 },
    devices: { burst: 3, everyMinutes: 360, kept: 5, days: 180 },
    allDevices: { burst: 12, everyMinutes: 180 },
    letters: { burst: 3, everyMinutes: 360 },
    ownSessions: { burst: 15, everyMinutes: 180 },
    witnesses: { burst: 9, everyMinutes: 240, each: { burst: 3, everyMinutes: 480 } },
  },
  /**
   * `writesPerMinute`: far above a tablet's, which sends a thousand edits after hours offline in twenty requests;
   * `registrationsPerMinute`: of accounts, and as many of patients, because a whole venue may share one address.
   */
  rate: {
    readsPerMinute: 1_200,
    writesPerMinute: 6_000,
    publicWritesPerMinute: 30,
    registrationsPerMinute: 60,
    publicSearchesPerMinute: 30,
    calendarReadsPerMinute: 120,
    newDocumentsPerMinute: 60,
    newDocumentsOfSessionPerMinute: 600,
    introspectionsPerMinute: 10,
  },
  sockets: { perSession: 12, subscriptions: 16, beatMs: 4_000, silentMs: 9_000 },
  argon: { concurrent: 4, queue: 50 },
  /** Documents printed at once, how many wait, and how many of them can be one person's. */
  pdf: { concurrent: 2, queue: 20, perPerson: 5, seconds: 5 },
  /**
   * When a thread's work is cut off: many times what the largest content that is taken needs. `stockFileMs`: of a file of stock;
   * `workbookMs`: of a workbook.
   */
  threads: { pdfMs: 300_000, workbookMs: 120_000, stockFileMs: 60_000, proposalMs: 60_000 },
  /**
   * When the server answers 503 instead of making everybody wait: the event loop was late by this much on average, in
   * each of so many seconds. Those signed in are refused later than strangers.
   */
  overload: { strangersMs: 500, signedInMs: 2_000, seconds: 2, retrySeconds: 2 },
  rest: { patients: 1_000, users: 1_000, events: 1_000, shifts: 5_000, locations: 1_000, stock: 5_000 },
  /**
   * `counted`: the most rows of a list that are counted; one more says that there are more. `countedByText`: the same where patients
   * or PRFs are only searched for a text, because each row that it finds is read.
   */
  page: { default: 25, maximum: 100, counted: 10_000, countedByText: 1_000 },
  /**
   * A document of GraphQL. `operations`: in one document; `repeats`: how often one answer name may be in one place, because
   * more are compared with one another by validation; `selections`: looked at, those of a fragment once for each place that it is
   * spread in; `batch`: operations in one request.
   */
  graphql: {
    tokens: 4_000,
    depth: 14,
    aliases: 15,
    directives: 50,
    cost: 20_000,
    batch: 10,
    operations: 10,
    repeats: 20,
    selections: 20_000,
  },
  /** `firstYear`: in which anybody who works today can have begun or qualified. */
  staff: { qualifications: 30, warnDaysBefore: [90, 30, 7], firstYear: 1950 },
  /**
   * `lines`: in a file that is waited for; `heldLines`: in a workbook or PDF, which is put together in memory, in a thread of its
   * own (a workbook at 0.1 ms of a processor and some 8 kB a line).
   */
  shiftReport: { days: 732, lines: 2_000, heldLines: 10_000 },
  availability: { weeklyBlocks: 42, exceptionDays: 366, exceptions: 200, noteLength: 200 },
  alerts: { actionLength: 500, nameLength: 80, answerLength: 240 },
  events: { longestDays: 120, attendance: 2_000_000, reasonLength: 500, zones: 60, zoneNameLength: 60 },
  /**
   * `rows`: in a file that is waited for; `longRows`: in one that is made in the background; `open`: of these for one person
   * at once; `keptHours`: from when it is ready; `staleMs`: without word of progress until another process takes it over.
   */
  export: {
    rows: 10_000,
    longRows: 100_000,
    open: 5,
    keptHours: 24,
    staleMs: 120_000,
    timeoutMs: 60_000,
    queryLength: 2_000,
  },
  listViews: { perList: 30, nameLength: 60, queryLength: 1_000 },
  /** How a person arranges the columns of their lists: `lists` at most, `keyLength` for a list's name and for a column's. */
  listLayout: { lists: 200, columns: 40, keyLength: 60, minWidthPx: 64, maxWidthPx: 800 },
  /**
   * `newerVersionMs`: how often an open page asks whether there is a newer version of the application; `activationMs`: how
   * long a page waits for the version that its user chose before it reloads.
   */
  health: { pingMs: 15_000, pingTimeoutMs: 5_000, newerVersionMs: 60 * 60_000, activationMs: 5_000 },
  /**
   * `keptAfterMs`: between two writes to the device during typing; `keptWithinMs`: until the device is reported as slow;
   * `keptForMs`: how long what the server has confirmed stays there; `wipeMs`: how often what stayed longer is looked for;
   * `commandsAtOnce`: at most in one request; `entries`: in one list of a record, which is read whole with each save.
   */
  autosave: {
    afterMs: 2_000,
    keptAfterMs: 300,
    keptWithinMs: 1_000,
    keptForMs: 24 * 60 * 60_000,
    wipeMs: 60 * 60_000,
    commandsAtOnce: 50,
    entries: 1_000,
  },
  clockDriftMinutes: 5,
  /** A key for signing offline is given out for so many days, and opens what was closed with it for so many such periods. */
  signing: { keyDays: 30, keyPeriods: 3 },
  /** Times further apart than this are shown separately: when something happened, and when it was recorded. */
  recordedApartMinutes: 15,
  notice: { length: 20_000 },
  /** `codeMinutes`: until the code is typed; `openMinutes`: from then on; `idleSeconds`: until what was typed is cleared. */
  kiosk: { codeMinutes: 10, codeLength: 8, openMinutes: 60, idleSeconds: 60, warnSeconds: 20 },
  /** `waiting`: corrections of one patient that nobody has decided about. */
  proposals: { waiting: 10, reasonLength: 500 },
  /** How long the files that answer a subject access request are kept. */
  accessRequests: { keptDays: 14 },
  /**
   * `most`: people or records of one breach; `changes`: of its history that one answer holds; `warnHours`: before a
   * deadline.
   */
  breaches: { most: 100_000_000, changes: 500, warnHours: 24 },
  amendHours: 72,
  handover: { linkMinutes: 15 },
  /** How long a new account waits for the patient who registers with it, and how long links in mails are good. */
  accounts: {
    linkingMinutes: 30,
    verifyHours: 72,
    inviteHours: 72,
    resetMinutes: 60,
    signInMinutes: 30,
    mailEveryMinutes: 2,
  },
  /** Longest side as stored; `decoding`: at once in one process; `arriving`: files under way to one process. */
  pictures: {
    megabytes: 15,
    megapixels: 50,
    longestSidePx: 2_000,
    perRecord: 40,
    decoding: 2,
    decodingQueue: 20,
    arriving: 12,
    orphanHours: 24,
  },
  /**
   * `moves`: in one posting, a bag's worth and more; `lines`: of one answer that is not a page (the stock of an item, its rules);
   * `burnDays`: consumption that the burn rate looks at; `aheadMinutes`: a device's clock may be fast.
   */
  stock: { moves: 500, lines: 1_000, burnDays: 90, aheadMinutes: 15, noteLength: 500, keyLength: 200 },
  /** A file of items, rules or opening stock. `problems`: named at once where it is refused. */
  stockImport: { rows: 20_000, megabytes: 8, problems: 100 },
  /**
   * Purchase orders. `twoPeopleAbovePence` is where a provider begins: above it, a person other than the submitter approves.
   */
  supply: { orderLines: 300, packs: 100_000, leadDays: 365, twoPeopleAbovePence: 50_000 },
  /** `leastCylinderPercent`: what a gas cylinder must still hold for its bag to be ready. */
  bags: {
    kitLines: 300,
    pouchLength: 60,
    sealLength: 40,
    checkLines: 400,
    checkEveryDays: 365,
    leastCylinderPercent: 50,
  },
  /** Transfers, returns and stocktakes. `cycleItems`: counted at once by cycle; `recountPercent`: of what was expected. */
  moving: {
    lines: 200,
    countLines: 5_000,
    /**
     * For this long after an event, anything done at its tents without naming an event counts as its own, unless another
     * event has begun.
     */
    daysAfterEvent: 14,
    cycleItems: 50,
    recountPercent: { usual: 5, most: 1_000 },
    counters: 20,
  },
  /** Entries of the provider's formulary: it travels to every device whole. */
  doseRanges: { most: 500, source: 300 },
  text: { short: 200, long: 10_000 },
  /** As the policy writes it: day, month, year. */
  registrationPolicy: { effectiveDate: '28/10/2024' },
  retention: { adultYears: 8, childUntilAge: 25, employmentYears: 6, backupDays: 30, breachHours: 72 },
} as const;
