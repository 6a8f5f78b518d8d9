import type { Recurrence, ShiftPriority } from '@sideline/schema/shifts/vocabulary';
import type { ShiftQualification } from '@sideline/schema/staff/qualifications';

/** Shifts that are at least partly within; `from` inclusive, `to` exclusive. */
export interface ShiftRange {
  readonly from: Date;
  readonly to: Date;
  readonly eventId?: string | null | undefined;
  /** Changed at or after this time, according to the change feed. */
  readonly updatedSince?: Date | null | undefined;
}

export interface ShiftBlock {
  readonly startTime: Date;
  readonly endTime: Date;
  /** A key of the positions. */
  readonly role?: string | null | undefined;
  readonly requiredQualifications?: readonly ShiftQualification[] | null | undefined;
}

export interface NewShifts {
  readonly batchId: string;
  readonly eventId?: string | null | undefined;
  readonly shifts: readonly ShiftBlock[];
  readonly recurrence?: Recurrence | null | undefined;
  readonly until?: string | null | undefined;
  readonly count?: number | null | undefined;
  readonly priority?: ShiftPriority | null | undefined;
  readonly briefing?: string | null | undefined;
}

/** Fields that are left out stay as they are. */
export interface ShiftChange {
  readonly shiftId: string;
  readonly version?: number | null | undefined;
  readonly shiftStart?: Date | null | undefined;
  readonly shiftEnd?: Date | null | undefined;
  readonly role?: string | null | undefined;
  readonly requiredQualifications?: readonly ShiftQualification[] | null | undefined;
  readonly priority?: ShiftPriority | null | undefined;
  readonly briefing?: string | null | undefined;
  readonly andFollowing?: boolean | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface AssignShift {
  readonly shiftId: string;
  /** If left out, the caller’s own profile. */
  readonly staffId?: string | null | undefined;
  readonly reason?: string | null | undefined;
  /** The version that the caller saw; refused if it has changed. */
  readonly version?: number | null | undefined;
  /** Whether to refuse a person who said that they cannot work: nothing was arranged with them. */
  readonly mustBeAvailable?: boolean | null | undefined;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyMetres?: number | null | undefined;
}

export interface Attendance {
  readonly shiftId: string;
  /** The version seen of another person's attendance; people who check themselves in give none. */
  readonly version?: number | null | undefined;
  readonly time?: Date | null | undefined;
  readonly place?: Place | null | undefined;
}
