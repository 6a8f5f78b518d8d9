import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { AlertBand, AlertBasis, AlertReason } from '@sideline/schema/prf/rules/alerts';
import type { GivenAnswer } from '@sideline/schema/prf/rules/judged-until';
import type { Escalation } from '@sideline/schema/prf/rules/escalation';
import type { SectionData } from '@sideline/schema/prf/record/canonical';
import type { DerivationPatient } from '@sideline/schema/prf/record/derive';
import type { PrfState } from '@sideline/schema/prf/record/states';
import type { Assessment, KnownPatient } from '../prf-facts.js';

/** The contract between the service and the two SQL functions of a save, word for word as the migrations define it. */

/** A PRF's own row, with the caller's relation to it. */
export interface StoredPrf {
  readonly customPrfId: string;
  readonly status: PrfState;
  readonly version: number;
  readonly authorId: string;
  readonly eventId: string | null;
  readonly patientId: string | null;
  readonly createdAt: string;
  readonly isCrew: boolean;
  readonly hasWriteReason: boolean;
  /** The age and pregnancy by which the observations were scored; null in a record without any. */
  readonly scoredFor: DerivationPatient | null;
}

export interface StoredSection {
  readonly version: number;
  readonly data: SectionData;
}

export interface LoadedVersion {
  readonly section: string;
  readonly version: number;
  readonly paths: readonly string[];
  readonly authorId: string;
  readonly at: string;
  readonly commandId: string | null;
}

/** How a completed command ended; a refused one leaves nothing. */
export type StoredOutcome = 'SAVED' | 'MERGED' | 'CONFLICT';

export interface LoadedAlert {
  readonly entryId: string;
  readonly revision: number;
  readonly total: number;
  readonly band: AlertBand;
  readonly basis: AlertBasis;
  readonly reasons: readonly AlertReason[];
  readonly ruleVersion: string;
  readonly occurredAt: string | null;
  readonly escalation?: GivenAnswer['escalation'];
  readonly actionedAt?: string | null;
  readonly isActioned: boolean;
  readonly isCleared: boolean;
}

export interface LoadedEvent {
  readonly id: string;
  /** Its first day in its own time zone, YYMMDD. */
  readonly date: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** What `prf_load_for_save` answers for one PRF. */
export interface LoadedPrf {
  readonly id: string;
  readonly prf: StoredPrf | null;
  /** The id belonged to a record of a person who has been erased. */
  readonly isErased?: boolean;
  readonly sections: Readonly<Record<string, StoredSection>> | null;
  /** Versions written since the oldest version that a command of the batch started from, oldest first. */
  readonly history: readonly LoadedVersion[] | null;
  /** The sections as the commands started from them, where they are not the newest. */
  readonly bases: readonly (StoredSection & { readonly section: string })[] | null;
  readonly known:
    | readonly {
        readonly commandId: string;
        readonly section: PrfSectionKey;
        readonly outcome: StoredOutcome;
        readonly version: number;
        readonly conflictPaths: readonly string[];
        /** Null where it was saved before bodies were known. */
        readonly bodyHash?: string | null;
      }[]
    | null;
  readonly alerts: readonly LoadedAlert[] | null;
  readonly patients:
    | readonly (KnownPatient & {
        readonly id: string;
        /** The record that this one turned out to duplicate. */
        readonly mergedInto: string | null;
      })[]
    | null;
  /** The record's own event, and those that the commands name. */
  readonly events: readonly LoadedEvent[] | null;
  readonly staff: readonly string[] | null;
  /** Those that the commands name. */
  readonly places?: readonly string[];
  /** Those of the patients named by the caller whose record says that they died. */
  readonly deceased?: ReadonlySet<string>;
}

export interface SectionWrite {
  readonly section: PrfSectionKey;
  readonly version: number;
  readonly data: SectionData;
  readonly paths: readonly string[];
  readonly device_time: string | null;
  readonly command_id: string | null;
}

export interface CommandWrite {
  readonly id: string;
  readonly section: PrfSectionKey;
  readonly outcome: StoredOutcome;
  readonly version: number;
  readonly paths: readonly string[];
  /** See `bodyHashOf`. */
  readonly body: string;
}

export interface AlertWrite {
  readonly entry_id: string;
  readonly revision: number;
  readonly total: number;
  readonly band: AlertBand;
  readonly basis: AlertBasis;
  readonly reasons: readonly AlertReason[];
  readonly rule_version: string;
  readonly occurred_at: string | null;
  readonly is_cleared: boolean;
}

/** The action on an alert, for the newest row of its set. */
export interface AlertAnswerWrite {
  readonly entry_id: string;
  readonly revision: number;
  /** In one sentence. */
  readonly action: string;
  readonly escalation: Escalation;
  /** When it was done, as the device says. */
  readonly at: string;
}

/** What `prf_apply_save` receives to write for one PRF. */
export interface PrfWrite {
  readonly id: string;
  /** Who writes. */
  readonly actor: string;
  readonly create?: { readonly candidates: readonly string[] };
  readonly writes: readonly SectionWrite[];
  readonly commands: readonly CommandWrite[];
  readonly crew?: readonly string[];
  readonly alerts?: readonly AlertWrite[];
  readonly answers?: readonly AlertAnswerWrite[];
  /** It was awaiting review, and is in progress again. */
  readonly endsReview?: boolean;
  readonly head?: {
    readonly eventId: string | null;
    readonly patientId: string | null;
    readonly status: PrfState;
    readonly sectionStates: Assessment['states'];
    readonly missingCount: number;
    readonly openAlertCount: number;
    readonly summary: object;
  };
}

/** A record that is held until the transaction ends. */
export interface HeldPrf {
  readonly id: string;
  readonly prf: StoredPrf;
}
