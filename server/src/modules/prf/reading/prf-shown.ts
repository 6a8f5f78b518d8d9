import { fromDocumented } from '@sideline/schema/patient-names';
import { openAlertsOf } from '@sideline/schema/prf/rules/alerts';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import { WITHHELD_QUESTIONS } from '@sideline/schema/prf/questions/answers-field';
import { PRF_SECTION_KEYS, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { PrfFacts } from '@sideline/schema/prf/catalogue/kinds';
import { PICTURES, picturesIn } from '@sideline/schema/prf/record/pictures';
import type { PrfState } from '@sideline/schema/prf/record/states';
import type { Actor } from '../../../platform/context.js';
import type { MergedRecord, Patient } from '../../patients/patient.entity.js';
import { assess, prfFacts, type Assessment, type SectionProgress } from '../prf-facts.js';
import { asSealed, type SealedRecord } from './prf-sealed.js';
import { visibleData, visibleReason } from './prf-visible.js';
import type { SealedPatient } from '../signing/sealed-patient.js';
import { amendRefusal, canVoid, canWrite, needsReason } from '../prf.policy.js';
import type {
  Prf,
  PrfAlert,
  PrfAlertBand,
  PrfClock,
  PrfEvent,
  PrfPatientSnapshot,
  PrfPerson,
  PrfPictureFile,
  PrfReviewRequest,
  PrfRevision,
  PrfSectionHead,
  PrfSignature,
  PrfSquad,
  PrfTeam,
} from '../prf.types.js';

/**
 * A stored record as a caller may see it. Derived values are worked out when they are asked for, by getters on
 * prototypes: new getters on each object cost more than all the rest of a read.
 */

type Stored<T, Person extends keyof T> = Omit<T, Person> & { readonly [K in Person]: string | null };

type StoredSignature<P> = Omit<PrfSignature, 'signedBy' | 'patient'> & {
  readonly signedBy: string;
  readonly patient: P;
};

/** What is stored of a record: people by their ids, everything else as in the schema. */
export interface StoredPrf {
  readonly id: string;
  readonly customPrfId: string;
  readonly status: PrfState;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly eventId: string | null;
  readonly patientId: string | null;
  readonly authorId: string;
  readonly voidedAt: string | null;
  readonly voidedBy: string | null;
  readonly voidReason: string | null;
  readonly hasWriteReason: boolean;
  readonly isRestricted: boolean;
  readonly event: PrfEvent | null;
  readonly patient: Patient | null;
  readonly survivor: MergedRecord | null;
  readonly people: readonly PrfPerson[] | null;
  readonly crew: readonly PrfPerson[] | null;
  readonly squads: readonly PrfSquad[] | null;
  readonly cheerTeam: PrfTeam | null;
  readonly sections: Readonly<
    Record<
      string,
      {
        readonly version: number;
        readonly updatedAt: string | null;
        readonly updatedBy: string | null;
        readonly data: SectionData;
      }
    >
  > | null;
  readonly alerts: readonly (Stored<PrfAlert, 'actionedBy'> & { readonly band: PrfAlertBand })[] | null;
  readonly signature: StoredSignature<SealedPatient> | null;
  readonly revisions: readonly (Stored<PrfRevision, 'signedBy'> & { readonly signedBy: string })[] | null;
  readonly reviewRequests: readonly Stored<PrfReviewRequest, 'requestedBy' | 'endedBy'>[] | null;
  /** Every file of the record, including those of pictures that this reader does not see. */
  readonly pictureFiles: readonly PrfPictureFile[] | null;
  readonly lateEditCount: number;
  readonly kioskReportCount: number;
  readonly clocks: readonly PrfClock[] | null;
  /** The source of an earlier version, if one was requested. */
  readonly sealed: SealedRecord | null;
}

const NOBODY: PrfPerson = { userId: null, staffId: null, firstName: '', lastName: '', position: null };

const NONE: SectionProgress = { state: 'not_started', missing: 0 };
const DONE: SectionProgress = { state: 'complete', missing: 0 };
const NOTHING_MISSING: Assessment = { missing: [], states: {} };

/** The same with the signed patient in the schema's names. */
type NamedPrf = Omit<StoredPrf, 'signature'> & {
  readonly signature: StoredSignature<PrfPatientSnapshot> | null;
};

const named = ({ signature, ...stored }: StoredPrf): NamedPrf => ({
  ...stored,
  signature: signature && { ...signature, patient: fromDocumented(signature.patient) },
});

type StoredSection = NonNullable<StoredPrf['sections']>[string];

/** The findings of the rules in a record. */
class WorkedOut {
  readonly #row: NamedPrf;
  readonly #data: Readonly<Record<string, SectionData>>;
  readonly #isOpen: boolean;
  #facts: PrfFacts | null = null;
  #assessment: Assessment | null = null;

  constructor(row: NamedPrf, data: Readonly<Record<string, SectionData>>, access: 'whole' | 'own') {
    this.#row = row;
    this.#data = data;
    this.#isOpen = row.signature === null && row.status !== 'void' && access === 'whole';
  }

  get ageYears() {
    return this.#known().ageYears;
  }

  get missing() {
    return [...this.#assessed().missing];
  }

  get missingCount() {
    return this.#assessed().missing.length;
  }

  progressOf(key: PrfSectionKey): SectionProgress {
    return this.#assessed().states[key] ?? (this.#row.sections?.[key] ? DONE : NONE);
  }

  #known(): PrfFacts {
    if (this.#facts !== null) return this.#facts;
    const { signature, patient: live, createdAt, event } = this.#row;
    const about = signature?.patient ?? live;
    const patient =
      about === null
        ? null
        : {
            dob: about.dob,
            estimatedAge: about.estimatedAge,
            allergies: about.allergies,
            mergedAllergies: live?.mergedAllergies ?? null,
            medications: about.medications,
          };
    this.#facts = prfFacts(this.#data, patient, { begun: createdAt, timeZone: event?.timeZone ?? null });
    return this.#facts;
  }

  #assessed(): Assessment {
    if (!this.#isOpen) return NOTHING_MISSING;
    const alerts = (this.#row.alerts ?? []).map((alert) => ({
      ...alert,
      isActioned: alert.actionedAt !== null,
    }));
    const facts = this.#known();
    this.#assessment ??= assess(facts, openAlertsOf(this.#data['observations'], alerts, facts.timeZone));
    return this.#assessment;
  }
}

