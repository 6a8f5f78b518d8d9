/** The next controller signs that they take over. */
export type AcceptHandoverInput = {
  handoverId: string;
  password: string;
};

export type AccessRequestReasonInput = {
  id: string;
  /** 1 to 1,000 characters. */
  reason: string;
};

/** Open, or how it was closed. */
export type AccessRequestState =
  | 'handed_over'
  | 'open'
  | 'refused';

export type AddAvailabilityExceptionInput = {
  from: string;
  /** A UUID v7 made by the client; sending it again does not create another. */
  id: string;
  isAvailable: boolean;
  note?: string | null | undefined;
  until: string;
};

/** An entry in the control log. The client sets its id, so it can be sent again safely. */
export type AddControlLogInput = {
  /** When it happened, if not now. */
  at?: string | null | undefined;
  /** The number of the entry that it corrects. */
  corrects?: number | null | undefined;
  crewId?: string | null | undefined;
  entryId: string;
  eventId: string;
  incidentId?: string | null | undefined;
  kind: ControlLogTypedKind;
  prfId?: string | null | undefined;
  text: string;
};

export type AddPushDeviceInput = {
  /** The browser's authentication secret, in base64url. */
  auth: string;
  /** The address of the browser's push service. */
  endpoint: string;
  /** A UUID v7 made by the client. A known browser keeps its existing id. */
  id: string;
  label: string;
  /** The browser's public key, in base64url. */
  p256dh: string;
};

/** A new entry of the quality register. */
export type AddQualityEntryInput = {
  eventId?: string | null | undefined;
  /** The day, YYYY-MM-DD. Not in the future. */
  happenedOn: string;
  /** A UUID v7 made by the client, so that it can be sent again safely. */
  id: string;
  kind: QualityKind;
  /** Needed for cleaning. */
  place?: string | null | undefined;
  prfNumber?: string | null | undefined;
  /** Needed for a safety incident; for the duty of candour, at least moderate. */
  severity?: QualitySeverity | null | undefined;
  /** The staff profile of the person it is about. Needed for training. */
  staffId?: string | null | undefined;
  text: string;
};

/** What has been done about an entry. */
export type AddQualityStepInput = {
  entryId: string;
  /** The day, YYYY-MM-DD. Not in the future. */
  happenedOn: string;
  /** A UUID v7 made by the client, so that it can be sent again safely. */
  id: string;
  kind: QualityStepKind;
  text: string;
};

/** The result of an address search. The address can always be typed instead. */
export type AddressSearchStatus =
  | 'answered'
  /** The geocoder did not answer in time, or its answer held no addresses. */
  | 'not_answering'
  /** This installation has no geocoder. */
  | 'not_set_up';

/** A correction to the recorded stock of a location. */
export type AdjustStockInput = {
  batchId?: string | null | undefined;
  /** Added where above 0, removed where below. */
  change: number;
  /** The recorded quantity that a count was compared with. CHANGED_MEANWHILE if the location no longer holds it. */
  expected?: number | null | undefined;
  itemId: string;
  /** Created once for this posting. Sending the same key again moves nothing. */
  key: string;
  locationId: string;
  note: string;
  reason: StockAdjustmentReason;
  /** Needed if a controlled drug moves. */
  witness?: WitnessInput | null | undefined;
};

/** The next step of an incident. */
export type AdvanceIncidentInput = {
  /** When it happened, if not now. */
  at?: string | null | undefined;
  /** Needed to assign a crew. */
  crewId?: string | null | undefined;
  incidentId: string;
  /** Why, or how it ended. Some steps need it. */
  reason?: string | null | undefined;
  to: IncidentState;
  /** The version that was read. */
  version: number;
};

export type AmendPrfInput = {
  alertActions?: Array<PrfAlertAnswerInput> | null | undefined;
  /** UUID v7 made on the device. Sending it again has no effect. */
  amendmentId: string;
  /** The changes, as for savePrf; all are saved or none. */
  commands: Array<PrfCommandInput>;
  grade: string;
  /** Changes that came after the signature and are included here, by command id. */
  lateEdits?: Array<string> | null | undefined;
  /** The signer’s own password, entered again. */
  password: string;
  prfId: string;
  /** Why, at most 500 characters. */
  reason: string;
  /** Content hash of the revision that it started from. PRF_CHANGED if there is a newer one. */
  seen: string;
  /** Pen strokes as SVG path data, at most 100 kB. */
  strokes: string;
};

export type AnswerRecordCorrectionInput = {
  /** The patient reads it. At most 2,000 characters. */
  answer: string;
  id: string;
};

export type ApproveErasuresInput = {
  /** At most 100. */
  ids: Array<string>;
};

export type AskRecordCorrectionInput = {
  /** UUID v7 made in the browser. Sending it again has no effect. */
  id: string;
  part: PatientPart;
  prfId: string;
  /** At most 2,000 characters. */
  words: string;
};

/** State of the set of files that answers an access request. */
export type AssemblyState =
  | 'expired'
  | 'failed'
  | 'none'
  | 'ready'
  | 'running'
  | 'waiting';

export type AssignShiftInput = {
  /** True: refused if the person has said that they are not available. Use this for assignments from a proposal that has not been agreed with them. */
  mustBeAvailable?: boolean | null | undefined;
  /** The reason for going ahead despite a warning about working time. */
  reason?: string | null | undefined;
  shiftId: string;
  /** If left out, the caller’s own profile. */
  staffId?: string | null | undefined;
  /** The version that the caller saw; refused if it has changed. */
  version?: number | null | undefined;
};

export type AuditFilter = {
  action?: string | null | undefined;
  actorId?: string | null | undefined;
  /** The network address that the request came from. */
  address?: string | null | undefined;
  /** Which one: its id. */
  entityId?: string | null | undefined;
  /** The kind of object it is about: ‘Patient’. */
  entityType?: string | null | undefined;
  eventId?: string | null | undefined;
  from?: string | null | undefined;
  /** True: only entries that read data and changed nothing. */
  isReading?: boolean | null | undefined;
  /** True: only refused requests. */
  isRefusal?: boolean | null | undefined;
  patientId?: string | null | undefined;
  prfId?: string | null | undefined;
  requestId?: string | null | undefined;
  /** Exclusive. */
  to?: string | null | undefined;
};

export type AuditOrder = {
  by: AuditOrderBy;
  direction: SortDirection;
};

/** The fields that the list can be sorted by. */
export type AuditOrderBy =
  | 'time';

export type AvailabilityBlockInput = {
  /** HH:MM, in the provider’s time zone. */
  from: string;
  /** HH:MM; at or before `from` it is on the next day. */
  until: string;
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
};

export type BagAction =
  /** A person brought it back */
  | 'bring_back'
  /** A person requested a check */
  | 'call_for_check'
  /** A person added the bag */
  | 'create'
  /** A person found it incomplete */
  | 'find_short'
  /** A person issued it */
  | 'issue'
  /** A person let its check lapse */
  | 'let_check_lapse'
  /** A person put it back into service */
  | 'reinstate'
  /** A person checked and sealed it */
  | 'seal'
  /** A person took it out of service */
  | 'withdraw';

/** A line of a check, with what was found. */
export type BagCheckLineInput = {
  /** Number of damaged units that were removed. */
  damaged?: number | null | undefined;
  /** Number of expired units that were removed. */
  expired?: number | null | undefined;
  itemId: string;
  /** The bag or the pouch. */
  locationId: string;
  /** Number of good units found. */
  present: number;
  /** Quantity added from the shelf during the check. */
  toppedUp?: number | null | undefined;
};

/** Which bags; filters left out do not apply. */
export type BagFilter = {
  /** Issued to this event, or to one of its crews. */
  eventId?: string | null | undefined;
  homeId?: string | null | undefined;
  /** True: bags in service whose isReady is false. The overview and the dashboard count the same. */
  isNotReady?: boolean | null | undefined;
  kitId?: string | null | undefined;
  state?: BagState | null | undefined;
  /** Part of the name or the seal. */
  text?: string | null | undefined;
};

export type BagGaugeInput = {
  /** The cylinder’s lot. */
  batchId: string;
  /** Percentage left, from 0 to 100. */
  percent: number;
};

/** Which pouches; filters left out do not apply. */
export type BagPouchFilter = {
  bagId?: string | null | undefined;
  /** One pouch. */
  id?: string | null | undefined;
  /** Part of the name of the pouch or its bag, or the seal. */
  text?: string | null | undefined;
};

export type BagState =
  /** Check due */
  | 'check_due'
  /** Out */
  | 'out'
  /** Out of service */
  | 'out_of_service'
  /** Ready */
  | 'ready'
  /** Restock due */
  | 'restock_due'
  /** Returned */
  | 'returned';

export type BagStep =
  /** Bring back */
  | 'bring_back'
  /** Request a check */
  | 'call_for_check'
  /** Issue bag */
  | 'issue'
  /** Put back into service */
  | 'reinstate'
  /** Take out of service */
  | 'withdraw';

/** What kind of data. */
export type BreachDataCategory =
  | 'access'
  | 'contact'
  | 'employment'
  | 'health'
  | 'identity'
  | 'other'
  | 'pictures'
  | 'safeguarding';

/** Whose data. */
export type BreachPeopleCategory =
  | 'children'
  | 'clients'
  | 'other'
  | 'patients'
  | 'relatives'
  | 'staff';

/** How likely it is that people will be harmed. */
export type BreachRisk =
  | 'high'
  | 'none'
  | 'risk';

export type BreachState =
  | 'closed'
  | 'open';

export type CancelStockTransferInput = {
  id: string;
};

export type ChangeEventStatusInput = {
  eventId: string;
  /** Why; some changes need it. */
  reason?: string | null | undefined;
  status: EventStatus;
  /** The version that was read. */
  version: number;
};

export type ChangePasswordInput = {
  currentPassword: string;
  /** At least 12 characters, and not easy to guess. */
  newPassword: string;
};

export type ChangeUserRoleInput = {
  /** Needed for the role client. */
  clientId?: string | null | undefined;
  role: Role;
  userId: string;
};

/** A bag check, which may have been made without a connection. Sending it again has no effect. */
export type CheckBagInput = {
  bagId: string;
  /** When the counting ended. */
  checkedAt: string;
  /** Readings of the gas cylinders in it. */
  gauges?: Array<BagGaugeInput> | null | undefined;
  id: string;
  lines: Array<BagCheckLineInput>;
  nextCheckOn: string;
  notes?: string | null | undefined;
  /** The seals that pouches have now. */
  pouchSeals: Array<PouchSealInput>;
  /** The bag’s new seal; needed if the bag is ready. */
  seal?: string | null | undefined;
  /** Where top-ups come from; by default, the bag’s home. */
  topUpFromIds?: Array<string> | null | undefined;
  /** Pouches with an unbroken seal, with the seal’s number. */
  unbroken: Array<UnbrokenPouchInput>;
};

/** One way in which presentations are broken down. */
export type CheerBreakdownKey =
  | 'activity'
  | 'impression'
  | 'injury'
  | 'mechanism'
  | 'region';

export type ChosenPatientImportRowInput = {
  /** Patients that the preview showed as similar but who are different people, including earlier patients in the file; any other id is refused. */
  differsFrom?: Array<string> | null | undefined;
  patient: CreatePatientInput;
  /** The same person, already registered, or the patient of an earlier row; their record is kept as it is. */
  samePatientId?: string | null | undefined;
  /** A URI; leave it out if a roster has names only. */
  sourceSystem?: string | null | undefined;
  sourceValue?: string | null | undefined;
};

/** Which of two answers is kept. */
export type ChosenSide =
  /** The caller's own. */
  | 'MINE'
  /** The other person’s answer, as stored. */
  | 'THEIRS';

/** Which clients; filters left out do not apply. */
export type ClientFilter = {
  isActive?: boolean | null | undefined;
  /** Part of its name or of the contact’s. */
  text?: string | null | undefined;
};

export type ClockFormat =
  /** 12 hours: 2:32 pm */
  | 'h12'
  /** 24 hours: 14:32 */
  | 'h24';

export type CloseBreachInput = {
  id: string;
  /** The version that was read. */
  version: number;
};

/** The checks made before an event is closed. */
export type CloseCheck =
  | 'bags_not_back'
  | 'drug_discrepancies_open'
  | 'drugs_unwitnessed'
  | 'hours_unapproved'
  | 'incidents_open'
  | 'prfs_unsigned'
  | 'recalls_open'
  | 'shifts_without_check_out'
  | 'stock_to_replenish'
  | 'stock_unexplained'
  | 'stock_variance';

export type CloseDrugDiscrepancyInput = {
  /** The lot to correct. */
  batchId?: string | null | undefined;
  countId: string;
  finding: string;
  outcome: DrugDiscrepancyOutcome;
  /** Needed if the register is corrected. */
  witness?: WitnessInput | null | undefined;
};

export type ComparedFigureKey =
  | 'conveyedShare'
  | 'firstContact'
  | 'onScene'
  | 'ppr'
  | 'staffRate'
  | 'staffShare'
  | 'toDisposition'
  | 'tthr';

export type ContactKind =
  /** A see-and-treat log. */
  | 'LOG'
  /** A patient record form. */
  | 'PRF';

export type ControlLogKind =
  /** Call */
  | 'call'
  /** Crowd */
  | 'crowd'
  /** Decision */
  | 'decision'
  /** Handover */
  | 'handover'
  /** METHANE */
  | 'methane'
  /** Resource */
  | 'resource'
  /** Weather */
  | 'weather';

export type ControlLogTypedKind =
  /** Call */
  | 'call'
  /** Crowd */
  | 'crowd'
  /** Decision */
  | 'decision'
  /** Resource */
  | 'resource'
  /** Weather */
  | 'weather';

export type ControlledDrugMove =
  /** Issue */
  | 'issue'
  /** Return */
  | 'return';

/** A dated reversal of an entry. */
export type CorrectControlledEntryInput = {
  /** Created once for this entry. Sending the same key again enters nothing. */
  key: string;
  moveId: string;
  reason: string;
  witness: WitnessInput;
};

/** A time of an incident that was entered wrongly, and the right one. */
export type CorrectIncidentTimeInput = {
  at: string;
  incidentId: string;
  /** Why. It is kept in the control log with both times. */
  reason: string;
  /** The state whose time it is; ‘called’ for the time of the call. */
  state: IncidentState;
  /** The version that was read. */
  version: number;
};

/** The id is a UUID v7 made by the client; sending it again does not count twice. */
export type CountControlledDrugInput = {
  counted: number;
  eventId?: string | null | undefined;
  id: string;
  itemId: string;
  locationId: string;
  note?: string | null | undefined;
  occasion: DrugCountOccasion;
  witness: WitnessInput;
};

/** The id is a UUID v7 made by the client; sending it again does not count twice. */
export type CountStockInput = {
  batchId?: string | null | undefined;
  /** When it was counted, if sent later. STOCKTAKE_STALE if stock of the line has moved since. */
  countedAt?: string | null | undefined;
  /** The count number that was read. STATE_CHANGED if a colleague has counted it since. */
  counts?: number | null | undefined;
  id: string;
  itemId?: string | null | undefined;
  /** Leave out for unlisted stock; then give the item, lot and place. */
  lineId?: string | null | undefined;
  locationId?: string | null | undefined;
  quantity: number;
  stocktakeId: string;
};

/** CPR */
export type CprEventInput = {
  /** Comments */
  comments?: string | null | undefined;
  /** What */
  event?: PrfCprEventKind | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Before our arrival */
  is_before_arrival?: boolean | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** By */
  provider?: PrfCprProvider | null | undefined;
  /** By, in words, if ‘Other’ was selected */
  provider_other?: string | null | undefined;
  /** Rhythm */
  rhythm?: PrfCardiacRhythm | null | undefined;
  /** When */
  time?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type CreateAccessRequestInput = {
  /** A UUID v7 made by the client. */
  id: string;
  /** The patient it is about, including their account. */
  patientId?: string | null | undefined;
  /** Not in the future. */
  receivedOn: string;
  /** Numbers of records that are about this person but are not linked to a patient: at most 20. */
  recordNumbers?: Array<string> | null | undefined;
  /** Who made the request: 1 to 200 characters. */
  requester: string;
  /** For a request about the holder of an account without a patient record: use it instead of patientId. */
  userId?: string | null | undefined;
};

export type CreateAdminInput = {
  email: string;
  firstName: string;
  lastName: string;
  /** At least 12 characters, and not easy to guess. */
  password: string;
  /** The one-time code from the server’s log; not needed for administrators. */
  setupCode?: string | null | undefined;
};

export type CreateApiTokenInput = {
  /** For the role client: the client whose events it may see. */
  clientId?: string | null | undefined;
  /** At most a year ahead. */
  expiresAt: string;
  /** A UUID v7 made by the client; sending it again does not create a second token. */
  id: string;
  /** The purpose of the token. */
  name: string;
  role: TokenRole;
  /** The scopes of the token; it can reach nothing else. */
  scopes: Array<TokenScope>;
};

/** The id is a UUID v7 made by the client; sending it again does not create a second bag. */
export type CreateBagInput = {
  checkEveryDays: number;
  homeId: string;
  id: string;
  /** The kit, in its newest version. */
  kitId: string;
  name: string;
  notes?: string | null | undefined;
};

export type CreateBreachInput = {
  consequences?: string | null | undefined;
  /** At least one. */
  dataCategories: Array<BreachDataCategory>;
  happenedAt?: string | null | undefined;
  /** Needed if they were notified after more than 72 hours. */
  icoLateReason?: string | null | undefined;
  /** Give this instead of icoNotifiedAt. */
  icoNotNotifiedReason?: string | null | undefined;
  icoNotifiedAt?: string | null | undefined;
  icoReference?: string | null | undefined;
  /** A UUID v7 made by the client. */
  id: string;
  /** Not in the future. */
  knownAt: string;
  measures?: string | null | undefined;
  /** At least one. */
  peopleCategories: Array<BreachPeopleCategory>;
  peopleCount?: number | null | undefined;
  /** Needed with peopleNotifiedAt. */
  peopleHow?: string | null | undefined;
  /** Give this instead of peopleNotifiedAt. */
  peopleNotNotifiedReason?: string | null | undefined;
  peopleNotifiedAt?: string | null | undefined;
  recordsCount?: number | null | undefined;
  risk: BreachRisk;
  whatHappened: string;
};

export type CreateCheerSquadInput = {
  /** A UUID v7 made by the client; sending it again does not create a second squad. */
  id: string;
  name: string;
  teamId: string;
};

export type CreateCheerTeamInput = {
  /** A UUID v7 made by the client; sending it again does not create a second team. */
  id: string;
  name: string;
};

export type CreateClientInput = {
  contactName?: string | null | undefined;
  email?: string | null | undefined;
  /** A UUID v7 made by the client; sending it again does not create a second client. */
  id: string;
  name: string;
  phone?: string | null | undefined;
};

export type CreateDoseRangeInput = {
  ageGroup: DoseAgeGroup;
  capDose?: number | null | undefined;
  drug: string;
  /** Months in addition to fromYears, 0 to 11. Null: none. */
  fromMonths?: number | null | undefined;
  fromYears?: number | null | undefined;
  greatestDose: number;
  greatestTotal?: number | null | undefined;
  /** A UUID v7 made by the client; sending it again does not create a second entry. */
  id: string;
  leastDose?: number | null | undefined;
  leastIntervalMinutes?: number | null | undefined;
  reviewOn: string;
  route: string;
  source: string;
  /** Months in addition to toYears, 0 to 11. Null: none. */
  toMonths?: number | null | undefined;
  toYears?: number | null | undefined;
  totalPeriod?: DoseTotalPeriod | null | undefined;
  unit: string;
};

/** A new event; its id is a UUID v7 made by the client, so that it can be sent again safely. */
export type CreateEventInput = {
  attendanceActual?: number | null | undefined;
  attendanceExpected?: number | null | undefined;
  clientId?: string | null | undefined;
  /** Its start. */
  date: string;
  endsAt: string;
  id: string;
  latitude?: number | null | undefined;
  location?: string | null | undefined;
  longitude?: number | null | undefined;
  name: string;
  notes?: string | null | undefined;
  /** IANA name of the time zone in which it takes place. */
  timeZone: string;
  venueType?: string | null | undefined;
};

export type CreateGdprNoticeInput = {
  /** Plain text, at most 20,000 characters; each line is a paragraph. */
  content: string;
  /** A UUID v7 made by the client; sending it again does not create a second version. */
  id: string;
};

/** The id is a UUID v7 made by the client; sending it again does not create a second kit. */
export type CreateKitInput = {
  id: string;
  lines: Array<KitLineInput>;
  name: string;
  notes?: string | null | undefined;
};

export type CreatePatientInput = {
  /** The combined address. If any part is also sent, it is built from the parts. */
  address?: string | null | undefined;
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  addressLine3?: string | null | undefined;
  allergies?: string | null | undefined;
  /** Also links the squad, and ends the previous link. */
  cheerSquadId?: string | null | undefined;
  cheerTeamId?: string | null | undefined;
  contactNumber?: string | null | undefined;
  county?: string | null | undefined;
  dateOfDeath?: string | null | undefined;
  /** Similar patients whom the caller has looked at and who are different people. PATIENT_LOOKS_KNOWN if they are left out. */
  differsFrom?: Array<string> | null | undefined;
  dob?: string | null | undefined;
  email?: string | null | undefined;
  /** In years, if the date of birth is unknown. */
  estimatedAge?: number | null | undefined;
  ethnicity?: Ethnicity | null | undefined;
  gender?: Gender | null | undefined;
  gpPractice?: string | null | undefined;
  /** A UUID v7 made by the client; sending it again does not create a second patient. */
  id: string;
  identityStatus?: IdentityStatus | null | undefined;
  medications?: string | null | undefined;
  name?: string | null | undefined;
  nextOfKinContact?: string | null | undefined;
  nextOfKinName?: string | null | undefined;
  /** Ten digits, with or without spaces. */
  nhsNumber?: string | null | undefined;
  pastMedicalHistory?: string | null | undefined;
  postcode?: string | null | undefined;
  preferredLanguage?: string | null | undefined;
  relationshipToNok?: string | null | undefined;
  town?: string | null | undefined;
};

/** The id is a UUID v7 made by the client; sending it again does not create a second order. */
export type CreatePurchaseOrderInput = {
  deliveryLocationId: string;
  expectedOn?: string | null | undefined;
  id: string;
  lines: Array<PurchaseOrderLineInput>;
  notes?: string | null | undefined;
  supplierId: string;
};

/** A patient for whom only the name is needed (spec section 5, See and treat). */
export type CreateQuickPatientInput = {
  contactNumber?: string | null | undefined;
  /** Similar patients whom the caller has looked at and who are different people. PATIENT_LOOKS_KNOWN if they are left out. */
  differsFrom?: Array<string> | null | undefined;
  dob?: string | null | undefined;
  gender?: Gender | null | undefined;
  /** A UUID v7 made by the client; sending it again does not create a second patient. */
  id: string;
  name: string;
};

/** The id is a UUID v7 made by the client; sending it again does not enter a second recall. */
export type CreateRecallInput = {
  batchIds: Array<string>;
  id: string;
  instructions?: string | null | undefined;
  isAllLots: boolean;
  issuedBy?: string | null | undefined;
  itemId: string;
  /** Lot numbers as the notice gives them, also of lots that have never been in stock. */
  lotNumbers?: Array<string> | null | undefined;
  lotsFrom?: string | null | undefined;
  lotsTo?: string | null | undefined;
  measure: RecallMeasure;
  recallClass: RecallClass;
  receivedOn: string;
  reference: string;
  title: string;
};

export type CreateShiftsInput = {
  /** A UUID v7 made by the client; sending it again does not create more shifts. */
  batchId: string;
  briefing?: string | null | undefined;
  /** The number of each block, including the first. */
  count?: number | null | undefined;
  eventId?: string | null | undefined;
  priority?: ShiftPriority | null | undefined;
  recurrence?: Recurrence | null | undefined;
  shifts: Array<ShiftBlockInput>;
  /** The last day on which a shift may start. */
  until?: string | null | undefined;
};

/** A new profile; its id is a UUID v7 made by the client, so that it can be sent again safely. */
export type CreateStaffProfileInput = {
  hireDate?: string | null | undefined;
  id: string;
  isActive: boolean;
  /** A key of the positions, or its label; the qualifications must allow it. */
  position: string;
  qualifications: Array<QualificationEvidenceInput>;
  terminationDate?: string | null | undefined;
  /** The account of an administrator or a member of staff without a profile. */
  userId: string;
};

/** The id is a UUID v7 made by the client; sending it again does not create a second lot. */
export type CreateStockBatchInput = {
  expiresOn?: string | null | undefined;
  id: string;
  itemId: string;
  lot: string;
  notes?: string | null | undefined;
  serial?: string | null | undefined;
  supplierId?: string | null | undefined;
  /** The cost of one unit, in pence. Only administrators may give it. */
  unitCostPence?: number | null | undefined;
};

/** The id is a UUID v7 made by the client; sending it again does not create a second item. */
export type CreateStockItemInput = {
  /** GTIN of 8, 12, 13 or 14 digits. */
  barcode?: string | null | undefined;
  /** 2 to 5. */
  controlledSchedule?: number | null | undefined;
  cylinderLitres?: number | null | undefined;
  drug?: string | null | undefined;
  hasExpiry: boolean;
  id: string;
  isBatchTracked: boolean;
  isSerialised: boolean;
  isSingleUse: boolean;
  /** Always true for schedules 2 and 3. */
  isWitnessed?: boolean | null | undefined;
  itemType: StockItemType;
  legalClass?: LegalClass | null | undefined;
  minShelfLifeDays?: number | null | undefined;
  name: string;
  notes?: string | null | undefined;
  serviceIntervalDays?: number | null | undefined;
  sku: string;
  storage: StockStorage;
  strength?: string | null | undefined;
  unit: StockUnit;
  unitsPerPack: number;
};

/** The id is a UUID v7 made by the client; sending it again does not create a second location. */
export type CreateStockLocationInput = {
  /** Where suppliers deliver to it, its lines separated by line breaks. */
  deliveryAddress?: string | null | undefined;
  id: string;
  name: string;
  parentId?: string | null | undefined;
  type: StockLocationType;
};

/** The id is a UUID v7 made by the client; sending it again does not create a second return. */
export type CreateStockReturnInput = {
  authorisedPerson?: string | null | undefined;
  eventId?: string | null | undefined;
  fromLocationId: string;
  id: string;
  kind: StockReturnKind;
  lines: Array<StockReturnLineInput>;
  notes?: string | null | undefined;
  orderId?: string | null | undefined;
  supplierId?: string | null | undefined;
  /** The location that unused stock goes to. */
  toLocationId?: string | null | undefined;
};

/** The id is a UUID v7 made by the client; sending it again does not create a second transfer. */
export type CreateStockTransferInput = {
  eventId?: string | null | undefined;
  fromLocationId: string;
  id: string;
  lines: Array<StockTransferLineInput>;
  notes?: string | null | undefined;
  toLocationId: string;
};

/** The id is a UUID v7 made by the client; sending it again does not open a second stocktake. */
export type CreateStocktakeInput = {
  /** The people who count, in addition to administrators. */
  counterIds: Array<string>;
  id: string;
  itemType?: StockItemType | null | undefined;
  limitPercent?: number | null | undefined;
  /** The location and places within it. For one item type, all locations if left out. */
  locationId?: string | null | undefined;
  notes?: string | null | undefined;
  scope: StocktakeScope;
};

/** The id is a UUID v7 made by the client; sending it again does not create a second supplier. */
export type CreateSupplierInput = {
  accountNumber?: string | null | undefined;
  contactName?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  leadDays?: number | null | undefined;
  name: string;
  notes?: string | null | undefined;
  phone?: string | null | undefined;
  terms?: string | null | undefined;
};

/** The id is a UUID v7 made by the client; sending it again does not create another. */
export type CreateSupplierItemInput = {
  id: string;
  /** True: replaces the supplier that was preferred before. */
  isPreferred: boolean;
  itemId: string;
  leadDays?: number | null | undefined;
  /** Its first price, valid from today, in pence. */
  packPricePence?: number | null | undefined;
  packQuantity: number;
  supplierId: string;
  supplierSku: string;
};

export type CreateUserInput = {
  /** Needed for the role client. */
  clientId?: string | null | undefined;
  email: string;
  firstName: string;
  /** Made by the client (UUID v7): sending it again does not create a second account. */
  id: string;
  lastName: string;
  role: Role;
};

export type CreateWebhookInput = {
  /** For a client: it receives only the figures of its own events, when the figures shown to the client have changed. */
  clientId?: string | null | undefined;
  events: Array<WebhookEvent>;
  /** A UUID v7 made by the client; sending it again does not create a second endpoint. */
  id: string;
  /** https, without user and password. */
  url: string;
};

export type CrewOwnState =
  /** Available */
  | 'available'
  /** Off duty */
  | 'off_duty'
  /** Unavailable */
  | 'unavailable';

export type CrewState =
  /** Assigned */
  | 'assigned'
  /** At scene */
  | 'at_scene'
  /** Available */
  | 'available'
  /** Conveying */
  | 'conveying'
  /** Mobile */
  | 'mobile'
  /** Off duty */
  | 'off_duty'
  /** Unavailable */
  | 'unavailable'
  /** With patient */
  | 'with_patient';

export type DeactivateFhirCodeInput = {
  id: string;
};

export type DecideErasureInput = {
  id: string;
  /** 1 to 1,000 characters. */
  reason: string;
};

/** Defibrillation */
export type DefibrillationInput = {
  /** By */
  delivered_by?: PrfCprProvider | null | undefined;
  /** By, in words, if ‘Other’ was selected */
  delivered_by_other?: string | null | undefined;
  /** Energy (J) */
  energy_joules?: number | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Before our arrival */
  is_before_arrival?: boolean | null | undefined;
  /** Mode */
  mode?: PrfShockMode | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Rhythm after */
  outcome_rhythm?: PrfCardiacRhythm | null | undefined;
  /** Pads */
  pad_placement?: PrfPadPlacement | null | undefined;
  /** Rhythm */
  rhythm?: PrfCardiacRhythm | null | undefined;
  /** Shocks */
  shocks_delivered?: number | null | undefined;
  /** When */
  time?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
  /** Waveform */
  waveform?: PrfShockWave | null | undefined;
};

export type DeleteStockLocationInput = {
  id: string;
};

export type DeleteStockRuleInput = {
  itemId: string;
  locationId: string;
};

/** Destroys stock; schedule 2 needs an authorised person as witness. */
export type DestroyControlledDrugInput = {
  authorisedName?: string | null | undefined;
  authorisedRole?: string | null | undefined;
  batchId: string;
  itemId: string;
  /** Created once for this entry. Sending the same key again enters nothing. */
  key: string;
  locationId: string;
  method: string;
  note?: string | null | undefined;
  quantity: number;
  witness: WitnessInput;
};

export type DispatchStockTransferInput = {
  id: string;
  /** The picked lots; if left out, the proposed lots. */
  picks?: Array<StockTransferPickInput> | null | undefined;
  /** Needed if a controlled drug moves. */
  witness?: WitnessInput | null | undefined;
};

/** The group that a formulary entry is for: adults, children by years, or patients by weight. */
export type DoseAgeGroup =
  | 'adult'
  | 'child'
  | 'weight';

/** The period of a maximum total: 24 hours, or one record. */
export type DoseTotalPeriod =
  | 'day'
  | 'record';

export type DraftExpiringStockInput = {
  act: ExpiringAct;
  /** One key for each request: the same key returns the same drafts. */
  key: string;
  lots: Array<ExpiringLotInput>;
  /** The destination, for stock that is moved. */
  toLocationId?: string | null | undefined;
};

/** The key is made by the client; sending the same key again returns the same orders. */
export type DraftPurchaseOrdersInput = {
  key: string;
  rules: Array<StockRuleKeyInput>;
};

/** Drug */
export type DrugAdministrationInput = {
  /** Attempts */
  attempts?: number | null | undefined;
  /** Authorised by */
  authorisation?: PrfAuthorisation | null | undefined;
  /** Authorised by, in words, if ‘Other’ was selected */
  authorisation_other?: string | null | undefined;
  /** Name of the person who authorised it */
  authorised_by?: string | null | undefined;
  /** Batch */
  batch?: PrfBatchInput | null | undefined;
  /** By another service */
  by_other_service?: boolean | null | undefined;
  /** Complications */
  complication?: Array<PrfDrugComplication> | null | undefined;
  /** Complications, in words, if ‘Other’ was selected */
  complication_other?: string | null | undefined;
  /** Dose */
  dose?: number | null | undefined;
  /** Unit */
  dose_unit?: PrfDoseUnit | null | undefined;
  /** Unit, in words, if ‘Other’ was selected */
  dose_unit_other?: string | null | undefined;
  /** Amount drawn up. In the unit of the dose. It is the amount given plus the amount wasted. */
  drawn_up?: number | null | undefined;
  /** Drug */
  drug_name?: string | null | undefined;
  /** Drug, in words, if ‘Other’ was selected */
  drug_name_other?: string | null | undefined;
  /** Given by */
  given_by?: string | null | undefined;
  /** Level of the person who gave it */
  given_by_level?: PrfClinicianLevel | null | undefined;
  /** Level of the person who gave it, in words, if ‘Other’ was selected */
  given_by_level_other?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Indication */
  indication?: string | null | undefined;
  /** Before our arrival */
  is_before_arrival?: boolean | null | undefined;
  /** Not given because. An expected drug that was withheld. */
  not_given_reason?: PrfNotGivenReason | null | undefined;
  /** Not given because, in words, if ‘Other’ was selected */
  not_given_reason_other?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Outcome */
  outcome?: string | null | undefined;
  /** Response */
  response?: PrfResponse | null | undefined;
  /** Route */
  route?: PrfRoute | null | undefined;
  /** Route, in words, if ‘Other’ was selected */
  route_other?: string | null | undefined;
  /** Successful */
  success?: boolean | null | undefined;
  /** Given at */
  time_administered?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
  /** Amount wasted. In the unit of the dose. */
  wasted?: number | null | undefined;
  /** Signature of the witness. Without a connection, the witness signs here and confirms their identity when the connection is back. */
  witness_signature?: string | null | undefined;
  /** Witnessed by. Always for a controlled drug. */
  witnessed_by?: string | null | undefined;
  /** Level of the witness */
  witnessed_by_level?: PrfClinicianLevel | null | undefined;
  /** Level of the witness, in words, if ‘Other’ was selected */
  witnessed_by_level_other?: string | null | undefined;
};

/** Which counts. Filters left out do not apply. */
export type DrugCountFilter = {
  countId?: string | null | undefined;
  /** Counts that differ: open (true) or closed (false). */
  isOpen?: boolean | null | undefined;
  itemId?: string | null | undefined;
  locationId?: string | null | undefined;
};

export type DrugCountOccasion =
  /** Check of the bag */
  | 'bag_check'
  /** End of shift */
  | 'end'
  /** Handover of the bag */
  | 'handover'
  /** Start of shift */
  | 'start';

export type DrugDiscrepancyOutcome =
  /** The register has been corrected since the count */
  | 'already_corrected'
  /** The register is corrected by the difference */
  | 'corrected'
  /** The count was wrong: the register is correct */
  | 'count_wrong';

/** Which registers. Filters left out do not apply. */
export type DrugRegisterFilter = {
  /** Registers that hold stock (true) or no longer hold any (false). */
  isHolding?: boolean | null | undefined;
  itemId?: string | null | undefined;
  locationId?: string | null | undefined;
  /** Part of the drug’s name. */
  text?: string | null | undefined;
};

export type EndRestrictionInput = {
  id: string;
  /** 1 to 1,000 characters. */
  reason: string;
};

export type EndRetentionMarkInput = {
  id: string;
  /** 1 to 1,000 characters. */
  reason: string;
};

/** The basis: the end of retention, or a ruling. */
export type ErasureBasis =
  | 'retention'
  | 'ruling';

/** To be reviewed, kept, approved, erased, or withdrawn from erasure. */
export type ErasureState =
  | 'approved'
  | 'erased'
  | 'kept'
  | 'listed'
  | 'withdrawn';

/** The NHS Data Dictionary's ethnic categories. */
export type Ethnicity =
  /** S: Any other ethnic group */
  | 'any_other'
  /** K: Asian: Bangladeshi */
  | 'asian_bangladeshi'
  /** H: Asian: Indian */
  | 'asian_indian'
  /** L: Asian: any other background */
  | 'asian_other'
  /** J: Asian: Pakistani */
  | 'asian_pakistani'
  /** N: Black: African */
  | 'black_african'
  /** M: Black: Caribbean */
  | 'black_caribbean'
  /** P: Black: any other background */
  | 'black_other'
  /** R: Chinese */
  | 'chinese'
  /** G: Mixed: any other background */
  | 'mixed_other'
  /** F: Mixed: White and Asian */
  | 'mixed_white_asian'
  /** E: Mixed: White and Black African */
  | 'mixed_white_black_african'
  /** D: Mixed: White and Black Caribbean */
  | 'mixed_white_black_caribbean'
  /** Z: Not stated */
  | 'not_stated'
  /** A: White: British */
  | 'white_british'
  /** B: White: Irish */
  | 'white_irish'
  /** C: White: any other background */
  | 'white_other';

/** Which events; filters left out do not apply. */
export type EventFilter = {
  /** Ends at or after. */
  from?: string | null | undefined;
  status?: EventStatus | null | undefined;
  /** Part of the name or the location. */
  text?: string | null | undefined;
  /** Starts before. */
  to?: string | null | undefined;
  /** Changed at or after this time, according to the change feed. To miss nothing, read `changes` instead. */
  updatedSince?: string | null | undefined;
};

export type EventOrder = {
  by: EventOrderBy;
  direction: SortDirection;
};

/** The fields that the list can be sorted by. */
export type EventOrderBy =
  | 'name'
  | 'start';

/** What happens to the open and assigned shifts when an event’s start changes. */
export type EventShiftsChoice =
  | 'leave'
  | 'move'
  | 'move_and_unassign';

export type EventStatus =
  /** Cancelled */
  | 'cancelled'
  /** Closed */
  | 'closed'
  /** Live */
  | 'live'
  /** Planned */
  | 'planned';

export type ExpiringAct =
  /** Destroy */
  | 'destroy'
  /** Return */
  | 'give_back'
  /** Move */
  | 'move'
  /** Use first */
  | 'use_first';

/** A lot at a location: a row of the list of expiring stock. */
export type ExpiringLotInput = {
  batchId: string;
  locationId: string;
};

/** Which stock; filters left out do not apply. */
export type ExpiringStockFilter = {
  locationId?: string | null | undefined;
  /** Part of the item’s name or the lot. */
  text?: string | null | undefined;
  /** 90 days if left out. */
  within?: ExpiryHorizon | null | undefined;
};

export type ExpiryHorizon =
  /** Within 30 days */
  | 'days_30'
  /** Within 60 days */
  | 'days_60'
  /** Within 90 days */
  | 'days_90'
  /** Expired */
  | 'expired';

/** The file format of an export. */
export type ExportFormat =
  | 'csv'
  | 'pdf'
  | 'xlsx'
  | 'zip';

/** A kind of file export. */
export type ExportKind =
  | 'audit'
  | 'bagPouches'
  | 'bags'
  | 'drugCounts'
  | 'drugDiscrepancies'
  | 'drugRegisterEntries'
  | 'drugRegisters'
  | 'events'
  | 'evidence'
  | 'expiringStock'
  | 'kits'
  | 'lowStock'
  | 'patients'
  | 'prfs'
  | 'purchaseOrders'
  | 'recallLines'
  | 'recalls'
  | 'seeAndTreat'
  | 'shiftReport'
  | 'stockAtLocation'
  | 'stockBatches'
  | 'stockItems'
  | 'stockLocations'
  | 'stockMoves'
  | 'stockReturns'
  | 'stockRules'
  | 'stockShortages'
  | 'stockTransfers'
  | 'stockUsage'
  | 'stocktakes'
  | 'supplierItems'
  | 'suppliers'
  | 'unwitnessedEntries';

/** The state of a long export. */
export type ExportState =
  | 'cancelled'
  | 'done'
  | 'failed'
  | 'running'
  | 'waiting';

/** Which codes; filters left out do not apply. */
export type FhirCodeFilter = {
  isActive?: boolean | null | undefined;
  list?: string | null | undefined;
  /** Part of the value, the code or its words. */
  text?: string | null | undefined;
};

export type FigureBreakdownKey =
  | 'acuity'
  | 'age'
  | 'hour'
  | 'impression'
  | 'outcome'
  | 'zone';

/** The reason a count is hidden from clients. */
export type FigureMask =
  /** It is under five. */
  | 'few'
  /** Withheld: with the other counts, it would reveal a count under five. */
  | 'withheld';

/** How a rate compares with the interquartile range of earlier events at the same kind of venue. */
export type FigureStanding =
  | 'above'
  | 'below'
  | 'usual';

export type FigureTimeKey =
  | 'firstContact'
  | 'onScene'
  | 'toDisposition';

export type FlagPublicFigureInput = {
  /** A UUID v7 made by the client. */
  id: string;
  /** The patient, by the id of any of their rows. */
  patientId: string;
  /** 1 to 1,000 characters. */
  reason: string;
};

/** The basis of an event’s expected use. */
export type ForecastBasis =
  /** Use at all recent events */
  | 'burn_rate'
  /** Kits of its bags */
  | 'kits'
  /** Earlier events of its kind */
  | 'past_events'
  /** Not counted */
  | 'unknown';

export type Gender =
  /** Female */
  | 'female'
  /** Genderqueer */
  | 'genderqueer'
  /** Male */
  | 'male'
  /** Non-binary */
  | 'non_binary'
  /** Other */
  | 'other'
  /** Prefer not to say */
  | 'prefer_not_to_say';

export type HandoverFormat =
  | 'atmist'
  | 'sbar';

/** A person by their account, with their work; or a client. */
export type HeldSubjectKind =
  | 'account'
  | 'client';

/** What a patient showed in person to prove who they are. */
export type IdentityProof =
  /** Driving licence */
  | 'driving_licence'
  /** Another document with a photograph */
  | 'other_photo'
  /** Passport */
  | 'passport'
  /** Residence permit */
  | 'residence_permit';

/** How certain the patient’s identity is. */
export type IdentityStatus =
  /** Self-reported */
  | 'self_reported'
  /** Unknown */
  | 'unknown'
  /** Verified */
  | 'verified';

export type ImportPatientsInput = {
  /** Patients already imported from the same file; these rows are not matched to them. */
  earlierIds?: Array<string> | null | undefined;
  /** The earliest `lookedAt` of their previews; if left out, all are checked again. */
  lookedAt?: string | null | undefined;
  /** Only the rows to import. */
  rows: Array<ChosenPatientImportRowInput>;
};

export type IncidentPriority =
  /** P1 Immediate */
  | 'p1'
  /** P2 Urgent */
  | 'p2'
  /** P3 Minor */
  | 'p3';

export type IncidentRecordKind =
  /** PRF */
  | 'prf'
  /** See and treat log */
  | 'see_and_treat';

export type IncidentState =
  /** Crew assigned */
  | 'assigned'
  /** At scene */
  | 'at_scene'
  /** Waiting for a crew */
  | 'called'
  /** Clear */
  | 'clear'
  /** Conveying */
  | 'conveying'
  /** Mobile */
  | 'mobile'
  /** With patient */
  | 'with_patient';

/** Which kits; filters left out do not apply. */
export type KitFilter = {
  isActive?: boolean | null | undefined;
  /** Kits whose newest version contains this item. */
  itemId?: string | null | undefined;
  /** Part of the name. */
  text?: string | null | undefined;
};

/** An item, or the newest version of another kit. */
export type KitLineInput = {
  heldKitId?: string | null | undefined;
  isOptional?: boolean | null | undefined;
  itemId?: string | null | undefined;
  /** The pouch that the line goes into. */
  pouch?: string | null | undefined;
  quantity: number;
  /** Its substitutes, the preferred first. */
  substitutes?: Array<string> | null | undefined;
};

export type LegalClass =
  /** General sale (GSL) */
  | 'GSL'
  /** Pharmacy (P) */
  | 'P'
  /** Prescription only (POM) */
  | 'POM';

/** What is known about a person who may already be registered. */
export type LikePatientsInput = {
  contactNumber?: string | null | undefined;
  dob?: string | null | undefined;
  name?: string | null | undefined;
  nhsNumber?: string | null | undefined;
  postcode?: string | null | undefined;
};

export type LinkGuardianInput = {
  /** The address that the guardian signs in to a patient account with. */
  email: string;
  /** UUID v7 made in the browser. Sending it again has no effect. */
  id: string;
  /** The child. */
  patientId: string;
  /** How guardianship was checked, and why. */
  reason: string;
  relation: string;
};

/** A record of the incident: a PRF by its number, or a see-and-treat log by its id. */
export type LinkIncidentRecordInput = {
  incidentId: string;
  /** It may be submitted later. */
  logId?: string | null | undefined;
  prfNumber?: string | null | undefined;
};

export type LinkPatientSquadInput = {
  patientId: string;
  squadId: string;
  /** Now if left out. */
  startDate?: string | null | undefined;
};

export type LinkPrfPatientInput = {
  /** True once the caller has confirmed a patient recorded as died. Otherwise PATIENT_DECEASED. */
  acknowledgesDeath?: boolean | null | undefined;
  /** The patient linked when the record was read; null if there was none. PRF_PATIENT_CHANGED if that has changed. Not checked if left out. */
  expectedPatientId?: string | null | undefined;
  patientId: string;
  /** A record that does not exist yet is created. */
  prfId: string;
};

export type ListColumnInput = {
  isShown: boolean;
  key: string;
  /** In pixels; null for the list’s default. */
  width?: number | null | undefined;
};

export type LookAgainInput = {
  id: string;
};

/** Finds a lot by a scanned code or by text. */
export type LotSearchInput = {
  batchId?: string | null | undefined;
  /** Only lots of this formulary drug. */
  drug?: string | null | undefined;
  /** A GTIN of 14 digits. */
  gtin?: string | null | undefined;
  /** The whole lot number, with a GTIN. */
  lot?: string | null | undefined;
  /** Part of a lot, or of an item’s name or SKU. */
  text?: string | null | undefined;
};

/** Which low stock; filters left out do not apply. */
export type LowStockFilter = {
  /** Items with no usable stock at the place. */
  isOut?: boolean | null | undefined;
  /** Items for which nothing is drafted or ordered yet. */
  isUnordered?: boolean | null | undefined;
  locationId?: string | null | undefined;
  /** The preferred supplier. */
  supplierId?: string | null | undefined;
  /** Part of the item’s name or SKU. */
  text?: string | null | undefined;
};

export type MailKind =
  /** An account already exists */
  | 'address_taken'
  /** Shift applied for: changed */
  | 'application_moved'
  /** Shift applied for: cancelled */
  | 'application_void'
  /** Breach: report is due */
  | 'breach_due'
  /** Breach: report is overdue */
  | 'breach_overdue'
  /** Controlled drugs: discrepancy */
  | 'drug_discrepancy'
  /** Controlled drugs: entries without a witness */
  | 'drugs_unwitnessed'
  /** Records of an event: not signed */
  | 'event_unsigned'
  /** Invitation to an account */
  | 'invitation'
  /** Record: observations are overdue */
  | 'observations_overdue'
  /** The password was changed */
  | 'password_changed'
  /** Signed record: late change */
  | 'prf_late_edit'
  /** Records: not signed */
  | 'prf_unsigned'
  /** Purchase order */
  | 'purchase_order'
  /** Qualification: expires soon */
  | 'qualification_expiring'
  /** Recall: active */
  | 'recall_active'
  /** Recall: lot given to a patient */
  | 'recall_given'
  /** Recall: stock you hold */
  | 'recall_held'
  /** Choose a new password */
  | 'reset_password'
  /** The second factor was removed */
  | 'second_factor_reset'
  /** Shift: someone applied */
  | 'shift_applied'
  /** Shift: assigned */
  | 'shift_assigned'
  /** Shift: you are the backup */
  | 'shift_backup'
  /** Shift: no longer the backup */
  | 'shift_backup_ended'
  /** Shift: cancelled */
  | 'shift_cancelled'
  /** Shift: application declined */
  | 'shift_filled'
  /** Shift: open again */
  | 'shift_given_up'
  /** Shift: changed */
  | 'shift_moved'
  /** Shift: reminder */
  | 'shift_reminder'
  /** Shift: unassigned */
  | 'shift_unassigned'
  /** Shifts that cannot be worked */
  | 'shift_unfit'
  /** Sign in with a link */
  | 'sign_in'
  /** Stock: daily summary */
  | 'stock_daily'
  /** Swap: accepted */
  | 'swap_accepted'
  /** Swap: approved */
  | 'swap_approved'
  /** Swap: declined */
  | 'swap_declined'
  /** Swap: offered */
  | 'swap_offered'
  /** Swap: refused */
  | 'swap_refused'
  /** Swap: not decided yet */
  | 'swap_stale'
  /** Swap: withdrawn */
  | 'swap_withdrawn'
  /** Confirm an e-mail address */
  | 'verify_email';

export type MailPurchaseOrderInput = {
  id: string;
};

export type MajorIncidentState =
  /** Major incident declared */
  | 'declared'
  /** No major incident */
  | 'not_declared'
  /** Major incident standby */
  | 'standby'
  /** Major incident stood down */
  | 'stood_down';

export type MakeHandoverLinkInput = {
  format: HandoverFormat;
  /** UUID v7 made on the device. */
  linkId: string;
  prfId: string;
};

export type MarkRetentionInput = {
  /** A UUID v7 made by the client. */
  id: string;
  kind: RetentionMarkKind;
  /** The patient, by the id of any of their rows. */
  patientId?: string | null | undefined;
  /** Instead of the patient: a record that is not linked to one. */
  prfId?: string | null | undefined;
  /** 1 to 1,000 characters. */
  reason: string;
};

export type MergePatientsInput = {
  /** The row that will point to the other. */
  loserId: string;
  /** The version that was compared; PATIENT_CHANGED if someone has saved it since. */
  loserVersion: number;
  /** A UUID v7 made by the client; sending it again does not merge twice. */
  mergeId: string;
  reason: string;
  /** The record that is kept. */
  survivorId: string;
  survivorVersion: number;
};

/** Moves a controlled drug from one place to another. */
export type MoveControlledDrugInput = {
  batchId: string;
  eventId?: string | null | undefined;
  fromLocationId: string;
  itemId: string;
  /** Created once for this entry. Sending the same key again enters nothing. */
  key: string;
  kind: ControlledDrugMove;
  note?: string | null | undefined;
  quantity: number;
  toLocationId: string;
  witness: WitnessInput;
};

export type NoteListDownloadInput = {
  /** The list's key on the screens, such as `users`. */
  list: string;
  /** How many rows are saved. */
  rows: number;
};

export type NotificationKind =
  | 'application_moved'
  | 'application_void'
  | 'breach_due'
  | 'breach_overdue'
  | 'drug_discrepancy'
  | 'drugs_unwitnessed'
  | 'event_unsigned'
  | 'observations_overdue'
  | 'prf_late_edit'
  | 'prf_unsigned'
  | 'qualification_expiring'
  | 'recall_active'
  | 'recall_given'
  | 'recall_held'
  | 'shift_applied'
  | 'shift_assigned'
  | 'shift_backup'
  | 'shift_backup_ended'
  | 'shift_cancelled'
  | 'shift_filled'
  | 'shift_given_up'
  | 'shift_moved'
  | 'shift_reminder'
  | 'shift_unassigned'
  | 'shift_unfit'
  | 'stock_daily'
  | 'swap_accepted'
  | 'swap_approved'
  | 'swap_declined'
  | 'swap_offered'
  | 'swap_refused'
  | 'swap_stale'
  | 'swap_withdrawn';

/** Observation set */
export type ObservationInput = {
  /** Consciousness (ACVPU). C is new confusion. */
  acvpu?: PrfAcvpu | null | undefined;
  /** Glucose (mmol/L) */
  blood_glucose?: number | null | undefined;
  /** Meter shows */
  blood_glucose_limit?: PrfGlucoseLimit | null | undefined;
  /** Blood pressure. '120/80', or '120/' if palpated. */
  blood_pressure?: string | null | undefined;
  /** Diastolic pressure (mmHg) */
  bp_diastolic?: number | null | undefined;
  /** Pressure measured by */
  bp_method?: PrfBloodPressureMethod | null | undefined;
  /** Systolic pressure (mmHg) */
  bp_systolic?: number | null | undefined;
  /** Parent or carer is concerned. Raises an alert whatever the readings are. */
  carer_concern?: boolean | null | undefined;
  /** Clinician is concerned. Raises an alert whatever the readings are. */
  clinician_concern?: boolean | null | undefined;
  /** Comments */
  comments?: string | null | undefined;
  /** Taken at */
  date_time?: string | null | undefined;
  /** ECG */
  ecg?: string | null | undefined;
  /** End-tidal CO2 (kPa) */
  etco2?: number | null | undefined;
  /** FAST */
  fast_stroke?: PrfFastStrokeInput | null | undefined;
  /** GCS total. Filled in from the three parts. A part that cannot be tested gives no total. */
  gcs?: number | null | undefined;
  /** GCS eyes */
  gcs_eye?: number | null | undefined;
  /** GCS movement */
  gcs_motor?: number | null | undefined;
  /** GCS taken */
  gcs_qualifier?: PrfGcsQualifier | null | undefined;
  /** GCS voice */
  gcs_verbal?: number | null | undefined;
  /** Heart rate (/min) */
  heart_rate?: number | null | undefined;
  /** Heart rate measured by */
  heart_rate_method?: PrfHeartRateMethod | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Taken before our arrival. By others. The time may not be known. */
  is_before_arrival?: boolean | null | undefined;
  /** Ketones (mmol/L). In blood, from a finger prick. */
  ketones?: number | null | undefined;
  /** Mean arterial pressure (mmHg) */
  mean_arterial_pressure?: number | null | undefined;
  /** Not recordable */
  not_recordable?: Array<PrfNotRecordableInput> | null | undefined;
  /** Oxygen by */
  o2_device?: PrfOxygenDevice | null | undefined;
  /** Oxygen by, in words, if ‘Other’ was selected */
  o2_device_other?: string | null | undefined;
  /** Oxygen flow (L/min) */
  o2_flow_lpm?: number | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** SpO2 (%) */
  oxygen_saturation?: number | null | undefined;
  /** Pain scale */
  pain_scale?: PrfPainScale | null | undefined;
  /** Pain (/ 10) */
  pain_score?: number | null | undefined;
  /** Position */
  position?: PrfPosition | null | undefined;
  /** Pulse rhythm */
  pulse_rhythm?: PrfPulseRhythm | null | undefined;
  /** Left pupil */
  pupils_left?: PrfPupilInput | null | undefined;
  /** Right pupil */
  pupils_right?: PrfPupilInput | null | undefined;
  /** Thrombolysis checklist */
  reperfusion_checklist?: PrfReperfusionChecklist | null | undefined;
  /** Respiratory effort */
  respiratory_effort?: PrfRespiratoryEffort | null | undefined;
  /** Respiratory rate (/min) */
  respiratory_rate?: number | null | undefined;
  /** Revised trauma score */
  revised_trauma_score?: number | null | undefined;
  /** Carbon monoxide (SpCO) (%) */
  spco?: number | null | undefined;
  /** SpO2 scale. Scale 2 only in confirmed hypercapnic failure with a target of 88–92 %. */
  spo2_scale?: PrfSpo2Scale | null | undefined;
  /** Scale 2 chosen by */
  spo2_scale_chosen_by?: string | null | undefined;
  /** Why scale 2 */
  spo2_scale_reason?: string | null | undefined;
  /** Stroke scale result */
  stroke_result?: PrfStrokeResult | null | undefined;
  /** Stroke scale used */
  stroke_scale?: PrfStrokeScale | null | undefined;
  /** Stroke scale used, in words, if ‘Other’ was selected */
  stroke_scale_other?: string | null | undefined;
  /** Stroke scale score */
  stroke_score?: number | null | undefined;
  /** On oxygen */
  supplemental_o2?: boolean | null | undefined;
  /** Taken by */
  taken_by?: string | null | undefined;
  /** Temperature (°C) */
  temperature?: number | null | undefined;
  /** Temperature measured by */
  temperature_method?: PrfTemperatureMethod | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

/** The controller signs that they hand over. If there is none, the signer takes control. */
export type OfferHandoverInput = {
  eventId: string;
  handoverId: string;
  password: string;
  summary: string;
};

/** An offer; its id is a UUID v7 made by the client, so that it can be sent again safely. */
export type OfferSwapInput = {
  id: string;
  /** One of their shifts, requested in return. */
  otherShiftId?: string | null | undefined;
  shiftId: string;
  /** The person it is offered to. */
  staffId: string;
};

/** A new incident. Its id is a UUID v7 made by the client, so that it can be sent again safely. */
export type OpenIncidentInput = {
  /** When the call came, if not now. */
  calledAt?: string | null | undefined;
  caller?: string | null | undefined;
  casualties?: number | null | undefined;
  eventId: string;
  incidentId: string;
  place: string;
  priority: IncidentPriority;
  what: string;
  /** The zone of the event that it is in. */
  zone?: string | null | undefined;
};

/** Opens a PRF with the known details of the incident. The client sets both ids. */
export type OpenIncidentPrfInput = {
  commandId: string;
  incidentId: string;
  prfId: string;
};

export type OpenKioskInput = {
  /** Number or id of the record. */
  customPrfId: string;
  /** A UUID v7 made by the client. */
  kioskId: string;
};

export type OpenRestrictedInput = {
  /** A UUID v7 made by the client. */
  id: string;
  /** 1 to 1,000 characters. */
  reason: string;
  /** The id given in the refusal. */
  restrictionId: string;
};

/** Adds what the bag still needs for its kit. */
export type PackBagInput = {
  bagId: string;
  /** Where the stock comes from; by default, the bag’s home. */
  fromIds?: Array<string> | null | undefined;
  /** True: packs what is there. Otherwise all or nothing. */
  isPartial?: boolean | null | undefined;
  /** Created once for this posting. Sending the same key again moves nothing. */
  key: string;
};

/** The details that match in two patients who may be the same person. */
export type PatientAgreement =
  /** Same date of birth */
  | 'dob'
  /** Same name */
  | 'name'
  /** Same NHS number */
  | 'nhs_number'
  /** Same phone number */
  | 'phone'
  /** Same postcode */
  | 'postcode'
  /** Date of birth nearly the same */
  | 'similar_dob'
  /** Similar name */
  | 'similar_name';

/** Which patients; filters left out do not apply. */
export type PatientFilter = {
  cheerTeamId?: string | null | undefined;
  createdWithinDays?: number | null | undefined;
  gender?: Gender | null | undefined;
  /** True: only patients with a proposed correction that is not decided yet. */
  hasProposals?: boolean | null | undefined;
  identityStatus?: IdentityStatus | null | undefined;
  /** True: only patients whose account is due for its review at 16. */
  isReviewDue?: boolean | null | undefined;
  /** The squad that they are in now. */
  squadId?: string | null | undefined;
  /** Words from the name in any order, an NHS number or a telephone number. One or two letters are the beginning of a word. */
  text?: string | null | undefined;
  /** Changed at or after this time, according to the change feed. To miss nothing, read `changes` instead. */
  updatedSince?: string | null | undefined;
};

/** A patient in a file, with their identifier in the other system. */
export type PatientImportRowInput = {
  patient: CreatePatientInput;
  /** A URI; leave it out if a roster has names only. */
  sourceSystem?: string | null | undefined;
  sourceValue?: string | null | undefined;
};

/** The result that an import would have for a patient in the file. */
export type PatientImportState =
  | 'already_imported'
  | 'likely_duplicate'
  | 'new'
  | 'refused';

export type PatientOrder = {
  by: PatientOrderBy;
  direction: SortDirection;
};

/** The fields that the list can be sorted by. */
export type PatientOrderBy =
  | 'dob'
  | 'name'
  | 'updated';

/** A part of a record as its patient reads it. */
export type PatientPart =
  | 'details'
  | 'done'
  | 'found'
  | 'happened'
  | 'help'
  | 'next';

export type PenceShown =
  /** Always: £12.00 and £12.50 */
  | 'always'
  /** Only if needed: £12 and £12.50 */
  | 'when_needed';

export type PhraseInput = {
  /** The text typed after ‘/’: letters, figures and hyphens. */
  name: string;
  text: string;
};

/** The position of a zone on the plan of its event. */
export type PlaceEventZoneInput = {
  eventId: string;
  /** The id of the zone. */
  id: string;
  /** The version that was read. */
  version: number;
  /** Thousandths of the picture’s width from the left. Null removes the zone from the plan. */
  x?: number | null | undefined;
  /** Thousandths of the picture’s height from the top. */
  y?: number | null | undefined;
};

export type PouchSealInput = {
  locationId: string;
  seal?: string | null | undefined;
};

export type PreviewPatientImportInput = {
  rows: Array<PatientImportRowInput>;
};

export type PrfAccessGauge =
  /** 14 G */
  | 'g14'
  /** 16 G */
  | 'g16'
  /** 17 G */
  | 'g17'
  /** 18 G */
  | 'g18'
  /** 20 G */
  | 'g20'
  /** 22 G */
  | 'g22'
  /** 24 G */
  | 'g24'
  /** IO 15 mm */
  | 'io_15mm'
  /** IO 25 mm */
  | 'io_25mm'
  /** IO 45 mm */
  | 'io_45mm';

/** Intravenous access */
export type PrfAccessInput = {
  /** When */
  at?: string | null | undefined;
  /** Attempts */
  attempts?: number | null | undefined;
  /** Done by */
  done_by?: string | null | undefined;
  /** Gauge */
  gauge?: PrfAccessGauge | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Before our arrival */
  is_before_arrival?: boolean | null | undefined;
  /** Note */
  note?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Site */
  site?: PrfAccessSite | null | undefined;
  /** Site, in words, if ‘Other’ was selected */
  site_other?: string | null | undefined;
  /** Successful */
  success?: boolean | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfAccessSite =
  /** Left antecubital fossa */
  | 'antecubital_left'
  /** Right antecubital fossa */
  | 'antecubital_right'
  /** Own central line or port */
  | 'central_device'
  /** External jugular */
  | 'external_jugular'
  /** Femoral vein */
  | 'femoral_vein'
  /** Femur */
  | 'femur'
  /** Foot */
  | 'foot'
  /** Left forearm */
  | 'forearm_left'
  /** Right forearm */
  | 'forearm_right'
  /** Left hand */
  | 'hand_left'
  /** Right hand */
  | 'hand_right'
  /** Left humerus */
  | 'humerus_left'
  /** Right humerus */
  | 'humerus_right'
  /** Iliac crest */
  | 'iliac_crest'
  /** Internal jugular */
  | 'internal_jugular'
  /** Left lower leg */
  | 'lower_leg_left'
  /** Right lower leg */
  | 'lower_leg_right'
  /** Other */
  | 'other'
  /** Scalp */
  | 'scalp'
  /** Sternum */
  | 'sternum'
  /** Subclavian */
  | 'subclavian'
  /** Left tibia */
  | 'tibia_left'
  /** Right tibia */
  | 'tibia_right'
  /** Umbilical */
  | 'umbilical'
  /** Left upper arm */
  | 'upper_arm_left'
  /** Right upper arm */
  | 'upper_arm_right'
  /** Left wrist */
  | 'wrist_left'
  /** Right wrist */
  | 'wrist_right';

export type PrfActivity =
  /** Basket toss */
  | 'basket'
  /** Competing */
  | 'competing'
  /** Eating or drinking */
  | 'eating'
  /** Household work */
  | 'household'
  /** Other */
  | 'other'
  /** Performing */
  | 'performing'
  /** Resting or sleeping */
  | 'resting'
  /** Spectating */
  | 'spectating'
  /** Stunting or pyramid */
  | 'stunting'
  /** Training or warming up */
  | 'training'
  /** Travelling */
  | 'travelling'
  /** Tumbling or jumping */
  | 'tumbling'
  /** Walking or standing */
  | 'walking'
  /** Working */
  | 'working';

export type PrfAcuity =
  /** Dead */
  | 'dead'
  /** P1 immediate */
  | 'p1'
  /** P2 urgent */
  | 'p2'
  /** P3 minor */
  | 'p3';

export type PrfAcvpu =
  /** Alert */
  | 'A'
  /** New confusion */
  | 'C'
  /** Pain */
  | 'P'
  /** Unresponsive */
  | 'U'
  /** Voice */
  | 'V';

/** Address of the scene */
export type PrfAddressInput = {
  /** Country */
  country?: string | null | undefined;
  /** County or region */
  county?: string | null | undefined;
  /** Address line 1 */
  line1?: string | null | undefined;
  /** Address line 2 */
  line2?: string | null | undefined;
  /** Postcode */
  postcode?: string | null | undefined;
  /** Town or city */
  town?: string | null | undefined;
};

export type PrfAdvanceDirective =
  /** Other advance care plan */
  | 'advance_care_plan'
  /** Advance decision to refuse treatment */
  | 'advance_decision'
  /** DNACPR or order not to resuscitate */
  | 'dnacpr'
  /** Lasting power of attorney (health) */
  | 'lasting_power_of_attorney'
  /** None */
  | 'none'
  /** Not known */
  | 'not_known'
  /** Other */
  | 'other'
  /** ReSPECT form */
  | 'respect';

export type PrfAdvancedIntervention =
  /** Blood products */
  | 'blood_products'
  /** Cardioversion */
  | 'cardioversion'
  /** Cricothyroidotomy */
  | 'cricothyroidotomy'
  /** Finger thoracostomy */
  | 'finger_thoracostomy'
  /** Intraosseous */
  | 'intraosseous'
  /** Needle decompression */
  | 'needle_decompression'
  /** Other */
  | 'other'
  /** Pacing */
  | 'pacing'
  /** Point-of-care ultrasound */
  | 'point_of_care_ultrasound'
  /** Sedation */
  | 'sedation';

export type PrfAdviceKind =
  /** See a doctor at once */
  | 'at_once'
  /** Head injury advice */
  | 'head_injury'
  /** Call or see a doctor if it comes back */
  | 'if_it_returns'
  /** Call or see a doctor if it gets worse */
  | 'if_worse'
  /** Leaflet for this problem */
  | 'leaflet'
  /** Not to drive */
  | 'no_driving'
  /** Not to be left alone */
  | 'not_alone'
  /** Other */
  | 'other'
  /** See a doctor within 4 hours */
  | 'within_4_hours'
  /** See a doctor within 24 hours */
  | 'within_24_hours'
  /** See a doctor within a week */
  | 'within_week';

export type PrfAedBeforeArrival =
  /** Applied, no shock */
  | 'applied_no_shock'
  /** No */
  | 'no'
  /** Not known */
  | 'not_known'
  /** Shock delivered */
  | 'shock_delivered';

export type PrfAgeCategory =
  /** Adult only */
  | 'adult'
  /** Any age */
  | 'general'
  /** Paediatric only */
  | 'paediatric';

/** Others at the scene */
export type PrfAgencyAtSceneInput = {
  /** Service */
  agency?: PrfAgencyType | null | undefined;
  /** Arrived */
  arrived_at?: string | null | undefined;
  /** Care */
  care?: Array<PrfAgencyCare> | null | undefined;
  /** Left */
  left_at?: string | null | undefined;
  /** Name or call sign */
  name?: string | null | undefined;
  /** Number */
  number?: string | null | undefined;
};

export type PrfAgencyCare =
  /** Gave care */
  | 'cared'
  /** First to give care */
  | 'cared_first'
  /** Handed the patient to us */
  | 'handed_to_us'
  /** No care or transfer */
  | 'none'
  /** Took the patient from us */
  | 'took_from_us';

export type PrfAgencyType =
  /** Air ambulance */
  | 'air_ambulance'
  /** Ambulance service */
  | 'ambulance_service'
  /** Coastguard */
  | 'coastguard'
  /** Community first responder */
  | 'community_responder'
  /** Event medical provider */
  | 'event_medical'
  /** Fire and rescue */
  | 'fire'
  /** Hazardous area response */
  | 'hazardous_area'
  /** Other health professional */
  | 'health_professional'
  /** Other */
  | 'other'
  /** Police */
  | 'police'
  /** Search and rescue */
  | 'search_and_rescue'
  /** Security or stewards */
  | 'security'
  /** Social services */
  | 'social_services'
  /** Utility company */
  | 'utility';

export type PrfAirbag =
  /** Front deployed */
  | 'front'
  /** None fitted */
  | 'none_fitted'
  /** Not deployed */
  | 'not_deployed'
  /** Knee, curtain or other deployed */
  | 'other_bag'
  /** Side deployed */
  | 'side';

export type PrfAirway =
  /** Clear */
  | 'clear'
  /** Maintained with adjunct */
  | 'maintained_with_adjunct'
  /** Obstructed */
  | 'obstructed'
  /** Partially obstructed */
  | 'partially_obstructed';

export type PrfAirwayBurn =
  /** Enclosed space */
  | 'enclosed_space'
  /** Burned face */
  | 'facial_burn'
  /** Hoarse voice */
  | 'hoarse'
  /** No sign */
  | 'none'
  /** Singed nasal hair */
  | 'singed_nasal_hair'
  /** Soot in mouth or nose */
  | 'soot'
  /** Stridor */
  | 'stridor';

/** Airway check */
export type PrfAirwayCheckInput = {
  /** When */
  checked_at?: string | null | undefined;
  /** Checked by */
  checked_by?: PrfAirwayProvedBy | null | undefined;
  /** Checked by, in words, if ‘Other’ was selected */
  checked_by_other?: string | null | undefined;
  /** Name */
  checker?: string | null | undefined;
  /** Depth (cm) */
  depth_cm?: number | null | undefined;
  /** Device */
  device?: PrfAirwayDevice | null | undefined;
  /** Device, in words, if ‘Other’ was selected */
  device_other?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** In place */
  in_place?: boolean | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Confirmed by */
  proof?: Array<PrfAirwayProof> | null | undefined;
  /** Confirmed by, in words, if ‘Other’ was selected */
  proof_other?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfAirwayComplication =
  /** Pulse under 50 */
  | 'bradycardia'
  /** Cardiac arrest */
  | 'cardiac_arrest'
  /** SpO2 under 90 % */
  | 'desaturation'
  /** Dislodged on the way */
  | 'dislodged'
  /** Reaction to a drug */
  | 'drug_reaction'
  /** Failed */
  | 'failed'
  /** Injury */
  | 'injury'
  /** Misplaced when we took over */
  | 'misplaced_before'
  /** None */
  | 'none'
  /** Oesophageal, found late */
  | 'oesophageal'
  /** Oesophageal, found in hospital */
  | 'oesophageal_in_hospital'
  /** Other */
  | 'other'
  /** Vomiting or aspiration */
  | 'vomiting';

export type PrfAirwayDevice =
  /** Combitube */
  | 'combitube'
  /** Front of neck */
  | 'front_of_neck'
  /** i-gel */
  | 'igel'
  /** Laryngeal mask */
  | 'laryngeal_mask'
  /** Laryngeal tube */
  | 'laryngeal_tube'
  /** Nasopharyngeal */
  | 'nasopharyngeal'
  /** Oropharyngeal */
  | 'oropharyngeal'
  /** Other */
  | 'other'
  /** Tracheal tube */
  | 'tracheal_tube'
  /** Tracheostomy tube */
  | 'tracheostomy';

export type PrfAirwayFailed =
  /** No access to the patient */
  | 'access'
  /** Difficult anatomy */
  | 'anatomy'
  /** Reached hospital first */
  | 'arrived_first'
  /** Cords not seen */
  | 'cords_not_seen'
  /** Injury to face or mouth */
  | 'injury'
  /** Jaw clenched */
  | 'jaw_clenched'
  /** Other */
  | 'other'
  /** Reflexes still present */
  | 'reflexes'
  /** Blood, vomit or secretions */
  | 'secretions';

export type PrfAirwayIndication =
  /** Not breathing or agonal */
  | 'apnoea'
  /** Illness affecting the airway */
  | 'illness'
  /** Injury to the airway */
  | 'injury'
  /** Reflexes may be lost */
  | 'may_be_lost'
  /** Other */
  | 'other'
  /** Airway reflexes lost */
  | 'reflexes_lost'
  /** Breathing failing */
  | 'ventilation_failing';

export type PrfAirwayIntervention =
  /** Choking manoeuvre */
  | 'choking_manoeuvre'
  /** Head tilt chin lift */
  | 'head_tilt_chin_lift'
  /** Intubation */
  | 'intubation'
  /** Jaw thrust */
  | 'jaw_thrust'
  /** Nasopharyngeal */
  | 'nasopharyngeal'
  /** Oropharyngeal */
  | 'oropharyngeal'
  /** Other */
  | 'other'
  /** Positioning */
  | 'positioning'
  /** Suction */
  | 'suction'
  /** Supraglottic */
  | 'supraglottic'
  /** Surgical airway */
  | 'surgical_airway';

/** Airway device */
export type PrfAirwayPlacementInput = {
  /** Attempts */
  attempts?: number | null | undefined;
  /** Complications */
  complication?: Array<PrfAirwayComplication> | null | undefined;
  /** Complications, in words, if ‘Other’ was selected */
  complication_other?: string | null | undefined;
  /** Decided at */
  decided_at?: string | null | undefined;
  /** Device */
  device?: PrfAirwayDevice | null | undefined;
  /** Device, in words, if ‘Other’ was selected */
  device_other?: string | null | undefined;
  /** Failed because */
  failed_because?: Array<PrfAirwayFailed> | null | undefined;
  /** Failed because, in words, if ‘Other’ was selected */
  failed_because_other?: string | null | undefined;
  /** Also because */
  further_indications?: Array<PrfAirwayIndication> | null | undefined;
  /** Also because, in words, if ‘Other’ was selected */
  further_indications_other?: string | null | undefined;
  /** Abandoned at */
  given_up_at?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Because */
  indication?: PrfAirwayIndication | null | undefined;
  /** Because, in words, if ‘Other’ was selected */
  indication_other?: string | null | undefined;
  /** Before our arrival */
  is_before_arrival?: boolean | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Placed at */
  placed_at?: string | null | undefined;
  /** Placed by */
  placed_by?: string | null | undefined;
  /** Size */
  size?: string | null | undefined;
  /** Successful */
  success?: boolean | null | undefined;
  /** Technique. Blade, view, bougie. */
  technique?: string | null | undefined;
  /** How it was placed */
  techniques?: Array<PrfAirwayTechnique> | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfAirwayProof =
  /** Oesophageal detector */
  | 'aspiration'
  /** Heard on both sides */
  | 'auscultation'
  /** Chest rises */
  | 'chest_rise'
  /** Capnometer, colour */
  | 'colour_capnometry'
  /** Seen passing through the cords */
  | 'cords_seen'
  /** Tube mists */
  | 'misting'
  /** Capnography, number */
  | 'numeric_capnography'
  /** Other */
  | 'other'
  /** Seen in place on a second look */
  | 'seen_again'
  /** Capnography, waveform */
  | 'waveform_capnography';

export type PrfAirwayProvedBy =
  /** Another crew member */
  | 'crew_mate'
  /** Hospital */
  | 'hospital'
  /** Other */
  | 'other'
  /** Crew that took over */
  | 'receiving_crew'
  /** Who placed it */
  | 'who_placed_it';

export type PrfAirwayTechnique =
  /** By touch */
  | 'blind_digital'
  /** Bougie */
  | 'bougie'
  /** Mouth opened with crossed fingers */
  | 'cross_finger'
  /** Direct laryngoscopy */
  | 'direct_laryngoscopy'
  /** With anaesthetic drugs */
  | 'drug_assisted'
  /** Pressure on the larynx */
  | 'external_manipulation'
  /** Flexible scope */
  | 'flexible_scope'
  /** Indirect laryngoscopy */
  | 'indirect_laryngoscopy'
  /** Video laryngoscopy */
  | 'video_laryngoscopy';

export type PrfAlcoholOrDrugs =
  /** Patient says: alcohol */
  | 'admits_alcohol'
  /** Patient says: drugs */
  | 'admits_drugs'
  /** Alcohol containers at the scene */
  | 'alcohol_at_scene'
  /** Drug equipment at the scene */
  | 'drugs_at_scene'
  /** Known from police or hospital */
  | 'known_positive'
  /** None reported */
  | 'none_reported'
  /** Other */
  | 'other'
  /** Would not say */
  | 'refused'
  /** Smells of alcohol */
  | 'smell_of_alcohol'
  /** Suspected on examination */
  | 'suspected_on_examination';

/** The action on an alert that the amendment raises. */
export type PrfAlertAnswerInput = {
  /** Free text: only for late changes that an older version sent as free text. */
  action?: string | null | undefined;
  /** When it was recorded, by the device’s clock. If left out, when the amendment arrives. */
  at?: string | null | undefined;
  entryId: string;
  /** The action: one of those in the table. */
  escalation?: PrfEscalationInput | null | undefined;
  /** The reasons that it was recorded for; it answers only these. Not checked if left out. */
  reasons?: Array<PrfAlertReason> | null | undefined;
  /** The NEWS2 when the action was recorded; it answers no higher score. Not checked if left out. */
  total?: number | null | undefined;
};

/** A NEWS2 band that calls for action. */
export type PrfAlertBand =
  | 'high'
  | 'low_medium'
  | 'medium';

/** What raised an alert: a complete score, the minimum of an incomplete set, red signs if no score is valid, or concern. */
export type PrfAlertBasis =
  | 'concern'
  | 'minimum'
  | 'score'
  | 'signs';

/** The reasons for an alert, apart from its score. */
export type PrfAlertReason =
  /** parent or carer is concerned */
  | 'concern_carer'
  /** clinician is concerned */
  | 'concern_clinician'
  /** Consciousness */
  | 'red_acvpu'
  /** Diastolic pressure */
  | 'red_bp_diastolic'
  /** Systolic pressure */
  | 'red_bp_systolic'
  /** Pulse */
  | 'red_heart_rate'
  /** SpO2 */
  | 'red_oxygen_saturation'
  /** Respiratory rate */
  | 'red_respiratory_rate'
  /** Temperature */
  | 'red_temperature';

/** Known allergies */
export type PrfAllergyInput = {
  /** Kind */
  allergy_kind?: PrfAllergyKind | null | undefined;
  /** Code */
  code?: string | null | undefined;
  /** Code system */
  code_system?: PrfCodeSystem | null | undefined;
  /** Reaction */
  reaction?: string | null | undefined;
  /** Substance */
  substance?: string | null | undefined;
};

export type PrfAllergyKind =
  /** Medicine */
  | 'drug'
  /** Animal, plant or environment */
  | 'environmental'
  /** Food */
  | 'food'
  /** Other */
  | 'other';

export type PrfAllergyStatus =
  /** Allergies known */
  | 'known'
  /** No known allergies */
  | 'none_known'
  /** Unable to obtain */
  | 'unable_to_obtain';

export type PrfArrestCause =
  /** Asphyxia: choking, hanging or other */
  | 'asphyxia'
  /** Bleeding without trauma */
  | 'bleeding'
  /** Drowning */
  | 'drowning'
  /** Drug overdose */
  | 'drug_overdose'
  /** Electrocution */
  | 'electrocution'
  /** Medical, presumed cardiac or no other cause */
  | 'medical'
  /** Not known */
  | 'not_known'
  /** Other */
  | 'other'
  /** Respiratory */
  | 'respiratory'
  /** Trauma */
  | 'traumatic';

export type PrfArrestEnd =
  /** Died at the scene */
  | 'died_at_scene'
  /** Died in the emergency department */
  | 'died_in_hospital'
  /** Resuscitation continued in hospital */
  | 'ongoing_hospital'
  /** Resuscitation continued by another crew */
  | 'ongoing_other_crew'
  /** Return of circulation in hospital */
  | 'rosc_at_hospital'
  /** Return of circulation at the scene */
  | 'rosc_at_scene';

export type PrfArrestWitness =
  /** Ambulance service */
  | 'ambulance_service'
  /** Bystander */
  | 'bystander'
  /** Event team or our crew */
  | 'event_team'
  /** Family member */
  | 'family'
  /** Health professional */
  | 'health_professional'
  /** Not known */
  | 'not_known'
  /** Not witnessed */
  | 'not_witnessed';

export type PrfAttendanceType =
  /** Called to */
  | 'called_to'
  /** Planned visit */
  | 'planned_visit'
  /** Referred */
  | 'referred'
  /** Self-presented */
  | 'self_presented'
  /** Transfer between places of care */
  | 'transfer';

export type PrfAuthorisation =
  /** Guideline or standing order */
  | 'guideline'
  /** Not required */
  | 'not_required'
  /** Other */
  | 'other'
  /** Own scope of practice */
  | 'own_practice'
  /** Patient group direction */
  | 'patient_group_direction'
  /** Written, for this patient */
  | 'patient_specific_direction'
  /** Verbal, on scene */
  | 'verbal_on_scene'
  /** Verbal, by phone or radio */
  | 'verbal_remote';

export type PrfBarrierToCare =
  /** Alcohol suspected */
  | 'alcohol_suspected'
  /** Cultural or religious */
  | 'cultural'
  /** Distress */
  | 'distress'
  /** Drugs suspected */
  | 'drugs_suspected'
  /** Hearing impaired */
  | 'hearing'
  /** Language */
  | 'language'
  /** Learning disability */
  | 'learning'
  /** Mental illness */
  | 'mental_health'
  /** Patient cannot be reached */
  | 'no_access'
  /** None */
  | 'none'
  /** Obesity */
  | 'obesity'
  /** Other */
  | 'other'
  /** Physically impaired */
  | 'physical'
  /** Physically restrained */
  | 'restrained'
  /** Sight impaired */
  | 'sight'
  /** Speech impaired */
  | 'speech'
  /** Minor without an adult */
  | 'unattended_minor'
  /** Unconscious */
  | 'unconscious'
  /** Does not cooperate */
  | 'uncooperative';

/** Batch */
export type PrfBatchInput = {
  /** Lot in stock */
  batch_id?: string | null | undefined;
  /** Expiry date */
  expiry?: string | null | undefined;
  /** Item in stock */
  item_id?: string | null | undefined;
  /** Location in stock */
  location_id?: string | null | undefined;
  /** Lot number */
  lot?: string | null | undefined;
  /** Reason for using it after expiry */
  override_reason?: string | null | undefined;
  /** Units taken. In the item’s unit, such as ampoules or tablets. */
  taken?: number | null | undefined;
  /** Taken from */
  taken_from?: string | null | undefined;
};

export type PrfBestInterestsRole =
  /** Independent advocate */
  | 'advocate'
  /** Attorney for health */
  | 'attorney'
  /** Carer */
  | 'carer'
  /** Court-appointed deputy */
  | 'deputy'
  /** Friend or team mate */
  | 'friend'
  /** Nobody could be asked in time */
  | 'nobody_found'
  /** Other */
  | 'other'
  /** Own doctor or nurse */
  | 'own_doctor'
  /** Partner or family */
  | 'partner_or_family'
  /** Senior clinician */
  | 'senior_clinician';

/** Person asked */
export type PrfBestInterestsViewInput = {
  /** When */
  asked_at?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Name */
  name?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Who */
  role?: PrfBestInterestsRole | null | undefined;
  /** Who, in words, if ‘Other’ was selected */
  role_other?: string | null | undefined;
  /** What they said */
  view?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

/** Birth */
export type PrfBirthInput = {
  /** Apgar, 1 min (/ 10) */
  apgar_1?: number | null | undefined;
  /** Apgar, 5 min (/ 10) */
  apgar_5?: number | null | undefined;
  /** Apgar, 10 min (/ 10) */
  apgar_10?: number | null | undefined;
  /** Blood lost (mL) */
  blood_loss_ml?: number | null | undefined;
  /** Born at */
  born_at?: string | null | undefined;
  /** Cord clamped */
  cord_clamped_at?: string | null | undefined;
  /** Delivered by */
  delivered_by?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Before our arrival */
  is_before_arrival?: boolean | null | undefined;
  /** Care of the newborn */
  newborn_care?: Array<PrfNewbornCare> | null | undefined;
  /** Number of the newborn's own record */
  newborn_record?: string | null | undefined;
  /** Note */
  note?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Birth */
  outcome?: PrfBirthOutcome | null | undefined;
  /** Placenta delivered */
  placenta_at?: string | null | undefined;
  /** Placenta whole */
  placenta_complete?: PrfYesNoUnsure | null | undefined;
  /** Presenting part at birth */
  presented?: PrfPresentingPart | null | undefined;
  /** Sex */
  sex?: PrfNewbornSex | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
  /** Weight (g) */
  weight_g?: number | null | undefined;
};

export type PrfBirthOutcome =
  /** Being born */
  | 'in_progress'
  /** Live birth */
  | 'live'
  /** Stillbirth */
  | 'stillbirth';

export type PrfBloodPressureMethod =
  /** Arterial line */
  | 'arterial_line'
  /** Automated cuff */
  | 'automated'
  /** Doppler */
  | 'doppler'
  /** Manual, heard */
  | 'manual_auscultated'
  /** Manual, felt */
  | 'manual_palpated'
  /** Venous line */
  | 'venous_line';

export type PrfBodyArea =
  /** Abdomen */
  | 'abdomen'
  /** Arm or hand */
  | 'arm'
  /** Back */
  | 'back'
  /** Chest */
  | 'chest'
  /** Face */
  | 'face'
  /** Genitals */
  | 'genitalia'
  /** Head */
  | 'head'
  /** Hip, leg or foot */
  | 'leg'
  /** Neck */
  | 'neck'
  /** Pelvis */
  | 'pelvis'
  /** Whole body */
  | 'whole_body';

export type PrfBodyLocation =
  /** Left ankle */
  | 'ankle_left'
  /** Right ankle */
  | 'ankle_right'
  /** Back */
  | 'back'
  /** Back left */
  | 'back_left'
  /** Back right */
  | 'back_right'
  /** Both sides */
  | 'both_sides'
  /** Buttock */
  | 'buttock'
  /** Cervical spine */
  | 'cervical'
  /** Side of chest, left */
  | 'chest_side_left'
  /** Side of chest, right */
  | 'chest_side_right'
  /** Left elbow */
  | 'elbow_left'
  /** Right elbow */
  | 'elbow_right'
  /** Epigastric */
  | 'epigastric'
  /** Finger or thumb, left */
  | 'finger_left'
  /** Finger or thumb, right */
  | 'finger_right'
  /** Left flank */
  | 'flank_left'
  /** Right flank */
  | 'flank_right'
  /** Left foot */
  | 'foot_left'
  /** Right foot */
  | 'foot_right'
  /** Left forearm */
  | 'forearm_left'
  /** Right forearm */
  | 'forearm_right'
  /** Forehead */
  | 'forehead'
  /** Front */
  | 'front'
  /** Front left */
  | 'front_left'
  /** Front right */
  | 'front_right'
  /** Generalised */
  | 'generalised'
  /** Groin */
  | 'groin'
  /** Left hand */
  | 'hand_left'
  /** Right hand */
  | 'hand_right'
  /** Left hip */
  | 'hip_left'
  /** Right hip */
  | 'hip_right'
  /** Jaw */
  | 'jaw'
  /** Left knee */
  | 'knee_left'
  /** Right knee */
  | 'knee_right'
  /** Left */
  | 'left'
  /** Lower left quadrant */
  | 'lower_left'
  /** Left lower leg */
  | 'lower_leg_left'
  /** Right lower leg */
  | 'lower_leg_right'
  /** Lower right quadrant */
  | 'lower_right'
  /** Lumbar spine */
  | 'lumbar'
  /** Other */
  | 'other'
  /** Palm */
  | 'palm'
  /** Right */
  | 'right'
  /** Sacrum */
  | 'sacral'
  /** Scalp */
  | 'scalp'
  /** Left shoulder */
  | 'shoulder_left'
  /** Right shoulder */
  | 'shoulder_right'
  /** Sole */
  | 'sole'
  /** Thoracic spine */
  | 'thoracic'
  /** Toe, left */
  | 'toe_left'
  /** Toe, right */
  | 'toe_right'
  /** Around the navel */
  | 'umbilical'
  /** Left upper arm */
  | 'upper_arm_left'
  /** Right upper arm */
  | 'upper_arm_right'
  /** Upper left quadrant */
  | 'upper_left'
  /** Left upper leg */
  | 'upper_leg_left'
  /** Right upper leg */
  | 'upper_leg_right'
  /** Upper right quadrant */
  | 'upper_right'
  /** Whole left arm */
  | 'whole_arm_left'
  /** Whole right arm */
  | 'whole_arm_right'
  /** Whole left leg */
  | 'whole_leg_left'
  /** Whole right leg */
  | 'whole_leg_right'
  /** Left wrist */
  | 'wrist_left'
  /** Right wrist */
  | 'wrist_right';

/** Wound */
export type PrfBodyMarkInput = {
  /** UUID v7 made on the device. */
  id: string;
  /** Kind */
  kinds?: Array<PrfWoundKind> | null | undefined;
  /** Kind, in words, if ‘Other’ was selected */
  kinds_other?: string | null | undefined;
  /** Note */
  note?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Where */
  region?: PrfBodyRegion | null | undefined;
  /** Seen at */
  seen_at?: string | null | undefined;
  /** Length (mm) */
  size_mm?: number | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfBodyRegion =
  /** Left ankle, back */
  | 'ankle_left_back'
  /** Left ankle, front */
  | 'ankle_left_front'
  /** Right ankle, back */
  | 'ankle_right_back'
  /** Right ankle, front */
  | 'ankle_right_front'
  /** Left buttock */
  | 'buttock_left_back'
  /** Right buttock */
  | 'buttock_right_back'
  /** Left chest */
  | 'chest_left_front'
  /** Right chest */
  | 'chest_right_front'
  /** Crown of the head */
  | 'crown_back'
  /** Left elbow, back */
  | 'elbow_left_back'
  /** Left elbow, front */
  | 'elbow_left_front'
  /** Right elbow, back */
  | 'elbow_right_back'
  /** Right elbow, front */
  | 'elbow_right_front'
  /** Left side of face */
  | 'face_left_front'
  /** Right side of face */
  | 'face_right_front'
  /** Left heel and sole */
  | 'foot_left_back'
  /** Left foot, top */
  | 'foot_left_front'
  /** Right heel and sole */
  | 'foot_right_back'
  /** Right foot, top */
  | 'foot_right_front'
  /** Left forearm, back */
  | 'forearm_left_back'
  /** Left forearm, front */
  | 'forearm_left_front'
  /** Right forearm, back */
  | 'forearm_right_back'
  /** Right forearm, front */
  | 'forearm_right_front'
  /** Forehead and scalp */
  | 'forehead_front'
  /** Genitals */
  | 'genitals_front'
  /** Left back of hand */
  | 'hand_left_back'
  /** Left palm */
  | 'hand_left_front'
  /** Right back of hand */
  | 'hand_right_back'
  /** Right palm */
  | 'hand_right_front'
  /** Back of the head */
  | 'head_back'
  /** Left hip and groin */
  | 'hip_left_front'
  /** Right hip and groin */
  | 'hip_right_front'
  /** Mouth and jaw */
  | 'jaw_front'
  /** Left knee, back */
  | 'knee_left_back'
  /** Left knee, front */
  | 'knee_left_front'
  /** Right knee, back */
  | 'knee_right_back'
  /** Right knee, front */
  | 'knee_right_front'
  /** Left lower abdomen */
  | 'lower_abdomen_left_front'
  /** Right lower abdomen */
  | 'lower_abdomen_right_front'
  /** Left lower back */
  | 'lower_back_left_back'
  /** Right lower back */
  | 'lower_back_right_back'
  /** Left calf */
  | 'lower_leg_left_back'
  /** Left shin */
  | 'lower_leg_left_front'
  /** Right calf */
  | 'lower_leg_right_back'
  /** Right shin */
  | 'lower_leg_right_front'
  /** Lumbar spine */
  | 'lumbar_spine_back'
  /** Neck, back */
  | 'neck_back'
  /** Neck, front */
  | 'neck_front'
  /** Sacrum */
  | 'sacrum_back'
  /** Left shoulder, back */
  | 'shoulder_left_back'
  /** Left shoulder, front */
  | 'shoulder_left_front'
  /** Right shoulder, back */
  | 'shoulder_right_back'
  /** Right shoulder, front */
  | 'shoulder_right_front'
  /** Left thigh, back */
  | 'thigh_left_back'
  /** Left thigh, front */
  | 'thigh_left_front'
  /** Right thigh, back */
  | 'thigh_right_back'
  /** Right thigh, front */
  | 'thigh_right_front'
  /** Thoracic spine */
  | 'thoracic_spine_back'
  /** Left upper abdomen */
  | 'upper_abdomen_left_front'
  /** Right upper abdomen */
  | 'upper_abdomen_right_front'
  /** Left upper arm, back */
  | 'upper_arm_left_back'
  /** Left upper arm, front */
  | 'upper_arm_left_front'
  /** Right upper arm, back */
  | 'upper_arm_right_back'
  /** Right upper arm, front */
  | 'upper_arm_right_front'
  /** Left upper back */
  | 'upper_back_left_back'
  /** Right upper back */
  | 'upper_back_right_back'
  /** Left wrist, back */
  | 'wrist_left_back'
  /** Left wrist, front */
  | 'wrist_left_front'
  /** Right wrist, back */
  | 'wrist_right_back'
  /** Right wrist, front */
  | 'wrist_right_front';

export type PrfBreathing =
  /** Absent */
  | 'absent'
  /** Accessory muscles */
  | 'accessory_muscles'
  /** Agonal */
  | 'agonal'
  /** Crackles */
  | 'crackles'
  /** Laboured */
  | 'laboured'
  /** Normal effort */
  | 'normal_effort'
  /** Other */
  | 'other'
  /** Rapid */
  | 'rapid'
  /** Reduced air entry left */
  | 'reduced_left'
  /** Reduced air entry right */
  | 'reduced_right'
  /** Shallow */
  | 'shallow'
  /** Slow */
  | 'slow'
  /** Stridor */
  | 'stridor'
  /** Unable to complete sentences */
  | 'unable_to_complete_sentences'
  /** Unequal rise */
  | 'unequal_rise'
  /** Wheeze */
  | 'wheeze';

export type PrfBurnCause =
  /** Chemical */
  | 'chemical'
  /** Cold */
  | 'cold'
  /** Hot object */
  | 'contact'
  /** Electrical */
  | 'electrical'
  /** Flame */
  | 'flame'
  /** Flash or explosion */
  | 'flash'
  /** Friction */
  | 'friction'
  /** Other */
  | 'other'
  /** Scald */
  | 'scald'
  /** Steam */
  | 'steam'
  /** Sun or radiation */
  | 'sun_or_radiation';

export type PrfBurnDepth =
  /** Charred */
  | 'charred'
  /** Deep partial */
  | 'deep_partial'
  /** Redness only */
  | 'erythema'
  /** Full thickness, white or leathery */
  | 'full'
  /** Superficial partial, blisters */
  | 'superficial';

/** Burned areas */
export type PrfBurnInput = {
  /** Depth */
  depth?: PrfBurnDepth | null | undefined;
  /** All the way round */
  is_circumferential?: boolean | null | undefined;
  /** Share of the body (%) */
  percent?: number | null | undefined;
  /** Where */
  region?: PrfBurnRegion | null | undefined;
};

export type PrfBurnMethod =
  /** App */
  | 'app'
  /** Lund and Browder */
  | 'lund_browder'
  /** Patient's palm is 1 % */
  | 'palm'
  /** Rule of nines */
  | 'rule_of_nines';

export type PrfBurnRegion =
  /** Back of trunk */
  | 'back_trunk'
  /** Left buttock */
  | 'buttock_left'
  /** Right buttock */
  | 'buttock_right'
  /** Left foot */
  | 'foot_left'
  /** Right foot */
  | 'foot_right'
  /** Left forearm */
  | 'forearm_left'
  /** Right forearm */
  | 'forearm_right'
  /** Front of trunk */
  | 'front_trunk'
  /** Genitals and perineum */
  | 'genitals'
  /** Left hand */
  | 'hand_left'
  /** Right hand */
  | 'hand_right'
  /** Head and face */
  | 'head'
  /** Left lower leg */
  | 'lower_leg_left'
  /** Right lower leg */
  | 'lower_leg_right'
  /** Neck */
  | 'neck'
  /** Left thigh */
  | 'thigh_left'
  /** Right thigh */
  | 'thigh_right'
  /** Left upper arm */
  | 'upper_arm_left'
  /** Right upper arm */
  | 'upper_arm_right';

export type PrfBystanderCpr =
  /** Compressions and breaths */
  | 'compressions_and_breaths'
  /** Compressions only */
  | 'compressions_only'
  /** None */
  | 'none'
  /** Not known */
  | 'not_known'
  /** Yes, kind not known */
  | 'unknown_kind';

export type PrfCallCategory =
  /** Category 1 */
  | 'category_1'
  /** Category 2 */
  | 'category_2'
  /** Category 3 */
  | 'category_3'
  /** Category 4 */
  | 'category_4'
  /** Other */
  | 'other'
  /** Routine */
  | 'routine';

export type PrfCallTriage =
  /** No */
  | 'no'
  /** Not known */
  | 'not_known'
  /** Yes, with advice to the caller */
  | 'with_instructions'
  /** Yes, without advice */
  | 'without_instructions';

export type PrfCapacityConclusion =
  /** Emergency */
  | 'emergency'
  /** Fluctuating */
  | 'fluctuating'
  /** Gillick competent */
  | 'gillick_competent'
  /** Has capacity */
  | 'has_capacity'
  /** Lacks capacity */
  | 'lacks_capacity'
  /** Not assessed */
  | 'not_assessed'
  /** Not Gillick competent */
  | 'not_gillick_competent'
  /** Parental consent */
  | 'parental_consent';

export type PrfCapacitySupport =
  /** Hearing aid, glasses, pictures */
  | 'aids'
  /** A person they know */
  | 'familiar_person'
  /** Interpreter */
  | 'interpreter'
  /** None possible in time */
  | 'none_possible'
  /** Other */
  | 'other'
  /** Plain words, repeated */
  | 'plain_words'
  /** Quieter place */
  | 'quiet_place'
  /** More time, asked again */
  | 'time'
  /** Cause treated first */
  | 'treated_first';

export type PrfCardiacArrest =
  /** Yes, after we arrived */
  | 'after_arrival'
  /** Yes, before we arrived */
  | 'before_arrival'
  /** No */
  | 'no';

export type PrfCardiacRhythm =
  /** AED: no shock advised */
  | 'aed_no_shock'
  /** AED: shock advised */
  | 'aed_shock_advised'
  /** AF */
  | 'af'
  /** Agonal or idioventricular */
  | 'agonal'
  /** Asystole */
  | 'asystole'
  /** Bradycardia */
  | 'bradycardia'
  /** Heart block */
  | 'heart_block'
  /** Paced */
  | 'paced'
  /** PEA */
  | 'pea'
  /** Pulseless VT */
  | 'pulseless_vt'
  /** Sinus */
  | 'sinus'
  /** SVT */
  | 'svt'
  /** Torsades de pointes */
  | 'torsades'
  /** Unknown */
  | 'unknown'
  /** VF */
  | 'vf'
  /** VT with pulse */
  | 'vt_with_pulse';

export type PrfCareGiven =
  /** Assessed and treated */
  | 'evaluated_and_treated'
  /** Assessed, no treatment needed */
  | 'evaluated_no_treatment_needed'
  /** Assessed, treatment refused */
  | 'evaluated_treatment_refused'
  /** Refused assessment */
  | 'refused_evaluation'
  /** Supported another crew */
  | 'support_only';

export type PrfCarePathway =
  /** Difficult airway */
  | 'airway'
  /** Burns */
  | 'burns'
  /** Cardiac arrest */
  | 'cardiac_arrest'
  /** Drowning */
  | 'drowning'
  /** End of life */
  | 'end_of_life'
  /** Falls or frailty */
  | 'frailty'
  /** Head injury */
  | 'head_injury'
  /** Heart attack */
  | 'heart_attack'
  /** Hip fracture */
  | 'hip_fracture'
  /** Major trauma */
  | 'major_trauma'
  /** Mental health crisis */
  | 'mental_health_crisis'
  /** Other */
  | 'other'
  /** Sepsis */
  | 'sepsis'
  /** Spinal cord injury */
  | 'spinal_injury'
  /** Stroke */
  | 'stroke';

export type PrfCatastrophicHaemorrhage =
  /** Controlled */
  | 'controlled'
  /** None */
  | 'none'
  /** Uncontrolled */
  | 'uncontrolled';

export type PrfCerebralPerformance =
  /** CPC 1 Good */
  | 'cpc_1'
  /** CPC 2 Moderate disability */
  | 'cpc_2'
  /** CPC 3 Severe disability */
  | 'cpc_3'
  /** CPC 4 Coma */
  | 'cpc_4'
  /** CPC 5 Brain death */
  | 'cpc_5';

export type PrfCervicalSpine =
  /** Cleared */
  | 'cleared'
  /** Immobilised */
  | 'immobilised'
  /** Manual in-line */
  | 'manual_in_line'
  /** No concern */
  | 'no_concern'
  /** Unable to clear */
  | 'unable_to_clear';

/** Which of two answers a person chose for a field. */
export type PrfChoiceInput = {
  /** `airway`, `entries/<id>/heart_rate`. */
  path: string;
  side: ChosenSide;
};

export type PrfCirculation =
  /** Clammy */
  | 'clammy'
  /** Cool peripheries */
  | 'cool_peripheries'
  /** Capillary refill over 2 s */
  | 'crt_over_2'
  /** Capillary refill under 2 s */
  | 'crt_under_2'
  /** Cyanosed */
  | 'cyanosed'
  /** External bleeding */
  | 'external_bleeding'
  /** Flushed */
  | 'flushed'
  /** Irregular */
  | 'irregular'
  /** Mottled */
  | 'mottled'
  /** Normal colour */
  | 'normal_colour'
  /** Other */
  | 'other'
  /** Pale */
  | 'pale'
  /** Radial absent */
  | 'radial_absent'
  /** Radial present */
  | 'radial_present'
  /** Regular */
  | 'regular'
  /** Warm */
  | 'warm';

export type PrfClinicalFrailty =
  /** 2 Fit */
  | 'fit'
  /** 3 Managing well */
  | 'managing_well'
  /** 5 Living with mild frailty */
  | 'mild'
  /** 6 Living with moderate frailty */
  | 'moderate'
  /** 7 Living with severe frailty */
  | 'severe'
  /** 9 Terminally ill */
  | 'terminally_ill'
  /** 1 Very fit */
  | 'very_fit'
  /** 4 Living with very mild frailty */
  | 'very_mild'
  /** 8 Living with very severe frailty */
  | 'very_severe';

/** Clinical impression: only changed fields. Absent: unchanged. Null: cleared. */
export type PrfClinicalImpressionInput = {
  /** Certainty */
  certainty?: PrfImpressionCertainty | null | undefined;
  /** Clinical impressions. The main one first. */
  clinical_impression?: Array<string> | null | undefined;
  /** Clinical impressions, in words, if ‘Other’ was selected */
  clinical_impression_other?: string | null | undefined;
  /** Reasoning and differential */
  impression_notes?: string | null | undefined;
};

/** Clinical interventions: only changed fields. Absent: unchanged. Null: cleared. */
export type PrfClinicalInterventionsInput = {
  /** Advanced interventions */
  advanced_interventions?: Array<PrfAdvancedIntervention> | null | undefined;
  /** Advanced interventions, in words, if ‘Other’ was selected */
  advanced_interventions_other?: string | null | undefined;
  /** Defibrillator before our arrival */
  aed_before_arrival?: PrfAedBeforeArrival | null | undefined;
  /** Airway */
  airway?: Array<PrfAirwayIntervention> | null | undefined;
  /** Checks that a device is in place */
  airway_checks?: Array<PrfAirwayCheckInput> | null | undefined;
  /** Airway devices */
  airway_devices?: Array<PrfAirwayPlacementInput> | null | undefined;
  /** Airway, in words, if ‘Other’ was selected */
  airway_other?: string | null | undefined;
  /** Any return of circulation */
  any_rosc?: Array<PrfRosc> | null | undefined;
  /** Presumed cause */
  arrest_cause?: PrfArrestCause | null | undefined;
  /** Presumed cause, in words, if ‘Other’ was selected */
  arrest_cause_other?: string | null | undefined;
  /** How our care ended */
  arrest_end?: PrfArrestEnd | null | undefined;
  /** Witnessed by */
  arrest_witnessed_by?: PrfArrestWitness | null | undefined;
  /** Bystander CPR */
  bystander_cpr?: PrfBystanderCpr | null | undefined;
  /** CPR guided by the call handler */
  call_handler_cpr?: boolean | null | undefined;
  /** Collapsed at */
  collapse_at?: string | null | undefined;
  /** Consumables used */
  consumables_used?: Array<PrfConsumableInput> | null | undefined;
  /** CPR */
  cpr?: Array<CprEventInput> | null | undefined;
  /** How CPR was given */
  cpr_methods?: Array<PrfCprMethod> | null | undefined;
  /** CPR given by */
  cpr_providers?: Array<PrfCprProvider> | null | undefined;
  /** CPR given by, in words, if ‘Other’ was selected */
  cpr_providers_other?: string | null | undefined;
  /** Defibrillation */
  defibrillation?: Array<DefibrillationInput> | null | undefined;
  /** From the monitor or defibrillator */
  device_events?: Array<PrfDeviceLogInput> | null | undefined;
  /** Drugs */
  drugs_administered?: Array<DrugAdministrationInput> | null | undefined;
  /** Defibrillator first applied by */
  first_aed_by?: PrfFirstRescuer | null | undefined;
  /** First CPR */
  first_cpr_at?: string | null | undefined;
  /** First CPR by */
  first_cpr_by?: PrfFirstRescuer | null | undefined;
  /** First monitored rhythm */
  first_rhythm?: PrfCardiacRhythm | null | undefined;
  /** First shock by */
  first_shock_by?: PrfFirstRescuer | null | undefined;
  /** Before the arrest */
  function_before_arrest?: PrfFunctionBefore | null | undefined;
  /** Guidelines followed */
  guidelines_followed?: Array<PrfGuidelineInput> | null | undefined;
  /** Implanted defibrillator or heart pump */
  implanted_device?: boolean | null | undefined;
  /** Intraosseous access */
  io_access?: Array<PrfAccessInput> | null | undefined;
  /** Intravenous access */
  iv_access?: Array<PrfAccessInput> | null | undefined;
  /** Notes on medicines given */
  medications_administered?: string | null | undefined;
  /** Questions without an answer. Which one, and why: unable to obtain, not applicable, refused. */
  no_value?: Array<PrfClinicalInterventionsNoValueInput> | null | undefined;
  /** Oxygen given, by method */
  oxygen_given?: Array<PrfOxygenInput> | null | undefined;
  /** Procedures */
  procedures?: Array<ProcedureInput> | null | undefined;
  /** Resuscitation by the crew */
  resuscitation_attempted?: Array<PrfResuscitationAttempt> | null | undefined;
  /** Resuscitation stopped at */
  resuscitation_stopped_at?: string | null | undefined;
  /** Stopped because */
  resuscitation_stopped_because?: PrfResuscitationStopped | null | undefined;
  /** Rhythm at handover */
  rhythm_at_handover?: PrfCardiacRhythm | null | undefined;
  /** Notes. What was said, seen or decided, each with its time. */
  running_notes?: Array<RunningNoteInput> | null | undefined;
  /** Splints */
  splints?: Array<PrfSplint> | null | undefined;
  /** Splints, in words, if ‘Other’ was selected */
  splints_other?: string | null | undefined;
  /** ST elevation after return of circulation */
  st_elevation_after_rosc?: boolean | null | undefined;
  /** Temperature control begun */
  targeted_temperature?: boolean | null | undefined;
  /** Ventilation */
  ventilation_method?: PrfVentilationMethod | null | undefined;
  /** Ventilation, in words, if ‘Other’ was selected */
  ventilation_method_other?: string | null | undefined;
  /** Wound treatment */
  wound_treatments?: Array<PrfWoundTreatment> | null | undefined;
  /** Wound treatment, in words, if ‘Other’ was selected */
  wound_treatments_other?: string | null | undefined;
};

/** Questions without an answer */
export type PrfClinicalInterventionsNoValueInput = {
  /** Question */
  field?: PrfClinicalInterventionsQuestion | null | undefined;
  /** Why */
  reason?: PrfNoValueReason | null | undefined;
};

export type PrfClinicalInterventionsQuestion =
  /** Advanced interventions */
  | 'advanced_interventions'
  /** Defibrillator before our arrival */
  | 'aed_before_arrival'
  /** Airway */
  | 'airway'
  /** Any return of circulation */
  | 'any_rosc'
  /** Presumed cause */
  | 'arrest_cause'
  /** How our care ended */
  | 'arrest_end'
  /** Witnessed by */
  | 'arrest_witnessed_by'
  /** Bystander CPR */
  | 'bystander_cpr'
  /** CPR guided by the call handler */
  | 'call_handler_cpr'
  /** Collapsed at */
  | 'collapse_at'
  /** How CPR was given */
  | 'cpr_methods'
  /** CPR given by */
  | 'cpr_providers'
  /** Defibrillator first applied by */
  | 'first_aed_by'
  /** First CPR */
  | 'first_cpr_at'
  /** First CPR by */
  | 'first_cpr_by'
  /** First monitored rhythm */
  | 'first_rhythm'
  /** First shock by */
  | 'first_shock_by'
  /** Before the arrest */
  | 'function_before_arrest'
  /** Guidelines followed */
  | 'guidelines_followed'
  /** Implanted defibrillator or heart pump */
  | 'implanted_device'
  /** Notes on medicines given */
  | 'medications_administered'
  /** Resuscitation by the crew */
  | 'resuscitation_attempted'
  /** Resuscitation stopped at */
  | 'resuscitation_stopped_at'
  /** Stopped because */
  | 'resuscitation_stopped_because'
  /** Rhythm at handover */
  | 'rhythm_at_handover'
  /** Splints */
  | 'splints'
  /** ST elevation after return of circulation */
  | 'st_elevation_after_rosc'
  /** Temperature control begun */
  | 'targeted_temperature'
  /** Ventilation */
  | 'ventilation_method'
  /** Wound treatment */
  | 'wound_treatments';

export type PrfClinicianLevel =
  /** AAP */
  | 'aap'
  /** Advanced technician */
  | 'advanced_technician'
  /** ANP */
  | 'anp'
  /** Bystander */
  | 'bystander'
  /** Community paramedic */
  | 'community_paramedic'
  /** Critical care paramedic */
  | 'critical_care'
  /** Doctor */
  | 'doctor'
  /** ECP */
  | 'ecp'
  /** Emergency care assistant */
  | 'emergency_care_assistant'
  /** Enhanced Responder */
  | 'enhanced_responder'
  /** Family member */
  | 'family_member'
  /** Fire and rescue */
  | 'fire'
  /** First aider */
  | 'first_aider'
  /** FREC 3 */
  | 'frec_3'
  /** FREC 4 */
  | 'frec_4'
  /** Other health professional */
  | 'health_professional'
  /** NQP */
  | 'nqp'
  /** Nurse */
  | 'nurse'
  /** Other */
  | 'other'
  /** Paramedic */
  | 'paramedic'
  /** The patient */
  | 'patient'
  /** Physician associate */
  | 'physician_associate'
  /** Police */
  | 'police'
  /** Respiratory physiotherapist */
  | 'respiratory_therapist'
  /** Student */
  | 'student'
  /** Team Leader */
  | 'team_leader'
  /** Technician */
  | 'technician';

export type PrfCodeSystem =
  /** dm+d */
  | 'dm_d'
  /** ICD-10 */
  | 'icd_10'
  /** ICD-10-PCS */
  | 'icd_10_pcs'
  /** Other */
  | 'other'
  /** RxNorm */
  | 'rxnorm'
  /** SNOMED CT */
  | 'snomed_ct';

/** Main symptom */
export type PrfCodedStatementInput = {
  /** Code */
  code?: string | null | undefined;
  /** Code system */
  code_system?: PrfCodeSystem | null | undefined;
  /** Description */
  description?: string | null | undefined;
};

/** Road traffic collision */
export type PrfCollisionInput = {
  /** Airbags */
  airbags?: Array<PrfAirbag> | null | undefined;
  /** Collided with */
  collided_with?: PrfCollisionWith | null | undefined;
  /** Collided with, in words, if ‘Other’ was selected */
  collided_with_other?: string | null | undefined;
  /** Ejected */
  ejection?: PrfEjection | null | undefined;
  /** What else the vehicle reported */
  emergency_call_system?: string | null | undefined;
  /** Trapped */
  entrapment?: PrfEntrapment | null | undefined;
  /** Got out */
  extrication?: PrfExtrication | null | undefined;
  /** Time to get out (min) */
  extrication_minutes?: number | null | undefined;
  /** Impact */
  impact?: Array<PrfImpact> | null | undefined;
  /** Intrusion (cm) */
  intrusion_cm?: number | null | undefined;
  /** Others in the vehicle */
  others_outcome?: Array<PrfOthersInVehicle> | null | undefined;
  /** Belt, helmet, protection */
  protection?: Array<PrfProtection> | null | undefined;
  /** Belt, helmet, protection, in words, if ‘Other’ was selected */
  protection_other?: string | null | undefined;
  /** Patient was */
  road_user?: PrfRoadUser | null | undefined;
  /** Patient was, in words, if ‘Other’ was selected */
  road_user_other?: string | null | undefined;
  /** Rolled over */
  rolled_over?: boolean | null | undefined;
  /** Speed, or change of speed (mph) */
  speed_mph?: number | null | undefined;
  /** Vehicle */
  vehicle?: PrfVehicle | null | undefined;
  /** Registration and other details */
  vehicle_details?: string | null | undefined;
  /** Make */
  vehicle_make?: string | null | undefined;
  /** Model */
  vehicle_model?: string | null | undefined;
  /** Vehicle, in words, if ‘Other’ was selected */
  vehicle_other?: string | null | undefined;
  /** Year of the model */
  vehicle_year?: number | null | undefined;
  /** Vehicles involved */
  vehicles_involved?: number | null | undefined;
};

export type PrfCollisionWith =
  /** Animal */
  | 'animal'
  /** Tree, wall or other fixed object */
  | 'fixed_object'
  /** Lorry, bus or train */
  | 'large_vehicle'
  /** Nothing: overturned or fell */
  | 'none'
  /** Other */
  | 'other'
  /** Pedestrian or rider */
  | 'pedestrian'
  /** Another vehicle */
  | 'vehicle';

/** One save: a section, the version that it started from, and only what changed. */
export type PrfCommandInput = {
  /** True once the author has confirmed a patient recorded as died. Otherwise PATIENT_DECEASED. */
  acknowledgesDeath?: boolean | null | undefined;
  /** Answers an alert, at the device time. The command names the observations but changes nothing in them; refused if the alert does not need this action. */
  alertAction?: PrfShownAlertActionInput | null | undefined;
  /** The version of the section that the client started from; 0 for none. */
  baseVersion: number;
  /** Only that section, with only the fields that changed. */
  changes: PrfDataInput;
  /** The choices made between two answers in this section, for the audit trail. */
  choices?: Array<PrfChoiceInput> | null | undefined;
  /** UUID v7 made on the device. Sending it again has no effect. */
  commandId: string;
  /** The time on the device’s clock. */
  deviceTime: string;
  /** Only if the command creates the record. */
  eventId?: string | null | undefined;
  /** Only if the command creates the record. */
  patientId?: string | null | undefined;
  /** UUID v7 made on the device. The first command creates the record. */
  prfId: string;
  section: PrfSectionKey;
};

/** The outcome of a command. */
export type PrfCommandOutcome =
  /** Others had saved different values in some of its fields; the rest was saved. */
  | 'CONFLICT'
  /** All of it was saved, together with changes that others had made at the same time. */
  | 'MERGED'
  /** Nothing was saved; code and problems say why. */
  | 'REFUSED'
  /** It had already been saved and was not repeated. */
  | 'REPLAYED'
  /** All of it was saved; nobody else had written at the same time. */
  | 'SAVED';

/** Complaint */
export type PrfComplaintInput = {
  /** Complaint */
  complaint?: string | null | undefined;
  /** For how long */
  duration?: number | null | undefined;
  /** Unit of time */
  duration_unit?: PrfDurationUnit | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Chief complaint */
  is_chief?: boolean | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Reported at */
  reported_at?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfConsent =
  /** Best interests */
  | 'best_interests'
  /** Implied */
  | 'implied'
  /** Parental */
  | 'parental'
  /** Refused */
  | 'refused'
  /** Unable */
  | 'unable'
  /** Verbal */
  | 'verbal'
  /** Written */
  | 'written';

export type PrfConsentAct =
  /** Going to hospital */
  | 'conveyance'
  /** Examination */
  | 'examination'
  /** Medicine */
  | 'medicine'
  /** Observations */
  | 'observations'
  /** Other */
  | 'other'
  /** Pictures */
  | 'pictures'
  /** Procedure */
  | 'procedure'
  /** Referral */
  | 'referral'
  /** Sharing information */
  | 'sharing'
  /** Treatment */
  | 'treatment';

export type PrfConsentBy =
  /** Attorney for health */
  | 'attorney'
  /** Nobody: best interests */
  | 'best_interests'
  /** Court-appointed deputy */
  | 'deputy'
  /** Other */
  | 'other'
  /** Parent or guardian */
  | 'parent'
  /** Patient */
  | 'patient';

export type PrfConsentDecision =
  /** Given */
  | 'given'
  /** Could not be asked */
  | 'not_possible'
  /** Refused */
  | 'refused'
  /** Withdrawn */
  | 'withdrawn';

/** Consent */
export type PrfConsentEntryInput = {
  /** For */
  act?: PrfConsentAct | null | undefined;
  /** For, in words, if ‘Other’ was selected */
  act_other?: string | null | undefined;
  /** Asked by */
  asked_by?: string | null | undefined;
  /** When */
  at?: string | null | undefined;
  /** By */
  by?: PrfConsentBy | null | undefined;
  /** By, in words, if ‘Other’ was selected */
  by_other?: string | null | undefined;
  /** Decision */
  decision?: PrfConsentDecision | null | undefined;
  /** How */
  form?: PrfConsentForm | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Name, if not the patient */
  name?: string | null | undefined;
  /** What was explained */
  note?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfConsentForm =
  /** Implied */
  | 'implied'
  /** Verbal */
  | 'verbal'
  /** Written */
  | 'written';

/** Consumable */
export type PrfConsumableInput = {
  /** Batch */
  batch?: PrfBatchInput | null | undefined;
  /** Item */
  consumable?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Quantity */
  quantity?: number | null | undefined;
  /** Used at */
  time_used?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfContractions =
  /** Irregular */
  | 'irregular'
  /** None */
  | 'none'
  /** Urge to push */
  | 'pushing'
  /** Regular */
  | 'regular';

export type PrfCprEventKind =
  /** Handed over */
  | 'handed_over'
  /** Mechanical CPR started */
  | 'mechanical_started'
  /** Arrested again */
  | 'rearrest'
  /** Rhythm check */
  | 'rhythm_check'
  /** Return of circulation */
  | 'rosc'
  /** CPR started */
  | 'started'
  /** CPR stopped */
  | 'stopped';

export type PrfCprMethod =
  /** By supraglottic airway or tube */
  | 'advanced_airway'
  /** Bag valve mask */
  | 'bag_valve_mask'
  /** Continuous, with an advanced airway */
  | 'continuous'
  /** Hands only */
  | 'hands_only'
  /** Impedance threshold device */
  | 'impedance_valve'
  /** Manual compressions */
  | 'manual'
  /** Mechanical: band */
  | 'mechanical_band'
  /** Mechanical: other device */
  | 'mechanical_other'
  /** Mechanical: piston */
  | 'mechanical_piston'
  /** Mouth to mouth */
  | 'mouth_to_mouth'
  /** Passive oxygen */
  | 'passive_oxygen'
  /** Pocket mask */
  | 'pocket_mask'
  /** With an oral or nasal airway */
  | 'with_adjunct'
  /** 30 to 2 with ventilation */
  | 'with_pauses';

export type PrfCprProvider =
  /** Ambulance service */
  | 'ambulance_service'
  /** Bystander */
  | 'bystander'
  /** Event first aider */
  | 'event_first_aider'
  /** Fire */
  | 'fire'
  /** Mechanical device */
  | 'mechanical_device'
  /** Other */
  | 'other'
  /** Our crew */
  | 'our_crew'
  /** Police */
  | 'police';

export type PrfCrewExposure =
  /** Airborne or respiratory */
  | 'airborne'
  /** Assault */
  | 'assault'
  /** Chemical or toxin */
  | 'chemical'
  /** Death at work */
  | 'death'
  /** Other injury */
  | 'injury'
  /** Lifting injury */
  | 'lifting'
  /** None */
  | 'none'
  /** Other */
  | 'other'
  /** Needle or other sharp */
  | 'sharps'
  /** Splash of body fluid */
  | 'splash';

export type PrfCrewInvolvement =
  /** Took over from another crew */
  | 'continued_from_other'
  /** Incident support only */
  | 'incident_support'
  /** Began and continued care */
  | 'initiated_and_continued'
  /** Began care, then handed over */
  | 'initiated_and_transferred'
  /** Not needed */
  | 'not_needed'
  /** Refused */
  | 'refused'
  /** Supported another crew */
  | 'support';

/** Who did what */
export type PrfCrewMemberInput = {
  /** Exposed or injured at work */
  exposure?: Array<PrfCrewExposure> | null | undefined;
  /** Exposed or injured at work, in words, if ‘Other’ was selected */
  exposure_other?: string | null | undefined;
  /** Staff or registration number */
  identifier?: string | null | undefined;
  /** Clinical level */
  level?: PrfClinicianLevel | null | undefined;
  /** Clinical level, in words, if ‘Other’ was selected */
  level_other?: string | null | undefined;
  /** Name */
  name?: string | null | undefined;
  /** Protection worn */
  protection?: Array<PrfCrewProtection> | null | undefined;
  /** Protection worn, in words, if ‘Other’ was selected */
  protection_other?: string | null | undefined;
  /** Tasks */
  tasks?: Array<PrfCrewTask> | null | undefined;
  /** Tasks, in words, if ‘Other’ was selected */
  tasks_other?: string | null | undefined;
};

export type PrfCrewProtection =
  /** Apron or gown */
  | 'apron_or_gown'
  /** Chemical suit */
  | 'chemical_suit'
  /** Eye protection */
  | 'eye_protection'
  /** FFP3 mask */
  | 'ffp3'
  /** Gloves */
  | 'gloves'
  /** Helmet */
  | 'helmet'
  /** High-visibility clothing */
  | 'high_visibility'
  /** Other */
  | 'other'
  /** Powered hood */
  | 'powered_hood'
  /** Surgical mask */
  | 'surgical_mask';

export type PrfCrewTask =
  /** Drove to the scene */
  | 'drove_to_scene'
  /** Drove to hospital */
  | 'drove_transport'
  /** Led care on scene */
  | 'lead_on_scene'
  /** Led care during transport */
  | 'lead_transport'
  /** Observer */
  | 'observer'
  /** Other */
  | 'other'
  /** Gave care on scene */
  | 'other_on_scene'
  /** Gave care during transport */
  | 'other_transport'
  /** Wrote the record */
  | 'wrote_record';

/** Medicines that the patient takes */
export type PrfCurrentMedicineInput = {
  /** Code */
  code?: string | null | undefined;
  /** Code system */
  code_system?: PrfCodeSystem | null | undefined;
  /** Dose */
  dose?: number | null | undefined;
  /** Unit */
  dose_unit?: PrfDoseUnit | null | undefined;
  /** Unit, in words, if ‘Other’ was selected */
  dose_unit_other?: string | null | undefined;
  /** How often */
  frequency?: PrfMedicineFrequency | null | undefined;
  /** How often, in words, if ‘Other’ was selected */
  frequency_other?: string | null | undefined;
  /** Last taken */
  last_taken_at?: string | null | undefined;
  /** Medicine */
  medicine?: string | null | undefined;
  /** Route */
  route?: PrfRoute | null | undefined;
  /** Route, in words, if ‘Other’ was selected */
  route_other?: string | null | undefined;
};

/** One section, with only the fields that changed. */
export type PrfDataInput = {
  /** Clinical interventions */
  ClinicalInterventions?: PrfClinicalInterventionsInput | null | undefined;
  /** Disposition outcome */
  DispositionOutcome?: PrfDispositionOutcomeInput | null | undefined;
  /** Presenting complaint */
  PresentingComplaint?: PrfPresentingComplaintInput | null | undefined;
  /** Primary survey */
  PrimarySurvey?: PrfPrimarySurveyInput | null | undefined;
  /** Recognition of life extinct */
  ROLE?: PrfRoleInput | null | undefined;
  /** Secondary survey */
  SecondarySurvey?: PrfSecondarySurveyInput | null | undefined;
  /** Social history */
  SocialHistory?: PrfSocialHistoryInput | null | undefined;
  /** Clinical impression */
  clinical_impression?: PrfClinicalImpressionInput | null | undefined;
  /** Incident details */
  incidentDetails?: PrfIncidentDetailsInput | null | undefined;
  /** Observations */
  observations?: PrfObservationsInput | null | undefined;
};

export type PrfDelay =
  /** Access to the patient */
  | 'access'
  /** Call: caller, address or language */
  | 'call'
  /** Cleaning or restocking */
  | 'cleaning'
  /** Crowd */
  | 'crowd'
  /** Distance */
  | 'distance'
  /** Diverted */
  | 'diverted'
  /** Extrication */
  | 'extrication'
  /** Hazardous material */
  | 'hazardous_material'
  /** Queue at hospital */
  | 'hospital_queue'
  /** No crew or vehicle free */
  | 'no_crew'
  /** None */
  | 'none'
  /** Could not find it */
  | 'not_found'
  /** Scene not safe */
  | 'not_safe'
  /** Other */
  | 'other'
  /** Paperwork */
  | 'paperwork'
  /** Patient's condition changed */
  | 'patient_changed'
  /** Several patients */
  | 'several_patients'
  /** Traffic or closed road */
  | 'traffic'
  /** Vehicle or equipment fault */
  | 'vehicle'
  /** Waiting for another crew */
  | 'waiting_unit'
  /** Weather */
  | 'weather';

export type PrfDestinationReason =
  /** Clinical advice */
  | 'clinical_advice'
  /** Closest suitable */
  | 'closest'
  /** Diverted */
  | 'diversion'
  /** Family's choice */
  | 'family_choice'
  /** Guideline or pathway */
  | 'guideline'
  /** Other */
  | 'other'
  /** Choice of patient's own doctor */
  | 'own_doctor_choice'
  /** Patient's choice */
  | 'patient_choice'
  /** Police decision */
  | 'police_choice'
  /** Regional specialist centre */
  | 'specialist_centre';

export type PrfDestinationType =
  /** Air ambulance */
  | 'air_ambulance'
  /** Care home */
  | 'care_home'
  /** Clinic */
  | 'clinic'
  /** Diagnostic centre */
  | 'diagnostic'
  /** Dialysis unit */
  | 'dialysis'
  /** Emergency department */
  | 'emergency_department'
  /** Event medical centre */
  | 'event_medical_centre'
  /** GP surgery */
  | 'gp_surgery'
  /** Home */
  | 'home'
  /** Hospice */
  | 'hospice'
  /** Major trauma centre */
  | 'major_trauma_centre'
  /** Maternity unit */
  | 'maternity_unit'
  /** Mental health unit */
  | 'mental_health_unit'
  /** Minor injuries unit */
  | 'minor_injuries_unit'
  /** Mortuary */
  | 'mortuary'
  /** Nursing home */
  | 'nursing_home'
  /** Other */
  | 'other'
  /** Another ambulance */
  | 'other_ambulance'
  /** Police custody */
  | 'police_custody'
  /** Rehabilitation unit */
  | 'rehabilitation'
  /** Drug or alcohol rehabilitation */
  | 'rehabilitation_drugs_alcohol'
  /** Sheltered housing */
  | 'sheltered'
  /** Hospital ward or unit */
  | 'specialist_ward'
  /** Urgent treatment centre */
  | 'urgent_treatment_centre';

export type PrfDeviceEvent =
  /** Analysis */
  | 'analysis'
  /** CO2 */
  | 'co2'
  /** Data sent */
  | 'data_sent'
  /** Shock */
  | 'defibrillation'
  /** 12-lead ECG */
  | 'ecg_12_lead'
  /** ECG strip */
  | 'ecg_monitor'
  /** Invasive pressure */
  | 'invasive_pressure'
  /** No shock advised */
  | 'no_shock_advised'
  /** Other */
  | 'other'
  /** SpO2 */
  | 'oximetry'
  /** Pacing captures */
  | 'pacing_capture'
  /** Pacing begun */
  | 'pacing_started'
  /** Pacing stopped */
  | 'pacing_stopped'
  /** Patient connected */
  | 'patient_connected'
  /** Switched on */
  | 'power_on'
  /** Blood pressure */
  | 'pressure'
  /** Pulse */
  | 'pulse'
  /** Respiration */
  | 'respiration'
  /** Shock advised */
  | 'shock_advised'
  /** Synchronised off */
  | 'sync_off'
  /** Synchronised on */
  | 'sync_on'
  /** Temperature */
  | 'temperature';

/** Monitor event */
export type PrfDeviceLogInput = {
  /** When */
  at?: string | null | undefined;
  /** Device and serial number */
  device?: string | null | undefined;
  /** Energy (J) */
  energy_joules?: number | null | undefined;
  /** What */
  event?: PrfDeviceEvent | null | undefined;
  /** What, in words, if ‘Other’ was selected */
  event_other?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Another lead */
  lead?: string | null | undefined;
  /** Leads */
  leads?: Array<PrfMonitorLead> | null | undefined;
  /** Mode */
  mode?: PrfDeviceMode | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Pacing rate (/min) */
  pacing_rate?: number | null | undefined;
  /** Picture */
  picture?: string | null | undefined;
  /** What it showed */
  reading?: string | null | undefined;
  /** Shocks so far */
  shocks?: number | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfDeviceMode =
  /** Advisory (AED) */
  | 'advisory'
  /** Automatic */
  | 'automated'
  /** Demand pacing */
  | 'demand'
  /** Main-stream */
  | 'mainstream'
  /** Manual */
  | 'manual'
  /** Sensing */
  | 'sensing'
  /** Side-stream */
  | 'sidestream';

export type PrfDisability =
  /** Learning */
  | 'learning'
  /** Long-term illness */
  | 'long_term_illness'
  /** Mental health */
  | 'mental_health'
  /** None */
  | 'none'
  /** Not stated */
  | 'not_stated'
  /** Other */
  | 'other'
  /** Physical */
  | 'physical'
  /** Sensory */
  | 'sensory';

export type PrfDispositionOutcomeChoice =
  /** Conveyed by ambulance service */
  | 'conveyed_ambulance_service'
  /** Conveyed to emergency department by our vehicle */
  | 'conveyed_ed_own_vehicle'
  /** Deceased on scene */
  | 'deceased_on_scene'
  /** Discharged against advice */
  | 'discharged_against_advice'
  /** Discharged to own GP */
  | 'discharged_own_gp'
  /** Discharged to pharmacist */
  | 'discharged_pharmacist'
  /** Discharged with advice */
  | 'discharged_with_advice'
  /** Handed over to other crew */
  | 'handed_over_other_crew'
  /** Left before assessment */
  | 'left_before_assessment'
  /** Other */
  | 'other'
  /** Own transport to hospital */
  | 'own_transport_hospital'
  /** Referred to urgent care */
  | 'referred_urgent_care'
  /** Refused conveyance */
  | 'refused_conveyance'
  /** Refused treatment */
  | 'refused_treatment'
  /** Returned to event */
  | 'returned_to_event';

/** Disposition outcome: only changed fields. Absent: unchanged. Null: cleared. */
export type PrfDispositionOutcomeInput = {
  /** Admitted */
  admitted_at?: string | null | undefined;
  /** Advice given */
  advice_given?: string | null | undefined;
  /** Told or given */
  advice_kinds?: Array<PrfAdviceKind> | null | undefined;
  /** Told or given, in words, if ‘Other’ was selected */
  advice_kinds_other?: string | null | undefined;
  /** Care given */
  care_given?: PrfCareGiven | null | undefined;
  /** Specialist pathways. That the patient may belong to, wherever they were taken. */
  care_pathways?: Array<PrfCarePathway> | null | undefined;
  /** Specialist pathways, in words, if ‘Other’ was selected */
  care_pathways_other?: string | null | undefined;
  /** Brain function then */
  cerebral_performance?: PrfCerebralPerformance | null | undefined;
  /** What was discussed and decided */
  clinical_discussion_summary?: string | null | undefined;
  /** Clinical review requested */
  clinical_review_requested?: boolean | null | undefined;
  /** Clinician consulted */
  clinician_consulted_name?: string | null | undefined;
  /** Their role */
  clinician_consulted_role?: string | null | undefined;
  /** Our part in the care */
  crew_involvement?: PrfCrewInvolvement | null | undefined;
  /** Destination */
  destination?: string | null | undefined;
  /** Destination address */
  destination_address?: PrfAddressInput | null | undefined;
  /** Destination capabilities */
  destination_capabilities?: Array<PrfHospitalCapability> | null | undefined;
  /** Destination code */
  destination_code?: string | null | undefined;
  /** Destination position */
  destination_coordinates?: string | null | undefined;
  /** Why this destination */
  destination_reasons?: Array<PrfDestinationReason> | null | undefined;
  /** Why this destination, in words, if ‘Other’ was selected */
  destination_reasons_other?: string | null | undefined;
  /** Kind of destination */
  destination_type?: PrfDestinationType | null | undefined;
  /** Kind of destination, in words, if ‘Other’ was selected */
  destination_type_other?: string | null | undefined;
  /** Ward or unit */
  destination_ward?: PrfWard | null | undefined;
  /** Ward or unit, in words, if ‘Other’ was selected */
  destination_ward_other?: string | null | undefined;
  /** Why no senior was asked */
  discharge_no_senior_reason?: string | null | undefined;
  /** Senior who agreed to the discharge. Name and role. Needed if the last observations still called for action. */
  discharge_senior?: string | null | undefined;
  /** Left hospital */
  discharged_at?: string | null | undefined;
  /** Discharging clinician */
  discharging_clinician?: string | null | undefined;
  /** Outcome */
  disposition_outcome?: PrfDispositionOutcomeChoice | null | undefined;
  /** Outcome, in words, if ‘Other’ was selected */
  disposition_outcome_other?: string | null | undefined;
  /** Booked in at the emergency department */
  ed_arrival_at?: string | null | undefined;
  /** Left the emergency department to */
  ed_outcome?: PrfHospitalOutcome | null | undefined;
  /** Left the emergency department to, in words, if ‘Other’ was selected */
  ed_outcome_other?: string | null | undefined;
  /** Expected to arrive. The handover shows this time, and how many minutes away it is. */
  expected_arrival_time?: string | null | undefined;
  /** Acuity at the end */
  final_acuity?: PrfAcuity | null | undefined;
  /** Follow-up arranged */
  follow_ups?: Array<PrfFollowUpInput> | null | undefined;
  /** Signature of the person who took over */
  handover_signature?: string | null | undefined;
  /** Signed at */
  handover_signed_at?: string | null | undefined;
  /** Handed over at */
  handover_time?: string | null | undefined;
  /** Handed over to */
  handover_to?: string | null | undefined;
  /** Their role */
  handover_to_role?: string | null | undefined;
  /** Diagnoses and procedures */
  hospital_findings?: Array<PrfHospitalFindingInput> | null | undefined;
  /** Left hospital to */
  hospital_outcome?: PrfHospitalOutcome | null | undefined;
  /** Left hospital to, in words, if ‘Other’ was selected */
  hospital_outcome_other?: string | null | undefined;
  /** Injury severity score */
  injury_severity_score?: number | null | undefined;
  /** Level of care given */
  level_of_care?: PrfLevelOfCare | null | undefined;
  /** Moved from the vehicle by */
  moved_from_vehicle?: PrfMoved | null | undefined;
  /** Moved from the vehicle by, in words, if ‘Other’ was selected */
  moved_from_vehicle_other?: string | null | undefined;
  /** Moved to the vehicle by */
  moved_to_vehicle?: PrfMoved | null | undefined;
  /** Moved to the vehicle by, in words, if ‘Other’ was selected */
  moved_to_vehicle_other?: string | null | undefined;
  /** Questions without an answer. Which one, and why: unable to obtain, not applicable, refused. */
  no_value?: Array<PrfDispositionOutcomeNoValueInput> | null | undefined;
  /** Numbers of other reports */
  other_reports?: Array<PrfOtherReportInput> | null | undefined;
  /** Information given by */
  outcome_source?: string | null | undefined;
  /** Contact */
  patient_contact?: PrfPatientContact | null | undefined;
  /** Patients in the vehicle */
  patients_transported?: number | null | undefined;
  /** Position during transport */
  position_in_transport?: Array<PrfTransportPosition> | null | undefined;
  /** Position during transport, in words, if ‘Other’ was selected */
  position_in_transport_other?: string | null | undefined;
  /** Pre-alert */
  pre_alert?: PrfPreAlert | null | undefined;
  /** Pre-alert given at */
  pre_alert_at?: string | null | undefined;
  /** Pre-alert, in words, if ‘Other’ was selected */
  pre_alert_other?: string | null | undefined;
  /** Questions answered */
  question_answers?: Array<PrfQuestionAnswerInput> | null | undefined;
  /** What was refused, and why */
  refusal_reason?: string | null | undefined;
  /** Reasons given */
  refusal_reasons?: Array<PrfRefusalReason> | null | undefined;
  /** Reasons given, in words, if ‘Other’ was selected */
  refusal_reasons_other?: string | null | undefined;
  /** Risks explained */
  refusal_risks_explained?: string | null | undefined;
  /** Signature of refusal. The patient's own, by pen or finger. */
  refusal_signature?: string | null | undefined;
  /** No signature because */
  refusal_signature_not_obtained?: string | null | undefined;
  /** Signed by */
  refusal_signed_by?: PrfRefusalSignedBy | null | undefined;
  /** Signed by, in words, if ‘Other’ was selected */
  refusal_signed_by_other?: string | null | undefined;
  /** Name of the person who signed */
  refusal_signed_name?: string | null | undefined;
  /** Witness */
  refusal_witness?: string | null | undefined;
  /** Refused */
  refused_what?: Array<PrfRefusedWhat> | null | undefined;
  /** Refused, in words, if ‘Other’ was selected */
  refused_what_other?: string | null | undefined;
  /** Left our care because */
  release_reasons?: Array<PrfReleaseReason> | null | undefined;
  /** Left our care because, in words, if ‘Other’ was selected */
  release_reasons_other?: string | null | undefined;
  /** Left with */
  released_to?: string | null | undefined;
  /** Signatures on paper or elsewhere. A photograph of the page goes with the pictures. */
  signatures?: Array<PrfOtherSignatureInput> | null | undefined;
  /** At discharge or 30 days */
  survived_30_days?: PrfSurvival | null | undefined;
  /** Left our care at */
  time_left_dc_care?: string | null | undefined;
  /** By */
  transport_method?: PrfTransportMethod | null | undefined;
  /** By, in words, if ‘Other’ was selected */
  transport_method_other?: string | null | undefined;
  /** Transport */
  transport_outcome?: PrfTransportOutcome | null | undefined;
  /** How the vehicle was driven */
  transport_style?: Array<PrfTransportStyle> | null | undefined;
  /** Urgency */
  transport_urgency?: PrfTransportUrgency | null | undefined;
  /** Told what to do if it gets worse */
  worsening_advice_given?: boolean | null | undefined;
};

/** Questions without an answer */
export type PrfDispositionOutcomeNoValueInput = {
  /** Question */
  field?: PrfDispositionOutcomeQuestion | null | undefined;
  /** Why */
  reason?: PrfNoValueReason | null | undefined;
};

export type PrfDispositionOutcomeQuestion =
  /** Admitted */
  | 'admitted_at'
  /** Advice given */
  | 'advice_given'
  /** Told or given */
  | 'advice_kinds'
  /** Care given */
  | 'care_given'
  /** Specialist pathways */
  | 'care_pathways'
  /** Brain function then */
  | 'cerebral_performance'
  /** What was discussed and decided */
  | 'clinical_discussion_summary'
  /** Clinical review requested */
  | 'clinical_review_requested'
  /** Clinician consulted */
  | 'clinician_consulted_name'
  /** Their role */
  | 'clinician_consulted_role'
  /** Our part in the care */
  | 'crew_involvement'
  /** Destination */
  | 'destination'
  /** Destination address */
  | 'destination_address'
  /** Destination capabilities */
  | 'destination_capabilities'
  /** Destination code */
  | 'destination_code'
  /** Destination position */
  | 'destination_coordinates'
  /** Why this destination */
  | 'destination_reasons'
  /** Kind of destination */
  | 'destination_type'
  /** Ward or unit */
  | 'destination_ward'
  /** Why no senior was asked */
  | 'discharge_no_senior_reason'
  /** Senior who agreed to the discharge */
  | 'discharge_senior'
  /** Left hospital */
  | 'discharged_at'
  /** Booked in at the emergency department */
  | 'ed_arrival_at'
  /** Left the emergency department to */
  | 'ed_outcome'
  /** Expected to arrive */
  | 'expected_arrival_time'
  /** Acuity at the end */
  | 'final_acuity'
  /** Signed at */
  | 'handover_signed_at'
  /** Handed over at */
  | 'handover_time'
  /** Handed over to */
  | 'handover_to'
  /** Their role */
  | 'handover_to_role'
  /** Diagnoses and procedures */
  | 'hospital_findings'
  /** Left hospital to */
  | 'hospital_outcome'
  /** Injury severity score */
  | 'injury_severity_score'
  /** Level of care given */
  | 'level_of_care'
  /** Moved from the vehicle by */
  | 'moved_from_vehicle'
  /** Moved to the vehicle by */
  | 'moved_to_vehicle'
  /** Numbers of other reports */
  | 'other_reports'
  /** Information given by */
  | 'outcome_source'
  /** Contact */
  | 'patient_contact'
  /** Patients in the vehicle */
  | 'patients_transported'
  /** Position during transport */
  | 'position_in_transport'
  /** Pre-alert */
  | 'pre_alert'
  /** Pre-alert given at */
  | 'pre_alert_at'
  /** What was refused, and why */
  | 'refusal_reason'
  /** Reasons given */
  | 'refusal_reasons'
  /** Risks explained */
  | 'refusal_risks_explained'
  /** No signature because */
  | 'refusal_signature_not_obtained'
  /** Signed by */
  | 'refusal_signed_by'
  /** Name of the person who signed */
  | 'refusal_signed_name'
  /** Witness */
  | 'refusal_witness'
  /** Refused */
  | 'refused_what'
  /** Left our care because */
  | 'release_reasons'
  /** Left with */
  | 'released_to'
  /** At discharge or 30 days */
  | 'survived_30_days'
  /** Left our care at */
  | 'time_left_dc_care'
  /** By */
  | 'transport_method'
  /** Transport */
  | 'transport_outcome'
  /** How the vehicle was driven */
  | 'transport_style'
  /** Urgency */
  | 'transport_urgency'
  /** Told what to do if it gets worse */
  | 'worsening_advice_given';

export type PrfDoseUnit =
  /** application */
  | 'application'
  /** capsule */
  | 'capsule'
  /** cm */
  | 'cm'
  /** drop */
  | 'drop'
  /** g */
  | 'g'
  /** to keep the vein open */
  | 'keep_open'
  /** L/min */
  | 'l_per_min'
  /** L */
  | 'litre'
  /** mg */
  | 'mg'
  /** mg/h */
  | 'mg_per_hour'
  /** mg/kg */
  | 'mg_per_kg'
  /** mg/kg/min */
  | 'mg_per_kg_min'
  /** mg/min */
  | 'mg_per_min'
  /** microgram */
  | 'microgram'
  /** microgram/kg */
  | 'microgram_per_kg'
  /** microgram/kg/min */
  | 'microgram_per_kg_min'
  /** microgram/min */
  | 'microgram_per_min'
  /** mL */
  | 'ml'
  /** mL/h */
  | 'ml_per_hour'
  /** mmol */
  | 'mmol'
  /** Other */
  | 'other'
  /** % */
  | 'percent'
  /** puff */
  | 'puff'
  /** sachet */
  | 'sachet'
  /** spray */
  | 'spray'
  /** tablet */
  | 'tablet'
  /** tube */
  | 'tube'
  /** unit */
  | 'unit'
  /** unit/h */
  | 'unit_per_hour'
  /** unit/kg */
  | 'unit_per_kg'
  /** unit/kg/h */
  | 'unit_per_kg_hour';

export type PrfDrugComplication =
  /** Allergic reaction */
  | 'allergic_reaction'
  /** Altered consciousness */
  | 'altered_consciousness'
  /** Apnoea */
  | 'apnoea'
  /** Bleeding */
  | 'bleeding'
  /** Bradycardia */
  | 'bradycardia'
  /** Slow breathing */
  | 'bradypnoea'
  /** Bronchospasm */
  | 'bronchospasm'
  /** Diarrhoea */
  | 'diarrhoea'
  /** Extravasation */
  | 'extravasation'
  /** Hypertension */
  | 'hypertension'
  /** Hyperthermia */
  | 'hyperthermia'
  /** Hypotension */
  | 'hypotension'
  /** Hypothermia */
  | 'hypothermia'
  /** Hypoxia */
  | 'hypoxia'
  /** Injury */
  | 'injury'
  /** Itching */
  | 'itching'
  /** Nausea */
  | 'nausea'
  /** None */
  | 'none'
  /** Other */
  | 'other'
  /** Rash */
  | 'rash'
  /** Respiratory distress */
  | 'respiratory_distress'
  /** Tachycardia */
  | 'tachycardia'
  /** Rapid breathing */
  | 'tachypnoea'
  /** Urticaria */
  | 'urticaria'
  /** Vomiting */
  | 'vomiting';

export type PrfDurationUnit =
  /** Days */
  | 'days'
  /** Hours */
  | 'hours'
  /** Minutes */
  | 'minutes'
  /** Months */
  | 'months'
  /** Seconds */
  | 'seconds'
  /** Weeks */
  | 'weeks'
  /** Years */
  | 'years';

export type PrfEcgFinding =
  /** Artefact */
  | 'artefact'
  /** Atrial ectopics */
  | 'atrial_ectopics'
  /** Brugada pattern */
  | 'brugada'
  /** Delta wave */
  | 'delta_wave'
  /** Ischaemia, anterior */
  | 'ischaemia_anterior'
  /** Ischaemia, inferior */
  | 'ischaemia_inferior'
  /** Ischaemia, lateral */
  | 'ischaemia_lateral'
  /** Ischaemia, posterior */
  | 'ischaemia_posterior'
  /** Ischaemia, septal */
  | 'ischaemia_septal'
  /** Left bundle branch block */
  | 'lbbb'
  /** Long QT */
  | 'long_qt'
  /** Left ventricular hypertrophy */
  | 'lv_hypertrophy'
  /** Normal */
  | 'normal'
  /** Other */
  | 'other'
  /** Peaked T waves */
  | 'peaked_t'
  /** Right bundle branch block */
  | 'rbbb'
  /** ST elevation, anterior */
  | 'st_elevation_anterior'
  /** ST elevation, inferior */
  | 'st_elevation_inferior'
  /** ST elevation, lateral */
  | 'st_elevation_lateral'
  /** Posterior infarct */
  | 'st_elevation_posterior'
  /** ST elevation, septal */
  | 'st_elevation_septal'
  /** T wave inversion */
  | 't_inversion'
  /** Ventricular ectopics */
  | 'ventricular_ectopics';

/** ECG */
export type PrfEcgInput = {
  /** Also read by */
  also_read_by?: Array<PrfEcgReadBy> | null | undefined;
  /** What they answered */
  answer?: string | null | undefined;
  /** Device. Kind and number. */
  device?: string | null | undefined;
  /** Findings */
  ecg_findings?: Array<PrfEcgFinding> | null | undefined;
  /** Findings, in words, if ‘Other’ was selected */
  ecg_findings_other?: string | null | undefined;
  /** Rhythm */
  ecg_rhythm?: PrfEcgRhythm | null | undefined;
  /** Rhythm, in words, if ‘Other’ was selected */
  ecg_rhythm_other?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Before our arrival */
  is_before_arrival?: boolean | null | undefined;
  /** Leads */
  leads?: PrfEcgLeads | null | undefined;
  /** Leads, in words, if ‘Other’ was selected */
  leads_other?: string | null | undefined;
  /** Note */
  note?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Picture */
  picture?: string | null | undefined;
  /** PR (ms) */
  pr_ms?: number | null | undefined;
  /** QRS (ms) */
  qrs_ms?: number | null | undefined;
  /** QTc (ms) */
  qtc_ms?: number | null | undefined;
  /** Rate (/min) */
  rate?: number | null | undefined;
  /** Read by */
  read_by?: PrfEcgReadBy | null | undefined;
  /** Name of the person who read it */
  reader?: string | null | undefined;
  /** Sent at */
  sent_at?: string | null | undefined;
  /** Sent to */
  sent_to?: string | null | undefined;
  /** Taken at */
  taken_at?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfEcgLeads =
  /** 18 leads */
  | 'eighteen'
  /** 15 leads */
  | 'fifteen'
  /** 5 leads */
  | 'five'
  /** 4 leads */
  | 'four'
  /** Other */
  | 'other'
  /** Pads or paddles */
  | 'pads'
  /** 3 leads */
  | 'three'
  /** 12 leads */
  | 'twelve'
  /** 12 leads, right-sided */
  | 'twelve_right';

export type PrfEcgReadBy =
  /** Clinician here */
  | 'clinician'
  /** The device */
  | 'device'
  /** Sent and read elsewhere */
  | 'remote'
  /** Sent, not read here */
  | 'sent_unread';

export type PrfEcgRhythm =
  /** AED: no shock advised */
  | 'aed_no_shock'
  /** AED: shock advised */
  | 'aed_shock_advised'
  /** Atrial fibrillation */
  | 'af'
  /** Agonal or idioventricular */
  | 'agonal'
  /** Asystole */
  | 'asystole'
  /** First degree block */
  | 'block_1'
  /** Second degree block, type 1 */
  | 'block_2_type_1'
  /** Second degree block, type 2 */
  | 'block_2_type_2'
  /** Third degree block */
  | 'block_3'
  /** Atrial flutter */
  | 'flutter'
  /** Junctional */
  | 'junctional'
  /** Other */
  | 'other'
  /** Paced */
  | 'paced'
  /** PEA */
  | 'pea'
  /** Pulseless VT */
  | 'pulseless_vt'
  /** Sinus rhythm */
  | 'sinus'
  /** Sinus arrhythmia */
  | 'sinus_arrhythmia'
  /** Sinus bradycardia */
  | 'sinus_bradycardia'
  /** Sinus tachycardia */
  | 'sinus_tachycardia'
  /** SVT */
  | 'svt'
  /** Torsades de pointes */
  | 'torsades'
  /** VF */
  | 'vf'
  /** VT with pulse */
  | 'vt_with_pulse';

export type PrfEjection =
  /** Completely */
  | 'complete'
  /** No */
  | 'no'
  /** Partly */
  | 'partial'
  /** Rider thrown */
  | 'rider_thrown';

/** Automatic emergency call (eCall) */
export type PrfEmergencyCallInput = {
  /** Serious injury likely */
  injury_likely?: boolean | null | undefined;
  /** Number to call back */
  phone?: string | null | undefined;
  /** Position of the vehicle */
  position?: string | null | undefined;
  /** Its number */
  reference?: string | null | undefined;
  /** Time of the collision */
  reported_at?: string | null | undefined;
  /** Service that reported it */
  system?: string | null | undefined;
};

export type PrfEntrapment =
  /** By injury only */
  | 'by_injury'
  /** Could not open the door */
  | 'medical'
  /** No */
  | 'no'
  /** Physically trapped */
  | 'physical';

/** What was done about an alert. Each kind needs its own fields: BAD_INPUT names those missing. */
export type PrfEscalationInput = {
  /** escalated: their answer. senior_review: what was decided. At most 240 characters. */
  answer?: string | null | undefined;
  /** escalated, senior_review, conveyed, patient_refused: when, ISO 8601 with offset. */
  at?: string | null | undefined;
  /** reassessed: the set that was taken afterwards. treated: the entry of the interventions. */
  entryId?: string | null | undefined;
  kind: PrfEscalationKind;
  /** escalated, senior_review, palliative_plan, judged_chronic: who. At most 80 characters. */
  name?: string | null | undefined;
  /** conveyed: the destination. Otherwise the reason. At most 240 characters. */
  reason?: string | null | undefined;
  /** escalated, senior_review: their role. */
  role?: string | null | undefined;
  /** judged_chronic: the date until which it applies, YYYY-MM-DD. */
  until?: string | null | undefined;
};

/** The kinds of action that close an alert (clinical section 9). */
export type PrfEscalationKind =
  /** Conveyed */
  | 'conveyed'
  /** Escalated */
  | 'escalated'
  /** Judged chronic */
  | 'judged_chronic'
  /** Palliative plan */
  | 'palliative_plan'
  /** Patient refused */
  | 'patient_refused'
  /** Reassessed */
  | 'reassessed'
  /** Senior review */
  | 'senior_review'
  /** Treated */
  | 'treated';

export type PrfExamFinding =
  /** Extends (decerebrate) */
  | 'abnormal_extension'
  /** Flexes (decorticate) */
  | 'abnormal_flexion'
  /** Abrasion */
  | 'abrasion'
  /** Absent air entry */
  | 'absent_air_entry'
  /** Accessory muscles */
  | 'accessory_muscles'
  /** Agitated */
  | 'agitated'
  /** Alert and orientated */
  | 'alert_orientated'
  /** Altered mental state */
  | 'altered'
  /** Amputation */
  | 'amputation'
  /** Previous amputation */
  | 'amputation_former'
  /** Anxious */
  | 'anxious'
  /** Aphasia */
  | 'aphasia'
  /** Arm drift */
  | 'arm_drift'
  /** Avulsion */
  | 'avulsion'
  /** Bite or sting */
  | 'bite'
  /** Bleeding, controlled */
  | 'bleeding_controlled'
  /** Bleeding, rectal */
  | 'bleeding_rectal'
  /** Bleeding, uncontrolled */
  | 'bleeding_uncontrolled'
  /** Bleeding, urethral */
  | 'bleeding_urethral'
  /** Bleeding, vaginal */
  | 'bleeding_vaginal'
  /** Blind */
  | 'blind'
  /** Blister */
  | 'blister'
  /** Bowel sounds heard */
  | 'bowel_sounds'
  /** Bowel sounds absent */
  | 'bowel_sounds_absent'
  /** Breath sounds equal */
  | 'breath_sounds_equal'
  /** Breath sounds normal */
  | 'breath_sounds_normal'
  /** Burn */
  | 'burn'
  /** Burn, blistering */
  | 'burn_blistering'
  /** Burn, charring */
  | 'burn_charring'
  /** Burn, redness */
  | 'burn_redness'
  /** Burn, white or waxy */
  | 'burn_white'
  /** Cannot swallow */
  | 'cannot_swallow'
  /** Clammy */
  | 'clammy'
  /** Clubbing */
  | 'clubbing'
  /** Cold */
  | 'cold'
  /** Coma */
  | 'coma'
  /** Combative */
  | 'combative'
  /** Confused */
  | 'confused'
  /** Contusion */
  | 'contusion'
  /** Coordination abnormal */
  | 'coordination_abnormal'
  /** Coordination normal */
  | 'coordination_normal'
  /** Crackles */
  | 'crackles'
  /** Crepitus */
  | 'crepitus'
  /** Crowning */
  | 'crowning'
  /** Capillary refill 2–4 s */
  | 'crt_2_to_4'
  /** Capillary refill over 4 s */
  | 'crt_over_4'
  /** Capillary refill under 2 s */
  | 'crt_under_2'
  /** Crush injury */
  | 'crush'
  /** Cyanosed */
  | 'cyanosed'
  /** Decapitation */
  | 'decapitation'
  /** Deformity */
  | 'deformity'
  /** Discharge or drainage */
  | 'discharge'
  /** Dislocation */
  | 'dislocation'
  /** Disorientated */
  | 'disorientated'
  /** Distended */
  | 'distended'
  /** Drowsy */
  | 'drowsy'
  /** Dry */
  | 'dry'
  /** Emotional shock */
  | 'emotional_shock'
  /** Cataract or clouded */
  | 'eye_clouded'
  /** Eye missing or artificial */
  | 'eye_missing'
  /** Facial droop */
  | 'facial_droop'
  /** Flail segment */
  | 'flail_segment'
  /** Flushed */
  | 'flushed'
  /** Foreign body */
  | 'foreign_body'
  /** Fracture, closed */
  | 'fracture_closed'
  /** Fracture, open */
  | 'fracture_open'
  /** Gait normal */
  | 'gait_normal'
  /** Gaze deviation */
  | 'gaze_deviation'
  /** Genital injury */
  | 'genital_injury'
  /** Glaucoma */
  | 'glaucoma'
  /** Guarding */
  | 'guarding'
  /** Gunshot wound */
  | 'gunshot'
  /** Hallucinations */
  | 'hallucinations'
  /** Click or rub */
  | 'heart_click_or_rub'
  /** Extra heart sound (S3, S4) */
  | 'heart_sound_extra'
  /** Heart sounds S1 and S2 */
  | 'heart_sounds_present'
  /** Hemiplegia */
  | 'hemiplegia'
  /** Hot */
  | 'hot'
  /** Blood in the eye */
  | 'hyphaema'
  /** Implanted device */
  | 'implanted_device'
  /** Incontinent */
  | 'incontinent'
  /** Increased effort */
  | 'increased_effort'
  /** Irregular pulse */
  | 'irregular_pulse'
  /** Jaundiced */
  | 'jaundiced'
  /** Laceration */
  | 'laceration'
  /** Learning disability */
  | 'learning_disability'
  /** Limb weakness */
  | 'limb_weakness'
  /** Lividity */
  | 'lividity'
  /** Mass */
  | 'mass'
  /** Memory loss */
  | 'memory_loss'
  /** Mental illness */
  | 'mental_illness'
  /** Midline tenderness */
  | 'midline_tenderness'
  /** Mottled */
  | 'mottled'
  /** Movement absent */
  | 'movement_absent'
  /** Movement normal */
  | 'movement_normal'
  /** Muffled heart sounds */
  | 'muffled_heart_sounds'
  /** Murmur */
  | 'murmur'
  /** Murmur, diastolic */
  | 'murmur_diastolic'
  /** Neck stiffness */
  | 'neck_stiffness'
  /** Non-blanching rash */
  | 'non_blanching_rash'
  /** Normal */
  | 'normal'
  /** Not examined */
  | 'not_examined'
  /** Numbness or tingling */
  | 'numbness'
  /** Nystagmus */
  | 'nystagmus'
  /** Oedema */
  | 'oedema'
  /** Open globe */
  | 'open_globe'
  /** Orientated: event */
  | 'orientated_event'
  /** Orientated: person */
  | 'orientated_person'
  /** Orientated: place */
  | 'orientated_place'
  /** Orientated: time */
  | 'orientated_time'
  /** Other */
  | 'other'
  /** Pain */
  | 'pain'
  /** Pain on breathing */
  | 'pain_on_breathing'
  /** Pain on movement */
  | 'pain_on_movement'
  /** Pale */
  | 'pale'
  /** Paralysed by drugs */
  | 'paralysed_by_drugs'
  /** Paralysis */
  | 'paralysis'
  /** Tenderness beside the spine */
  | 'paraspinal_tenderness'
  /** Pelvic fracture */
  | 'pelvic_fracture'
  /** Equal, round, reactive to light */
  | 'perrl'
  /** Poor turgor */
  | 'poor_turgor'
  /** Pregnant uterus */
  | 'pregnant_uterus'
  /** Priapism */
  | 'priapism'
  /** Pulsating mass */
  | 'pulsating_mass'
  /** Pulse abnormal */
  | 'pulse_abnormal'
  /** Pulse absent */
  | 'pulse_absent'
  /** Pulse normal */
  | 'pulse_normal'
  /** Puncture or stab wound */
  | 'puncture'
  /** Pupil dilated */
  | 'pupil_dilated'
  /** Pupil irregular */
  | 'pupil_irregular'
  /** Pupil pinpoint */
  | 'pupil_pinpoint'
  /** Pupil reacts */
  | 'pupil_reactive'
  /** Pupil size (see millimetres) */
  | 'pupil_size'
  /** Pupil sluggish */
  | 'pupil_sluggish'
  /** Pupil does not react */
  | 'pupil_unreactive'
  /** Pupils unequal */
  | 'pupils_unequal'
  /** Raised jugular pressure */
  | 'raised_jvp'
  /** Rash */
  | 'rash'
  /** Rebound tenderness */
  | 'rebound'
  /** Recession */
  | 'recession'
  /** Reduced air entry */
  | 'reduced_air_entry'
  /** Reduced movement */
  | 'reduced_movement'
  /** Renal angle tenderness */
  | 'renal_angle_tenderness'
  /** Rhonchi */
  | 'rhonchi'
  /** Rigid */
  | 'rigid'
  /** Sedated by drugs */
  | 'sedated'
  /** Seizure */
  | 'seizure'
  /** Sensation absent */
  | 'sensation_absent'
  /** Sensation normal */
  | 'sensation_normal'
  /** Shortened and rotated */
  | 'shortened_rotated'
  /** Tenting */
  | 'skin_tenting'
  /** Slow to respond */
  | 'slow_to_respond'
  /** Slurred speech */
  | 'slurred_speech'
  /** Speech normal */
  | 'speech_normal'
  /** Status epilepticus */
  | 'status_epilepticus'
  /** Strange behaviour */
  | 'strange_behaviour'
  /** Strength equal */
  | 'strength_equal'
  /** Strength normal */
  | 'strength_normal'
  /** Strength unequal */
  | 'strength_unequal'
  /** Stridor */
  | 'stridor'
  /** Stupor */
  | 'stupor'
  /** Surgical emphysema */
  | 'surgical_emphysema'
  /** Sweating */
  | 'sweating'
  /** Swelling */
  | 'swelling'
  /** Tenderness */
  | 'tenderness'
  /** Tracheal deviation */
  | 'tracheal_deviation'
  /** Tremor */
  | 'tremor'
  /** Does not cooperate */
  | 'uncooperative'
  /** Unequal rise */
  | 'unequal_rise'
  /** Unresponsive */
  | 'unresponsive'
  /** Unstable */
  | 'unstable'
  /** Unsteady gait */
  | 'unsteady_gait'
  /** Urticaria */
  | 'urticaria'
  /** Usual for this patient */
  | 'usual_for_patient'
  /** Warm */
  | 'warm'
  /** Wheeze */
  | 'wheeze'
  /** Wheeze on breathing in */
  | 'wheeze_inspiratory';

export type PrfExamRegion =
  /** Abdomen */
  | 'abdomen'
  /** Back and spine */
  | 'back_spine'
  /** Chest */
  | 'chest'
  /** Ears, nose and throat */
  | 'ears_nose_throat'
  /** Eyes */
  | 'eyes'
  /** Face */
  | 'face'
  /** Head */
  | 'head'
  /** Heart */
  | 'heart'
  /** Limbs */
  | 'limbs'
  /** Lungs */
  | 'lungs'
  /** Mental state */
  | 'mental_state'
  /** Neck */
  | 'neck'
  /** Neurological */
  | 'neurological'
  /** Pelvis and genitals */
  | 'pelvis'
  /** Skin */
  | 'skin';

export type PrfExamSide =
  /** Both */
  | 'both'
  /** Left */
  | 'left'
  /** Midline */
  | 'midline'
  /** Right */
  | 'right';

/** Findings */
export type PrfExaminationFindingInput = {
  /** Finding */
  finding?: PrfExamFinding | null | undefined;
  /** Finding, in words, if ‘Other’ was selected */
  finding_other?: string | null | undefined;
  /** Found at */
  found_at?: string | null | undefined;
  /** Looked for and absent */
  is_absent?: boolean | null | undefined;
  /** Where */
  location?: PrfBodyLocation | null | undefined;
  /** Where, in words, if ‘Other’ was selected */
  location_other?: string | null | undefined;
  /** Note */
  note?: string | null | undefined;
  /** Region */
  region?: PrfExamRegion | null | undefined;
  /** Side */
  side?: PrfExamSide | null | undefined;
  /** Size (mm) */
  size_mm?: number | null | undefined;
};

export type PrfExtrication =
  /** Helped out */
  | 'assisted'
  /** Rapid */
  | 'rapid'
  /** Got out unaided */
  | 'self'
  /** Cut out */
  | 'tools';

/** FAST */
export type PrfFastStrokeInput = {
  /** Arm */
  arm?: PrfStrokeSign | null | undefined;
  /** Face */
  face?: PrfStrokeSign | null | undefined;
  /** Speech */
  speech?: PrfStrokeSign | null | undefined;
  /** Time of onset */
  time?: PrfStrokeSign | null | undefined;
};

export type PrfFetalMovements =
  /** None felt */
  | 'absent'
  /** Usual */
  | 'normal'
  /** Reduced */
  | 'reduced'
  /** Too early to feel */
  | 'too_early';

export type PrfFilter = {
  /** The user who started it. */
  authorId?: string | null | undefined;
  /** Band of the latest NEWS2; limited as `complaint` is. */
  band?: PrfNews2Band | null | undefined;
  /** Part of the chief complaint; unrestricted records only. Needs an event, patient, author, your own records or at most 366 days. */
  complaint?: string | null | undefined;
  eventId?: string | null | undefined;
  /** Started at or after this time. */
  from?: string | null | undefined;
  /** Only unsigned records whose event is over, or that have no event and are a day old. */
  isLate?: boolean | null | undefined;
  /** Only records that the caller started or is crew of. */
  mine?: boolean | null | undefined;
  /** Only records with a NEWS2 alert that has no action yet. */
  openAlert?: boolean | null | undefined;
  patientId?: string | null | undefined;
  status?: Array<PrfStatus> | null | undefined;
  /** Part of the record's number, or of the patient's name. */
  text?: string | null | undefined;
  /** Started before this time. */
  to?: string | null | undefined;
  /** Changed at or after this time, according to the change feed. To miss nothing, read `changes` instead. */
  updatedSince?: string | null | undefined;
};

export type PrfFirstRescuer =
  /** Ambulance service */
  | 'ambulance_service'
  /** Bystander */
  | 'bystander'
  /** Community first responder */
  | 'community_responder'
  /** Event first aider */
  | 'event_first_aider'
  /** Family member */
  | 'family'
  /** Fire and rescue */
  | 'fire'
  /** Health professional off duty */
  | 'health_professional'
  /** Nobody */
  | 'nobody'
  /** Our crew */
  | 'our_crew'
  /** Police */
  | 'police';

export type PrfFollowUpBy =
  /** Booked by us */
  | 'booked'
  /** Patient will arrange it */
  | 'patient'
  /** Phoned */
  | 'phoned'
  /** Letter or message sent */
  | 'sent';

/** Follow-up */
export type PrfFollowUpInput = {
  /** When */
  arranged_at?: string | null | undefined;
  /** How */
  by?: PrfFollowUpBy | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** What for */
  note?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Reference */
  reference?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
  /** With */
  with?: PrfFollowUpWith | null | undefined;
  /** With, in words, if ‘Other’ was selected */
  with_other?: string | null | undefined;
  /** Within */
  within?: PrfFollowUpWithin | null | undefined;
};

export type PrfFollowUpWith =
  /** Dentist */
  | 'dentist'
  /** District nurse */
  | 'district_nurse'
  /** Drug and alcohol service */
  | 'drug_alcohol'
  /** Emergency department */
  | 'emergency_department'
  /** Event medical team */
  | 'event_medical'
  /** Falls team */
  | 'falls_team'
  /** GP */
  | 'gp'
  /** Mental health team */
  | 'mental_health'
  /** Midwife */
  | 'midwife'
  /** NHS 111 */
  | 'nhs_111'
  /** Optician */
  | 'optician'
  /** Other */
  | 'other'
  /** Pharmacist */
  | 'pharmacist'
  /** Physiotherapy */
  | 'physiotherapy'
  /** Same day emergency care */
  | 'same_day_care'
  /** Social care */
  | 'social_care'
  /** Urgent treatment centre */
  | 'urgent_treatment';

export type PrfFollowUpWithin =
  /** 24 hours */
  | 'day'
  /** 4 hours */
  | 'four_hours'
  /** Routine */
  | 'routine'
  /** 48 hours */
  | 'two_days'
  /** A week */
  | 'week';

export type PrfFunctionBefore =
  /** Dependent on others */
  | 'dependent'
  /** Independent */
  | 'independent'
  /** Not known */
  | 'not_known'
  /** Needed some help */
  | 'some_help';

export type PrfGcsQualifier =
  /** Eyes cannot be opened */
  | 'eye_obstructed'
  /** Airway device in place */
  | 'intubated'
  /** Without sedation or airway device */
  | 'legitimate'
  /** Paralysed by drugs */
  | 'paralysed'
  /** Sedated */
  | 'sedated';

export type PrfGlucoseLimit =
  /** HI (above what the meter can read) */
  | 'hi'
  /** LO (below what the meter can read) */
  | 'lo';

/** Guidelines followed */
export type PrfGuidelineInput = {
  /** For */
  age_category?: PrfAgeCategory | null | undefined;
  /** Guideline */
  guideline?: string | null | undefined;
};

export type PrfHeartRateMethod =
  /** Heard */
  | 'auscultated'
  /** Automated cuff */
  | 'automated_cuff'
  /** Doppler */
  | 'doppler'
  /** ECG monitor */
  | 'ecg_monitor'
  /** Other monitor */
  | 'other_monitor'
  /** Felt */
  | 'palpated'
  /** Pulse oximeter */
  | 'pulse_oximeter';

export type PrfHistoryFrom =
  /** Bystander */
  | 'bystander'
  /** Carer */
  | 'carer'
  /** Coach or team staff */
  | 'coach'
  /** Family */
  | 'family'
  /** Friend or team mate */
  | 'friend'
  /** Health professional */
  | 'health_professional'
  /** Other */
  | 'other'
  /** Patient */
  | 'patient'
  /** Records */
  | 'records';

/** The kind of entry in a record’s history. */
export type PrfHistoryKind =
  /** The action on an alert was recorded; the reason says what was done. */
  | 'ALERT_ANSWERED'
  /** A new signed version was added to the earlier ones. */
  | 'AMENDED'
  /** A change came after the signature and was kept with the record. */
  | 'CAME_LATE'
  /** A handover after signing; the reason says who took over the patient. */
  | 'HANDED_OVER'
  /** The handover was read through a link that the author made; the reason says who read it, in their own words. */
  | 'HANDOVER_READ'
  /** A person outside its crew opened it for editing; the reason is theirs. */
  | 'OPENED'
  /** The record was linked to a patient. */
  | 'PATIENT_LINKED'
  /** It was changed while awaiting review, and is in progress again. */
  | 'REVIEW_ENDED'
  /** Another clinician was asked to look at it before it is signed. */
  | 'REVIEW_REQUESTED'
  /** A late change was set aside. */
  | 'SET_ASIDE'
  /** It was signed for the first time. */
  | 'SIGNED'
  /** It was declared entered in error. */
  | 'VOIDED'
  /** A section has a new version. If there is a reason, its scores were recalculated for that reason and nothing was entered. */
  | 'WROTE';

export type PrfHomeCircumstances =
  /** Care home */
  | 'care_home'
  /** Lives alone */
  | 'lives_alone'
  /** Military */
  | 'military'
  /** No fixed abode */
  | 'no_fixed_abode'
  /** Other */
  | 'other'
  /** Seasonal or migrant worker */
  | 'seasonal_worker'
  /** Sheltered */
  | 'sheltered'
  /** Student accommodation */
  | 'student_accommodation'
  /** Visitor from abroad */
  | 'visitor'
  /** With family */
  | 'with_family'
  /** With friends */
  | 'with_friends'
  /** With partner */
  | 'with_partner';

export type PrfHospitalCapability =
  /** Burns centre */
  | 'burns_centre'
  /** Cancer centre */
  | 'cancer'
  /** Heart attack centre */
  | 'cardiac_intervention'
  /** Community hospital */
  | 'community'
  /** Critical care */
  | 'critical_care'
  /** Emergency department */
  | 'emergency_department'
  /** General hospital */
  | 'general'
  /** Hyperbaric chamber */
  | 'hyperbaric'
  /** Local emergency hospital */
  | 'local_emergency_hospital'
  /** Major trauma centre */
  | 'major_trauma_centre'
  /** Maternity */
  | 'maternity'
  /** Neonatal centre */
  | 'neonatal'
  /** Neurosurgery */
  | 'neurosurgery'
  /** Paediatric centre */
  | 'paediatric_centre'
  /** Psychiatric */
  | 'psychiatric'
  /** Rehabilitation */
  | 'rehabilitation'
  /** Stroke centre */
  | 'stroke_centre'
  /** Thrombectomy centre */
  | 'thrombectomy'
  /** Trauma unit */
  | 'trauma_unit';

/** Diagnoses and procedures */
export type PrfHospitalFindingInput = {
  /** When */
  at?: string | null | undefined;
  /** Code */
  code?: string | null | undefined;
  /** Code system */
  code_system?: PrfCodeSystem | null | undefined;
  /** What */
  description?: string | null | undefined;
  /** Kind */
  finding?: PrfHospitalFindingKind | null | undefined;
};

export type PrfHospitalFindingKind =
  /** Diagnosis, hospital */
  | 'diagnosis'
  /** Diagnosis, emergency department */
  | 'ed_diagnosis'
  /** Procedure, emergency department */
  | 'ed_procedure'
  /** Procedure, hospital */
  | 'procedure';

export type PrfHospitalOutcome =
  /** Admitted here */
  | 'admitted'
  /** Left against advice */
  | 'against_advice'
  /** Care or nursing home */
  | 'care_home'
  /** Died */
  | 'died'
  /** Home */
  | 'home'
  /** Home with care */
  | 'home_with_care'
  /** Hospice */
  | 'hospice'
  /** Mental health unit */
  | 'mental_health'
  /** Other */
  | 'other'
  /** Another hospital */
  | 'other_hospital'
  /** Police or court */
  | 'police'
  /** Rehabilitation */
  | 'rehabilitation'
  /** Still in hospital */
  | 'still_there';

/** Immunisation */
export type PrfImmunisationInput = {
  /** UUID v7 made on the device. */
  id: string;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Reported at */
  reported_at?: string | null | undefined;
  /** Vaccine */
  vaccine?: PrfVaccine | null | undefined;
  /** Vaccine, in words, if ‘Other’ was selected */
  vaccine_other?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
  /** Year */
  year?: number | null | undefined;
};

export type PrfImpact =
  /** Front */
  | 'front'
  /** Front, left */
  | 'front_left'
  /** Front, right */
  | 'front_right'
  /** Left side */
  | 'left'
  /** Rear */
  | 'rear'
  /** Rear, left */
  | 'rear_left'
  /** Rear, right */
  | 'rear_right'
  /** Right side */
  | 'right'
  /** Roof or rolled over */
  | 'roof'
  /** Several impacts */
  | 'several'
  /** Underneath */
  | 'underneath';

export type PrfImpairment =
  /** Acute illness or delirium */
  | 'acute_illness'
  /** Alcohol or drugs */
  | 'alcohol_or_drugs'
  /** Dementia */
  | 'dementia'
  /** Head injury */
  | 'head_injury'
  /** Low glucose */
  | 'hypoglycaemia'
  /** Hypoxia or shock */
  | 'hypoxia_or_shock'
  /** Learning disability */
  | 'learning_disability'
  /** Mental illness */
  | 'mental_illness'
  /** None */
  | 'none'
  /** Other */
  | 'other'
  /** Pain or distress */
  | 'pain_or_distress'
  /** During or after a seizure */
  | 'seizure'
  /** Stroke or brain injury */
  | 'stroke'
  /** Unconscious */
  | 'unconscious';

export type PrfImpressionCertainty =
  /** Confirmed */
  | 'confirmed'
  /** Possible */
  | 'possible'
  /** Probable */
  | 'probable';

/** Incident details: only changed fields. Absent: unchanged. Null: cleared. */
export type PrfIncidentDetailsInput = {
  /** Acuity on first contact */
  acuity?: PrfAcuity | null | undefined;
  /** Others at the scene */
  agencies_at_scene?: Array<PrfAgencyAtSceneInput> | null | undefined;
  /** Arrived at scene */
  arrived_time?: string | null | undefined;
  /** Back at base */
  at_base_time?: string | null | undefined;
  /** At hospital or destination */
  at_hospital_time?: string | null | undefined;
  /** With patient */
  at_patient_time?: string | null | undefined;
  /** How they came to us */
  attendance_type?: PrfAttendanceType | null | undefined;
  /** Category */
  call_category?: PrfCallCategory | null | undefined;
  /** Category, in words, if ‘Other’ was selected */
  call_category_other?: string | null | undefined;
  /** Triage code. AMPDS or NHS Pathways. */
  call_code?: string | null | undefined;
  /** Call closed */
  call_completed_time?: string | null | undefined;
  /** What the caller said */
  call_reason?: string | null | undefined;
  /** Call or CAD number. The number that control or the ambulance service gave to this call. */
  call_reference?: string | null | undefined;
  /** Our call sign */
  call_sign?: string | null | undefined;
  /** Call received */
  call_time?: string | null | undefined;
  /** Call triaged */
  call_triage?: PrfCallTriage | null | undefined;
  /** Chief complaint. In a few words: 'Fall', 'Chest pain'. */
  chief_complaint?: string | null | undefined;
  /** Clear and available */
  clear_time?: string | null | undefined;
  /** Control notified */
  control_notified_time?: string | null | undefined;
  /** Crew. The people named here can write in this record. */
  crew?: Array<string> | null | undefined;
  /** Crew acknowledged */
  crew_acknowledged_time?: string | null | undefined;
  /** Crew notified */
  crew_notified_time?: string | null | undefined;
  /** Who did what. Include people from other services, by name or number. */
  crew_roles?: Array<PrfCrewMemberInput> | null | undefined;
  /** Delays */
  delays?: Array<PrfDelay> | null | undefined;
  /** Delays, in words, if ‘Other’ was selected */
  delays_other?: string | null | undefined;
  /** Event */
  event_id?: string | null | undefined;
  /** First medical service at the scene */
  first_on_scene?: boolean | null | undefined;
  /** Grid reference */
  grid_reference?: string | null | undefined;
  /** Date and time of incident */
  incident_date?: string | null | undefined;
  /** Location. Exact enough for another crew to find it. */
  incident_location?: string | null | undefined;
  /** At landing site */
  landing_time?: string | null | undefined;
  /** Left scene */
  left_scene_time?: string | null | undefined;
  /** Kind of place */
  location_type?: PrfLocationType | null | undefined;
  /** Kind of place, in words, if ‘Other’ was selected */
  location_type_other?: string | null | undefined;
  /** Major incident declared */
  major_incident?: boolean | null | undefined;
  /** Triage category. As on the label of the patient. */
  major_incident_triage?: PrfTriageCategory | null | undefined;
  /** Mobile to scene */
  mobile_time?: string | null | undefined;
  /** Questions without an answer. Which one, and why: unable to obtain, not applicable, refused. */
  no_value?: Array<PrfIncidentDetailsNoValueInput> | null | undefined;
  /** Another service's number for this patient */
  other_patient_number?: string | null | undefined;
  /** Patients at the scene */
  patients_at_scene?: number | null | undefined;
  /** At rendezvous point */
  rendezvous_time?: string | null | undefined;
  /** How we travelled to the scene */
  response_style?: Array<PrfResponseStyle> | null | undefined;
  /** Urgency of the response */
  response_urgency?: PrfResponseUrgency | null | undefined;
  /** Address of the scene */
  scene_address?: PrfAddressInput | null | undefined;
  /** Position */
  scene_coordinates?: string | null | undefined;
  /** Cross street or directions */
  scene_directions?: string | null | undefined;
  /** Sent from */
  sent_from?: string | null | undefined;
  /** Site code (ODS) */
  site_code?: string | null | undefined;
  /** Squad */
  squad_id?: string | null | undefined;
  /** Stood down */
  stood_down_time?: string | null | undefined;
  /** Why transferred */
  transfer_reason?: string | null | undefined;
  /** Vehicle */
  vehicle?: string | null | undefined;
  /** what3words */
  what3words?: string | null | undefined;
  /** Work-related */
  work_related?: PrfYesNoUnsure | null | undefined;
  /** Zone of the event. Use the event’s own name for it. */
  zone_id?: string | null | undefined;
};

/** Questions without an answer */
export type PrfIncidentDetailsNoValueInput = {
  /** Question */
  field?: PrfIncidentDetailsQuestion | null | undefined;
  /** Why */
  reason?: PrfNoValueReason | null | undefined;
};

export type PrfIncidentDetailsQuestion =
  /** Others at the scene */
  | 'agencies_at_scene'
  /** Arrived at scene */
  | 'arrived_time'
  /** Back at base */
  | 'at_base_time'
  /** At hospital or destination */
  | 'at_hospital_time'
  /** With patient */
  | 'at_patient_time'
  /** How they came to us */
  | 'attendance_type'
  /** Category */
  | 'call_category'
  /** Triage code */
  | 'call_code'
  /** Call closed */
  | 'call_completed_time'
  /** What the caller said */
  | 'call_reason'
  /** Call or CAD number */
  | 'call_reference'
  /** Our call sign */
  | 'call_sign'
  /** Call received */
  | 'call_time'
  /** Call triaged */
  | 'call_triage'
  /** Clear and available */
  | 'clear_time'
  /** Control notified */
  | 'control_notified_time'
  /** Crew */
  | 'crew'
  /** Crew acknowledged */
  | 'crew_acknowledged_time'
  /** Crew notified */
  | 'crew_notified_time'
  /** Who did what */
  | 'crew_roles'
  /** Delays */
  | 'delays'
  /** First medical service at the scene */
  | 'first_on_scene'
  /** Grid reference */
  | 'grid_reference'
  /** At landing site */
  | 'landing_time'
  /** Left scene */
  | 'left_scene_time'
  /** Kind of place */
  | 'location_type'
  /** Major incident declared */
  | 'major_incident'
  /** Triage category */
  | 'major_incident_triage'
  /** Mobile to scene */
  | 'mobile_time'
  /** Another service's number for this patient */
  | 'other_patient_number'
  /** Patients at the scene */
  | 'patients_at_scene'
  /** At rendezvous point */
  | 'rendezvous_time'
  /** How we travelled to the scene */
  | 'response_style'
  /** Urgency of the response */
  | 'response_urgency'
  /** Address of the scene */
  | 'scene_address'
  /** Position */
  | 'scene_coordinates'
  /** Cross street or directions */
  | 'scene_directions'
  /** Sent from */
  | 'sent_from'
  /** Site code (ODS) */
  | 'site_code'
  /** Stood down */
  | 'stood_down_time'
  /** Why transferred */
  | 'transfer_reason'
  /** Vehicle */
  | 'vehicle'
  /** what3words */
  | 'what3words'
  /** Work-related */
  | 'work_related';

export type PrfInfection =
  /** Blood-borne virus (hepatitis B or C, HIV) */
  | 'blood_borne'
  /** C. difficile */
  | 'c_difficile'
  /** Chickenpox or shingles */
  | 'chickenpox_shingles'
  /** COVID-19 */
  | 'covid_19'
  /** CPE (carbapenemase producer) */
  | 'cpe'
  /** Diarrhoea or vomiting (norovirus) */
  | 'diarrhoea_vomiting'
  /** Diphtheria */
  | 'diphtheria'
  /** ESBL producer */
  | 'esbl'
  /** Group A streptococcus */
  | 'group_a_streptococcus'
  /** Influenza */
  | 'influenza'
  /** Measles */
  | 'measles'
  /** Meningococcal disease */
  | 'meningococcal'
  /** Mpox */
  | 'mpox'
  /** MRSA */
  | 'mrsa'
  /** Mumps */
  | 'mumps'
  /** Other */
  | 'other'
  /** RSV */
  | 'rsv'
  /** Rubella */
  | 'rubella'
  /** Scabies */
  | 'scabies'
  /** Tuberculosis */
  | 'tuberculosis'
  /** Viral haemorrhagic fever */
  | 'viral_haemorrhagic_fever'
  /** VRE */
  | 'vre'
  /** Whooping cough */
  | 'whooping_cough';

export type PrfInfectionPrecaution =
  /** Airborne precautions */
  | 'airborne'
  /** Contact precautions */
  | 'contact'
  /** Droplet precautions */
  | 'droplet'
  /** None beyond the standard ones */
  | 'none'
  /** Other */
  | 'other'
  /** Protective isolation (patient at risk) */
  | 'protective'
  /** Single room */
  | 'single_room';

export type PrfInfectionRisk =
  /** Confirmed infection or carrier */
  | 'confirmed'
  /** In contact with an infection, no symptoms */
  | 'exposed'
  /** None known */
  | 'none_known'
  /** Suspected infection */
  | 'suspected';

export type PrfInjuryIntent =
  /** Accident */
  | 'accident'
  /** Assault */
  | 'assault'
  /** Not known */
  | 'not_known'
  /** Self-harm */
  | 'self_harm';

/** Test */
export type PrfInvestigationInput = {
  /** UUID v7 made on the device. */
  id: string;
  /** Before our arrival */
  is_before_arrival?: boolean | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** When */
  performed_at?: string | null | undefined;
  /** Picture */
  picture?: string | null | undefined;
  /** Result */
  result?: string | null | undefined;
  /** Test */
  study?: PrfStudy | null | undefined;
  /** Test, in words, if ‘Other’ was selected */
  study_other?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfLanguage =
  /** Arabic */
  | 'arabic'
  /** Bengali */
  | 'bengali'
  /** British Sign Language */
  | 'bsl'
  /** English */
  | 'english'
  /** French */
  | 'french'
  /** Other */
  | 'other'
  /** Polish */
  | 'polish'
  /** Portuguese */
  | 'portuguese'
  /** Punjabi */
  | 'punjabi'
  /** Romanian */
  | 'romanian'
  /** Spanish */
  | 'spanish'
  /** Ukrainian */
  | 'ukrainian'
  /** Urdu */
  | 'urdu'
  /** Welsh */
  | 'welsh';

export type PrfLevelOfCare =
  /** Basic life support */
  | 'basic'
  /** Community care */
  | 'community'
  /** Critical care */
  | 'critical_care'
  /** Doctor-led */
  | 'doctor_led'
  /** First aid */
  | 'first_aid'
  /** Intermediate */
  | 'intermediate'
  /** None given */
  | 'none'
  /** Advanced: paramedic */
  | 'paramedic';

export type PrfLevelOfSupport =
  /** Daily help */
  | 'daily_help'
  /** Full care */
  | 'full_care'
  /** Independent */
  | 'independent'
  /** Some help */
  | 'some_help';

export type PrfLocationType =
  /** Backstage or changing rooms */
  | 'backstage'
  /** Campsite */
  | 'campsite'
  /** Car park */
  | 'car_park'
  /** Care home */
  | 'care_home'
  /** Countryside */
  | 'countryside'
  /** Healthcare site */
  | 'healthcare_site'
  /** Medical post */
  | 'medical_post'
  /** Other */
  | 'other'
  /** Performance floor or stage */
  | 'performance_floor'
  /** Private home */
  | 'private_home'
  /** Public building */
  | 'public_building'
  /** School or university */
  | 'school'
  /** Spectator area */
  | 'spectator_area'
  /** Pitch, court or track */
  | 'sports_pitch'
  /** Street or pavement */
  | 'street'
  /** Vehicle or station */
  | 'transport'
  /** Warm-up area */
  | 'warm_up'
  /** In or beside water */
  | 'water'
  /** Workplace */
  | 'workplace';

export type PrfMaritalStatus =
  /** Cohabiting */
  | 'cohabiting'
  /** Divorced */
  | 'divorced'
  /** Married or civil partner */
  | 'married'
  /** Not stated */
  | 'not_stated'
  /** Separated */
  | 'separated'
  /** Single */
  | 'single'
  /** Widowed */
  | 'widowed';

export type PrfMaternityNotes =
  /** Not booked */
  | 'none'
  /** Not with the patient */
  | 'not_with_patient'
  /** Seen */
  | 'seen';

export type PrfMechanismOfInjury =
  /** Assault */
  | 'assault'
  /** Bite or sting */
  | 'bite_or_sting'
  /** Blunt */
  | 'blunt'
  /** Burn */
  | 'burn'
  /** Cold */
  | 'cold'
  /** Collision with object */
  | 'collision_object'
  /** Collision with person */
  | 'collision_person'
  /** Crush */
  | 'crush'
  /** Drowning */
  | 'drowning'
  /** Electrical */
  | 'electrical'
  /** Fall from basket toss */
  | 'fall_from_basket'
  /** Fall from stunt or pyramid */
  | 'fall_from_stunt'
  /** Fall over 2 m */
  | 'fall_over_2m'
  /** Fall when tumbling */
  | 'fall_tumbling'
  /** Fall under 2 m */
  | 'fall_under_2m'
  /** Heat */
  | 'heat'
  /** None */
  | 'none'
  /** Other */
  | 'other'
  /** Overuse */
  | 'overuse'
  /** Penetrating */
  | 'penetrating'
  /** Road traffic */
  | 'road_traffic'
  /** Sports twist */
  | 'sports_twist';

export type PrfMedicineFrequency =
  /** After meals */
  | 'after_meals'
  /** Every other day */
  | 'alternate_days'
  /** When required */
  | 'as_required'
  /** At night */
  | 'at_night'
  /** Before meals */
  | 'before_meals'
  /** In the evening */
  | 'evening'
  /** Every 4 hours */
  | 'four_hourly'
  /** Four times a day */
  | 'four_times_daily'
  /** Every hour */
  | 'hourly'
  /** Monthly */
  | 'monthly'
  /** In the morning */
  | 'morning'
  /** Once a day */
  | 'once_daily'
  /** Other */
  | 'other'
  /** Every 6 hours */
  | 'six_hourly'
  /** Every 3 hours */
  | 'three_hourly'
  /** Three times a day */
  | 'three_times_daily'
  /** Twice a day */
  | 'twice_daily'
  /** Every 2 hours */
  | 'two_hourly'
  /** Weekly */
  | 'weekly';

export type PrfMembranes =
  /** Broken, blood-stained */
  | 'blood'
  /** Broken, clear */
  | 'clear'
  /** Intact */
  | 'intact'
  /** Broken, meconium */
  | 'meconium'
  /** Not known */
  | 'not_known';

export type PrfMobility =
  /** Bed-bound */
  | 'bed_bound'
  /** Hoist */
  | 'hoist'
  /** Independent */
  | 'independent'
  /** Other */
  | 'other'
  /** Stick or frame */
  | 'stick_or_frame'
  /** Wheelchair */
  | 'wheelchair';

export type PrfMonitorLead =
  /** aVF */
  | 'avf'
  /** aVL */
  | 'avl'
  /** aVR */
  | 'avr'
  /** I */
  | 'lead_1'
  /** II */
  | 'lead_2'
  /** III */
  | 'lead_3'
  /** Pads or paddles */
  | 'pads'
  /** V1 */
  | 'v1'
  /** V2 */
  | 'v2'
  /** V3 */
  | 'v3'
  /** V3R */
  | 'v3r'
  /** V4 */
  | 'v4'
  /** V4R */
  | 'v4r'
  /** V5 */
  | 'v5'
  /** V5R */
  | 'v5r'
  /** V6 */
  | 'v6'
  /** V6R */
  | 'v6r'
  /** V7 */
  | 'v7'
  /** V8 */
  | 'v8'
  /** V9 */
  | 'v9';

export type PrfMoved =
  /** Helped to walk */
  | 'assisted_walk'
  /** Carried */
  | 'carried'
  /** Carry chair */
  | 'carry_chair'
  /** Other */
  | 'other'
  /** Scoop or board */
  | 'scoop_or_board'
  /** Stretcher */
  | 'stretcher'
  /** Walked */
  | 'walked'
  /** Wheelchair */
  | 'wheelchair';

export type PrfNeed =
  /** Carer present */
  | 'carer_present'
  /** Communication aid */
  | 'communication_aid'
  /** Hearing */
  | 'hearing'
  /** Learning */
  | 'learning'
  /** Mobility aid */
  | 'mobility_aid'
  /** None */
  | 'none'
  /** Other */
  | 'other'
  /** Sight */
  | 'sight'
  /** Speech */
  | 'speech';

export type PrfNewbornCare =
  /** Chest compressions */
  | 'compressions'
  /** Dried and kept warm */
  | 'dried_warm'
  /** Inflation breaths */
  | 'inflation_breaths'
  /** None needed */
  | 'none'
  /** Oxygen */
  | 'oxygen'
  /** Skin to skin */
  | 'skin_to_skin'
  /** Stimulated */
  | 'stimulated'
  /** Suction */
  | 'suction';

export type PrfNewbornSex =
  /** Female */
  | 'female'
  /** Indeterminate */
  | 'indeterminate'
  /** Male */
  | 'male';

export type PrfNews2Band =
  /** High */
  | 'high'
  /** Low */
  | 'low'
  /** Low-medium */
  | 'low_medium'
  /** Medium */
  | 'medium';

export type PrfNoValueReason =
  /** Answered, but only roughly known */
  | 'approximate'
  /** None reported */
  | 'none_reported'
  /** Not applicable */
  | 'not_applicable'
  /** Not asked or not done */
  | 'not_done'
  /** Not known */
  | 'not_known'
  /** Looked for and absent */
  | 'not_present'
  /** Would not say or allow */
  | 'refused'
  /** Unable to obtain */
  | 'unable_to_obtain';

export type PrfNotGivenReason =
  /** Allergy */
  | 'allergy'
  /** Already taken */
  | 'already_taken'
  /** Contraindicated */
  | 'contraindicated'
  /** Not indicated */
  | 'not_indicated'
  /** Other */
  | 'other'
  /** Refused */
  | 'refused'
  /** Unable to give */
  | 'unable'
  /** Not available */
  | 'unavailable';

export type PrfNotObtained =
  /** None reported */
  | 'none_reported'
  /** Not known */
  | 'not_known'
  /** Refused */
  | 'refused'
  /** Unable to obtain */
  | 'unable_to_complete';

/** Not recordable */
export type PrfNotRecordableInput = {
  /** What */
  field?: PrfRecordable | null | undefined;
  /** Why */
  reason?: PrfNotRecordableReason | null | undefined;
  /** Why, in words, if ‘Other’ was selected */
  reason_other?: string | null | undefined;
};

export type PrfNotRecordableReason =
  /** Equipment failed */
  | 'equipment_failed'
  /** Injury or no access */
  | 'injury_or_access'
  /** No equipment */
  | 'no_equipment'
  /** Not indicated */
  | 'not_indicated'
  /** Not testable */
  | 'not_testable'
  /** Other */
  | 'other'
  /** Patient moving */
  | 'patient_movement'
  /** Poor signal or perfusion */
  | 'poor_perfusion'
  /** Refused */
  | 'refused'
  /** Unable to complete */
  | 'unable_to_complete';

/** Observations: only changed fields. Absent: unchanged. Null: cleared. */
export type PrfObservationsInput = {
  /** Observation sets. At least one set. Say what could not be recorded, and why. */
  entries?: Array<ObservationInput> | null | undefined;
};

export type PrfOrder = {
  by: PrfOrderBy;
  direction: SortDirection;
};

/** The fields that the list can be sorted by. */
export type PrfOrderBy =
  | 'created'
  | 'status'
  | 'updated';

export type PrfOrganSystem =
  /** Heart and circulation */
  | 'cardiovascular'
  /** Hormones or metabolism */
  | 'endocrine'
  /** Gut */
  | 'gastrointestinal'
  /** Whole body */
  | 'general'
  /** Blood and immune system */
  | 'lymphatic'
  /** Muscles, bones and skin */
  | 'musculoskeletal_skin'
  /** Brain and nerves */
  | 'nervous'
  /** Mental health or behaviour */
  | 'psychological'
  /** Kidneys and urinary */
  | 'renal'
  /** Reproductive */
  | 'reproductive'
  /** Breathing */
  | 'respiratory';

/** Numbers of other reports */
export type PrfOtherReportInput = {
  /** Whose */
  kind?: PrfOtherReportKind | null | undefined;
  /** Whose, in words, if ‘Other’ was selected */
  kind_other?: string | null | undefined;
  /** Number */
  number?: string | null | undefined;
};

export type PrfOtherReportKind =
  /** Ambulance service's record */
  | 'ambulance'
  /** Cardiac arrest registry (OHCAO) */
  | 'arrest_registry'
  /** Heart attack audit (MINAP) */
  | 'cardiac_registry'
  /** Fire and rescue */
  | 'fire'
  /** Receiving hospital */
  | 'hospital_receiving'
  /** Sending hospital */
  | 'hospital_sending'
  /** Other */
  | 'other'
  /** Police */
  | 'police'
  /** Stroke audit (SSNAP) */
  | 'stroke_registry'
  /** Trauma audit (NMTR) */
  | 'trauma_registry'
  /** Triage label */
  | 'triage_label';

/** Signature */
export type PrfOtherSignatureInput = {
  /** UUID v7 made on the device. */
  id: string;
  /** Name */
  name?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** When */
  signed_at?: string | null | undefined;
  /** For what */
  signed_for?: Array<PrfSignedFor> | null | undefined;
  /** For what, in words, if ‘Other’ was selected */
  signed_for_other?: string | null | undefined;
  /** Who */
  signer?: PrfSigner | null | undefined;
  /** Who, in words, if ‘Other’ was selected */
  signer_other?: string | null | undefined;
  /** Signed */
  status?: PrfSignatureStatus | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfOthersInVehicle =
  /** A death in the same vehicle */
  | 'death'
  /** Minor injuries */
  | 'minor'
  /** Nobody else */
  | 'none'
  /** Serious injuries */
  | 'serious'
  /** Not hurt */
  | 'uninjured';

export type PrfOxygenDevice =
  /** Bag valve mask */
  | 'bag_valve_mask'
  /** CPAP */
  | 'cpap'
  /** Nasal cannulae */
  | 'nasal_cannulae'
  /** Nebuliser */
  | 'nebuliser'
  /** Non-rebreather mask */
  | 'non_rebreather'
  /** Other */
  | 'other'
  /** Simple mask */
  | 'simple_mask'
  /** Supraglottic or tube */
  | 'supraglottic_or_tube'
  /** Venturi mask */
  | 'venturi';

/** Oxygen */
export type PrfOxygenInput = {
  /** Oxygen (%) */
  fio2_percent?: number | null | undefined;
  /** Flow (L/min) */
  flow_lpm?: number | null | undefined;
  /** Given by */
  given_by?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Before our arrival */
  is_before_arrival?: boolean | null | undefined;
  /** By */
  method?: PrfOxygenMethod | null | undefined;
  /** By, in words, if ‘Other’ was selected */
  method_other?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Pressure (cmH2O) */
  pressure_cmh2o?: number | null | undefined;
  /** Started */
  started_at?: string | null | undefined;
  /** Stopped */
  stopped_at?: string | null | undefined;
  /** Target */
  target?: PrfOxygenTarget | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfOxygenMethod =
  /** Bag valve mask */
  | 'bag_valve_mask'
  /** Held near the face */
  | 'blow_by'
  /** CPAP */
  | 'cpap'
  /** High-flow nasal */
  | 'high_flow'
  /** Nasal cannulae */
  | 'nasal_cannulae'
  /** Nebuliser */
  | 'nebuliser'
  /** Non-rebreather mask */
  | 'non_rebreather'
  /** Other */
  | 'other'
  /** Simple mask */
  | 'simple_mask'
  /** Supraglottic or tube */
  | 'supraglottic_or_tube'
  /** Tracheostomy mask */
  | 'tracheostomy'
  /** Ventilator */
  | 'ventilator'
  /** Venturi mask */
  | 'venturi';

export type PrfOxygenTarget =
  /** As high as possible */
  | 'highest'
  /** 88–92 % */
  | 'target_88_92'
  /** 94–98 % */
  | 'target_94_98';

export type PrfPadPlacement =
  /** Anterolateral */
  | 'anterolateral'
  /** Anteroposterior */
  | 'anteroposterior'
  /** Biaxillary */
  | 'biaxillary';

export type PrfPainScale =
  /** Abbey (dementia) */
  | 'abbey'
  /** Faces */
  | 'faces'
  /** FLACC (behaviour) */
  | 'flacc'
  /** Numeric 0–10 */
  | 'numeric'
  /** Another scale */
  | 'other_scale'
  /** In words */
  | 'words';

export type PrfPatientContact =
  /** Stood down on the way */
  | 'cancelled_en_route'
  /** Stood down at the scene */
  | 'cancelled_on_scene'
  /** Patient contact made */
  | 'contact_made'
  /** No patient contact */
  | 'no_contact'
  /** No patient found */
  | 'no_patient_found'
  /** Not a patient call */
  | 'non_patient';

/** Picture */
export type PrfPictureInput = {
  /** Caption */
  caption?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** What it shows */
  subject?: PrfPictureSubject | null | undefined;
  /** What it shows, in words, if ‘Other’ was selected */
  subject_other?: string | null | undefined;
  /** Taken at */
  taken_at?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfPictureSubject =
  /** Document */
  | 'document'
  /** ECG */
  | 'ecg'
  /** Scan or X-ray */
  | 'imaging'
  /** Other */
  | 'other'
  /** Scene */
  | 'scene'
  /** Wound or injury */
  | 'wound';

export type PrfPosition =
  /** Left side */
  | 'left_lateral'
  /** Lying */
  | 'lying'
  /** Recovery position */
  | 'recovery'
  /** Semi-recumbent */
  | 'semi_recumbent'
  /** Sitting */
  | 'sitting'
  /** Standing */
  | 'standing';

/** GP and other practitioners */
export type PrfPractitionerInput = {
  /** Family name */
  family_name?: string | null | undefined;
  /** Given name */
  given_name?: string | null | undefined;
  /** Profession */
  level?: PrfClinicianLevel | null | undefined;
  /** Profession, in words, if ‘Other’ was selected */
  level_other?: string | null | undefined;
  /** Middle name or initial */
  middle_name?: string | null | undefined;
  /** Practice or hospital */
  organisation?: string | null | undefined;
};

export type PrfPreAlert =
  /** Cardiac arrest */
  | 'cardiac_arrest'
  /** Heart attack */
  | 'heart_attack'
  /** No */
  | 'no'
  /** Obstetric */
  | 'obstetric'
  /** Other */
  | 'other'
  /** Paediatric */
  | 'paediatric'
  /** Sepsis */
  | 'sepsis'
  /** Stroke */
  | 'stroke'
  /** Trauma */
  | 'trauma'
  /** Trauma, adult */
  | 'trauma_adult'
  /** Trauma, child */
  | 'trauma_child';

export type PrfPregnancy =
  /** No */
  | 'no'
  /** Not applicable */
  | 'not_applicable'
  /** Not known */
  | 'not_known'
  /** Possibly */
  | 'possible'
  /** Would not say */
  | 'refused'
  /** Yes */
  | 'yes';

/** Pregnancy */
export type PrfPregnancyDetailsInput = {
  /** Babies expected */
  babies?: number | null | undefined;
  /** Bleeding */
  bleeding?: PrfVaginalBleeding | null | undefined;
  /** Blood lost (mL) */
  bleeding_ml?: number | null | undefined;
  /** Contractions every (min) */
  contraction_interval_min?: number | null | undefined;
  /** Contractions lasting (s) */
  contraction_length_s?: number | null | undefined;
  /** Contractions */
  contractions?: PrfContractions | null | undefined;
  /** Days */
  days?: number | null | undefined;
  /** Due date */
  due_date?: string | null | undefined;
  /** Baby’s movements */
  fetal_movements?: PrfFetalMovements | null | undefined;
  /** Gravida. Pregnancies, including this one. */
  gravida?: number | null | undefined;
  /** Maternity notes */
  maternity_notes?: PrfMaternityNotes | null | undefined;
  /** Booked at */
  maternity_unit?: string | null | undefined;
  /** Waters */
  membranes?: PrfMembranes | null | undefined;
  /** Waters broke at */
  membranes_at?: string | null | undefined;
  /** Last contact with a midwife */
  midwife_contact_at?: string | null | undefined;
  /** Para. Births after 24 weeks. */
  para?: number | null | undefined;
  /** Presenting part */
  presenting_part?: PrfPresentingPart | null | undefined;
  /** Risks and complications */
  risks?: Array<PrfPregnancyRisk> | null | undefined;
  /** Risks and complications, in words, if ‘Other’ was selected */
  risks_other?: string | null | undefined;
  /** Weeks */
  weeks?: number | null | undefined;
};

export type PrfPregnancyRisk =
  /** Suspected abruption */
  | 'abruption'
  /** Diabetes */
  | 'diabetes'
  /** Suspected ectopic */
  | 'ectopic_suspected'
  /** High blood pressure or pre-eclampsia */
  | 'high_blood_pressure'
  /** Miscarriage */
  | 'miscarriage'
  /** None known */
  | 'none'
  /** Other */
  | 'other'
  /** Low placenta */
  | 'placenta_praevia'
  /** Preterm labour */
  | 'preterm'
  /** Previous caesarean */
  | 'previous_caesarean'
  /** Previous haemorrhage */
  | 'previous_haemorrhage'
  /** Gave birth in the last six weeks */
  | 'recent_birth'
  /** Rhesus negative */
  | 'rhesus_negative'
  /** More than one baby */
  | 'twins';

/** Presenting complaint: only changed fields. Absent: unchanged. Null: cleared. */
export type PrfPresentingComplaintInput = {
  /** Asked about and absent */
  absent_symptoms?: Array<string> | null | undefined;
  /** What the patient was doing */
  activity?: PrfActivity | null | undefined;
  /** In detail */
  activity_details?: Array<string> | null | undefined;
  /** What the patient was doing, in words, if ‘Other’ was selected */
  activity_other?: string | null | undefined;
  /** Advance decisions */
  advance_directives?: Array<PrfAdvanceDirective> | null | undefined;
  /** Advance decisions, in words, if ‘Other’ was selected */
  advance_directives_other?: string | null | undefined;
  /** Alcohol or drugs */
  alcohol_or_drugs?: Array<PrfAlcoholOrDrugs> | null | undefined;
  /** Alcohol or drugs, in words, if ‘Other’ was selected */
  alcohol_or_drugs_other?: string | null | undefined;
  /** Known allergies */
  allergies?: Array<PrfAllergyInput> | null | undefined;
  /** Allergies */
  allergy_status?: PrfAllergyStatus | null | undefined;
  /** Part of the body */
  complaint_body_area?: PrfBodyArea | null | undefined;
  /** Body system */
  complaint_system?: PrfOrganSystem | null | undefined;
  /** Complaints and their duration */
  complaints?: Array<PrfComplaintInput> | null | undefined;
  /** Medicines that the patient takes */
  current_medicines?: Array<PrfCurrentMedicineInput> | null | undefined;
  /** Carries emergency information. A hospital passport, message in a bottle, medical bracelet or similar. */
  emergency_information?: PrfYesNoUnsure | null | undefined;
  /** Height of fall (m) */
  fall_height_m?: number | null | undefined;
  /** Family history */
  family_history?: string | null | undefined;
  /** History given by */
  history_from?: Array<PrfHistoryFrom> | null | undefined;
  /** History given by, in words, if ‘Other’ was selected */
  history_from_other?: string | null | undefined;
  /** History of presenting complaint. Onset, provocation, quality, region and radiation, severity, time course. */
  history_of_presenting_complaint?: string | null | undefined;
  /** Immunisations */
  immunisations?: Array<PrfImmunisationInput> | null | undefined;
  /** Narrative */
  incident_narrative?: string | null | undefined;
  /** Since when, contact and travel */
  infection_details?: string | null | undefined;
  /** Isolation and precautions */
  infection_precautions?: Array<PrfInfectionPrecaution> | null | undefined;
  /** Isolation and precautions, in words, if ‘Other’ was selected */
  infection_precautions_other?: string | null | undefined;
  /** Infection risk */
  infection_risk?: PrfInfectionRisk | null | undefined;
  /** Which infection */
  infections?: Array<PrfInfection> | null | undefined;
  /** Which infection, in words, if ‘Other’ was selected */
  infections_other?: string | null | undefined;
  /** Causes of the injury */
  injury_causes?: Array<PrfCodedStatementInput> | null | undefined;
  /** Intent */
  injury_intent?: PrfInjuryIntent | null | undefined;
  /** Pregnant. NEWS2 is not valid in pregnancy, and is shown with a caution if pregnancy is possible. */
  is_pregnant?: PrfPregnancy | null | undefined;
  /** Last known well. For a suspected stroke this decides the treatment. */
  last_known_well?: string | null | undefined;
  /** Last oral intake. What was eaten or drunk. */
  last_oral_intake?: string | null | undefined;
  /** Last ate or drank at */
  last_oral_intake_at?: string | null | undefined;
  /** No medicines recorded because */
  medicines_not_obtained?: PrfNotObtained | null | undefined;
  /** Questions without an answer. Which one, and why: unable to obtain, not applicable, refused. */
  no_value?: Array<PrfPresentingComplaintNoValueInput> | null | undefined;
  /** Symptoms began */
  onset_at?: string | null | undefined;
  /** Other symptoms */
  other_symptoms?: Array<PrfCodedStatementInput> | null | undefined;
  /** Past conditions and operations */
  past_conditions?: Array<PrfCodedStatementInput> | null | undefined;
  /** Past medical history */
  past_medical_history?: string | null | undefined;
  /** Possible injury */
  possible_injury?: PrfYesNoUnsure | null | undefined;
  /** Presenting complaint */
  presenting_complaint?: string | null | undefined;
  /** Main symptom */
  primary_symptom?: PrfCodedStatementInput | null | undefined;
  /** Sex registered at birth. Where it matters to care: doses, pregnancy, normal values. */
  sex_at_birth?: PrfSexAtBirth | null | undefined;
  /** Weight (kg) */
  weight_kg?: number | null | undefined;
  /** Weight was */
  weight_method?: PrfWeightMethod | null | undefined;
  /** Colour on the tape */
  weight_tape_colour?: PrfTapeColour | null | undefined;
};

/** Questions without an answer */
export type PrfPresentingComplaintNoValueInput = {
  /** Question */
  field?: PrfPresentingComplaintQuestion | null | undefined;
  /** Why */
  reason?: PrfNoValueReason | null | undefined;
};

export type PrfPresentingComplaintQuestion =
  /** Asked about and absent */
  | 'absent_symptoms'
  /** What the patient was doing */
  | 'activity'
  /** In detail */
  | 'activity_details'
  /** Advance decisions */
  | 'advance_directives'
  /** Alcohol or drugs */
  | 'alcohol_or_drugs'
  /** Known allergies */
  | 'allergies'
  /** Allergies */
  | 'allergy_status'
  /** Part of the body */
  | 'complaint_body_area'
  /** Body system */
  | 'complaint_system'
  /** Medicines that the patient takes */
  | 'current_medicines'
  /** Carries emergency information */
  | 'emergency_information'
  /** Height of fall */
  | 'fall_height_m'
  /** Family history */
  | 'family_history'
  /** History given by */
  | 'history_from'
  /** History of presenting complaint */
  | 'history_of_presenting_complaint'
  /** Narrative */
  | 'incident_narrative'
  /** Since when, contact and travel */
  | 'infection_details'
  /** Isolation and precautions */
  | 'infection_precautions'
  /** Infection risk */
  | 'infection_risk'
  /** Which infection */
  | 'infections'
  /** Causes of the injury */
  | 'injury_causes'
  /** Intent */
  | 'injury_intent'
  /** Pregnant */
  | 'is_pregnant'
  /** Last known well */
  | 'last_known_well'
  /** Last oral intake */
  | 'last_oral_intake'
  /** Last ate or drank at */
  | 'last_oral_intake_at'
  /** No medicines recorded because */
  | 'medicines_not_obtained'
  /** Symptoms began */
  | 'onset_at'
  /** Other symptoms */
  | 'other_symptoms'
  /** Past conditions and operations */
  | 'past_conditions'
  /** Past medical history */
  | 'past_medical_history'
  /** Possible injury */
  | 'possible_injury'
  /** Main symptom */
  | 'primary_symptom'
  /** Sex registered at birth */
  | 'sex_at_birth'
  /** Weight */
  | 'weight_kg'
  /** Weight was */
  | 'weight_method'
  /** Colour on the tape */
  | 'weight_tape_colour';

export type PrfPresentingPart =
  /** Breech */
  | 'breech'
  /** Cord */
  | 'cord'
  /** Head */
  | 'head'
  /** Arm or foot */
  | 'limb'
  /** None seen */
  | 'none';

/** Primary survey: only changed fields. Absent: unchanged. Null: cleared. */
export type PrfPrimarySurveyInput = {
  /** Looked for an advance decision or attorney */
  advance_decision_checked?: PrfYesNoUnsure | null | undefined;
  /** Airway */
  airway?: PrfAirway | null | undefined;
  /** Who was asked */
  best_interests_consulted?: Array<PrfBestInterestsViewInput> | null | undefined;
  /** What was decided, and why */
  best_interests_decision?: string | null | undefined;
  /** Breathing */
  breathing?: Array<PrfBreathing> | null | undefined;
  /** Breathing, in words, if ‘Other’ was selected */
  breathing_other?: string | null | undefined;
  /** Assessed at */
  capacity_assessed_at?: string | null | undefined;
  /** Conclusion */
  capacity_conclusion?: PrfCapacityConclusion | null | undefined;
  /** Decision to be made. One decision, such as going to hospital now. */
  capacity_decision?: string | null | undefined;
  /** Impairment of mind or brain. The impairment that makes them unable to decide. */
  capacity_impairment?: Array<PrfImpairment> | null | undefined;
  /** Impairment of mind or brain, in words, if ‘Other’ was selected */
  capacity_impairment_other?: string | null | undefined;
  /** Help given to decide */
  capacity_support?: Array<PrfCapacitySupport> | null | undefined;
  /** Help given to decide, in words, if ‘Other’ was selected */
  capacity_support_other?: string | null | undefined;
  /** Cardiac arrest */
  cardiac_arrest?: PrfCardiacArrest | null | undefined;
  /** Catastrophic haemorrhage */
  catastrophic_haemorrhage?: PrfCatastrophicHaemorrhage | null | undefined;
  /** Cervical spine */
  cervical_spine?: PrfCervicalSpine | null | undefined;
  /** Circulation */
  circulation?: Array<PrfCirculation> | null | undefined;
  /** Circulation, in words, if ‘Other’ was selected */
  circulation_other?: string | null | undefined;
  /** Communicates a decision */
  communicating?: PrfYesNoUnsure | null | undefined;
  /** Consent */
  consent?: PrfConsent | null | undefined;
  /** Consent for each act */
  consents?: Array<PrfConsentEntryInput> | null | undefined;
  /** Disability and exposure */
  disability_notes?: string | null | undefined;
  /** How the patient was involved */
  involvement?: string | null | undefined;
  /** Why this is the least restrictive option */
  least_restrictive_option?: string | null | undefined;
  /** Questions without an answer. Which one, and why: unable to obtain, not applicable, refused. */
  no_value?: Array<PrfPrimarySurveyNoValueInput> | null | undefined;
  /** Restraint */
  restraint?: Array<PrfRestraint> | null | undefined;
  /** Retains it long enough */
  retaining?: PrfYesNoUnsure | null | undefined;
  /** Return of spontaneous circulation */
  return_of_circulation_at?: string | null | undefined;
  /** Consequences explained and considered */
  understand_consequences?: string | null | undefined;
  /** Understands the information */
  understanding?: PrfYesNoUnsure | null | undefined;
  /** Weighs it up */
  weighing?: PrfYesNoUnsure | null | undefined;
  /** Wishes, feelings, beliefs and values */
  wishes_feelings?: string | null | undefined;
};

/** Questions without an answer */
export type PrfPrimarySurveyNoValueInput = {
  /** Question */
  field?: PrfPrimarySurveyQuestion | null | undefined;
  /** Why */
  reason?: PrfNoValueReason | null | undefined;
};

export type PrfPrimarySurveyQuestion =
  /** Looked for an advance decision or attorney */
  | 'advance_decision_checked'
  /** Airway */
  | 'airway'
  /** What was decided, and why */
  | 'best_interests_decision'
  /** Breathing */
  | 'breathing'
  /** Assessed at */
  | 'capacity_assessed_at'
  /** Conclusion */
  | 'capacity_conclusion'
  /** Decision to be made */
  | 'capacity_decision'
  /** Impairment of mind or brain */
  | 'capacity_impairment'
  /** Help given to decide */
  | 'capacity_support'
  /** Cardiac arrest */
  | 'cardiac_arrest'
  /** Catastrophic haemorrhage */
  | 'catastrophic_haemorrhage'
  /** Cervical spine */
  | 'cervical_spine'
  /** Circulation */
  | 'circulation'
  /** Communicates a decision */
  | 'communicating'
  /** Consent */
  | 'consent'
  /** Disability and exposure */
  | 'disability_notes'
  /** How the patient was involved */
  | 'involvement'
  /** Why this is the least restrictive option */
  | 'least_restrictive_option'
  /** Restraint */
  | 'restraint'
  /** Retains it long enough */
  | 'retaining'
  /** Return of spontaneous circulation */
  | 'return_of_circulation_at'
  /** Consequences explained and considered */
  | 'understand_consequences'
  /** Understands the information */
  | 'understanding'
  /** Weighs it up */
  | 'weighing'
  /** Wishes, feelings, beliefs and values */
  | 'wishes_feelings';

export type PrfProcedureComplication =
  /** Altered consciousness */
  | 'altered_consciousness'
  /** Apnoea */
  | 'apnoea'
  /** Aspiration */
  | 'aspiration'
  /** Bleeding */
  | 'bleeding'
  /** Bradycardia */
  | 'bradycardia'
  /** Slow breathing */
  | 'bradypnoea'
  /** Cardiac arrest */
  | 'cardiac_arrest'
  /** Diarrhoea */
  | 'diarrhoea'
  /** Displaced */
  | 'displaced'
  /** Extravasation */
  | 'extravasation'
  /** Hypertension */
  | 'hypertension'
  /** Hyperthermia */
  | 'hyperthermia'
  /** Hypotension */
  | 'hypotension'
  /** Hypothermia */
  | 'hypothermia'
  /** Hypoxia */
  | 'hypoxia'
  /** Injury */
  | 'injury'
  /** Itching */
  | 'itching'
  /** Misplaced */
  | 'misplaced'
  /** Nausea */
  | 'nausea'
  /** None */
  | 'none'
  /** Oesophageal intubation */
  | 'oesophageal'
  /** Other */
  | 'other'
  /** Pain */
  | 'pain'
  /** Respiratory distress */
  | 'respiratory_distress'
  /** Tachycardia */
  | 'tachycardia'
  /** Rapid breathing */
  | 'tachypnoea'
  /** Urticaria */
  | 'urticaria'
  /** Vomiting */
  | 'vomiting';

export type PrfProcedureKind =
  /** Active cooling */
  | 'active_cooling'
  /** Active external warming */
  | 'active_warming'
  /** Care of an amputated part */
  | 'amputated_part'
  /** Assessment */
  | 'assessment'
  /** Helped to walk */
  | 'assisted_walk'
  /** Bleeding control */
  | 'bleeding_control'
  /** Blood glucose */
  | 'blood_glucose'
  /** Blood sample */
  | 'blood_sample'
  /** Burn cooling */
  | 'burn_cooling'
  /** Capnography */
  | 'capnography'
  /** Cardioversion */
  | 'cardioversion'
  /** Central access */
  | 'central_access'
  /** Cervical collar */
  | 'cervical_collar'
  /** Chest decompression */
  | 'chest_decompression'
  /** Chest seal */
  | 'chest_seal'
  /** Assisted childbirth */
  | 'childbirth'
  /** Choking manoeuvre */
  | 'choking_manoeuvre'
  /** Clinical advice call */
  | 'clinical_advice_call'
  /** Cold pack */
  | 'cold_pack'
  /** CPAP */
  | 'cpap'
  /** CPR */
  | 'cpr'
  /** Decontamination */
  | 'decontamination'
  /** Defibrillation */
  | 'defibrillation'
  /** 12-lead ECG */
  | 'ecg_12_lead'
  /** ECG monitoring */
  | 'ecg_monitoring'
  /** Extrication */
  | 'extrication'
  /** Eye irrigation */
  | 'eye_irrigation'
  /** Foreign body removed */
  | 'foreign_body_removal'
  /** Gastric tube */
  | 'gastric_tube'
  /** Informing a doctor */
  | 'informing_doctor'
  /** Intraosseous access */
  | 'intraosseous_access'
  /** Intravenous cannulation */
  | 'intravenous_cannulation'
  /** Intubation */
  | 'intubation'
  /** Long board or scoop */
  | 'long_board'
  /** Airway opened by hand */
  | 'manual_airway'
  /** Mechanical CPR */
  | 'mechanical_cpr'
  /** Moving to a stretcher */
  | 'move_to_stretcher'
  /** Nasopharyngeal airway */
  | 'nasopharyngeal_airway'
  /** Nebuliser */
  | 'nebuliser'
  /** Observations taken */
  | 'observations'
  /** Oropharyngeal airway */
  | 'oropharyngeal_airway'
  /** Other */
  | 'other'
  /** Pulse oximetry */
  | 'oximetry'
  /** Oxygen therapy */
  | 'oxygen_therapy'
  /** Pacing */
  | 'pacing'
  /** Restraint */
  | 'patient_restraint'
  /** Pelvic binder */
  | 'pelvic_binder'
  /** Airway positioning */
  | 'positioning'
  /** Psychological first aid */
  | 'psychological_first_aid'
  /** Rapid sequence induction */
  | 'rapid_sequence'
  /** Reduction of a dislocation */
  | 'reduction'
  /** Spinal immobilisation */
  | 'spinal_immobilisation'
  /** Splinting */
  | 'splinting'
  /** Suction */
  | 'suction'
  /** Supraglottic airway */
  | 'supraglottic_airway'
  /** Surgical airway */
  | 'surgical_airway'
  /** Temperature taken */
  | 'temperature'
  /** Thoracotomy */
  | 'thoracotomy'
  /** Tourniquet */
  | 'tourniquet'
  /** Traction splint */
  | 'traction_splint'
  /** Blood or plasma */
  | 'transfusion'
  /** Point-of-care ultrasound */
  | 'ultrasound'
  /** Urinary catheter */
  | 'urinary_catheter'
  /** Vacuum mattress */
  | 'vacuum_mattress'
  /** Vagal manoeuvre */
  | 'vagal_manoeuvre'
  /** Ventilation */
  | 'ventilation'
  /** Wound cleaning */
  | 'wound_cleaning'
  /** Wound closure */
  | 'wound_closure'
  /** Wound dressing */
  | 'wound_dressing'
  /** Wound packing */
  | 'wound_packing';

export type PrfProtection =
  /** Booster seat */
  | 'booster'
  /** Forward-facing child seat */
  | 'child_seat_front'
  /** Rear-facing child seat */
  | 'child_seat_rear'
  /** Eye protection */
  | 'eye_protection'
  /** Helmet */
  | 'helmet'
  /** Lap belt only */
  | 'lap_belt'
  /** Life jacket */
  | 'life_jacket'
  /** None */
  | 'none'
  /** Not known */
  | 'not_known'
  /** Other */
  | 'other'
  /** Protective clothing */
  | 'protective_clothing'
  /** Other protective gear */
  | 'protective_gear'
  /** Lap and shoulder belt */
  | 'seat_belt'
  /** Shoulder belt only */
  | 'shoulder_belt';

export type PrfPulseRhythm =
  /** Irregular */
  | 'irregular'
  /** Irregularly irregular */
  | 'irregularly_irregular'
  /** Regular */
  | 'regular';

/** Left pupil */
export type PrfPupilInput = {
  /** Size in words */
  look?: PrfPupilLook | null | undefined;
  /** Reaction */
  reaction?: PrfPupilReaction | null | undefined;
  /** Size (mm) */
  size_mm?: number | null | undefined;
};

export type PrfPupilLook =
  /** Dilated */
  | 'dilated'
  /** Irregular */
  | 'irregular'
  /** Normal */
  | 'normal'
  /** Pinpoint */
  | 'pinpoint'
  /** Small */
  | 'small';

export type PrfPupilReaction =
  /** Artificial eye */
  | 'artificial'
  /** Brisk */
  | 'brisk'
  /** Eye cannot be opened */
  | 'cannot_open'
  /** None */
  | 'none'
  /** Not assessed */
  | 'not_assessed'
  /** Sluggish */
  | 'sluggish';

/** Answer */
export type PrfQuestionAnswerInput = {
  /** Answered at */
  answered_at?: string | null | undefined;
  /** Answered by */
  answered_by?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Entry */
  place_entry?: string | null | undefined;
  /** Field */
  place_field?: string | null | undefined;
  /** Section */
  place_section?: string | null | undefined;
  /** Question */
  question?: string | null | undefined;
  /** True as recorded, because */
  reason?: string | null | undefined;
  /** Rule */
  rule?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfReasonInput = {
  prfId: string;
  reason: string;
};

export type PrfRecordable =
  /** Consciousness */
  | 'acvpu'
  /** Glucose */
  | 'blood_glucose'
  /** Blood pressure */
  | 'blood_pressure'
  /** Diastolic pressure */
  | 'bp_diastolic'
  /** Systolic pressure */
  | 'bp_systolic'
  /** ECG */
  | 'ecg'
  /** End-tidal CO2 */
  | 'etco2'
  /** GCS eyes */
  | 'gcs_eye'
  /** GCS movement */
  | 'gcs_motor'
  /** GCS voice */
  | 'gcs_verbal'
  /** Heart rate */
  | 'heart_rate'
  /** Ketones */
  | 'ketones'
  /** SpO2 */
  | 'oxygen_saturation'
  /** Pain */
  | 'pain_score'
  /** Left pupil */
  | 'pupils_left'
  /** Right pupil */
  | 'pupils_right'
  /** Thrombolysis checklist */
  | 'reperfusion_checklist'
  /** Respiratory rate */
  | 'respiratory_rate'
  /** Carbon monoxide */
  | 'spco'
  /** Stroke assessment */
  | 'stroke_scale'
  /** Air or oxygen */
  | 'supplemental_o2'
  /** Temperature */
  | 'temperature';

export type PrfReferralConsent =
  /** Could not decide */
  | 'lacks_capacity'
  /** Did not agree: made anyway */
  | 'no_overridden'
  /** Not asked: unsafe to ask */
  | 'not_asked_risk'
  /** Agreed */
  | 'yes';

export type PrfRefusalReason =
  /** Advance decision or wish */
  | 'advance_decision'
  /** Religion or belief */
  | 'belief'
  /** Children, pets or work */
  | 'duties'
  /** Wants to continue at the event */
  | 'event'
  /** Family against it */
  | 'family'
  /** Fear of hospital or treatment */
  | 'fear'
  /** Feels better */
  | 'feels_better'
  /** Intoxicated */
  | 'intoxicated'
  /** Gave none */
  | 'no_reason'
  /** Thinks it is not needed */
  | 'not_needed'
  /** Other */
  | 'other'
  /** Will see own doctor */
  | 'own_doctor'
  /** Will go by other means */
  | 'own_way'
  /** Past experience */
  | 'past_experience'
  /** Waiting or distance */
  | 'waiting_time';

export type PrfRefusalSignedBy =
  /** Attorney or deputy */
  | 'attorney'
  /** Other */
  | 'other'
  /** Parent or guardian */
  | 'parent'
  /** Patient */
  | 'patient';

export type PrfRefusedWhat =
  /** Advice */
  | 'advice'
  /** Assessment */
  | 'assessment'
  /** Going to hospital */
  | 'conveyance'
  /** Medicine */
  | 'medicine'
  /** Observations */
  | 'observations'
  /** Other */
  | 'other'
  /** Referral */
  | 'referral'
  /** Treatment */
  | 'treatment';

export type PrfReleaseReason =
  /** DNACPR, ReSPECT or advance decision */
  | 'advance_wishes'
  /** Against advice */
  | 'against_advice'
  /** Guideline allows it */
  | 'guideline'
  /** Patient thinks an ambulance is not needed */
  | 'not_necessary'
  /** Other */
  | 'other'
  /** Will go by other means */
  | 'other_means'
  /** Left with carer or friend */
  | 'to_carer'
  /** Left with parent or guardian */
  | 'to_guardian'
  /** Left with the police */
  | 'to_police'
  /** Left with coach or team */
  | 'to_team';

export type PrfReperfusionChecklist =
  /** Contraindicated */
  | 'contraindicated'
  /** No contraindication */
  | 'no_contraindication'
  /** Possible contraindication */
  | 'possible_contraindication';

export type PrfRespiratoryEffort =
  /** Apnoeic */
  | 'apnoeic'
  /** Assisted or ventilated */
  | 'assisted'
  /** Laboured */
  | 'laboured'
  /** Normal */
  | 'normal'
  /** Rapid */
  | 'rapid'
  /** Shallow */
  | 'shallow'
  /** Weak or agonal */
  | 'weak';

export type PrfResponse =
  /** Improved */
  | 'improved'
  /** Unchanged */
  | 'unchanged'
  /** Worse */
  | 'worse';

export type PrfResponseStyle =
  /** Blue lights and sirens */
  | 'blue_lights'
  /** Faster than normal traffic */
  | 'enhanced_speed'
  /** Escorted */
  | 'escorted'
  /** Blue lights, no sirens */
  | 'lights_only'
  /** No lights or sirens */
  | 'no_lights'
  /** At the speed of normal traffic */
  | 'normal_traffic'
  /** On foot */
  | 'on_foot';

export type PrfResponseUrgency =
  /** Downgraded on the way */
  | 'downgraded'
  /** Emergency */
  | 'emergency'
  /** Not an emergency */
  | 'non_emergency'
  /** Upgraded on the way */
  | 'upgraded';

export type PrfRestraint =
  /** Held */
  | 'held'
  /** Belts or straps */
  | 'mechanical'
  /** None */
  | 'none'
  /** Persuasion */
  | 'persuasion'
  /** By the police */
  | 'police'
  /** Sedation */
  | 'sedation';

export type PrfResuscitationAttempt =
  /** Chest compressions */
  | 'compressions'
  /** Defibrillation */
  | 'defibrillation'
  /** Not attempted: DNACPR or advance decision */
  | 'not_dnacpr'
  /** Not attempted: futile */
  | 'not_futile'
  /** Not attempted: signs of life */
  | 'not_signs_of_life'
  /** Not attempted: not safe */
  | 'not_unsafe'
  /** Ventilation */
  | 'ventilation';

export type PrfResuscitationStopped =
  /** DNACPR or advance decision found */
  | 'dnacpr'
  /** Guideline criteria met */
  | 'guideline'
  /** Handed over, ongoing */
  | 'handed_over'
  /** Return of circulation */
  | 'rosc'
  /** Senior clinical advice */
  | 'senior_advice'
  /** Signs that life is extinct */
  | 'signs_of_death'
  /** Physically unable to continue */
  | 'unable'
  /** Not safe to continue */
  | 'unsafe';

export type PrfRiskFactor =
  /** Alcohol */
  | 'alcohol'
  /** Domestic abuse */
  | 'domestic_abuse'
  /** Drugs */
  | 'drugs'
  /** Falls */
  | 'falls'
  /** Homelessness */
  | 'homelessness'
  /** Lives alone */
  | 'lives_alone'
  /** Other */
  | 'other'
  /** Pressure sores */
  | 'pressure_sores'
  /** Self-harm */
  | 'self_harm'
  /** Smoking */
  | 'smoking'
  /** Violence */
  | 'violence';

export type PrfRoadUser =
  /** Bus or coach passenger */
  | 'bus_passenger'
  /** Driver */
  | 'driver'
  /** Front passenger */
  | 'front_passenger'
  /** Load area or exterior */
  | 'load_area'
  /** Not known */
  | 'not_known'
  /** Other */
  | 'other'
  /** Pedestrian */
  | 'pedestrian'
  /** Pillion */
  | 'pillion'
  /** Rear, left */
  | 'rear_left'
  /** Rear, middle */
  | 'rear_middle'
  /** Rear, right */
  | 'rear_right'
  /** Rider */
  | 'rider'
  /** Third row */
  | 'third_row';

/** Recognition of life extinct: only changed fields. Absent: unchanged. Null: cleared. */
export type PrfRoleInput = {
  /** Advance decision to refuse treatment seen */
  advanced_directive?: boolean | null | undefined;
  /** Asystole after 20 minutes of advanced life support */
  asystole_20_minutes_after_als?: boolean | null | undefined;
  /** Asystole for more than 30 seconds on the strip */
  asystole_30_seconds?: boolean | null | undefined;
  /** More than 15 minutes since collapse */
  collapse_gt_15_minutes?: boolean | null | undefined;
  /** Decapitation */
  decapitation?: boolean | null | undefined;
  /** Decomposition */
  decomposition?: boolean | null | undefined;
  /** DNACPR seen */
  dnacpr?: boolean | null | undefined;
  /** Hemicorporectomy or similar massive injury */
  hemicorporectomy?: boolean | null | undefined;
  /** Hypostasis */
  hypostasis?: boolean | null | undefined;
  /** Incineration */
  incineration?: boolean | null | undefined;
  /** Maceration (newborn) */
  maceration?: boolean | null | undefined;
  /** Massive cranial and cerebral destruction */
  massive_cerebral_destruction?: boolean | null | undefined;
  /** Nothing contradicts the protocol. No drowning, hypothermia, poisoning or overdose, pregnancy. */
  no_contradiction_to_protocol?: boolean | null | undefined;
  /** No evidence of CPR before arrival */
  no_evidence_of_cpr_prior_to_arrival?: boolean | null | undefined;
  /** Checked: no pulse and no breathing */
  no_pulse_no_breathing?: boolean | null | undefined;
  /** Asystole on the monitor */
  patient_asystolic?: boolean | null | undefined;
  /** Remained asystolic throughout */
  remained_asystolic?: boolean | null | undefined;
  /** Rigor mortis */
  rigor_mortis?: boolean | null | undefined;
  /** Grade */
  role_clinician_grade?: string | null | undefined;
  /** Clinician */
  role_clinician_name?: string | null | undefined;
  /** Notes */
  role_notes?: string | null | undefined;
  /** Time of recognition */
  role_time?: string | null | undefined;
  /** In the final stage of a terminal illness */
  terminally_ill?: boolean | null | undefined;
};

export type PrfRosc =
  /** Yes, at handover */
  | 'at_handover'
  /** Yes, before hospital */
  | 'before_hospital'
  /** None */
  | 'none'
  /** Yes, sustained for 20 minutes */
  | 'sustained';

export type PrfRoute =
  /** Buccal */
  | 'buccal'
  /** Central line or port */
  | 'central_line'
  /** Ear */
  | 'ear'
  /** Endotracheal */
  | 'endotracheal'
  /** Eye */
  | 'eye'
  /** Gastrostomy */
  | 'gastrostomy'
  /** Inhaled */
  | 'inhaled'
  /** Intra-arterial */
  | 'intra_arterial'
  /** Intradermal */
  | 'intradermal'
  /** Intramuscular */
  | 'intramuscular'
  /** Intranasal */
  | 'intranasal'
  /** Intraosseous */
  | 'intraosseous'
  /** Intravenous */
  | 'intravenous'
  /** Nasogastric */
  | 'nasogastric'
  /** Nebulised */
  | 'nebulised'
  /** Oral */
  | 'oral'
  /** Other */
  | 'other'
  /** Rectal */
  | 'rectal'
  /** Subcutaneous */
  | 'subcutaneous'
  /** Sublingual */
  | 'sublingual'
  /** Topical */
  | 'topical'
  /** Tracheostomy */
  | 'tracheostomy'
  /** Transdermal */
  | 'transdermal'
  /** Umbilical */
  | 'umbilical'
  /** Urethral */
  | 'urethral'
  /** Into a wound */
  | 'wound';

export type PrfSafeguardingConcern =
  /** Bruise in a child who cannot walk */
  | 'bruise_not_mobile'
  /** Account given late, or does not fit */
  | 'delay_or_mismatch'
  /** Discriminatory */
  | 'discriminatory'
  /** Domestic */
  | 'domestic'
  /** Exploitation */
  | 'exploitation'
  /** Female genital mutilation */
  | 'fgm'
  /** Financial */
  | 'financial'
  /** Modern slavery */
  | 'modern_slavery'
  /** Neglect */
  | 'neglect'
  /** By an organisation */
  | 'organisational'
  /** Other */
  | 'other'
  /** Physical */
  | 'physical'
  /** Emotional or psychological */
  | 'psychological'
  /** Radicalisation (Prevent) */
  | 'radicalisation'
  /** Self-neglect */
  | 'self_neglect'
  /** Sexual */
  | 'sexual'
  /** So-called honour-based abuse or forced marriage */
  | 'so_called_honour';

/** Safeguarding referral */
export type PrfSafeguardingReferralInput = {
  /** Consent to refer */
  agreed?: PrfReferralConsent | null | undefined;
  /** Concern */
  concerns?: Array<PrfSafeguardingConcern> | null | undefined;
  /** Concern, in words, if ‘Other’ was selected */
  concerns_other?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** In danger now */
  immediate_danger?: PrfYesNoUnsure | null | undefined;
  /** Made at */
  made_at?: string | null | undefined;
  /** Made by */
  made_by?: string | null | undefined;
  /** What was seen and said */
  note?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Reference */
  reference?: string | null | undefined;
  /** About */
  subject?: PrfSafeguardingSubject | null | undefined;
  /** Who was informed */
  told?: Array<PrfSafeguardingTold> | null | undefined;
  /** Name of the person informed */
  told_name?: string | null | undefined;
  /** Who was informed, in words, if ‘Other’ was selected */
  told_other?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

export type PrfSafeguardingSubject =
  /** Adult: the patient */
  | 'adult'
  /** Child: the patient */
  | 'child'
  /** Child at home or nearby */
  | 'child_at_home'
  /** Another adult */
  | 'other_adult'
  /** Unborn child */
  | 'unborn';

export type PrfSafeguardingTold =
  /** Adult social care */
  | 'adult_services'
  /** Children's services */
  | 'childrens_services'
  /** Event's safeguarding lead */
  | 'event_lead'
  /** GP, health visitor or midwife */
  | 'gp_or_midwife'
  /** Hospital */
  | 'hospital'
  /** Other */
  | 'other'
  /** Police */
  | 'police'
  /** Our safeguarding lead */
  | 'provider_lead';

/** Secondary survey: only changed fields. Absent: unchanged. Null: cleared. */
export type PrfSecondarySurveyInput = {
  /** Abdomen */
  abdomen?: string | null | undefined;
  /** Signs of an airway burn */
  airway_burn_signs?: Array<PrfAirwayBurn> | null | undefined;
  /** Behaviour */
  behavioural?: string | null | undefined;
  /** Births */
  births?: Array<PrfBirthInput> | null | undefined;
  /** Wounds on the body. Tap a part of the body, then the kind of wound. You can also add a wound and choose the part from the list. */
  body_map?: Array<PrfBodyMarkInput> | null | undefined;
  /** Substance or voltage */
  burn_agent?: string | null | undefined;
  /** Burned at */
  burn_at?: string | null | undefined;
  /** Burned by */
  burn_cause?: Array<PrfBurnCause> | null | undefined;
  /** Burned by, in words, if ‘Other’ was selected */
  burn_cause_other?: string | null | undefined;
  /** Area estimated by */
  burn_method?: PrfBurnMethod | null | undefined;
  /** Total burned area (%). Redness alone is not counted. */
  burn_total_percent?: number | null | undefined;
  /** Burned areas */
  burns?: Array<PrfBurnInput> | null | undefined;
  /** Breathed smoke */
  carbon_monoxide_exposure?: PrfYesNoUnsure | null | undefined;
  /** Cardiac */
  cardiac?: string | null | undefined;
  /** Chest */
  chest?: string | null | undefined;
  /** Cognition */
  cognition?: string | null | undefined;
  /** Road traffic collision */
  collision?: PrfCollisionInput | null | undefined;
  /** Cooling began */
  cooling_began_at?: string | null | undefined;
  /** Cooled for (min) */
  cooling_minutes?: number | null | undefined;
  /** ECG: first review */
  ecgReview1?: string | null | undefined;
  /** ECG: second review */
  ecgReview2?: string | null | undefined;
  /** ECG recordings */
  ecgs?: Array<PrfEcgInput> | null | undefined;
  /** Automatic emergency call (eCall) */
  emergency_call?: PrfEmergencyCallInput | null | undefined;
  /** Findings. 'Looked for and absent' is a finding too. */
  exam_findings?: Array<PrfExaminationFindingInput> | null | undefined;
  /** Examined at */
  examined_at?: string | null | undefined;
  /** Limbs */
  extremities?: string | null | undefined;
  /** Extrication required */
  extricationRequired?: PrfYesNoUnsure | null | undefined;
  /** How the patient was freed */
  extrication_details?: string | null | undefined;
  /** Gastrointestinal */
  gastrointestinal?: string | null | undefined;
  /** General examination */
  general?: string | null | undefined;
  /** General appearance on approach */
  generalAppearance?: string | null | undefined;
  /** Genitourinary */
  genitourinary?: string | null | undefined;
  /** Risk of harm to self or others */
  harm?: string | null | undefined;
  /** Head and neck */
  head_neck?: string | null | undefined;
  /** Skin */
  integumentary?: string | null | undefined;
  /** Tests and imaging */
  investigations?: Array<PrfInvestigationInput> | null | undefined;
  /** Major trauma criteria met */
  major_trauma_criteria?: Array<PrfTraumaTriage> | null | undefined;
  /** Mechanisms of injury */
  mechanismsOfInjury?: Array<PrfMechanismOfInjury> | null | undefined;
  /** Mechanisms of injury, in words, if ‘Other’ was selected */
  mechanismsOfInjury_other?: string | null | undefined;
  /** Mood */
  mood?: string | null | undefined;
  /** Neurological */
  neurological?: string | null | undefined;
  /** Questions without an answer. Which one, and why: unable to obtain, not applicable, refused. */
  no_value?: Array<PrfSecondarySurveyNoValueInput> | null | undefined;
  /** Obstetric examination */
  obstetric?: string | null | undefined;
  /** Obstetric history. Gravida, para, dates, complications. */
  obstetric_history?: string | null | undefined;
  /** Pelvis */
  pelvis?: string | null | undefined;
  /** Appearance and dress */
  physical_appearance?: string | null | undefined;
  /** Pictures */
  pictures?: Array<PrfPictureInput> | null | undefined;
  /** Pregnancy */
  pregnancy?: PrfPregnancyDetailsInput | null | undefined;
  /** Respiratory */
  respiratory?: string | null | undefined;
  /** Safeguarding concerns on examination */
  safeguardingConcerns?: PrfYesNoUnsure | null | undefined;
  /** Safeguarding notes */
  safeguardingNotes?: string | null | undefined;
  /** Hazards at the scene */
  sceneHazards?: string | null | undefined;
  /** Safety concerns */
  sceneSafetyConcerns?: string | null | undefined;
  /** Speech */
  speech?: string | null | undefined;
  /** Does the spine need protection? */
  spinal_assessment?: PrfSpinalAssessmentInput | null | undefined;
  /** Stroke signs have resolved */
  stroke_resolved?: PrfStrokeResolved | null | undefined;
  /** Thoughts */
  thoughts?: string | null | undefined;
  /** Triaged at */
  trauma_triaged_at?: string | null | undefined;
  /** Trauma triage */
  trauma_triaged_to?: PrfTraumaDestination | null | undefined;
  /** Impacts */
  vehicle_impacts?: Array<PrfVehicleImpactInput> | null | undefined;
  /** Seats of the vehicle */
  vehicle_seats?: Array<PrfVehicleSeatUseInput> | null | undefined;
  /** Wounds, in words */
  wcag?: string | null | undefined;
};

/** Questions without an answer */
export type PrfSecondarySurveyNoValueInput = {
  /** Question */
  field?: PrfSecondarySurveyQuestion | null | undefined;
  /** Why */
  reason?: PrfNoValueReason | null | undefined;
};

export type PrfSecondarySurveyQuestion =
  /** Abdomen */
  | 'abdomen'
  /** Signs of an airway burn */
  | 'airway_burn_signs'
  /** Behaviour */
  | 'behavioural'
  /** Substance or voltage */
  | 'burn_agent'
  /** Burned at */
  | 'burn_at'
  /** Burned by */
  | 'burn_cause'
  /** Area estimated by */
  | 'burn_method'
  /** Total burned area */
  | 'burn_total_percent'
  /** Burned areas */
  | 'burns'
  /** Breathed smoke */
  | 'carbon_monoxide_exposure'
  /** Cardiac */
  | 'cardiac'
  /** Chest */
  | 'chest'
  /** Cognition */
  | 'cognition'
  /** Road traffic collision */
  | 'collision'
  /** Cooling began */
  | 'cooling_began_at'
  /** Cooled for */
  | 'cooling_minutes'
  /** ECG: first review */
  | 'ecgReview1'
  /** ECG: second review */
  | 'ecgReview2'
  /** Automatic emergency call (eCall) */
  | 'emergency_call'
  /** Findings */
  | 'exam_findings'
  /** Examined at */
  | 'examined_at'
  /** Limbs */
  | 'extremities'
  /** Extrication required */
  | 'extricationRequired'
  /** How the patient was freed */
  | 'extrication_details'
  /** Gastrointestinal */
  | 'gastrointestinal'
  /** General examination */
  | 'general'
  /** General appearance on approach */
  | 'generalAppearance'
  /** Genitourinary */
  | 'genitourinary'
  /** Risk of harm to self or others */
  | 'harm'
  /** Head and neck */
  | 'head_neck'
  /** Skin */
  | 'integumentary'
  /** Major trauma criteria met */
  | 'major_trauma_criteria'
  /** Mechanisms of injury */
  | 'mechanismsOfInjury'
  /** Mood */
  | 'mood'
  /** Neurological */
  | 'neurological'
  /** Obstetric examination */
  | 'obstetric'
  /** Obstetric history */
  | 'obstetric_history'
  /** Pelvis */
  | 'pelvis'
  /** Appearance and dress */
  | 'physical_appearance'
  /** Pregnancy */
  | 'pregnancy'
  /** Respiratory */
  | 'respiratory'
  /** Safeguarding concerns on examination */
  | 'safeguardingConcerns'
  /** Safeguarding notes */
  | 'safeguardingNotes'
  /** Hazards at the scene */
  | 'sceneHazards'
  /** Safety concerns */
  | 'sceneSafetyConcerns'
  /** Speech */
  | 'speech'
  /** Does the spine need protection? */
  | 'spinal_assessment'
  /** Stroke signs have resolved */
  | 'stroke_resolved'
  /** Thoughts */
  | 'thoughts'
  /** Triaged at */
  | 'trauma_triaged_at'
  /** Trauma triage */
  | 'trauma_triaged_to'
  /** Impacts */
  | 'vehicle_impacts'
  /** Seats of the vehicle */
  | 'vehicle_seats'
  /** Wounds, in words */
  | 'wcag';

/** A section of the PRF, by the specification's own name. */
export type PrfSectionKey =
  /** Clinical interventions */
  | 'ClinicalInterventions'
  /** Disposition outcome */
  | 'DispositionOutcome'
  /** Presenting complaint */
  | 'PresentingComplaint'
  /** Primary survey */
  | 'PrimarySurvey'
  /** Recognition of life extinct */
  | 'ROLE'
  /** Secondary survey */
  | 'SecondarySurvey'
  /** Social history */
  | 'SocialHistory'
  /** Clinical impression */
  | 'clinical_impression'
  /** Incident details */
  | 'incidentDetails'
  /** Observations */
  | 'observations';

/** What the signer has seen. PRF_CHANGED if more was entered since. */
export type PrfSeenInput = {
  patientId: string;
  /** The version of the patient that was shown: the allergies are signed for too. */
  patientVersion: number;
  /** Sections left out were empty. */
  sections: Array<PrfSeenSectionInput>;
};

/** The version of a section that the signer has seen. */
export type PrfSeenSectionInput = {
  section: PrfSectionKey;
  version: number;
};

export type PrfSexAtBirth =
  /** Female */
  | 'female'
  /** Indeterminate */
  | 'indeterminate'
  /** Male */
  | 'male'
  /** Not known */
  | 'not_known';

export type PrfShockMode =
  /** Advisory (AED) */
  | 'advisory'
  /** Automatic */
  | 'automated'
  /** Manual */
  | 'manual';

export type PrfShockWave =
  /** Biphasic */
  | 'biphasic'
  /** Monophasic */
  | 'monophasic';

/** The action on the NEWS2 alert of a set, as it was shown. */
export type PrfShownAlertActionInput = {
  /** The same action, as worded on the device. */
  action?: string | null | undefined;
  entryId: string;
  /** The action: one of those in the table. BAD_INPUT if it is left out. */
  escalation?: PrfEscalationInput | null | undefined;
  /** The reasons that were shown; the action answers only these. */
  reasons?: Array<PrfAlertReason> | null | undefined;
  /** The score that was shown; the action answers it and every lower one of the set. */
  total: number;
};

export type PrfSignatureStatus =
  /** Child */
  | 'child'
  /** Died */
  | 'died'
  /** Signed for the patient */
  | 'for_patient'
  /** Language or reading */
  | 'language'
  /** No time or no access */
  | 'no_time'
  /** Signed on paper */
  | 'on_paper'
  /** Refused */
  | 'refused'
  /** Signed */
  | 'signed'
  /** Not able to sign */
  | 'unable';

export type PrfSignedFor =
  /** Position of the airway */
  | 'airway'
  /** Consent to be taken */
  | 'consent_transport'
  /** Consent to treatment */
  | 'consent_treatment'
  /** Controlled drug given */
  | 'controlled_drug'
  /** Controlled drug destroyed */
  | 'controlled_drug_waste'
  /** Privacy notice */
  | 'data_protection'
  /** Taking over the patient */
  | 'handover'
  /** Other */
  | 'other'
  /** Patient's property */
  | 'property'
  /** This record */
  | 'record'
  /** Refusal */
  | 'refusal';

export type PrfSigner =
  /** Clinician who advised */
  | 'adviser'
  /** Clinician of this record */
  | 'clinician'
  /** Another crew member */
  | 'crew'
  /** Other */
  | 'other'
  /** Patient */
  | 'patient'
  /** Police */
  | 'police'
  /** Health professional who took over */
  | 'receiving_clinician'
  /** Parent, guardian or representative */
  | 'representative'
  /** Witness */
  | 'witness';

/** Social history: only changed fields. Absent: unchanged. Null: cleared. */
export type PrfSocialHistoryInput = {
  /** No home address because */
  address_not_obtained?: PrfNotObtained | null | undefined;
  /** Barriers to care */
  barriers_to_care?: Array<PrfBarrierToCare> | null | undefined;
  /** Barriers to care, in words, if ‘Other’ was selected */
  barriers_to_care_other?: string | null | undefined;
  /** Clinical frailty (Rockwood) */
  clinical_frailty?: Array<PrfClinicalFrailty> | null | undefined;
  /** Lives in (if not the UK) */
  country_of_residence?: string | null | undefined;
  /** Disability */
  disability?: Array<PrfDisability> | null | undefined;
  /** Disability, in words, if ‘Other’ was selected */
  disability_other?: string | null | undefined;
  /** Further phone numbers. Besides the one in the patient's details. */
  further_contact_numbers?: Array<string> | null | undefined;
  /** Home circumstances */
  home_circumstances?: PrfHomeCircumstances | null | undefined;
  /** Home circumstances, in words, if ‘Other’ was selected */
  home_circumstances_other?: string | null | undefined;
  /** Interpreter required */
  interpreter_required?: PrfYesNoUnsure | null | undefined;
  /** Languages */
  language?: Array<PrfLanguage> | null | undefined;
  /** Languages, in words, if ‘Other’ was selected */
  language_other?: string | null | undefined;
  /** Level of support */
  level_of_support?: PrfLevelOfSupport | null | undefined;
  /** Marital status */
  marital_status?: PrfMaritalStatus | null | undefined;
  /** Mobility */
  mobility?: PrfMobility | null | undefined;
  /** Mobility, in words, if ‘Other’ was selected */
  mobility_other?: string | null | undefined;
  /** Needs */
  needs?: Array<PrfNeed> | null | undefined;
  /** Needs, in words, if ‘Other’ was selected */
  needs_other?: string | null | undefined;
  /** Questions without an answer. Which one, and why: unable to obtain, not applicable, refused. */
  no_value?: Array<PrfSocialHistoryNoValueInput> | null | undefined;
  /** Occupation and employer */
  occupation?: string | null | undefined;
  /** GP and other practitioners */
  practitioners?: Array<PrfPractitionerInput> | null | undefined;
  /** Religion or belief */
  religious_affiliation?: string | null | undefined;
  /** Risk factors */
  risk_factors?: Array<PrfRiskFactor> | null | undefined;
  /** Risk factors, in words, if ‘Other’ was selected */
  risk_factors_other?: string | null | undefined;
  /** Safeguarding concerns */
  safeguarding_concerns?: PrfYesNoUnsure | null | undefined;
  /** Details, and who was informed */
  safeguarding_concerns_details?: string | null | undefined;
  /** Safeguarding referrals */
  safeguarding_referrals?: Array<PrfSafeguardingReferralInput> | null | undefined;
  /** Support */
  support?: Array<PrfSupport> | null | undefined;
  /** Support, in words, if ‘Other’ was selected */
  support_other?: string | null | undefined;
};

/** Questions without an answer */
export type PrfSocialHistoryNoValueInput = {
  /** Question */
  field?: PrfSocialHistoryQuestion | null | undefined;
  /** Why */
  reason?: PrfNoValueReason | null | undefined;
};

export type PrfSocialHistoryQuestion =
  /** No home address because */
  | 'address_not_obtained'
  /** Barriers to care */
  | 'barriers_to_care'
  /** Clinical frailty (Rockwood) */
  | 'clinical_frailty'
  /** Lives in (if not the UK) */
  | 'country_of_residence'
  /** Disability */
  | 'disability'
  /** Further phone numbers */
  | 'further_contact_numbers'
  /** Home circumstances */
  | 'home_circumstances'
  /** Interpreter required */
  | 'interpreter_required'
  /** Languages */
  | 'language'
  /** Level of support */
  | 'level_of_support'
  /** Marital status */
  | 'marital_status'
  /** Mobility */
  | 'mobility'
  /** Needs */
  | 'needs'
  /** Occupation and employer */
  | 'occupation'
  /** GP and other practitioners */
  | 'practitioners'
  /** Religion or belief */
  | 'religious_affiliation'
  /** Risk factors */
  | 'risk_factors'
  /** Safeguarding concerns */
  | 'safeguarding_concerns'
  /** Details, and who was informed */
  | 'safeguarding_concerns_details'
  /** Support */
  | 'support';

/** Does the spine need protection? */
export type PrfSpinalAssessmentInput = {
  /** Not alert, or intoxicated */
  altered_or_intoxicated?: PrfYesNoUnsure | null | undefined;
  /** Assessed at */
  assessed_at?: string | null | undefined;
  /** Dangerous mechanism */
  dangerous_mechanism?: PrfYesNoUnsure | null | undefined;
  /** Distracting injury */
  distracting_injury?: PrfYesNoUnsure | null | undefined;
  /** Spinal disease or surgery */
  known_spine_disease?: PrfYesNoUnsure | null | undefined;
  /** Midline tenderness */
  midline_tenderness?: PrfYesNoUnsure | null | undefined;
  /** Weakness, numbness or tingling */
  neurological_deficit?: PrfYesNoUnsure | null | undefined;
  /** Decided */
  spinal_plan?: PrfSpinalPlan | null | undefined;
  /** Turns head 45° both ways */
  turns_45_degrees?: PrfYesNoUnsure | null | undefined;
};

export type PrfSpinalPlan =
  /** Collar */
  | 'collar'
  /** Full immobilisation */
  | 'full'
  /** In-line, without collar */
  | 'no_collar'
  /** No protection needed */
  | 'none_needed'
  /** In the position of comfort */
  | 'own_position'
  /** Refused */
  | 'refused'
  /** Self-extrication, then rest */
  | 'self_extrication';

export type PrfSplint =
  /** Box */
  | 'box'
  /** Collar */
  | 'collar'
  /** Long board */
  | 'long_board'
  /** Orthopaedic stretcher */
  | 'orthopaedic_stretcher'
  /** Other */
  | 'other'
  /** Pelvic binder */
  | 'pelvic_binder'
  /** SAM */
  | 'sam'
  /** Sling */
  | 'sling'
  /** Traction */
  | 'traction'
  /** Vacuum */
  | 'vacuum'
  /** Vacuum mattress */
  | 'vacuum_mattress';

export type PrfSpo2Scale =
  /** Scale 1 */
  | 'scale_1'
  /** Scale 2 (target 88–92 %) */
  | 'scale_2';

/** The status of a PRF (clinical section 7). */
export type PrfStatus =
  /** Amended */
  | 'amended'
  /** Awaiting review */
  | 'awaiting_review'
  /** Signed */
  | 'completed'
  /** Draft */
  | 'draft'
  /** In progress */
  | 'in_progress'
  /** Entered in error */
  | 'void';

/** What the screen of a record shows: a section, the patient, the review, or a view of the whole. */
export type PrfStep =
  /** Clinical interventions */
  | 'ClinicalInterventions'
  /** Disposition outcome */
  | 'DispositionOutcome'
  /** Presenting complaint */
  | 'PresentingComplaint'
  /** Primary survey */
  | 'PrimarySurvey'
  /** Recognition of life extinct */
  | 'ROLE'
  /** Secondary survey */
  | 'SecondarySurvey'
  /** Social history */
  | 'SocialHistory'
  /** Clinical impression */
  | 'clinical_impression'
  /** Incident details */
  | 'incidentDetails'
  /** Observations */
  | 'observations'
  /** Patient */
  | 'patient'
  /** Review and sign */
  | 'review'
  /** Timeline */
  | 'timeline';

export type PrfStrokeResolved =
  /** Yes, before we came */
  | 'before_arrival'
  /** No */
  | 'no'
  /** Yes, while with us */
  | 'with_us';

export type PrfStrokeResult =
  /** Inconclusive */
  | 'inconclusive'
  /** Negative */
  | 'negative'
  /** Positive */
  | 'positive';

export type PrfStrokeScale =
  /** BE-FAST */
  | 'be_fast'
  /** Boston Stroke Scale */
  | 'boston'
  /** Cincinnati */
  | 'cincinnati'
  /** FAST */
  | 'fast'
  /** FAST-ED */
  | 'fast_ed'
  /** Los Angeles Motor Scale */
  | 'lams'
  /** Los Angeles Prehospital Stroke Screen */
  | 'lapss'
  /** Melbourne (MASS) */
  | 'mass'
  /** Massachusetts */
  | 'massachusetts'
  /** Miami */
  | 'mend'
  /** NIHSS */
  | 'nihss'
  /** Ontario */
  | 'ontario'
  /** Other */
  | 'other'
  /** RACE */
  | 'race'
  /** ROSIER */
  | 'rosier';

export type PrfStrokeSign =
  /** Abnormal */
  | 'abnormal'
  /** Normal */
  | 'normal'
  /** Not assessed */
  | 'not_assessed';

export type PrfStudy =
  /** Alcohol, breath or blood */
  | 'alcohol'
  /** Angiography */
  | 'angiography'
  /** Blood count */
  | 'blood_count'
  /** Blood gas */
  | 'blood_gas'
  /** BNP */
  | 'bnp'
  /** Carboxyhaemoglobin */
  | 'carboxyhaemoglobin'
  /** Clotting or INR */
  | 'clotting'
  /** Creatine kinase */
  | 'creatine_kinase'
  /** CRP */
  | 'crp'
  /** CT */
  | 'ct'
  /** Drug level */
  | 'drug_level'
  /** Drug screen */
  | 'drug_screen'
  /** Electrolytes and kidneys */
  | 'electrolytes'
  /** HbA1c */
  | 'hba1c'
  /** Infection test (swab) */
  | 'infection_test'
  /** Ketones */
  | 'ketones'
  /** Lactate */
  | 'lactate'
  /** Liver and pancreas */
  | 'liver'
  /** MRI */
  | 'mri'
  /** Other */
  | 'other'
  /** PET */
  | 'pet'
  /** Pregnancy test */
  | 'pregnancy_test'
  /** Troponin */
  | 'troponin'
  /** Ultrasound */
  | 'ultrasound'
  /** Urine test */
  | 'urine'
  /** X-ray */
  | 'x_ray';

export type PrfSupport =
  /** Carer */
  | 'carer'
  /** Charity */
  | 'charity'
  /** District nurse */
  | 'district_nurse'
  /** Family */
  | 'family'
  /** Friends */
  | 'friends'
  /** None */
  | 'none'
  /** Other */
  | 'other'
  /** Social worker */
  | 'social_worker';

export type PrfSurvival =
  /** Alive */
  | 'alive'
  /** Died */
  | 'died'
  /** Not known */
  | 'not_known';

export type PrfTapeColour =
  /** Blue */
  | 'blue'
  /** Green */
  | 'green'
  /** Grey */
  | 'grey'
  /** Orange */
  | 'orange'
  /** Pink */
  | 'pink'
  /** Purple */
  | 'purple'
  /** Red */
  | 'red'
  /** White */
  | 'white'
  /** Yellow */
  | 'yellow';

export type PrfTemperatureMethod =
  /** Axillary */
  | 'axillary'
  /** Bladder */
  | 'bladder'
  /** Central line */
  | 'central'
  /** Oesophageal */
  | 'oesophageal'
  /** Oral */
  | 'oral'
  /** Rectal */
  | 'rectal'
  /** Skin probe */
  | 'skin'
  /** Temporal or forehead */
  | 'temporal'
  /** Tympanic */
  | 'tympanic';

export type PrfTransportMethod =
  /** Aeroplane */
  | 'aeroplane'
  /** Bariatric ambulance */
  | 'bariatric'
  /** Boat */
  | 'boat'
  /** Event buggy */
  | 'buggy'
  /** Helicopter */
  | 'helicopter'
  /** Multi-casualty vehicle */
  | 'multi_casualty'
  /** Other */
  | 'other'
  /** Patient transport vehicle */
  | 'patient_transport'
  /** Private car or taxi */
  | 'private_car'
  /** Response car */
  | 'rapid_response_vehicle'
  /** Road ambulance */
  | 'road_ambulance'
  /** Wheelchair vehicle */
  | 'wheelchair_vehicle';

export type PrfTransportOutcome =
  /** Taken by another unit */
  | 'by_other_unit'
  /** Taken by another unit with one of us */
  | 'by_other_unit_with_ours'
  /** Taken by this crew */
  | 'by_this_crew'
  /** Taken in this vehicle with another crew */
  | 'by_this_vehicle_with_other_crew'
  /** Journey without a patient */
  | 'no_patient_aboard'
  /** Not needed */
  | 'not_needed'
  /** Refused to be taken */
  | 'refused'
  /** Left by other means */
  | 'released';

export type PrfTransportPosition =
  /** Child seat */
  | 'car_seat'
  /** Child harness */
  | 'child_harness'
  /** Head down */
  | 'head_down'
  /** Left side */
  | 'left_lateral'
  /** Legs raised */
  | 'legs_raised'
  /** On a board or scoop */
  | 'on_board'
  /** Other */
  | 'other'
  /** On the front */
  | 'prone'
  /** Recovery position */
  | 'recovery'
  /** Right side */
  | 'right_lateral'
  /** Semi-upright */
  | 'semi_upright'
  /** Sitting */
  | 'sitting'
  /** On the back */
  | 'supine';

export type PrfTransportStyle =
  /** Blue lights and sirens */
  | 'blue_lights'
  /** Faster than normal traffic */
  | 'enhanced_speed'
  /** Escorted */
  | 'escorted'
  /** Blue lights, no sirens */
  | 'lights_only'
  /** No lights or sirens */
  | 'no_lights'
  /** At the speed of normal traffic */
  | 'normal_traffic';

export type PrfTransportUrgency =
  /** Emergency, downgraded on the way */
  | 'downgraded'
  /** Emergency */
  | 'emergency'
  /** Not an emergency */
  | 'non_emergency'
  /** Upgraded to emergency on the way */
  | 'upgraded';

export type PrfTraumaDestination =
  /** Major trauma centre */
  | 'major_trauma_centre'
  /** Nearest emergency department */
  | 'nearest'
  /** Not a major trauma */
  | 'not_triggered'
  /** Trauma unit first */
  | 'trauma_unit';

export type PrfTraumaTriage =
  /** Bleeding that needs a tourniquet or packing */
  | 'active_bleeding'
  /** Amputation above wrist or ankle */
  | 'amputation'
  /** Takes anticoagulants */
  | 'anticoagulant'
  /** Burn with other injury */
  | 'burn_with_injury'
  /** Chest wall unstable or flail */
  | 'chest_wall'
  /** Child */
  | 'child'
  /** Child abuse suspected */
  | 'child_abuse_suspected'
  /** Child under 10 unrestrained or badly restrained */
  | 'child_unrestrained'
  /** Clinical judgement */
  | 'clinical_judgement'
  /** Crushed, mangled or pulseless limb */
  | 'crushed_mangled'
  /** Ejected, or a death in the same vehicle */
  | 'ejected_or_death'
  /** Fall over 3 m */
  | 'fall_over_3m'
  /** Cannot obey commands */
  | 'gcs_motor_impaired'
  /** GCS under 14 */
  | 'gcs_under_14'
  /** High-risk vehicle collision */
  | 'high_risk_vehicle'
  /** SpO2 under 90 % on air */
  | 'low_oxygen'
  /** Child under 10: systolic under 70 + 2 × age */
  | 'low_systolic_child'
  /** Major burn or airway burn */
  | 'major_burn'
  /** None met */
  | 'none'
  /** Older adult, fall from standing */
  | 'older_low_level_fall'
  /** Open or depressed skull fracture */
  | 'open_skull'
  /** Rider or pedestrian thrown or run over */
  | 'pedestrian_thrown'
  /** Penetrating, head to groin */
  | 'penetrating_trunk_head'
  /** Pregnant over 20 weeks */
  | 'pregnant_over_20_weeks'
  /** Pulse above systolic pressure */
  | 'pulse_over_systolic'
  /** Respiration under 10 or over 29 */
  | 'respiratory_rate'
  /** Respiratory distress or needs support */
  | 'respiratory_support'
  /** High-resource healthcare needs */
  | 'special_needs'
  /** Spinal injury with new weakness */
  | 'spinal_injury'
  /** Suspected pelvic fracture */
  | 'suspected_pelvic_fracture'
  /** Systolic under 90 */
  | 'systolic_under_90'
  /** Systolic under 110, over 65 years */
  | 'systolic_under_110_older'
  /** Two or more long bones */
  | 'two_long_bones'
  /** Vehicle reports a severe crash */
  | 'vehicle_data'
  /** Child of 5 or under, fall on the head */
  | 'young_child_fall';

export type PrfTriageCategory =
  /** Dead */
  | 'dead'
  /** Expectant */
  | 'expectant'
  /** Not breathing */
  | 'not_breathing'
  /** P1 Immediate */
  | 'p1'
  /** P2 Urgent */
  | 'p2'
  /** P3 Delayed */
  | 'p3';

export type PrfVaccine =
  /** Anthrax */
  | 'anthrax'
  /** Tuberculosis (BCG) */
  | 'bcg'
  /** Cholera */
  | 'cholera'
  /** COVID-19 */
  | 'covid_19'
  /** Diphtheria, tetanus and pertussis */
  | 'dtp'
  /** Hepatitis A */
  | 'hepatitis_a'
  /** Hepatitis B */
  | 'hepatitis_b'
  /** Haemophilus influenzae b */
  | 'hib'
  /** HPV */
  | 'hpv'
  /** Influenza */
  | 'influenza'
  /** Lyme disease */
  | 'lyme'
  /** Meningococcal */
  | 'meningococcal'
  /** MMR */
  | 'mmr'
  /** None */
  | 'none'
  /** Other */
  | 'other'
  /** Plague */
  | 'plague'
  /** Pneumococcal */
  | 'pneumococcal'
  /** Polio */
  | 'polio'
  /** Rabies */
  | 'rabies'
  /** Rotavirus */
  | 'rotavirus'
  /** RSV */
  | 'rsv'
  /** Shingles */
  | 'shingles'
  /** Smallpox or mpox */
  | 'smallpox'
  /** Tetanus */
  | 'tetanus'
  /** Typhoid */
  | 'typhoid'
  /** Chickenpox */
  | 'varicella'
  /** Yellow fever */
  | 'yellow_fever';

export type PrfVaginalBleeding =
  /** Heavy or clots */
  | 'heavy'
  /** Like a period */
  | 'moderate'
  /** None */
  | 'none'
  /** Spotting */
  | 'spotting';

export type PrfVehicle =
  /** Bicycle */
  | 'bicycle'
  /** Bus or coach */
  | 'bus'
  /** Car */
  | 'car'
  /** E-bike */
  | 'e_bike'
  /** E-scooter */
  | 'e_scooter'
  /** Farm or plant vehicle */
  | 'farm'
  /** Horse */
  | 'horse'
  /** Lorry */
  | 'lorry'
  /** Motorcycle */
  | 'motorcycle'
  /** On foot */
  | 'none'
  /** Other */
  | 'other'
  /** Quad or buggy */
  | 'quad'
  /** Train or tram */
  | 'train'
  /** Van */
  | 'van';

/** Impacts */
export type PrfVehicleImpactInput = {
  /** From which side, as on a clock. 12 is straight ahead. */
  from_oclock?: number | null | undefined;
  /** Change of speed (mph) */
  speed_change_mph?: number | null | undefined;
};

export type PrfVehicleSeat =
  /** Driver */
  | 'driver'
  /** Front, middle */
  | 'front_middle'
  /** Front passenger */
  | 'front_passenger'
  /** Rear, left */
  | 'rear_left'
  /** Rear, middle */
  | 'rear_middle'
  /** Rear, right */
  | 'rear_right'
  /** Third row, left */
  | 'third_left'
  /** Third row, middle */
  | 'third_middle'
  /** Third row, right */
  | 'third_right';

/** Seats of the vehicle */
export type PrfVehicleSeatUseInput = {
  /** Airbag deployed */
  airbag_deployed?: boolean | null | undefined;
  /** Belt worn */
  is_belted?: boolean | null | undefined;
  /** Occupied */
  is_occupied?: boolean | null | undefined;
  /** Seat */
  seat?: PrfVehicleSeat | null | undefined;
};

export type PrfVentilationMethod =
  /** Bag valve mask */
  | 'bag_valve_mask'
  /** CPAP */
  | 'cpap'
  /** Mechanical */
  | 'mechanical'
  /** None */
  | 'none'
  /** Other */
  | 'other'
  /** Pocket mask */
  | 'pocket_mask';

export type PrfWard =
  /** Burns unit */
  | 'burns'
  /** Cath lab */
  | 'cath_lab'
  /** Children's ward */
  | 'children'
  /** Children's intensive care */
  | 'children_intensive'
  /** Coronary care */
  | 'coronary_care'
  /** Day or outpatient unit */
  | 'day_unit'
  /** Endoscopy */
  | 'endoscopy'
  /** High dependency */
  | 'high_dependency'
  /** Palliative ward */
  | 'hospice'
  /** Hyperbaric unit */
  | 'hyperbaric'
  /** Intensive care */
  | 'intensive_care'
  /** Labour ward */
  | 'labour'
  /** Medical or surgical ward */
  | 'medical_surgical'
  /** Mental health ward */
  | 'mental_health'
  /** Neonatal unit */
  | 'neonatal'
  /** Oncology */
  | 'oncology'
  /** Orthopaedic ward */
  | 'orthopaedic'
  /** Other */
  | 'other'
  /** X-ray, CT or MRI */
  | 'radiology'
  /** Rehabilitation ward */
  | 'rehabilitation'
  /** Stroke unit */
  | 'stroke'
  /** Theatre */
  | 'theatre';

export type PrfWeightMethod =
  /** By age */
  | 'by_age'
  /** By length tape */
  | 'by_tape'
  /** Estimated */
  | 'estimated'
  /** Measured */
  | 'measured'
  /** Stated by parent or carer */
  | 'parent'
  /** From records or red book */
  | 'records'
  /** Stated */
  | 'stated';

export type PrfWoundKind =
  /** Abrasion */
  | 'abrasion'
  /** Amputation */
  | 'amputation'
  /** Avulsion */
  | 'avulsion'
  /** Bite */
  | 'bite'
  /** Blister */
  | 'blister'
  /** Burn */
  | 'burn'
  /** Bruise */
  | 'contusion'
  /** Deformity */
  | 'deformity'
  /** Fracture suspected */
  | 'fracture_suspected'
  /** Incision */
  | 'incision'
  /** Laceration */
  | 'laceration'
  /** Other */
  | 'other'
  /** Pain */
  | 'pain'
  /** Penetrating */
  | 'penetrating'
  /** Pressure sore */
  | 'pressure_sore'
  /** Puncture */
  | 'puncture'
  /** Rash */
  | 'rash'
  /** Skin tear */
  | 'skin_tear'
  /** Swelling */
  | 'swelling';

export type PrfWoundTreatment =
  /** Burn dressing */
  | 'burn_dressing'
  /** Cleaned */
  | 'cleaned'
  /** Closure strips */
  | 'closure_strips'
  /** Cooling */
  | 'cooling'
  /** Dressing */
  | 'dressing'
  /** Eye irrigation */
  | 'eye_irrigation'
  /** Haemostatic */
  | 'haemostatic'
  /** Ice */
  | 'ice'
  /** Other */
  | 'other'
  /** Pressure */
  | 'pressure'
  /** Tourniquet */
  | 'tourniquet';

export type PrfYesNoUnsure =
  /** No */
  | 'no'
  /** Unsure */
  | 'unsure'
  /** Yes */
  | 'yes';

/** Procedure */
export type ProcedureInput = {
  /** Attempts */
  attempts?: number | null | undefined;
  /** Authorised by */
  authorisation?: PrfAuthorisation | null | undefined;
  /** Authorised by, in words, if ‘Other’ was selected */
  authorisation_other?: string | null | undefined;
  /** Name of the person who authorised it */
  authorised_by?: string | null | undefined;
  /** By another service */
  by_other_service?: boolean | null | undefined;
  /** Comments */
  comments?: string | null | undefined;
  /** Complications */
  complication?: Array<PrfProcedureComplication> | null | undefined;
  /** Complications, in words, if ‘Other’ was selected */
  complication_other?: string | null | undefined;
  /** Energy (J) */
  energy_joules?: number | null | undefined;
  /** Size of equipment */
  equipment_size?: string | null | undefined;
  /** UUID v7 made on the device. */
  id: string;
  /** Before our arrival */
  is_before_arrival?: boolean | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** Pacing rate (/min) */
  pacing_rate?: number | null | undefined;
  /** Done by */
  performed_by?: string | null | undefined;
  /** Level of the person who did it */
  performed_by_level?: PrfClinicianLevel | null | undefined;
  /** Level of the person who did it, in words, if ‘Other’ was selected */
  performed_by_level_other?: string | null | undefined;
  /** Procedure */
  procedure?: PrfProcedureKind | null | undefined;
  /** Procedure, in words, if ‘Other’ was selected */
  procedure_other?: string | null | undefined;
  /** Response */
  response?: PrfResponse | null | undefined;
  /** Access site */
  site?: PrfAccessSite | null | undefined;
  /** Access site, in words, if ‘Other’ was selected */
  site_other?: string | null | undefined;
  /** Successful */
  success?: boolean | null | undefined;
  /** Technique */
  technique?: string | null | undefined;
  /** How the airway was placed */
  techniques?: Array<PrfAirwayTechnique> | null | undefined;
  /** When */
  time_performed?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

/** Where the person gave these details. */
export type ProposalSource =
  | 'kiosk'
  | 'patient'
  | 'registration';

/** A patient’s own corrected details; leave out those that already match the record. */
export type ProposeDetailsInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  addressLine3?: string | null | undefined;
  allergies?: string | null | undefined;
  contactNumber?: string | null | undefined;
  county?: string | null | undefined;
  dob?: string | null | undefined;
  gender?: Gender | null | undefined;
  medications?: string | null | undefined;
  name?: string | null | undefined;
  nextOfKinContact?: string | null | undefined;
  nextOfKinName?: string | null | undefined;
  pastMedicalHistory?: string | null | undefined;
  postcode?: string | null | undefined;
  /** A UUID v7 made by the client; sending it again does not propose twice. */
  proposalId: string;
  relationshipToNok?: string | null | undefined;
  town?: string | null | undefined;
};

export type ProviderListItemInput = {
  /** A UUID made by the client. */
  id: string;
  isRetired: boolean;
  name: string;
};

export type ProviderListKind =
  /** Call signs */
  | 'call_signs'
  /** Places */
  | 'places'
  /** Referral routes */
  | 'referral_routes';

export type PurchaseInvoiceLineInput = {
  lineId: string;
  packPricePence: number;
  packs: number;
};

export type PurchaseLineState =
  /** Not received */
  | 'open'
  /** More than ordered */
  | 'over'
  /** Part received */
  | 'part'
  /** Received */
  | 'received';

export type PurchaseOrderAction =
  /** Someone approved it */
  | 'approve'
  /** Someone cancelled it */
  | 'cancel'
  /** Someone closed it */
  | 'close'
  /** Someone closed it short */
  | 'close_short'
  /** Someone drafted the order */
  | 'create'
  /** Someone discarded the draft */
  | 'discard'
  /** Someone placed the order */
  | 'order'
  /** Someone received the rest of it */
  | 'receive'
  /** Someone received part of it */
  | 'receive_part'
  /** Someone sent it back to draft */
  | 'send_back'
  /** Someone submitted it for approval */
  | 'submit';

/** Which orders; filters left out do not apply. */
export type PurchaseOrderFilter = {
  /** Expected before today and not fully received. */
  isOverdue?: boolean | null | undefined;
  itemId?: string | null | undefined;
  state?: PurchaseOrderState | null | undefined;
  supplierId?: string | null | undefined;
  /** Part of the number or of the supplier’s name. */
  text?: string | null | undefined;
};

export type PurchaseOrderLineInput = {
  id: string;
  /** The place that it is for; by default, the place of delivery. */
  locationId?: string | null | undefined;
  packs: number;
  supplierItemId: string;
};

export type PurchaseOrderState =
  /** Approved */
  | 'approved'
  /** Cancelled */
  | 'cancelled'
  /** Closed */
  | 'closed'
  /** Closed short */
  | 'closed_short'
  /** Draft */
  | 'draft'
  /** Ordered */
  | 'ordered'
  /** Part received */
  | 'part_received'
  /** Received */
  | 'received'
  /** Waiting for approval */
  | 'submitted';

export type PurchaseOrderStep =
  /** Approve order */
  | 'approve'
  /** Cancel order */
  | 'cancel'
  /** Close order */
  | 'close'
  /** Close short */
  | 'close_short'
  /** Discard draft */
  | 'discard'
  /** Mark as ordered */
  | 'order'
  /** Send back */
  | 'send_back'
  /** Submit order */
  | 'submit';

export type PurchaseReceiptLineInput = {
  /** The damaged quantity that arrived; it goes into quarantine. */
  damaged?: number | null | undefined;
  expiresOn?: string | null | undefined;
  lineId: string;
  /** The destination; if left out, the place of the order line. */
  locationId?: string | null | undefined;
  lot?: string | null | undefined;
  /** Why more is received than was ordered. Administrators only. */
  overReason?: string | null | undefined;
  /** The undamaged quantity, in the item’s unit. */
  quantity: number;
  serial?: string | null | undefined;
};

export type PutBackSettingInput = {
  changeId: string;
};

export type QualificationEvidenceInput = {
  expiresOn?: string | null | undefined;
  issuedOn?: string | null | undefined;
  /** The number in the register (HCPC, NMC, GMC) or on the certificate. */
  number?: string | null | undefined;
  /** A key of the qualifications, or its label. */
  qualification: string;
};

/** Which entries; filters left out do not apply. */
export type QualityFilter = {
  kind?: QualityKind | null | undefined;
  state?: QualityState | null | undefined;
};

export type QualityKind =
  /** Cleaning */
  | 'cleaning'
  /** Complaint */
  | 'complaint'
  /** Duty of candour */
  | 'duty_of_candour'
  /** Patient safety incident */
  | 'safety_incident'
  /** Training */
  | 'training';

export type QualitySeverity =
  /** Death */
  | 'death'
  /** Low harm */
  | 'low'
  /** Moderate harm */
  | 'moderate'
  /** No harm */
  | 'none'
  /** Severe harm */
  | 'severe';

export type QualityState =
  /** Closed */
  | 'closed'
  /** Open */
  | 'open';

export type QualityStepKind =
  /** Acknowledged */
  | 'acknowledged'
  /** Closed */
  | 'closed'
  /** Note */
  | 'note'
  /** Reopened */
  | 'reopened'
  /** Reviewed, with what was learnt */
  | 'reviewed'
  /** Told in person, with an apology */
  | 'told'
  /** Answered in writing */
  | 'written';

export type ReadCylinderGaugeInput = {
  batchId: string;
  /** Percentage left, from 0 to 100. */
  percent: number;
};

export type RecallAction =
  /** Activate recall */
  | 'activate'
  /** Close recall */
  | 'close'
  /** Enter recall */
  | 'create'
  /** Open again */
  | 'reopen'
  /** Withdraw recall */
  | 'withdraw';

export type RecallClass =
  /** Class 1: immediately, danger to life */
  | 'class_1'
  /** Class 2: within 48 hours */
  | 'class_2'
  /** Class 3: within 5 days */
  | 'class_3'
  /** Class 4: caution in use */
  | 'class_4'
  /** Recall by the company */
  | 'company'
  /** Field safety notice for a device */
  | 'safety_notice';

/** Which recalls; filters left out do not apply. */
export type RecallFilter = {
  /** Recalls that name this lot. */
  batchId?: string | null | undefined;
  itemId?: string | null | undefined;
  state?: RecallState | null | undefined;
  /** Part of the number, the title or the reference. */
  text?: string | null | undefined;
};

/** Which lines; filters left out do not apply. */
export type RecallLineFilter = {
  isSettled?: boolean | null | undefined;
  kind?: RecallLineKind | null | undefined;
};

export type RecallLineKind =
  /** Patient */
  | 'patient'
  /** Stock */
  | 'stock'
  /** On its way */
  | 'transit'
  /** Used */
  | 'use';

export type RecallMeasure =
  /** Quarantine */
  | 'quarantine'
  /** Return */
  | 'return'
  /** Stop using */
  | 'stop_use';

export type RecallOutcome =
  /** Destroyed */
  | 'destroyed'
  /** Set aside and labelled */
  | 'isolated'
  /** The notice does not require it */
  | 'no_need'
  /** Not found */
  | 'not_found'
  /** The patient could not be reached */
  | 'not_reached'
  /** Cannot be traced */
  | 'not_traced'
  /** Returned to the supplier */
  | 'returned'
  /** The patient has been informed */
  | 'told'
  /** Traced, no patient to inform */
  | 'traced';

export type RecallState =
  /** Active */
  | 'active'
  /** Closed */
  | 'closed'
  /** Draft */
  | 'draft'
  /** Withdrawn */
  | 'withdrawn';

/** The id is a UUID v7 made by the client; sending it again does not receive anything twice. */
export type ReceivePurchaseOrderInput = {
  deliveryNote?: string | null | undefined;
  id: string;
  lines: Array<PurchaseReceiptLineInput>;
  notes?: string | null | undefined;
  orderId: string;
  /** Needed if a controlled drug arrives. */
  witness?: WitnessInput | null | undefined;
};

/** The id is a UUID v7 made by the client; sending it again does not receive anything twice. */
export type ReceiveStockTransferInput = {
  id: string;
  lines: Array<StockTransferArrivalInput>;
  transferId: string;
  /** Needed if a controlled drug moves. */
  witness?: WitnessInput | null | undefined;
};

/** The amounts drawn up and given; the rest is waste. If nothing was given, all of it is waste. */
export type RecordControlledDoseInput = {
  batchId: string;
  drawnUp: number;
  eventId?: string | null | undefined;
  given: number;
  itemId: string;
  /** Created once for this entry. Sending the same key again enters nothing. */
  key: string;
  locationId: string;
  note?: string | null | undefined;
  /** Now if left out. */
  occurredAt?: string | null | undefined;
  /** Why an expired lot was used. */
  overrideReason?: string | null | undefined;
  /** The number of the PRF of the patient who had it. */
  prfNumber?: string | null | undefined;
  witness: WitnessInput;
};

export type RecordHandoverInput = {
  handedOverAt: string;
  /** The person who took over, at most 200 characters. */
  handedOverTo: string;
  prfId: string;
  /** UUID v7 made on the device. Sending it again has no effect. */
  receiptId: string;
  /** Pen strokes as SVG path data. */
  strokes: string;
};

/** A check, in person, of a patient’s identity, for one record or for two merged ones. */
export type RecordIdentityCheckInput = {
  /** A UUID v7 made by the client; sending it again does not record twice. */
  checkId: string;
  /** The e-mail address that the person says they sign in with. */
  email: string;
  /** Give either this or patientId. */
  mergeId?: string | null | undefined;
  note?: string | null | undefined;
  /** Give either this or mergeId. */
  patientId?: string | null | undefined;
  seen: IdentityProof;
};

/** The id is a UUID v7 made by the client; sending it again does not create a second invoice. */
export type RecordPurchaseInvoiceInput = {
  id: string;
  invoicedOn: string;
  lines: Array<PurchaseInvoiceLineInput>;
  number: string;
  orderId: string;
};

/** The id is a UUID v7 made by the client; sending it again does not record it twice. */
export type RecordStockServiceInput = {
  batchId: string;
  id: string;
  /** If left out, it follows from the item’s service interval. */
  nextDueOn?: string | null | undefined;
  notes?: string | null | undefined;
  /** Who serviced it. */
  servicedBy?: string | null | undefined;
  servicedOn: string;
};

/** Stock used, entered by hand. */
export type RecordStockUsageInput = {
  /** Allows use of stock that is not in the books. The missing quantity becomes a shortage. */
  allowShortage?: boolean | null | undefined;
  eventId?: string | null | undefined;
  /** Created once for this posting. Sending the same key again moves nothing. */
  key: string;
  lines: Array<StockUsageLineInput>;
  note?: string | null | undefined;
  /** Now if left out. */
  occurredAt?: string | null | undefined;
  /** Why an expired lot was used. */
  overrideReason?: string | null | undefined;
};

export type Recurrence =
  | 'daily'
  | 'monthly'
  | 'none'
  | 'weekly';

export type RemindAuthorInput = {
  userId: string;
};

/** An event whose plan is removed. */
export type RemoveEventPlanInput = {
  eventId: string;
};

export type RemovePublicFigureFlagInput = {
  id: string;
  /** 1 to 1,000 characters. */
  reason: string;
};

export type RemoveSecondFactorInput = {
  /** A code from the app, or a recovery code. */
  code: string;
  password: string;
};

export type ReopenBreachInput = {
  id: string;
  /** 1 to 1,000 characters. */
  reason: string;
  /** The version that was read. */
  version: number;
};

export type ReplayWebhookInput = {
  /** Deliveries made at or after this time. */
  from: string;
  id: string;
  /** True: only deliveries that were given up. */
  onlyFailed?: boolean | null | undefined;
  /** Deliveries made before this time. */
  to: string;
};

/** The key is made by the client; sending the same key again returns the same drafts. */
export type ReplenishEventInput = {
  eventId: string;
  key: string;
};

/** The id is a UUID v7 made by the client; sending it again does not report it twice. */
export type ReportStockFaultInput = {
  batchId: string;
  description: string;
  id: string;
};

export type RequestExportInput = {
  /** A UUID v7 made by the client; sending it again does not request a second file. */
  exportId: string;
  format: ExportFormat;
  kind: ExportKind;
  /** Filters and order: the query part of the address of the same immediate export, without ‘?’. */
  query: string;
};

export type ResetMailTextInput = {
  kind: MailKind;
  /** The version that was read. */
  version: number;
};

export type ResetPasswordInput = {
  /** At least 12 characters, and not easy to guess. */
  password: string;
  /** From the link in the e-mail. */
  token: string;
};

export type ResetSecondFactorInput = {
  /** How the administrator checked who they are; this is recorded. */
  reason: string;
  userId: string;
};

export type ResolveStockFaultInput = {
  faultId: string;
  resolution: string;
};

export type RestrictRecordInput = {
  /** A UUID v7 made by the client. */
  id: string;
  /** The patient, by the id of any of their rows. */
  patientId?: string | null | undefined;
  /** The record, instead of the patient. */
  prfId?: string | null | undefined;
  /** 1 to 1,000 characters. */
  reason: string;
};

/** Why a record is kept beyond its retention period. */
export type RetentionMarkKind =
  | 'legal_hold'
  | 'serious_incident';

export type RetireDoseRangeInput = {
  id: string;
  /** The version that was read. */
  version: number;
};

export type ReverseStockMovesInput = {
  /** Created once for this posting. Sending the same key again moves nothing. */
  key: string;
  moveIds: Array<string>;
  reason: string;
  /** Needed if a controlled drug moves. */
  witness?: WitnessInput | null | undefined;
};

export type ReviewGuardianInput = {
  keepsGuardian: boolean;
  patientId: string;
  /** Why the guardian is kept. */
  reason?: string | null | undefined;
  /** The identity proof that the patient showed in person. */
  seen: IdentityProof;
};

export type ReviewRestrictedAccessInput = {
  id: string;
  /** The finding: 1 to 1,000 characters. */
  review: string;
};

/** Who may use Sideline. Every session and every API token carries exactly one. */
export type Role =
  /** Admin */
  | 'admin'
  /** Client */
  | 'client'
  /** Patient */
  | 'patient'
  /** Staff */
  | 'staff';

export type RotateWebhookSecretInput = {
  id: string;
  /** How many hours the old secret stays valid; 24 if left out, 0 ends it immediately. */
  overlapHours?: number | null | undefined;
};

export type RuleErasureInput = {
  /** A UUID v7 made by the client. */
  id: string;
  /** The patient, by the id of any of their rows. */
  patientId?: string | null | undefined;
  /** Instead of the patient: a record that is not linked to one. */
  prfId?: string | null | undefined;
  /** 1 to 1,000 characters. */
  reason: string;
  /** The reference of the ruling: 1 to 200 characters. */
  reference: string;
  /** The person or body that ruled: 1 to 200 characters. */
  ruledBy: string;
};

/** Note */
export type RunningNoteInput = {
  /** UUID v7 made on the device. */
  id: string;
  /** Note */
  note?: string | null | undefined;
  /** When it happened; absent if unknown. */
  occurred_at?: string | null | undefined;
  /** When */
  time?: string | null | undefined;
  /** Why the entry is struck through. Entries are never removed. */
  void_reason?: string | null | undefined;
};

/** The new details of a crew. Version 0 creates a new crew, with the client’s id. */
export type SaveCrewInput = {
  bag?: string | null | undefined;
  callSign: string;
  crewId: string;
  eventId: string;
  ownState: CrewOwnState;
  staffIds: Array<string>;
  vehicle?: string | null | undefined;
  /** The version that was read. 0 for a new one. */
  version: number;
};

/** A new zone, or all details of an existing one. */
export type SaveEventZoneInput = {
  eventId: string;
  /** For a new zone, a UUID v7 made by the client; sending it again does not create another. */
  id: string;
  /** False: it can no longer be chosen in records and logs. */
  isActive?: boolean;
  name: string;
  /** The version that was read; 0 for a new zone. */
  version?: number;
};

/** One code for one value; it replaces that system’s code for the value. */
export type SaveFhirCodeInput = {
  code: string;
  display: string;
  list: string;
  release: string;
  source: string;
  system: string;
  value: string;
};

export type SaveListLayoutInput = {
  /** All columns in order; empty for the list’s default columns. */
  columns: Array<ListColumnInput>;
  /** The list's key on the screens, such as `users`. */
  list: string;
};

export type SaveListViewInput = {
  /** A UUID v7 made by the client; sending it again does not create a second view. */
  id: string;
  list: ViewedList;
  name: string;
  /** The query part of the list’s address, without ‘?’. */
  query: string;
};

export type SaveMailTextInput = {
  /** At most 4000 characters. */
  body: string;
  kind: MailKind;
  /** At most 150 characters. */
  subject: string;
  /** The version that was read. */
  version: number;
};

/** A new version of the METHANE report, which is kept in the log. */
export type SaveMethaneInput = {
  access: string;
  /** The log number of the version that was read. Null for the first. */
  basedOn?: number | null | undefined;
  casualties: string;
  emergencyServices: string;
  entryId: string;
  eventId: string;
  exactLocation: string;
  hazards: string;
  incidentType: string;
  majorIncident: MajorIncidentState;
};

export type SavePrfInput = {
  /** At most 50, in the order in which they were created. */
  commands: Array<PrfCommandInput>;
};

/** All formats, based on the version that was read. */
export type SaveProviderFormatsInput = {
  clock: ClockFormat;
  pence: PenceShown;
  thousands: ThousandsMark;
  version: number;
  weekStart: WeekStart;
};

/** The whole list in its order: at most 300 items. Do not leave any out: retire those no longer offered. */
export type SaveProviderListInput = {
  items: Array<ProviderListItemInput>;
  kind: ProviderListKind;
  /** The version that was read. */
  version: number;
};

/** Absent: unchanged. Null: reset to the default. */
export type SaveProviderLookInput = {
  /** `#RRGGBB`, with enough contrast in light and dark themes. */
  accent?: string | null | undefined;
  /** A PNG, JPEG or WebP picture in base64, at most 512 kB before encoding. */
  logo?: string | null | undefined;
  /** The version that was read. */
  version: number;
};

/** Both terms, based on the version that was read. They can be longer than usual, never shorter. */
export type SaveProviderRetentionInput = {
  adultYears: number;
  childUntilAge: number;
  version: number;
};

/** The new details of a treatment place. Version 0 creates a new one, with the client’s id. */
export type SaveTreatmentPlaceInput = {
  beds: number;
  eventId: string;
  name: string;
  occupied: number;
  placeId: string;
  /** The version that was read. 0 for a new one. */
  version: number;
  waiting: number;
};

export type SaveUserRightsInput = {
  /** Required, unless approveOrders is given. */
  approve?: boolean | null | undefined;
  /** @deprecated Use approve. Works until 30 November 2027. */
  approveOrders?: boolean | null | undefined;
  exportLists: boolean;
  userId: string;
  /** The version that was read. */
  version: number;
  voidRecords: boolean;
};

/** The whole week; blocks left out are removed. */
export type SaveWeeklyAvailabilityInput = {
  /** The week as it was read; CHANGED_MEANWHILE if it has changed since. */
  before?: Array<AvailabilityBlockInput> | null | undefined;
  weekly: Array<AvailabilityBlockInput>;
};

/** A password that only the server can open: ECDH on P-256 with its signing key, HKDF with SHA-256, AES-256-GCM. */
export type SealedPasswordInput = {
  /** Base64. */
  content: string;
  /** The device’s public key for this password, SPKI in base64. */
  ephemeralKey: string;
  /** 12 bytes in base64. */
  nonce: string;
};

/** A stock item that was used, and where it was taken from. */
export type SeeAndTreatConsumableInput = {
  batchId?: string | null | undefined;
  itemId: string;
  locationId: string;
  /** Why an expired lot was used. */
  overrideReason?: string | null | undefined;
  quantity: number;
};

/** Which logs; filters left out do not apply. */
export type SeeAndTreatFilter = {
  clinicianRole?: string | null | undefined;
  eventId?: string | null | undefined;
  /** Incidents at or after this time. */
  from?: string | null | undefined;
  /** One log. */
  id?: string | null | undefined;
  /** Only logs of people who were seen more than once at an event. */
  isRepeated?: boolean | null | undefined;
  /** Recorded by the caller. */
  mine?: boolean | null | undefined;
  patientId?: string | null | undefined;
  /** Words from the patient’s name. */
  text?: string | null | undefined;
  /** Incidents before this time. */
  to?: string | null | undefined;
};

export type SeeAndTreatOrder = {
  by: SeeAndTreatOrderBy;
  direction: SortDirection;
};

/** The fields that the list can be sorted by. */
export type SeeAndTreatOrderBy =
  | 'incident';

export type SetAsidePrfLateEditsInput = {
  commandIds: Array<string>;
  prfId: string;
  /** Why they do not belong in the record, at most 500 characters. */
  reason: string;
};

export type SetGuardianInput = {
  guardianEmail?: string | null | undefined;
  guardianName?: string | null | undefined;
  guardianPhone?: string | null | undefined;
  guardianRelationship?: string | null | undefined;
  patientId: string;
};

export type SetGuardianSightInput = {
  isShown: boolean;
  prfId: string;
  /** The young person’s view, and the reason. */
  reason: string;
};

export type SetLegalHoldInput = {
  /** A UUID v7 made by the client. */
  id: string;
  kind: HeldSubjectKind;
  /** 1 to 1,000 characters. */
  reason: string;
  subjectId: string;
};

export type SetNotificationChoiceInput = {
  /** Urgent notifications are always shown in the app. */
  app: boolean;
  kind: NotificationKind;
  mail: boolean;
  push: boolean;
};

export type SetNotificationTimesInput = {
  digestHour?: number | null | undefined;
  /** ‘22:00’. Send null here and in quietTo for no quiet hours. */
  quietFrom?: string | null | undefined;
  quietTo?: string | null | undefined;
};

export type SetStockBatchStatusInput = {
  id: string;
  reason: string;
  /** Of the notice. */
  reference?: string | null | undefined;
  status: StockBatchStatus;
  /** The version that was read. */
  version: number;
};

/** People left out are no longer responsible for it. */
export type SetStockKeepersInput = {
  locationId: string;
  userIds: Array<string>;
};

/** Creates or replaces the rule for an item at a location. */
export type SetStockRuleInput = {
  itemId: string;
  locationId: string;
  minimum: number;
  orderMultiple: number;
  par: number;
  replenishFromId?: string | null | undefined;
};

/** To correct a wrong price, enter another for the same day; the later one applies. */
export type SetSupplierPriceInput = {
  id: string;
  packPricePence: number;
  supplierItemId: string;
  validFrom: string;
};

export type SettingKind =
  /** Provider’s details */
  | 'facts'
  /** Formats */
  | 'formats'
  /** List */
  | 'list'
  /** Look */
  | 'look'
  /** Mail */
  | 'mail'
  /** Approval of orders */
  | 'orders'
  /** Phrases */
  | 'phrases'
  /** Retention */
  | 'retention'
  /** Rights */
  | 'rights';

export type SettleKioskProposalInput = {
  /** The fields to accept; an empty list sets the proposal aside. */
  accepted: Array<string>;
  /** Similar patients whom the caller has looked at and who are different people. PATIENT_LOOKS_KNOWN if they are left out. */
  differsFrom?: Array<string> | null | undefined;
  /** Who was linked when the choice was made; PRF_PATIENT_CHANGED if that has changed. */
  expectedPatientId?: string | null | undefined;
  /** The version of the patient that was shown; PATIENT_CHANGED if that has changed. */
  expectedVersion?: number | null | undefined;
  proposalId: string;
  /** Why the rest is not accepted; shown to the patient who proposed it. */
  reason?: string | null | undefined;
};

/** The answer that a person chose after another person saved a different value for the same patient field. */
export type SettlePatientClashInput = {
  /** A field of UpdatePatientInput. */
  field: string;
  patientId: string;
  side: ChosenSide;
};

export type SettleProposalInput = {
  /** The fields to accept; an empty list sets the proposal aside. */
  accepted: Array<string>;
  /** The version of the patient that was shown; PATIENT_CHANGED if that has changed. */
  expectedVersion?: number | null | undefined;
  proposalId: string;
  /** Why the rest is not accepted; shown to the patient who proposed it. */
  reason?: string | null | undefined;
};

export type SettleRecallLineInput = {
  lineId: string;
  note?: string | null | undefined;
  outcome: RecallOutcome;
};

export type SettleStockShortageInput = {
  /** Created once for this posting. Sending the same key again moves nothing. */
  key: string;
  moveId: string;
  outcome: StockShortageOutcome;
  reason: string;
  /** Needed if a controlled drug moves. */
  witness?: WitnessInput | null | undefined;
};

export type ShareRecordInput = {
  /** 1, 7 or 30. */
  days: number;
  /** UUID v7 made in the browser. */
  id: string;
  isOnce: boolean;
  prfId: string;
};

export type ShiftAttendance = {
  place?: ShiftPlace | null | undefined;
  shiftId: string;
  /** By the clock of the caller’s device; kept with the server’s time. */
  time?: string | null | undefined;
  /** The version that the caller saw; refused if it has changed. */
  version?: number | null | undefined;
};

export type ShiftBlockInput = {
  endTime: string;
  requiredQualifications?: Array<ShiftQualification> | null | undefined;
  /** A key of the positions. */
  role?: string | null | undefined;
  startTime: string;
};

export type ShiftFit =
  | 'busy'
  | 'free'
  | 'rest'
  | 'unavailable'
  | 'unfit';

/** The position that the device reported, if any. */
export type ShiftPlace = {
  accuracyMetres?: number | null | undefined;
  latitude: number;
  longitude: number;
};

export type ShiftPriority =
  | 'critical'
  | 'high'
  | 'low'
  | 'normal';

export type ShiftQualification =
  | 'als'
  | 'bls'
  | 'frec_3'
  | 'frec_4'
  | 'trauma_care';

/** The range whose shifts are included, at most 100 days. */
export type ShiftRange = {
  eventId?: string | null | undefined;
  from: string;
  to: string;
  /** Changed at or after this time, according to the change feed. To miss nothing, read `changes` instead. */
  updatedSince?: string | null | undefined;
};

export type ShiftStatus =
  | 'approved'
  | 'assigned'
  | 'cancelled'
  | 'checked_in'
  | 'checked_out'
  | 'no_show'
  | 'open';

export type SignPrfInput = {
  grade: string;
  /** The signer’s own password, entered again. */
  password: string;
  prfId: string;
  seen: PrfSeenInput;
  /** Pen strokes as SVG path data, at most 100 kB. */
  strokes: string;
};

export type SignSealedPrfInput = {
  /** Made by the device. Sending it again has no effect. */
  commandId: string;
  /** SHA-256 of the content that the signer saw, in hexadecimal. PRF_CHANGED if it differs now. */
  contentHash: string;
  grade: string;
  /** The signing key that the password was sealed with. */
  keyId: string;
  /** Bound to the signer, the record and everything in this input: if anything is changed, it cannot be opened. */
  password: SealedPasswordInput;
  prfId: string;
  /** By the device’s clock. */
  signedAt: string;
  /** Pen strokes as SVG path data, at most 100 kB. */
  strokes: string;
};

export type SortDirection =
  | 'ascending'
  | 'descending';

export type StepBagInput = {
  action: BagStep;
  crewId?: string | null | undefined;
  eventId?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  /** When issuing: the person who takes the bag. */
  staffId?: string | null | undefined;
  /** The version that was read: CHANGED_MEANWHILE if the bag has another. If left out, only its state decides. */
  version?: number | null | undefined;
};

export type StepPurchaseOrderInput = {
  action: PurchaseOrderStep;
  id: string;
  /** Needed when an order is sent back, closed short or cancelled. */
  reason?: string | null | undefined;
  /** With `order`: sends the PDF to the supplier. */
  sendsMail?: boolean | null | undefined;
};

export type StepRecallInput = {
  action: RecallAction;
  id: string;
  /** Needed to reopen or withdraw it. */
  reason?: string | null | undefined;
};

export type StepStockReturnInput = {
  action: StockReturnStep;
  /** With `credit`: the supplier’s refund, in pence. */
  creditPence?: number | null | undefined;
  /** With `credit`: the number of the credit note. */
  creditReference?: string | null | undefined;
  id: string;
  /** Needed when a return is cancelled or rejected. */
  reason?: string | null | undefined;
  /** Needed with `replace`: it is received where the return left from. */
  replacements?: Array<StockReplacementInput> | null | undefined;
  /** Needed if a controlled drug moves. */
  witness?: WitnessInput | null | undefined;
};

export type StepStocktakeInput = {
  action: StocktakeStep;
  id: string;
  /** Needed when a stocktake is cancelled. */
  reason?: string | null | undefined;
  /** Needed if a controlled drug moves. */
  witness?: WitnessInput | null | undefined;
};

export type StockAdjustmentReason =
  /** Corrected by a count */
  | 'counted'
  /** Damaged */
  | 'damaged'
  /** Destroyed */
  | 'destroyed'
  /** Expired */
  | 'expired'
  /** Found */
  | 'found'
  /** Lost */
  | 'lost'
  /** Opening stock */
  | 'opening'
  /** Wasted */
  | 'wasted';

export type StockBatchException =
  /** Expired */
  | 'expired'
  /** Quarantined */
  | 'quarantined'
  /** Recalled */
  | 'recalled';

export type StockBatchStatus =
  /** Available */
  | 'available'
  /** Quarantined */
  | 'quarantined'
  /** Recalled */
  | 'recalled';

export type StockDiscrepancyInput = {
  kind: StockDiscrepancyKind;
  quantity: number;
  reason: string;
};

export type StockDiscrepancyKind =
  /** Arrived damaged */
  | 'damaged'
  /** More arrived than was sent */
  | 'found'
  /** Did not arrive */
  | 'lost';

/** Which items; filters left out do not apply. */
export type StockItemFilter = {
  /** A key of the formulary. */
  drug?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isControlled?: boolean | null | undefined;
  isSerialised?: boolean | null | undefined;
  itemType?: StockItemType | null | undefined;
  legalClass?: LegalClass | null | undefined;
  state?: StockState | null | undefined;
  /** Part of the name, the SKU or the barcode. */
  text?: string | null | undefined;
  /** Changed at or after this time, according to the change feed. To miss nothing, read `changes` instead. */
  updatedSince?: string | null | undefined;
};

export type StockItemOrder = {
  by: StockItemOrderBy;
  direction: SortDirection;
};

/** The fields that the list can be sorted by. */
export type StockItemOrderBy =
  | 'name'
  | 'sku';

export type StockItemType =
  /** Consumable */
  | 'consumable'
  /** Equipment */
  | 'equipment'
  /** Fluid */
  | 'fluid'
  /** Medical gas */
  | 'gas'
  /** Medicine */
  | 'medicine';

/** Which locations; filters left out do not apply. */
export type StockLocationFilter = {
  /** One location. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  kind?: StockLocationKind | null | undefined;
  parentId?: string | null | undefined;
  /** Part of the name. */
  text?: string | null | undefined;
  type?: StockLocationType | null | undefined;
};

export type StockLocationKind =
  /** Bag */
  | 'bag'
  /** Place */
  | 'place'
  /** Pouch */
  | 'pouch'
  /** Book entry */
  | 'virtual';

export type StockLocationType =
  /** Event Kit Bag */
  | 'event_kit_bag'
  /** Main Storage Box */
  | 'main_storage_box'
  /** Medical Tent */
  | 'medical_tent'
  /** On-Site Locker */
  | 'on_site_locker'
  /** Response Vehicle */
  | 'response_vehicle'
  /** Support Vehicle */
  | 'support_vehicle'
  /** Temporary Storage */
  | 'temporary_storage';

/** Which moves; filters left out do not apply. */
export type StockMoveFilter = {
  batchId?: string | null | undefined;
  eventId?: string | null | undefined;
  /** Happened at or after this time. */
  from?: string | null | undefined;
  fromLocationId?: string | null | undefined;
  /** True: only lots that should not have been used. */
  isException?: boolean | null | undefined;
  /** False: without moves that were reversed and the moves that reverse them. */
  isReversed?: boolean | null | undefined;
  itemId?: string | null | undefined;
  /** On either side. */
  locationId?: string | null | undefined;
  performedById?: string | null | undefined;
  prfId?: string | null | undefined;
  reason?: StockMoveReason | null | undefined;
  /** What made it. */
  source?: StockMoveSource | null | undefined;
  sourceId?: string | null | undefined;
  /** The supplier of the lot, otherwise of the order that it was received for. */
  supplierId?: string | null | undefined;
  /** Happened before. */
  to?: string | null | undefined;
  toLocationId?: string | null | undefined;
};

export type StockMoveReason =
  /** Given to a patient */
  | 'administered'
  /** Arrived */
  | 'arrived'
  /** Corrected by a count */
  | 'counted'
  /** Damaged */
  | 'damaged'
  /** Destroyed */
  | 'destroyed'
  /** Dispatched */
  | 'dispatched'
  /** Expired */
  | 'expired'
  /** Found */
  | 'found'
  /** Lost */
  | 'lost'
  /** Moved */
  | 'moved'
  /** Opening stock */
  | 'opening'
  /** Packed into a bag */
  | 'packed'
  /** Recalled */
  | 'recalled'
  /** Received */
  | 'received'
  /** Returned to the supplier */
  | 'returned'
  /** Reversed */
  | 'reversed'
  /** Shortage settled */
  | 'settled'
  /** Unpacked from a bag */
  | 'unpacked'
  /** Used */
  | 'used'
  /** Wasted */
  | 'wasted';

export type StockMoveSource =
  /** Adjustment */
  | 'adjustment'
  /** Bag check */
  | 'bag_check'
  /** Destruction */
  | 'destruction'
  /** Import */
  | 'import'
  /** Kit */
  | 'kit_build'
  /** Opening stock */
  | 'opening'
  /** Consumable in a PRF */
  | 'prf_consumable'
  /** Drug in a PRF */
  | 'prf_drug'
  /** Receipt */
  | 'receipt'
  /** Return */
  | 'return'
  /** See and treat log */
  | 'see_and_treat'
  /** Shortage */
  | 'shortage'
  /** Stocktake */
  | 'stocktake'
  /** Transfer */
  | 'transfer'
  /** Usage entered by hand */
  | 'usage';

/** What the supplier sent in place of an item that went back. */
export type StockReplacementInput = {
  /** Needed if the item has an expiry date. */
  expiresOn?: string | null | undefined;
  /** One of the items of the return. */
  itemId: string;
  /** Needed if the item has lots. */
  lot?: string | null | undefined;
  quantity: number;
  /** Needed if the item has serial numbers. */
  serial?: string | null | undefined;
};

/** Which returns; filters left out do not apply. */
export type StockReturnFilter = {
  eventId?: string | null | undefined;
  /** Neither closed nor cancelled. */
  isOpen?: boolean | null | undefined;
  kind?: StockReturnKind | null | undefined;
  /** Credited against this order. */
  orderId?: string | null | undefined;
  state?: StockReturnState | null | undefined;
  /** Part of the number, the place or the supplier. */
  text?: string | null | undefined;
};

export type StockReturnKind =
  /** To destruction */
  | 'to_destruction'
  /** To the supplier */
  | 'to_supplier'
  /** Unused from an event */
  | 'unused_from_event';

export type StockReturnLineInput = {
  batchId?: string | null | undefined;
  id: string;
  itemId: string;
  quantity: number;
};

export type StockReturnState =
  /** Authorised */
  | 'authorised'
  /** Cancelled */
  | 'cancelled'
  /** Closed */
  | 'closed'
  /** Credited */
  | 'credited'
  /** Sent */
  | 'dispatched'
  /** Draft */
  | 'draft'
  /** Rejected */
  | 'rejected'
  /** Replaced */
  | 'replaced';

export type StockReturnStep =
  /** Authorise return */
  | 'authorise'
  /** Authorise return */
  | 'authorise_from_event'
  /** Cancel return */
  | 'cancel'
  /** Close return */
  | 'close'
  /** Record credit */
  | 'credit'
  /** Discard draft */
  | 'discard'
  /** Send return */
  | 'dispatch'
  /** Finish return */
  | 'finish'
  /** Record rejection */
  | 'reject'
  /** Record replacement */
  | 'replace';

export type StockRuleKeyInput = {
  itemId: string;
  locationId: string;
};

/** Which shortages; filters left out do not apply. */
export type StockShortageFilter = {
  /** Used at this event. */
  eventId?: string | null | undefined;
  isSettled?: boolean | null | undefined;
  locationId?: string | null | undefined;
};

export type StockShortageOutcome =
  /** The stock has been found at the location: take it from there now */
  | 'found'
  /** It cannot be explained: adjust the books */
  | 'written_off';

export type StockState =
  /** Some at a real location */
  | 'in_stock'
  /** Below the minimum at a location that has a rule for it */
  | 'low'
  /** None at any real location */
  | 'out_of_stock';

export type StockStorage =
  /** Room temperature */
  | 'ambient'
  /** Controlled-drug safe */
  | 'controlled_drug_safe'
  /** Fridge, 2 to 8 °C */
  | 'fridge';

export type StockTransferArrivalInput = {
  discrepancy?: StockDiscrepancyInput | null | undefined;
  pickId: string;
  /** The quantity received of the lot that was sent. */
  received: number;
};

/** Which transfers; filters left out do not apply. */
export type StockTransferFilter = {
  eventId?: string | null | undefined;
  /** Sent but not fully received yet. */
  isInTransit?: boolean | null | undefined;
  /** With a line of this item. */
  itemId?: string | null | undefined;
  /** From it or to it. */
  locationId?: string | null | undefined;
  state?: StockTransferState | null | undefined;
  /** Part of the number or of a place’s name. */
  text?: string | null | undefined;
};

export type StockTransferLineInput = {
  id: string;
  itemId: string;
  quantity: number;
};

export type StockTransferPickInput = {
  batchId?: string | null | undefined;
  lineId: string;
  quantity: number;
};

export type StockTransferState =
  /** Cancelled */
  | 'cancelled'
  /** In transit */
  | 'dispatched'
  /** Draft */
  | 'draft'
  /** Part received */
  | 'part_received'
  /** Received */
  | 'received';

export type StockUnit =
  /** ampoule */
  | 'ampoule'
  /** bag */
  | 'bag'
  /** bottle */
  | 'bottle'
  /** capsule */
  | 'capsule'
  /** each */
  | 'each'
  /** inhaler */
  | 'inhaler'
  /** litre */
  | 'litre'
  /** nebule */
  | 'nebule'
  /** pair */
  | 'pair'
  /** roll */
  | 'roll'
  /** sachet */
  | 'sachet'
  /** set */
  | 'set'
  /** prefilled syringe */
  | 'syringe'
  /** tablet */
  | 'tablet'
  /** tube */
  | 'tube'
  /** vial */
  | 'vial';

/** Which uses; filters left out do not apply. */
export type StockUsageFilter = {
  eventId?: string | null | undefined;
  /** Used at or after. */
  from?: string | null | undefined;
  /** True: only lots that should not have been used. */
  isException?: boolean | null | undefined;
  itemId?: string | null | undefined;
  /** A location, and the pouches within it. */
  locationId?: string | null | undefined;
  /** Used by the caller. */
  mine?: boolean | null | undefined;
  performedById?: string | null | undefined;
  /** Part of an item’s name or SKU. */
  text?: string | null | undefined;
  /** Used before. */
  to?: string | null | undefined;
};

export type StockUsageLineInput = {
  batchId?: string | null | undefined;
  itemId: string;
  /** Where it was taken from. */
  locationId: string;
  quantity: number;
};

/** Which stocktakes; filters left out do not apply. */
export type StocktakeFilter = {
  /** Neither posted nor cancelled. */
  isOpen?: boolean | null | undefined;
  locationId?: string | null | undefined;
  state?: StocktakeState | null | undefined;
};

/** Which lines; filters left out do not apply. */
export type StocktakeLineFilter = {
  itemId?: string | null | undefined;
  /** Part of the item’s name, its SKU or the lot. */
  text?: string | null | undefined;
  which?: StocktakeLines | null | undefined;
};

export type StocktakeLines =
  /** Counted */
  | 'counted'
  /** Still to count */
  | 'open'
  /** To count again */
  | 'recount'
  /** Different from the books */
  | 'variance';

export type StocktakeScope =
  /** One type of item */
  | 'class'
  /** Items that move most */
  | 'cycle'
  /** All of a location */
  | 'place';

export type StocktakeState =
  /** Cancelled */
  | 'cancelled'
  /** Counting */
  | 'counting'
  /** Not started */
  | 'open'
  /** Posted */
  | 'posted'
  /** In review */
  | 'review';

export type StocktakeStep =
  /** Cancel stocktake */
  | 'cancel'
  /** Submit count */
  | 'hand_in'
  /** Post stocktake */
  | 'post'
  /** Ask for a recount */
  | 'recount'
  /** Start counting */
  | 'start';

export type SubmitSeeAndTreatLogInput = {
  /** True once the author has confirmed a patient recorded as died. Otherwise PATIENT_DECEASED. */
  acknowledgesDeath?: boolean | null | undefined;
  adviceGiven?: string | null | undefined;
  clinicianName: string;
  /** One of: FREC 3, FREC 4, Enhanced Responder, NQP, Paramedic, AAP, ECP, Nurse, ANP, Doctor, Team Leader. */
  clinicianRole: string;
  /** The stock items used. */
  consumables?: Array<SeeAndTreatConsumableInput> | null | undefined;
  eventId: string;
  /** A UUID v7 made by the client; sending it again does not create a second log. */
  id: string;
  incidentDate: string;
  incidentLocation?: string | null | undefined;
  issueSummary: string;
  patientId: string;
  treatmentProvided?: string | null | undefined;
  /** A zone of the event. */
  zoneId?: string | null | undefined;
};

/** Which suppliers; filters left out do not apply. */
export type SupplierFilter = {
  isActive?: boolean | null | undefined;
  /** Part of the name. */
  text?: string | null | undefined;
};

/** Which offers; filters left out do not apply. */
export type SupplierItemFilter = {
  isActive?: boolean | null | undefined;
  isPreferred?: boolean | null | undefined;
  itemId?: string | null | undefined;
  supplierId?: string | null | undefined;
  /** Part of the item’s name, its SKU or the supplier’s code. */
  text?: string | null | undefined;
};

export type SwapStatus =
  | 'accepted'
  | 'approved'
  | 'declined'
  | 'offered'
  | 'refused'
  | 'stale'
  | 'withdrawn';

/** Takes control from a controller who does not hand over: for administrators, and for anyone if the controller is not on shift. */
export type TakeOverControlInput = {
  eventId: string;
  /** A UUID v7 made by the client, so that it can be sent again safely. */
  handoverId: string;
  password: string;
  /** Why there is no handover. */
  reason: string;
};

export type TestMailTextInput = {
  /** At most 4000 characters. */
  body: string;
  kind: MailKind;
  /** At most 150 characters. */
  subject: string;
};

export type ThousandsMark =
  /** 1,234,567 */
  | 'comma'
  /** 1234567 */
  | 'none'
  /** 1 234 567 */
  | 'space';

/** The roles that an API token may carry. */
export type TokenRole =
  | 'client'
  | 'staff';

/** A scope of an API token: an area, to read or to write. */
export type TokenScope =
  /** Accounts: read */
  | 'accounts_read'
  /** Accounts: write */
  | 'accounts_write'
  /** Audit trail: read */
  | 'audit_read'
  /** Audit trail: write */
  | 'audit_write'
  /** Cheer teams: read */
  | 'cheer_read'
  /** Cheer teams: write */
  | 'cheer_write'
  /** Clients: read */
  | 'clients_read'
  /** Clients: write */
  | 'clients_write'
  /** Event control: read */
  | 'control_read'
  /** Event control: write */
  | 'control_write'
  /** Controlled drugs: read */
  | 'controlled_drugs_read'
  /** Controlled drugs: write */
  | 'controlled_drugs_write'
  /** Events, their zones and figures: read */
  | 'events_read'
  /** Events, their zones and figures: write */
  | 'events_write'
  /** Patients: read */
  | 'patients_read'
  /** Patients: write */
  | 'patients_write'
  /** Patient records (PRFs), their pictures and FHIR documents: read */
  | 'prfs_read'
  /** Patient records (PRFs), their pictures and FHIR documents: write */
  | 'prfs_write'
  /** Privacy and retention: read */
  | 'privacy_read'
  /** Privacy and retention: write */
  | 'privacy_write'
  /** Suppliers and purchase orders: read */
  | 'purchasing_read'
  /** Suppliers and purchase orders: write */
  | 'purchasing_write'
  /** Reports and exports: read */
  | 'reports_read'
  /** Reports and exports: write */
  | 'reports_write'
  /** See-and-treat logs: read */
  | 'see_and_treat_read'
  /** See-and-treat logs: write */
  | 'see_and_treat_write'
  /** Provider settings: read */
  | 'settings_read'
  /** Provider settings: write */
  | 'settings_write'
  /** Shifts: read */
  | 'shifts_read'
  /** Shifts: write */
  | 'shifts_write'
  /** Staff: read */
  | 'staff_read'
  /** Staff: write */
  | 'staff_write'
  /** Stock, bags and kits: read */
  | 'stock_read'
  /** Stock, bags and kits: write */
  | 'stock_write';

export type UnbrokenPouchInput = {
  locationId: string;
  seal: string;
};

/** Marks an identity check as a mistake. */
export type UndoIdentityCheckInput = {
  checkId: string;
  reason: string;
};

export type UndoPatientDeathInput = {
  patientId: string;
  /** Why the patient’s record no longer says that they died. */
  reason: string;
};

export type UndoPatientMergeInput = {
  mergeId: string;
  reason: string;
};

export type UnlinkGuardianInput = {
  id: string;
  reason: string;
};

/** Puts back everything in the bag except controlled drugs. */
export type UnpackBagInput = {
  bagId: string;
  /** Created once for this posting. Sending the same key again moves nothing. */
  key: string;
  /** The bag’s home if left out. */
  toId?: string | null | undefined;
};

/** Why the viewing is unusual. */
export type UnusualReadingKind =
  | 'colleague'
  | 'day'
  | 'hour'
  | 'own'
  | 'public_figure'
  | 'restricted';

/** All details of a bag; fields left out are cleared. */
export type UpdateBagInput = {
  checkEveryDays: number;
  homeId: string;
  id: string;
  /** The kit, in its newest version. */
  kitId: string;
  name: string;
  notes?: string | null | undefined;
  /** Switches to the newest version of its kit. */
  takesNewestKit?: boolean | null | undefined;
  /** The version that was read. */
  version: number;
};

/** All details of a breach; fields left out are cleared. */
export type UpdateBreachInput = {
  consequences?: string | null | undefined;
  /** At least one. */
  dataCategories: Array<BreachDataCategory>;
  happenedAt?: string | null | undefined;
  /** Needed if they were notified after more than 72 hours. */
  icoLateReason?: string | null | undefined;
  /** Give this instead of icoNotifiedAt. */
  icoNotNotifiedReason?: string | null | undefined;
  icoNotifiedAt?: string | null | undefined;
  icoReference?: string | null | undefined;
  id: string;
  /** Not in the future. */
  knownAt: string;
  measures?: string | null | undefined;
  /** At least one. */
  peopleCategories: Array<BreachPeopleCategory>;
  peopleCount?: number | null | undefined;
  /** Needed with peopleNotifiedAt. */
  peopleHow?: string | null | undefined;
  /** Give this instead of peopleNotifiedAt. */
  peopleNotNotifiedReason?: string | null | undefined;
  peopleNotifiedAt?: string | null | undefined;
  recordsCount?: number | null | undefined;
  risk: BreachRisk;
  /** The version that was read. */
  version: number;
  whatHappened: string;
};

export type UpdateCheerSquadInput = {
  id: string;
  name: string;
};

export type UpdateCheerTeamInput = {
  id: string;
  name: string;
};

/** All details of a client; fields left out are cleared. */
export type UpdateClientInput = {
  contactName?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  isActive: boolean;
  name: string;
  phone?: string | null | undefined;
  /** The version that was read. */
  version: number;
};

/** All details of an entry; fields left out are cleared. */
export type UpdateDoseRangeInput = {
  ageGroup: DoseAgeGroup;
  capDose?: number | null | undefined;
  drug: string;
  /** Months in addition to fromYears, 0 to 11. Null: none. */
  fromMonths?: number | null | undefined;
  fromYears?: number | null | undefined;
  greatestDose: number;
  greatestTotal?: number | null | undefined;
  id: string;
  leastDose?: number | null | undefined;
  leastIntervalMinutes?: number | null | undefined;
  reviewOn: string;
  route: string;
  source: string;
  /** Months in addition to toYears, 0 to 11. Null: none. */
  toMonths?: number | null | undefined;
  toYears?: number | null | undefined;
  totalPeriod?: DoseTotalPeriod | null | undefined;
  unit: string;
  /** The version that was read. */
  version: number;
};

/** All details of an event; fields left out are cleared. */
export type UpdateEventInput = {
  attendanceActual?: number | null | undefined;
  attendanceExpected?: number | null | undefined;
  clientId?: string | null | undefined;
  /** Its start. */
  date: string;
  endsAt: string;
  id: string;
  latitude?: number | null | undefined;
  location?: string | null | undefined;
  longitude?: number | null | undefined;
  name: string;
  notes?: string | null | undefined;
  /** Required when the start changes and the event has open or assigned shifts, or when it becomes shorter and some of them end after it. Refused without it. */
  shifts?: EventShiftsChoice | null | undefined;
  /** The reason for assigning people despite a warning about rest or weekly hours. */
  shiftsReason?: string | null | undefined;
  /** IANA name of the time zone in which it takes place. */
  timeZone: string;
  venueType?: string | null | undefined;
  /** The version that was read. */
  version: number;
};

/** All details of an incident; fields left out are cleared. */
export type UpdateIncidentInput = {
  caller?: string | null | undefined;
  casualties?: number | null | undefined;
  incidentId: string;
  place: string;
  priority: IncidentPriority;
  /** The version that was read. */
  version: number;
  what: string;
  /** The zone of the event that it is in. */
  zone?: string | null | undefined;
};

/** All details of a kit. Changing the lines makes a new version; bags keep their version. */
export type UpdateKitInput = {
  id: string;
  isActive: boolean;
  lines: Array<KitLineInput>;
  name: string;
  notes?: string | null | undefined;
  /** The version that was read. */
  version: number;
};

export type UpdatePatientInput = {
  /** The combined address. If any part is also sent, it is built from the parts. */
  address?: string | null | undefined;
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  addressLine3?: string | null | undefined;
  allergies?: string | null | undefined;
  /** Also links the squad, and ends the previous link. */
  cheerSquadId?: string | null | undefined;
  cheerTeamId?: string | null | undefined;
  contactNumber?: string | null | undefined;
  county?: string | null | undefined;
  dateOfDeath?: string | null | undefined;
  /** Similar patients whom the caller has looked at and who are different people. PATIENT_LOOKS_KNOWN if they are left out. */
  differsFrom?: Array<string> | null | undefined;
  dob?: string | null | undefined;
  email?: string | null | undefined;
  /** In years, if the date of birth is unknown. */
  estimatedAge?: number | null | undefined;
  ethnicity?: Ethnicity | null | undefined;
  /** The version that the changes are based on; if left out, the last save wins. */
  expectedVersion?: number | null | undefined;
  gender?: Gender | null | undefined;
  gpPractice?: string | null | undefined;
  id: string;
  identityStatus?: IdentityStatus | null | undefined;
  medications?: string | null | undefined;
  name?: string | null | undefined;
  nextOfKinContact?: string | null | undefined;
  nextOfKinName?: string | null | undefined;
  /** Ten digits, with or without spaces. */
  nhsNumber?: string | null | undefined;
  pastMedicalHistory?: string | null | undefined;
  postcode?: string | null | undefined;
  preferredLanguage?: string | null | undefined;
  relationshipToNok?: string | null | undefined;
  town?: string | null | undefined;
};

/** All phrases, in their order: at most 100. */
export type UpdatePhrasesInput = {
  phrases: Array<PhraseInput>;
};

/** Absent: unchanged. Null: reset to the default. Empty: none. */
export type UpdateProviderSettingsInput = {
  alignmentLine?: string | null | undefined;
  companyName?: string | null | undefined;
  complaintRoute?: string | null | undefined;
  dpoAddress?: string | null | undefined;
  dpoEmail?: string | null | undefined;
  dpoName?: string | null | undefined;
  facebookUrl?: string | null | undefined;
  instagramUrl?: string | null | undefined;
  name?: string | null | undefined;
  odsCode?: string | null | undefined;
  prfPrefix?: string | null | undefined;
  supportEmail?: string | null | undefined;
  supportPhone?: string | null | undefined;
  twitterUrl?: string | null | undefined;
};

/** All details of a draft: lines that are left out are removed. */
export type UpdatePurchaseOrderInput = {
  deliveryLocationId: string;
  expectedOn?: string | null | undefined;
  id: string;
  lines: Array<PurchaseOrderLineInput>;
  notes?: string | null | undefined;
  /** The version that was read. */
  version: number;
};

export type UpdatePurchasingSettingsInput = {
  twoPeopleAbovePence: number;
};

/** All details of a draft. */
export type UpdateRecallInput = {
  batchIds: Array<string>;
  id: string;
  instructions?: string | null | undefined;
  isAllLots: boolean;
  issuedBy?: string | null | undefined;
  itemId: string;
  /** Lot numbers as the notice gives them, also of lots that have never been in stock. */
  lotNumbers?: Array<string> | null | undefined;
  lotsFrom?: string | null | undefined;
  lotsTo?: string | null | undefined;
  measure: RecallMeasure;
  recallClass: RecallClass;
  receivedOn: string;
  reference: string;
  title: string;
  version: number;
};

export type UpdateShiftInput = {
  /** True: also changes the later shifts of its series. */
  andFollowing?: boolean | null | undefined;
  briefing?: string | null | undefined;
  priority?: ShiftPriority | null | undefined;
  /** The reason for going ahead despite a warning about working time. */
  reason?: string | null | undefined;
  requiredQualifications?: Array<ShiftQualification> | null | undefined;
  role?: string | null | undefined;
  shiftEnd?: string | null | undefined;
  shiftId: string;
  shiftStart?: string | null | undefined;
  /** The version that the change started from. */
  version?: number | null | undefined;
};

/** All details of a staff profile; fields left out are cleared. */
export type UpdateStaffProfileInput = {
  hireDate?: string | null | undefined;
  id: string;
  isActive: boolean;
  /** A key of the positions, or its label; the qualifications must allow it. */
  position: string;
  qualifications: Array<QualificationEvidenceInput>;
  terminationDate?: string | null | undefined;
  /** The version that was read. */
  version: number;
};

/** All details of a lot; fields left out are cleared. */
export type UpdateStockBatchInput = {
  expiresOn?: string | null | undefined;
  id: string;
  lot: string;
  notes?: string | null | undefined;
  serial?: string | null | undefined;
  supplierId?: string | null | undefined;
  /** The cost of one unit, in pence. Only administrators may give it. */
  unitCostPence?: number | null | undefined;
  /** The version that was read. */
  version: number;
};

/** All details of an item; fields left out are cleared. */
export type UpdateStockItemInput = {
  /** GTIN of 8, 12, 13 or 14 digits. */
  barcode?: string | null | undefined;
  /** 2 to 5. */
  controlledSchedule?: number | null | undefined;
  cylinderLitres?: number | null | undefined;
  drug?: string | null | undefined;
  hasExpiry: boolean;
  id: string;
  isActive: boolean;
  isBatchTracked: boolean;
  isSerialised: boolean;
  isSingleUse: boolean;
  /** Always true for schedules 2 and 3. */
  isWitnessed?: boolean | null | undefined;
  itemType: StockItemType;
  legalClass?: LegalClass | null | undefined;
  minShelfLifeDays?: number | null | undefined;
  name: string;
  notes?: string | null | undefined;
  serviceIntervalDays?: number | null | undefined;
  sku: string;
  storage: StockStorage;
  strength?: string | null | undefined;
  unit: StockUnit;
  unitsPerPack: number;
  /** The version that was read. */
  version: number;
};

/** All details of a location; fields left out are cleared. */
export type UpdateStockLocationInput = {
  /** Where suppliers deliver to it, its lines separated by line breaks. */
  deliveryAddress?: string | null | undefined;
  id: string;
  isActive: boolean;
  name: string;
  parentId?: string | null | undefined;
  type: StockLocationType;
  /** The version that was read. */
  version: number;
};

/** All details of a draft: lines that are left out are removed. */
export type UpdateStockReturnInput = {
  authorisedPerson?: string | null | undefined;
  eventId?: string | null | undefined;
  fromLocationId: string;
  id: string;
  kind: StockReturnKind;
  lines: Array<StockReturnLineInput>;
  notes?: string | null | undefined;
  orderId?: string | null | undefined;
  supplierId?: string | null | undefined;
  /** The location that unused stock goes to. */
  toLocationId?: string | null | undefined;
  /** The version that was read. */
  version: number;
};

/** All details of a draft: lines that are left out are removed. */
export type UpdateStockTransferInput = {
  eventId?: string | null | undefined;
  fromLocationId: string;
  id: string;
  lines: Array<StockTransferLineInput>;
  notes?: string | null | undefined;
  toLocationId: string;
  /** The version that was read. */
  version: number;
};

/** All details of a supplier; fields left out are cleared. */
export type UpdateSupplierInput = {
  accountNumber?: string | null | undefined;
  contactName?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  isActive: boolean;
  leadDays?: number | null | undefined;
  name: string;
  notes?: string | null | undefined;
  phone?: string | null | undefined;
  terms?: string | null | undefined;
  /** The version that was read. */
  version: number;
};

export type UpdateSupplierItemInput = {
  id: string;
  isActive: boolean;
  /** True: replaces the supplier that was preferred before. */
  isPreferred: boolean;
  leadDays?: number | null | undefined;
  packQuantity: number;
  supplierSku: string;
  /** The version that was read. */
  version: number;
};

export type UpdateWebhookInput = {
  events?: Array<WebhookEvent> | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  url?: string | null | undefined;
};

export type UserFilter = {
  isActive?: boolean | null | undefined;
  role?: Role | null | undefined;
  /** Part of a name or an e-mail address. */
  text?: string | null | undefined;
};

/** The lists that can have saved views. */
export type ViewedList =
  | 'audit'
  | 'events'
  | 'patients'
  | 'seeAndTreat';

export type WaiveEventPointsInput = {
  check: CloseCheck;
  eventId: string;
  itemIds: Array<string>;
  reason: string;
};

/** What other systems can be notified about; in a delivery `prf_signed` is called `prf.signed`. */
export type WebhookEvent =
  /** Event changed */
  | 'event_changed'
  /** Event planned */
  | 'event_created'
  /** Event deleted */
  | 'event_deleted'
  /** Event figures changed (sent at most once an hour) */
  | 'figures_released'
  /** Purchase order approved */
  | 'order_approved'
  /** Delivery received */
  | 'order_received'
  /** Patient changed */
  | 'patient_changed'
  /** Patient registered */
  | 'patient_created'
  /** Patient erased */
  | 'patient_deleted'
  /** Patient merged */
  | 'patient_merged'
  /** Patient merge undone */
  | 'patient_unmerged'
  /** PRF amended */
  | 'prf_amended'
  /** PRF changed */
  | 'prf_changed'
  /** PRF started */
  | 'prf_created'
  /** PRF erased */
  | 'prf_deleted'
  /** PRF signed */
  | 'prf_signed'
  /** PRF entered in error */
  | 'prf_voided'
  /** Recall activated */
  | 'recall_activated'
  /** Shift changed */
  | 'shift_changed'
  /** Shift planned */
  | 'shift_created'
  /** Shift deleted */
  | 'shift_deleted'
  /** Stock item changed, or its stock moved */
  | 'stock_item_changed'
  /** Stock item added */
  | 'stock_item_created'
  /** Stock item deleted */
  | 'stock_item_deleted'
  /** Stock below its minimum */
  | 'stock_low';

/** Still to be sent, sent, or given up after the last try. */
export type WebhookState =
  | 'delivered'
  | 'failed'
  | 'pending';

export type WeekStart =
  /** Monday */
  | 'monday'
  /** Saturday */
  | 'saturday'
  /** Sunday */
  | 'sunday';

/** Withdraws an offer to hand over that nobody has accepted. */
export type WithdrawHandoverInput = {
  handoverId: string;
};

/** A witness proves afterwards that they saw the entry. */
export type WitnessControlledEntryInput = {
  moveId: string;
  witness: WitnessInput;
};

/** The witness, and proof of their identity. The proof is never stored. */
export type WitnessInput = {
  /** The password, or a six-digit code of the authenticator app. */
  secret: string;
  userId: string;
};

export type WitnessPosition =
  /** Advanced Medic */
  | 'advanced_medic'
  /** Doctor */
  | 'doctor'
  /** First Aider */
  | 'first_aider'
  /** First Responder */
  | 'first_responder'
  /** Medic */
  | 'medic'
  /** Medical Director */
  | 'medical_director'
  /** Nurse */
  | 'nurse'
  /** Paediatric Medic */
  | 'paediatric_medic'
  /** Paramedic */
  | 'paramedic'
  /** Support Staff */
  | 'support_staff'
  /** Team Leader */
  | 'team_leader'
  /** Technician */
  | 'technician'
  /** Trainer */
  | 'trainer';
