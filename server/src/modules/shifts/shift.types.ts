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

@ObjectType({ simpleResolvers: true, description: 'Somebody on a shift.' })
export class ShiftStaff {
  @Field(() => ID)
  staffID!: string;

  @Field(() => ShiftUser)
  user!: ShiftUser;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody who applied for a shift.' })
export class ShiftApplicant extends ShiftStaff {
  @Field(() => GraphQLISODateTime)
  appliedAt!: string;
}

/** One person's place at an event (operations section 2). */
@ObjectType({ simpleResolvers: true, description: "One person's place at an event." })
export class Shift {
  @Field(() => ID)
  shiftID!: string;

  @Field(() => ID)
  eventID!: string;

  @Field(() => String)
  eventName!: string;

  @Field(() => String, { description: "IANA name of the event's zone." })
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

  @Field(() => [ShiftApplicant], { description: 'To admins everybody, to staff themselves alone.' })
  applicants!: ShiftApplicant[];

  @Field(() => GraphQLISODateTime, { nullable: true })
  checkInTime!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  checkOutTime!: string | null;

  @Field(() => Int, { nullable: true, description: 'Confirmed instead of what was attended.' })
  approvedMinutes!: number | null;

  @Field(() => ID, { nullable: true, description: 'What one recurrence made together.' })
  seriesID!: string | null;

  @Field(() => ID)
  createdBy!: string;

  @Field(() => Boolean, { description: 'Something has happened: it is cancelled, no longer deleted.' })
  isTouched!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it was unassigned, cancelled or goes on in spite of a warning; null to staff whom it is not about.',
  })
  reason!: string | null;

  @Field(() => Int)
  version!: number;
}

@ObjectType({ simpleResolvers: true })
export class ShiftNote {
  @Field(() => ID)
  noteID!: string;

  @Field(() => String)
  note!: string;

  @Field(() => String)
  author!: string;

  @Field(() => GraphQLISODateTime)
  writtenAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How a shift came to its state.' })
export class ShiftChange {
  @Field(() => ShiftStatusEnum)
  from!: ShiftStatus;

  @Field(() => ShiftStatusEnum)
  to!: ShiftStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Who is on it from then on; of one opened again, who was.',
  })
  person!: string | null;

  @Field(() => String, { nullable: true, description: 'Null to staff whom it is not about.' })
  reason!: string | null;

  @Field(() => GraphQLISODateTime)
  changedAt!: string;

  @Field(() => String)
  changedBy!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Where the device was, as it said.' })
export class AttendancePlace {
  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;

  @Field(() => Float, { nullable: true })
  accuracyMetres!: number | null;

  @Field(() => Float, { nullable: true, description: "From the event's place, where that is known." })
  metresFromEvent!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A check-in or check-out.' })
export class AttendanceRecord {
  @Field(() => ShiftStatusEnum)
  status!: ShiftStatus;

  @Field(() => GraphQLISODateTime)
  at!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "By the caller's clock." })
  saidAt!: string | null;

  @Field(() => AttendancePlace, { nullable: true })
  place!: AttendancePlace | null;
}

@ObjectType({ simpleResolvers: true, description: 'A shift with what its dialog shows beside.' })
export class ShiftDetails {
  @Field(() => Shift)
  shift!: Shift;

  @Field(() => [ShiftNote], {
    description: 'The earliest first: to admins, to who is assigned and to the backup; empty to others.',
  })
  notes!: ShiftNote[];

  @Field(() => Boolean, {
    description: 'Whether it is reminded of: to admins who is assigned, to others themselves.',
  })
  hasReminders!: boolean;

  @Field(() => [ShiftChange], { description: 'The earliest first.' })
  history!: ShiftChange[];

  @Field(() => [AttendanceRecord], {
    description:
      'Where and when by the device somebody checked in and out: to admins and to who is assigned.',
  })
  attendance!: AttendanceRecord[];

  @Field(() => [String], {
    description: 'What speaks against its people, in words; against the backup, named as his.',
  })
  concerns!: string[];
}
