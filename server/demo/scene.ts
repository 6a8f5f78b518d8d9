import type {
  CprEntry,
  DefibrillationEntry,
  DrugEntry,
  ObservationEntry,
  PrfData,
  ProcedureEntry,
} from '@sideline/schema/prf/catalogue/catalogue';
import type { DemoEvent, EventKind } from './events.js';
import type { DemoPatient } from './patients.js';
import type { Random } from './random.js';
import type { DemoStaff } from './staff.js';

type Values<K extends keyof PrfData> = NonNullable<PrfData[K]>;
export type Incident = Values<'incidentDetails'>;
export type Complaint = Values<'PresentingComplaint'>;
export type Primary = Values<'PrimarySurvey'>;
export type Social = Values<'SocialHistory'>;
export type Secondary = Values<'SecondarySurvey'>;
export type Interventions = Values<'ClinicalInterventions'>;
export type Disposition = Values<'DispositionOutcome'>;
export type Role = Values<'ROLE'>;
/** Who may lead a story's care: what was given must lie within the lead's practice. */
export type Skill = 'first_aid' | 'intermediate' | 'advanced';

/** The circumstances in which a story happens. Minutes count from the moment at the patient's side. */
export interface Scene {
  readonly random: Random;
  readonly patient: DemoPatient;
  readonly event: DemoEvent;
  readonly place: string;
  readonly atPatient: Date;
  readonly lead: DemoStaff;
  readonly mate: DemoStaff;
  readonly weightKg: number;
  /** 'she', 'her'; 'they', 'their' where a gender says neither. */
  readonly they: string;
  readonly their: string;
  readonly They: string;
}

/** One set of vital signs as far as a story says something about it; what it leaves out is as at rest. */
export interface Vitals {
  readonly rr?: number;
  readonly spo2?: number;
  readonly hr?: number;
  readonly systolic?: number;
  readonly diastolic?: number;
  readonly temp?: number;
  readonly eye?: number;
  readonly verbal?: number;
  readonly motor?: number;
  readonly pain?: number;
  readonly glucose?: number;
  readonly etco2?: number;
}

export interface Course {
  /** Minutes at which a set is taken. */
  readonly at: readonly number[];
  readonly from: Vitals;
  /** Where the values have gone by the last set; what it leaves out stays as in `from`. */
  readonly to?: Vitals;
  /** ACVPU set by set; the last one holds on. Alert where left out. */
  readonly acvpu?: readonly ('A' | 'C' | 'V' | 'P' | 'U')[];
  /** The first set at which oxygen is on, and the one at which it is off again. */
  readonly oxygen?: {
    readonly fromSet: number;
    readonly untilSet?: number;
    readonly flow: number;
    readonly device: NonNullable<ObservationEntry['o2_device']>;
  };
  readonly spo2Scale?: { readonly by: string; readonly why: string };
  /** Taken from nobody: pulse and pressure with the reason that they could not be. */
  readonly extra?: (set: number) => Partial<ObservationEntry>;
}

export interface DrugPlan extends Partial<
  Omit<DrugEntry, 'id' | 'drug_name' | 'dose' | 'dose_unit' | 'route'>
> {
  readonly minute: number;
  readonly drug: string;
  readonly dose: number;
  readonly unit: NonNullable<DrugEntry['dose_unit']>;
  readonly route: NonNullable<DrugEntry['route']>;
}

export interface ProcedurePlan extends Partial<Omit<ProcedureEntry, 'id' | 'procedure'>> {
  readonly minute: number;
  readonly procedure: NonNullable<ProcedureEntry['procedure']>;
}

/** Lists whose rows a story tells without ids: `compose` names them. */
type WithoutRowIds<Section, List extends keyof Section> = Omit<Section, List> & {
  readonly [L in List]?: readonly Omit<
    NonNullable<NonNullable<Section[L]> extends readonly (infer Row)[] ? Row : never>,
    'id'
  >[];
};

/** What happens to one patient in a story; `compose` turns it into a record's sections. */
export interface Encounter {
  readonly complaint: string;
  readonly acuity: NonNullable<Incident['acuity']>;
  readonly finalAcuity?: NonNullable<Incident['acuity']>;
  readonly attendance: NonNullable<Incident['attendance_type']>;
  readonly locationType?: NonNullable<Incident['location_type']>;
  /** Minutes from the onset to the moment at the patient's side. */
  readonly onset: number;
  /**
   * Minutes from when it showed at the event, for what began before: at home, in the night, on the way. Left out where it
   * began at the event.
   */
  readonly noticed?: number;
  readonly presenting: string;
  readonly history: string;
  readonly narrative: string;
  readonly about?: WithoutRowIds<Complaint, 'complaints' | 'immunisations'>;
  readonly incident?: Incident;
  readonly primary?: Primary;
  readonly social?: Social;
  readonly secondary?: WithoutRowIds<Secondary, 'investigations' | 'ecgs'>;
  /** Left out where nobody was examined. */
  readonly course?: Course;
  readonly drugs?: readonly DrugPlan[];
  readonly procedures?: readonly ProcedurePlan[];
  readonly shocks?: readonly (Partial<DefibrillationEntry> & { readonly minute: number })[];
  readonly cpr?: readonly (Partial<CprEntry> & { readonly minute: number })[];
  readonly interventions?: WithoutRowIds<Interventions, 'iv_access' | 'io_access'>;
  readonly impressions: readonly string[];
  readonly certainty?: 'confirmed' | 'probable' | 'possible';
  readonly reasoning?: string;
  readonly outcome: NonNullable<Disposition['disposition_outcome']>;
  /** Minutes until the patient left our care. */
  readonly leaves: number;
  readonly disposition?: Disposition;
  readonly role?: Role;
}

/** A template of what happens at events. */
export interface Story {
  readonly key: string;
  readonly events: readonly EventKind[];
  /** How often it is used, relative to the others. */
  readonly weight: number;
  /** Used at most so often in the whole set. */
  readonly atMost?: number;
  readonly ages: readonly [number, number];
  readonly skill: Skill;
  /** Whose record it may be; anybody's of the right age where left out. */
  readonly fits?: (patient: DemoPatient) => boolean;
  /** Fits, but is replaced by the next who fits when drawn. Apart from `fits`, so that all other records stay the same. */
  readonly passesOver?: (patient: DemoPatient) => boolean;
  /** An index into the event's places; any where left out. */
  readonly place?: number;
  readonly tell: (scene: Scene) => Encounter;
}
