import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow, MadeId } from '../../graphql/role-directive.js';
import type { Context } from '../../platform/context.js';
import { PageArgs } from '../../platform/lists/page-args.js';
import { connectionOf, type Connection } from '../../platform/lists/paging.js';
import type { ControlBoardService } from './control-board.service.js';
import type { ControlLogService } from './control-log.service.js';
import {
  AcceptHandoverInput,
  AddControlLogInput,
  AdvanceIncidentInput,
  CorrectIncidentTimeInput,
  LinkIncidentRecordInput,
  OfferHandoverInput,
  OpenIncidentInput,
  OpenIncidentPrfInput,
  SaveCrewInput,
  SaveMethaneInput,
  SaveTreatmentPlaceInput,
  TakeOverControlInput,
  UpdateIncidentInput,
  WithdrawHandoverInput,
} from './control.inputs.js';
import {
  ControlBoard,
  ControlChange,
  ControlIncident,
  ControlLogEntry,
  OpenedIncidentPrf,
} from './control.types.js';
import type { CrewService } from './crew.service.js';
import type { IncidentService } from './incident.service.js';

const ControlLogConnection = connectionOf(ControlLogEntry);
const ControlIncidentConnection = connectionOf(ControlIncident);

/** Opened by its topic's entry in the manifest, with who calls and the arguments. */
const asked = ({ context, args }: { context: Context; args: object }) => ({ context, args });

@Resolver()
export class ControlResolver {
  constructor(
    private readonly boards: ControlBoardService,
    private readonly incidents: IncidentService,
    private readonly crews: CrewService,
    private readonly logs: ControlLogService,
  ) {}

  @Allow('admin', 'staff')
  @Query(() => ControlBoard)
  controlBoard(@Ctx() context: Context, @Arg('eventId', () => ID) eventId: string): Promise<ControlBoard> {
    return this.boards.read(context, eventId);
  }

  @Allow('admin', 'staff')
  @Query(() => ControlLogConnection, { description: 'The control log of an event, the newest entry first.' })
  controlLog(
    @Ctx() context: Context,
    @Arg('eventId', () => ID) eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<ControlLogEntry>> {
    return this.logs.list(context, eventId, page);
  }

  @Allow('admin', 'staff')
  @Query(() => ControlIncidentConnection, {
    description: 'An event’s incidents that have ended, the latest first. The board has the latest of them.',
  })
  endedIncidents(
    @Ctx() context: Context,
    @Arg('eventId', () => ID) eventId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<ControlIncident>> {
    return this.boards.ended(context, eventId, page);
  }

  @Allow('admin', 'staff')
  @Subscription(() => ControlChange, {
    topics: 'controlChanged',
    topicId: asked,
    description: 'Reports that the board of an event has changed. The first message comes immediately.',
  })
  controlChanged(@Root() change: ControlChange, @Arg('eventId', () => ID) _eventId: string): ControlChange {
    return change;
  }

  @Allow('admin', 'staff')
  @MadeId('input.incidentId')
  @Mutation(() => ControlBoard)
  openIncident(
    @Ctx() context: Context,
    @Arg('input', () => OpenIncidentInput) input: OpenIncidentInput,
  ): Promise<ControlBoard> {
    return this.incidents.open(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => ControlBoard)
  updateIncident(
    @Ctx() context: Context,
    @Arg('input', () => UpdateIncidentInput) input: UpdateIncidentInput,
  ): Promise<ControlBoard> {
    return this.incidents.update(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => ControlBoard, { description: 'The next step of an incident, by the table of steps.' })
  advanceIncident(
    @Ctx() context: Context,
    @Arg('input', () => AdvanceIncidentInput) input: AdvanceIncidentInput,
  ): Promise<ControlBoard> {
    return this.incidents.advance(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => ControlBoard, {
    description: 'Corrects a time of an incident, even one that has ended.',
  })
  correctIncidentTime(
    @Ctx() context: Context,
    @Arg('input', () => CorrectIncidentTimeInput) input: CorrectIncidentTimeInput,
  ): Promise<ControlBoard> {
    return this.incidents.correctTime(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.commandId')
  @Mutation(() => OpenedIncidentPrf)
  openIncidentPrf(
    @Ctx() context: Context,
    @Arg('input', () => OpenIncidentPrfInput) input: OpenIncidentPrfInput,
  ): Promise<OpenedIncidentPrf> {
    return this.incidents.openPrf(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => ControlBoard)
  linkIncidentRecord(
    @Ctx() context: Context,
    @Arg('input', () => LinkIncidentRecordInput) input: LinkIncidentRecordInput,
  ): Promise<ControlBoard> {
    return this.incidents.linkRecord(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => ControlBoard)
  saveCrew(
    @Ctx() context: Context,
    @Arg('input', () => SaveCrewInput) input: SaveCrewInput,
  ): Promise<ControlBoard> {
    return this.crews.saveCrew(context, input);
  }

  @Allow('admin', 'staff')
  @Mutation(() => ControlBoard)
  saveTreatmentPlace(
    @Ctx() context: Context,
    @Arg('input', () => SaveTreatmentPlaceInput) input: SaveTreatmentPlaceInput,
  ): Promise<ControlBoard> {
    return this.crews.savePlace(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.entryId')
  @Mutation(() => ControlBoard)
  addControlLogEntry(
    @Ctx() context: Context,
    @Arg('input', () => AddControlLogInput) input: AddControlLogInput,
  ): Promise<ControlBoard> {
    return this.logs.add(context, input);
  }

  @Allow('admin', 'staff')
  @MadeId('input.entryId')
  @Mutation(() => ControlBoard)
  saveMethane(
    @Ctx() context: Context,
    @Arg('input', () => SaveMethaneInput) input: SaveMethaneInput,
  ): Promise<ControlBoard> {
    return this.logs.saveMethane(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @MadeId('input.handoverId')
  @Mutation(() => ControlBoard)
  offerControlHandover(
    @Ctx() context: Context,
    @Arg('input', () => OfferHandoverInput) input: OfferHandoverInput,
  ): Promise<ControlBoard> {
    return this.logs.offer(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => ControlBoard)
  acceptControlHandover(
    @Ctx() context: Context,
    @Arg('input', () => AcceptHandoverInput) input: AcceptHandoverInput,
  ): Promise<ControlBoard> {
    return this.logs.accept(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @Mutation(() => ControlBoard)
  withdrawControlHandover(
    @Ctx() context: Context,
    @Arg('input', () => WithdrawHandoverInput) input: WithdrawHandoverInput,
  ): Promise<ControlBoard> {
    return this.logs.withdraw(context, input);
  }

  @Allow({ roles: ['admin', 'staff'], sessionOnly: true })
  @MadeId('input.handoverId')
  @Mutation(() => ControlBoard)
  takeOverControl(
    @Ctx() context: Context,
    @Arg('input', () => TakeOverControlInput) input: TakeOverControlInput,
  ): Promise<ControlBoard> {
    return this.logs.takeOver(context, input);
  }
}
