import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true })
export class RoleFigure {
  @Field(() => String, {
    nullable: true,
    description: 'A key of the positions; null if the shift has none.',
  })
  role!: string | null;

  @Field(() => Int)
  shifts!: number;
}

@ObjectType({ simpleResolvers: true })
export class StaffFigure {
  @Field(() => ID)
  staffId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Float)
  hours!: number;

  @Field(() => Float)
  plannedHours!: number;
}

/** The shift figures, in total or for one event. Cancelled shifts are left out. */
@ObjectType({ simpleResolvers: true })
abstract class ShiftFigures {
  @Field(() => Int)
  totalShifts!: number;

  @Field(() => Int, { description: 'Shifts that had a person assigned, whatever happened later.' })
  assignedShifts!: number;

  @Field(() => Int)
  unassignedShifts!: number;

  @Field(() => Int, { description: 'Checked out or approved.' })
  completedShifts!: number;

  @Field(() => Float, {
    description: 'Attended or confirmed hours; planned hours if a shift is not checked out yet.',
  })
  totalHours!: number;

  @Field(() => Float, { description: 'The part of the hours that is planned but not worked yet.' })
  plannedHours!: number;

  @Field(() => [RoleFigure], { description: 'By role, the most first.' })
  roles!: RoleFigure[];

  @Field(() => [StaffFigure], { description: 'By person, the most hours first.' })
  staff!: StaffFigure[];
}

@ObjectType({ simpleResolvers: true })
export class ShiftSummary extends ShiftFigures {
  @Field(() => Int, { description: 'How many people have a shift.' })
  totalStaff!: number;
}

@ObjectType({ simpleResolvers: true })
export class EventShifts extends ShiftFigures {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String)
  name!: string;
}

/** The shift report (spec section 3): of the shifts that start in a range. */
@ObjectType({ simpleResolvers: true, description: 'The shift report for shifts that start in a range.' })
export class ShiftReport {
  @Field(() => ShiftSummary)
  summary!: ShiftSummary;

  @Field(() => [EventShifts], { description: 'Sorted by the start of their first shift.' })
  eventReport!: EventShifts[];
}

export interface ReportRange {
  readonly from: Date;
  readonly to: Date;
}
