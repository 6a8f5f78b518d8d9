import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import type { ShiftAttendanceService } from './shift-attendance.service.js';
import type { ShiftChangingService } from './shift-changing.service.js';
import type { ShiftMakingService } from './shift-making.service.js';
import type { ShiftReadingService } from './shift-reading.service.js';
import type { ShiftStaffingService } from './shift-staffing.service.js';
import {
  AssignShiftInput,
  AttendanceInput,
  CreateShiftsInput,
  ShiftRangeInput,
  UpdateShiftInput,
} from './shift.inputs.js';
import { Shift, ShiftDetails, ShiftNote, ShiftStaff } from './shift.types.js';

/** The rota, and planning it. */
@Resolver()
export class ShiftPlanningResolver {
  constructor(
    private readonly reading: ShiftReadingService,
    private readonly making: ShiftMakingService,
    private readonly changing: ShiftChangingService,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => [Shift], { description: 'Shifts that overlap a range, the earliest first.' })
  shifts(
    @Ctx() context: Context,
    @Arg('range', () => ShiftRangeInput) range: ShiftRangeInput,
  ): Promise<Iterable<Shift>> {
    return this.reading.range(context, range);
  }

  @Allow('admin', 'staff')
  @Query(() => ShiftDetails)
  shift(@Ctx() context: Context, @Arg('shiftId', () => ID) shiftId: string): Promise<ShiftDetails> {
    return this.reading.details(context, shiftId);
  }

  @Allow('admin', 'staff')
  @Query(() => [ShiftNote], {
    description: 'Notes on a shift, the earliest first; for admins, the person assigned and the backup.',
  })
  shiftNotes(@Ctx() context: Context, @Arg('shiftId', () => ID) shiftId: string): Promise<ShiftNote[]> {
    return this.reading.notes(context, shiftId);
  }

  @Allow('admin', 'staff')
  @Query(() => [ShiftStaff], { description: 'Members of staff by last name, at most 500.' })
  shiftPeople(@Ctx() context: Context): Promise<ShiftStaff[]> {
    return this.reading.people(context);
  }

  @Allow('admin', 'staff')
  @MadeId('input.batchId')
  @Mutation(() => [Shift], { description: 'Creates shifts and their recurrences, all or none.' })
  createShifts(
    @Ctx() context: Context,
    @Arg('input', () => CreateShiftsInput) input: CreateShiftsInput,
  ): Promise<Shift[]> {
    return this.making.create(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.newShiftId')
  @Mutation(() => Shift, {
    description: 'A new open shift copied from another, with the id made by the client.',
  })
  cloneShift(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('newShiftId', () => ID) newShiftId: string,
  ): Promise<Shift> {
    return this.making.clone(context, shiftId, newShiftId);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift, { description: 'Moves or changes a shift that is open or assigned; admins only.' })
  updateShift(
    @Ctx() context: Context,
    @Arg('input', () => UpdateShiftInput) input: UpdateShiftInput,
  ): Promise<Shift> {
    return this.changing.update(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift, { description: 'Cancels a shift, with a reason; admins only.' })
  cancelShift(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('reason', () => String) reason: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<Shift> {
    return this.changing.cancel(context, shiftId, reason, version);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Boolean, { description: 'Deletes a shift on which nothing has happened.' })
  async deleteShift(@Ctx() context: Context, @Arg('shiftId', () => ID) shiftId: string): Promise<boolean> {
    await this.changing.remove(context, shiftId);
    return true;
  }
}

/** Who works, and what happens on a shift. */
@Resolver()
export class ShiftStaffingResolver {
  constructor(
    private readonly staffing: ShiftStaffingService,
    private readonly attendance: ShiftAttendanceService,
  ) {}

  @Allow('admin', 'staff')
  @Mutation(() => Shift, {
    description: 'Admins assign anyone; staff assign themselves or, while bidding is open, apply.',
  })
  assignShift(
    @Ctx() context: Context,
    @Arg('input', () => AssignShiftInput) input: AssignShiftInput,
  ): Promise<Shift> {
    return this.staffing.assign(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift, { description: 'Reopens an assigned shift, with a reason.' })
  unassignShift(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('reason', () => String) reason: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<Shift> {
    return this.staffing.unassign(context, shiftId, reason, version);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift, { description: 'Assigns or removes the backup; admins only.' })
  assignBackupStaff(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('staffId', () => ID, { nullable: true }) staffId: string | null,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<Shift> {
    return this.staffing.assignBackup(context, shiftId, staffId ?? null, version);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift, { description: 'Opens or closes bidding on an open shift; admins only.' })
  setShiftBidding(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('isOpen', () => Boolean) isOpen: boolean,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<Shift> {
    return this.staffing.setBidding(context, shiftId, isOpen, version);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift, { description: "The caller's own application; staff, while bidding is open." })
  applyForShift(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('userId', () => ID, { nullable: true }) userId: string | null,
  ): Promise<Shift> {
    return this.staffing.apply(context, shiftId, userId ?? undefined);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift)
  checkInShift(
    @Ctx() context: Context,
    @Arg('input', () => AttendanceInput) input: AttendanceInput,
  ): Promise<Shift> {
    return this.attendance.checkIn(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift)
  checkOutShift(
    @Ctx() context: Context,
    @Arg('input', () => AttendanceInput) input: AttendanceInput,
  ): Promise<Shift> {
    return this.attendance.checkOut(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift, { description: 'Marks a no-show; admins only, from 30 minutes after the start.' })
  markShiftNoShow(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<Shift> {
    return this.attendance.markNoShow(context, shiftId, version);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift, {
    description: 'Confirms the hours as attended or, with a reason, as a number of minutes; admins only.',
  })
  approveShift(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('minutes', () => Int, { nullable: true }) minutes: number | null,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<Shift> {
    const corrected = typeof minutes === 'number' ? { minutes, reason } : null;
    return this.attendance.approve(context, shiftId, corrected, version);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift, {
    description: 'Undoes a no-show or an approval of hours, with a reason; admins only.',
  })
  undoShiftDecision(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('reason', () => String) reason: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
  ): Promise<Shift> {
    return this.attendance.undo(context, shiftId, reason, version);
  }

  @Allow('admin', 'staff')
  @MadeId('input.noteId')
  @Mutation(() => [ShiftNote], { description: 'Adds a note and answers the thread.' })
  addShiftNote(
    @Ctx() context: Context,
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('note', () => String) note: string,
    @Arg('noteId', () => ID, {
      nullable: true,
      description: 'A UUID v7 made by the client; sending it again does not add a second note.',
    })
    noteId: string | null,
  ): Promise<ShiftNote[]> {
    return this.attendance.addNote(context, shiftId, note, noteId ?? undefined);
  }

  @Allow('admin', 'staff')
  @Mutation(() => Shift, { description: 'Turns on e-mail reminders, 24 hours and one hour before.' })
  enableShiftReminders(@Ctx() context: Context, @Arg('shiftId', () => ID) shiftId: string): Promise<Shift> {
    return this.attendance.enableReminders(context, shiftId);
  }
}