/** A section's version and author, with its completeness. */
class ShownSection implements PrfSectionHead {
  readonly version: number;
  readonly updatedAt: string | null;
  readonly #workedOut: WorkedOut;

  constructor(
    readonly key: PrfSectionKey,
    section: StoredSection | undefined,
    readonly updatedBy: PrfPerson | null,
    workedOut: WorkedOut,
  ) {
    this.version = section?.version ?? 0;
    this.updatedAt = section?.updatedAt ?? null;
    this.#workedOut = workedOut;
  }

  get state() {
    return this.#workedOut.progressOf(this.key).state;
  }

  get missing() {
    return this.#workedOut.progressOf(this.key).missing;
  }
}

/** The files of the pictures that a reader is shown. */
const filesOf = (
  files: readonly PrfPictureFile[] | null,
  data: Readonly<Record<string, SectionData>>,
): PrfPictureFile[] => {
  if (files === null) return [];
  const shown = new Set(picturesIn(data[PICTURES.section]).map(({ id }) => id));
  return files.filter(({ id }) => shown.has(id));
};

/** The record as the caller may see it. */
export const shownPrf = (kept: StoredPrf, actor: Actor, access: 'whole' | 'own', now: Date): Prf => {
  const read = named(kept);
  const row = read.sealed === null ? read : { ...read, ...asSealed(read, read.sealed) };
  const people = row.people ?? [];
  const byId = new Map(people.map((person) => [person.userId, person]));
  const personOf = (id: string | null): PrfPerson | null => (id === null ? null : (byId.get(id) ?? NOBODY));
  const isCrew = (row.crew ?? []).some(({ userId }) => userId === actor.userId);
  const facts = { ...row, isCrew };
  const stored: Record<string, SectionData> = {};
  for (const [key, section] of Object.entries(row.sections ?? {})) stored[key] = section.data;
  const workedOut = new WorkedOut(row, stored, access);
  const {
    authorId,
    hasWriteReason: _reason,
    voidedBy,
    reviewRequests,
    sections,
    alerts,
    signature,
    revisions: signed,
    pictureFiles: files,
    sealed,
    ...head
  } = row;
  const revisions = (signed ?? []).map((one) => ({
    ...one,
    signedBy: personOf(one.signedBy) ?? NOBODY,
    reason: visibleReason(one.reason, access),
  }));
  const amending = {
    ...facts,
    signerIds: (signed ?? []).map(({ signedBy }) => signedBy),
    firstSignedAt: revisions[0]?.signedAt ?? null,
  };
  const data = visibleData(stored, row, access);
  return Object.assign(workedOut, head, {
    // The patient may not know which other record theirs was merged into.
    patient:
      head.patient === null || access === 'whole'
        ? head.patient
        : Object.assign({}, head.patient, { mergedInto: null }),
    people: [...people],
    crew: [...(row.crew ?? [])],
    squads: row.squads,
    author: personOf(authorId) ?? NOBODY,
    voidedBy: personOf(voidedBy),
    sections: PRF_SECTION_KEYS.map((key) => {
      const section = sections?.[key];
      return new ShownSection(key, section, personOf(section?.updatedBy ?? null), workedOut);
    }),
    // What the catalogue validated before it was stored has the catalogue's shape.
    data,
    pictureFiles: filesOf(files, data),
    alerts: (alerts ?? []).map((alert) => ({ ...alert, actionedBy: personOf(alert.actionedBy) })),
    signature:
      signature === null
        ? null
        : {
            ...signature,
            signedBy: personOf(signature.signedBy) ?? NOBODY,
            acknowledgedWarnings: signature.acknowledgedWarnings.filter(
              (code) => access === 'whole' || !WITHHELD_QUESTIONS.has(code),
            ),
          },
    revisions,
    reviewRequests:
      access === 'whole'
        ? (reviewRequests ?? []).map((one) => ({
            ...one,
            requestedBy: personOf(one.requestedBy) ?? NOBODY,
            endedBy: personOf(one.endedBy),
          }))
        : [],
    clocks: access === 'whole' ? [...(row.clocks ?? [])] : [],
    lateEditCount: access === 'whole' ? row.lateEditCount : 0,
    kioskReportCount: access === 'whole' ? row.kioskReportCount : 0,
    canAmend: sealed === null && amendRefusal(actor, amending, now) === null,
    canWrite: canWrite(actor, facts),
    needsReason: needsReason(actor, facts),
    canVoid: canVoid(actor, facts),
  });
};
