import {
  SHIFT_PRIORITIES,
  SHIFT_STATUSES,
  RECURRENCES,
  type ShiftPriority,
  type ShiftStatus,
} from '@sideline/schema/shifts/vocabulary';
import { SHIFT_QUALIFICATIONS, type ShiftQualification } from '@sideline/schema/staff/qualifications';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const enumOf = <K extends string>(name: string, keys: readonly K[]): { readonly [P in K]: P } => {
  const made = Object.fromEntries(keys.map((key) => [key, key])) as { readonly [P in K]: P };
  registerEnumType(made, { name });
  return made;
};
export const ShiftStatusEnum = enumOf('ShiftStatus', SHIFT_STATUSES);
export const ShiftPriorityEnum = enumOf('ShiftPriority', SHIFT_PRIORITIES);
export const RecurrenceEnum = enumOf('Recurrence', RECURRENCES);
export const ShiftQualificationEnum = enumOf('ShiftQualification', SHIFT_QUALIFICATIONS);

@ObjectType({ simpleResolvers: true })
export class ShiftUser {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A person assigned to a shift.' })
export class ShiftStaff {
  @Field(() => ID)
  staffId!: string;

  @Field(() => ShiftUser)
  user!: ShiftUser;
}

@ObjectType({ simpleResolvers: true, description: 'A person who applied for a shift.' })
export class ShiftApplicant extends ShiftStaff {
  @Field(() => GraphQLISODateTime)
  appliedAt!: string;
}

/** One person's place at an event (operations section 2). */
@ObjectType({ simpleResolvers: true, description: "One person's place at an event." })
export class Shift {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  eventName!: string;

  @Field(() => String, { description: 'IANA name of the event’s time zone.' })
  timeZone!: string;

  @Field(() => GraphQLISODateTime)
  shiftStart!: string;

  @Field(() => GraphQLISODateTime)
  shiftEnd!: string;

  @Field(() => String, { nullable: true, description: 'A key of the positions.' })
  role!: string | null;

  @Field(() => ShiftStatusEnum)
  status!: ShiftStatus;

  @Field(() => ShiftPriorityEnum)
  priority!: ShiftPriority;

  @Field(() => [ShiftQualificationEnum])
  requiredQualifications!: ShiftQualification[];

  @Field(() => String, { nullable: true })
  briefing!: string | null;

  @Field(() => ShiftStaff, { nullable: true })
  staff!: ShiftStaff | null;

  @Field(() => ShiftStaff, { nullable: true })
  backupStaff!: ShiftStaff | null;

  @Field(() => Boolean)
  isBiddingOpen!: boolean;

  @Field(() => [ShiftApplicant], { description: 'Admins see everyone; staff see only themselves.' })
  applicants!: ShiftApplicant[];

  @Field(() => GraphQLISODateTime, { nullable: true })
  checkInTime!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  checkOutTime!: string | null;

  @Field(() => Int, { nullable: true, description: 'Confirmed minutes, instead of those attended.' })
  approvedMinutes!: number | null;

  @Field(() => ID, { nullable: true, description: 'The id shared by shifts that one recurrence created.' })
  seriesId!: string | null;

  @Field(() => ID)
  createdBy!: string;

  @Field(() => Boolean, { description: 'Something has happened on it: it can be cancelled but not deleted.' })
  isTouched!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it was unassigned, cancelled or kept despite a warning; null for staff whom it does not concern.',
  })
  reason!: string | null;

  @Field(() => Int)
  version!: number;
}

@ObjectType({ simpleResolvers: true })
export class ShiftNote {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  note!: string;

  @Field(() => String)
  author!: string;

  @Field(() => GraphQLISODateTime)
  writtenAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A change to a shift’s state.' })
export class ShiftChange {
  @Field(() => ShiftStatusEnum)
  from!: ShiftStatus;

  @Field(() => ShiftStatusEnum)
  to!: ShiftStatus;

  @Field(() => String, {
    nullable: true,
    description: 'The person on it from then on; for a reopened shift, the person before.',
  })
  person!: string | null;

  @Field(() => String, { nullable: true, description: 'Null for staff that it is not about.' })
  reason!: string | null;

  @Field(() => GraphQLISODateTime)
  changedAt!: string;

  @Field(() => String)
  changedBy!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The position that the device reported.' })
export class AttendancePlace {
  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;

  @Field(() => Float, { nullable: true })
  accuracyMetres!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance in metres from the event, if its place is known.',
  })
  metresFromEvent!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A check-in or check-out.' })
export class AttendanceRecord {
  @Field(() => ShiftStatusEnum)
  status!: ShiftStatus;

  @Field(() => GraphQLISODateTime)
  at!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'By the clock of the caller’s device.' })
  saidAt!: string | null;

  @Field(() => AttendancePlace, { nullable: true })
  place!: AttendancePlace | null;
}

@ObjectType({ simpleResolvers: true, description: 'A shift, with the other details shown in its dialog.' })
export class ShiftDetails {
  @Field(() => Shift)
  shift!: Shift;

  @Field(() => [ShiftNote], {
    description: 'The earliest first; for admins, the person assigned and the backup; empty for others.',
  })
  notes!: ShiftNote[];

  @Field(() => Boolean, {
    description: 'Whether reminders are on: for admins, the assigned person’s; for others, their own.',
  })
  hasReminders!: boolean;

  @Field(() => [ShiftChange], { description: 'The earliest first.' })
  history!: ShiftChange[];

  @Field(() => [AttendanceRecord], {
    description:
      'Where and when, by the device, a person checked in and out: for admins and the person assigned.',
  })
  attendance!: AttendanceRecord[];

  @Field(() => [String], {
    description:
      'Reasons why the people assigned may be unable to work it, in words. Reasons about the backup say so.',
  })
  concerns!: string[];
}
