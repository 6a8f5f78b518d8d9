import { keyOfLabel } from '@sideline/schema/people';
import { POSITION_LABELS, POSITIONS, type Position } from '@sideline/schema/positions';
import { SHIFT_PRIORITIES, SHIFT_STATUSES } from '@sideline/schema/shifts/vocabulary';
import {
  SHIFT_QUALIFICATION_LABELS,
  SHIFT_QUALIFICATIONS,
  type ShiftQualification,
} from '@sideline/schema/staff/qualifications';
import { z } from 'zod';
import type { Shift, ShiftNote, ShiftStaff } from './shift.types.js';

/** Input from legacy callers: a label in upper or lower case, or its key. */
const labelled = <K extends string>(keys: readonly K[], labels: Readonly<Record<K, string>>) =>
  z.string().transform((text, issues): K => {
    const key = keyOfLabel(keys, labels, text);
    if (key !== null) return key;
    issues.addIssue({
      code: 'custom',
      message: `Choose one of: ${keys.map((each) => labels[each]).join(', ')}.`,
    });
    return z.NEVER;
  });
export const roleInput = labelled<Position>(POSITIONS, POSITION_LABELS);
export const qualificationInput = labelled<ShiftQualification>(
  SHIFT_QUALIFICATIONS,
  SHIFT_QUALIFICATION_LABELS,
);

const moment = z.iso.datetime();
const staffBody = z
  .object({
    staffID: z.uuid(),
    user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  })
  .meta({ id: 'ShiftStaff' });

/** A shift of spec section 3; role and qualifications in the specification's words. */
export const shiftBody = z
  .object({
    shiftID: z.uuid(),
    eventID: z.uuid(),
    shiftStart: moment,
    shiftEnd: moment,
    role: z.string().nullable(),
    status: z.enum(SHIFT_STATUSES),
    staff: staffBody.nullable(),
    requiredQualifications: z.array(z.string()),
    priority: z.enum(SHIFT_PRIORITIES),
    briefing: z.string().nullable(),
    checkInTime: moment.nullable(),
    checkOutTime: moment.nullable(),
    isBiddingOpen: z.boolean(),
    applicants: z.array(staffBody.extend({ appliedAt: moment })),
    backupStaff: staffBody.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'Shift' });

/** Each field by name: the calendar reads more than the row documents. */
const presentStaff = ({ staffId: staffID, user: { id, firstName, lastName } }: ShiftStaff) => ({
  staffID,
  user: { id, firstName, lastName },
});

export const presentShift = (shift: Shift): z.output<typeof shiftBody> => ({
  shiftID: shift.id,
  eventID: shift.eventId,
  shiftStart: shift.shiftStart,
  shiftEnd: shift.shiftEnd,
  role: POSITIONS.some((key) => key === shift.role) ? POSITION_LABELS[shift.role as Position] : shift.role,
  status: shift.status,
  staff: shift.staff && presentStaff(shift.staff),
  requiredQualifications: shift.requiredQualifications.map((key) => SHIFT_QUALIFICATION_LABELS[key]),
  priority: shift.priority,
  briefing: shift.briefing,
  checkInTime: shift.checkInTime,
  checkOutTime: shift.checkOutTime,
  isBiddingOpen: shift.isBiddingOpen,
  applicants: shift.applicants.map((one) => ({ ...presentStaff(one), appliedAt: one.appliedAt })),
  backupStaff: shift.backupStaff && presentStaff(shift.backupStaff),
  version: shift.version,
});

export const noteBody = z
  .object({
    noteID: z.uuid(),
    note: z.string(),
    author: z.string(),
    writtenAt: moment,
  })
  .meta({ id: 'ShiftNote' });
export const presentNote = ({
  id: noteID,
  note,
  author,
  writtenAt,
}: ShiftNote): z.output<typeof noteBody> => ({ noteID, note, author, writtenAt });
