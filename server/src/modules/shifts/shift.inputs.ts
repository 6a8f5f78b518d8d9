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

@InputType('ShiftRange', { description: 'Which shifts: those that lie in part within, at most 100 days.' })
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
      'Changed at or after, as the change feed counts it. To miss nothing, read `changes` instead.',
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
  @Field(() => ID, { description: 'A UUID v7 that the client made; repeating it makes no second ones.' })
  batchId!: string;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => [ShiftBlockInput])
  shifts!: ShiftBlockInput[];

  @Field(() => RecurrenceEnum, { nullable: true })
  recurrence?: Recurrence | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day on which one may start.' })
  until?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many of each block, the first counted.' })
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

  @Field(() => Boolean, { nullable: true, description: 'The later ones of its series as well.' })
  andFollowing?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Why, in spite of a warning about working time.' })
  reason?: string | null;
}

@InputType()
export class AssignShiftInput implements AssignShift {
  @Field(() => ID)
  shiftId!: string;

  @Field(() => ID, { nullable: true, description: "Left out, it is the caller's own." })
  staffId?: string | null;

  @Field(() => String, { nullable: true, description: 'Why, in spite of a warning about working time.' })
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was looked at, where it is refused for another.',
  })
  version?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Refused for whoever said that they cannot: what a proposal gave, and nobody arranged with them.',
  })
  mustBeAvailable?: boolean | null;
}

@InputType('ShiftPlace', { description: 'Where the device was, if it said so.' })
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
    description: 'The version that was looked at, where it is refused for another.',
  })
  version?: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "By the caller's clock; kept beside the server's.",
  })
  time?: Date | null;

  @Field(() => PlaceInput, { nullable: true })
  place?: PlaceInput | null;
}
