import type { Recurrence, ShiftPriority } from '@sideline/schema/shifts/vocabulary';
import type { ShiftQualification } from '@sideline/schema/staff/qualifications';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { RecurrenceEnum, ShiftPriorityEnum, ShiftQualificationEnum } from './shift.types.js';
import type {
  AssignShift,
  Attendance,
  NewShifts,
  Place,
  ShiftBlock,
  ShiftChange,
  ShiftRange,
} from './shift.values.js';

@InputType('ShiftRange', { description: 'The range whose shifts are included, at most 100 days.' })
export class ShiftRangeInput implements ShiftRange {
  @Field(() => GraphQLISODateTime)
  from!: Date;

  @Field(() => GraphQLISODateTime)
  to!: Date;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Changed at or after this time, according to the change feed. To miss nothing, read `changes` instead.',
  })
  updatedSince?: Date | null;
}

@InputType()
export class ShiftBlockInput implements ShiftBlock {
  @Field(() => GraphQLISODateTime)
  startTime!: Date;

  @Field(() => GraphQLISODateTime)
  endTime!: Date;

  @Field(() => String, { nullable: true, description: 'A key of the positions.' })
  role?: string | null;

  @Field(() => [ShiftQualificationEnum], { nullable: true })
  requiredQualifications?: ShiftQualification[] | null;
}

@InputType()
export class CreateShiftsInput implements NewShifts {
  @Field(() => ID, {
    description: 'A UUID v7 made by the client; sending it again does not create more shifts.',
  })
  batchId!: string;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => [ShiftBlockInput])
  shifts!: ShiftBlockInput[];

  @Field(() => RecurrenceEnum, { nullable: true })
  recurrence?: Recurrence | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day on which a shift may start.' })
  until?: string | null;

  @Field(() => Int, { nullable: true, description: 'The number of each block, including the first.' })
  count?: number | null;

  @Field(() => ShiftPriorityEnum, { nullable: true })
  priority?: ShiftPriority | null;

  @Field(() => String, { nullable: true })
  briefing?: string | null;
}

@InputType()
export class UpdateShiftInput implements ShiftChange {
  @Field(() => ID)
  shiftId!: string;

  @Field(() => Int, { nullable: true, description: 'The version that the change started from.' })
  version?: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  shiftStart?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  shiftEnd?: Date | null;

  @Field(() => String, { nullable: true })
  role?: string | null;

  @Field(() => [ShiftQualificationEnum], { nullable: true })
  requiredQualifications?: ShiftQualification[] | null;

  @Field(() => ShiftPriorityEnum, { nullable: true })
  priority?: ShiftPriority | null;

  @Field(() => String, { nullable: true })
  briefing?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: also changes the later shifts of its series.' })
  andFollowing?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason for going ahead despite a warning about working time.',
  })
  reason?: string | null;
}

@InputType()
export class AssignShiftInput implements AssignShift {
  @Field(() => ID)
  shiftId!: string;

  @Field(() => ID, { nullable: true, description: 'If left out, the caller’s own profile.' })
  staffId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason for going ahead despite a warning about working time.',
  })
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the caller saw; refused if it has changed.',
  })
  version?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: refused if the person has said that they are not available. Use this for assignments from a proposal that has not been agreed with them.',
  })
  mustBeAvailable?: boolean | null;
}

@InputType('ShiftPlace', { description: 'The position that the device reported, if any.' })
export class PlaceInput implements Place {
  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;

  @Field(() => Float, { nullable: true })
  accuracyMetres?: number | null;
}

@InputType('ShiftAttendance')
export class AttendanceInput implements Attendance {
  @Field(() => ID)
  shiftId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the caller saw; refused if it has changed.',
  })
  version?: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'By the clock of the caller’s device; kept with the server’s time.',
  })
  time?: Date | null;

  @Field(() => PlaceInput, { nullable: true })
  place?: PlaceInput | null;
}
