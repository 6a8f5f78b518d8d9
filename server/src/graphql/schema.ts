import { ROLES } from '@sideline/schema/roles';
import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  isObjectType,
  specifiedDirectives,
  type GraphQLFieldResolver,
} from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import type { Container } from '../container.js';
import { EventCloseResolver } from '../modules/events/event-close.resolver.js';
import { EventResolver } from '../modules/events/event.resolver.js';
import { AuditResolver } from '../modules/audit/audit.resolver.js';
import { AddressSearchResolver } from '../modules/addresses/address-search.resolver.js';
import { ClientResolver } from '../modules/clients/client.resolver.js';
import { CheerResolver } from '../modules/cheer/cheer.resolver.js';
import { WebhookResolver } from '../modules/interop/webhooks/webhook.resolver.js';
import { ListViewResolver } from '../modules/list-views/list-view.resolver.js';
import { NotificationResolver } from '../modules/notifications/notification.resolver.js';
import { PatientMergeResolver } from '../modules/patients/patient-merge.resolver.js';
import { PatientClashResolver } from '../modules/patients/patient-clash.resolver.js';
import { IdentityCheckResolver } from '../modules/users/identity-check.resolver.js';
import { PatientImportResolver } from '../modules/patients/patient-import.resolver.js';
import { PatientDeathResolver } from '../modules/patients/patient-death.resolver.js';
import { PatientResolver } from '../modules/patients/patient.resolver.js';
import { GuardianResolver } from '../modules/patients/guardian/guardian.resolver.js';
import { ProposalResolver } from '../modules/patients/proposals/proposal.resolver.js';
import { HandoverResolver } from '../modules/prf/handover/handover.resolver.js';
import { PrfAmendingResolver } from '../modules/prf/prf-amending.resolver.js';
import { PrfLiveResolver } from '../modules/prf/prf-live.resolver.js';
import { PrfHistoryResolver } from '../modules/prf/prf-history.resolver.js';
import { PrfResolver } from '../modules/prf/prf.resolver.js';
import { KioskResolver } from '../modules/privacy/kiosk/kiosk.resolver.js';
import { NoticeResolver } from '../modules/privacy/notice.resolver.js';
import { BreachResolver } from '../modules/privacy/breaches/breach.resolver.js';
import { AccessRequestResolver } from '../modules/privacy/rights/access-request.resolver.js';
import { RestrictedResolver } from '../modules/privacy/restricted/restricted.resolver.js';
import { LegalHoldResolver } from '../modules/privacy/retention/legal-hold.resolver.js';
import { RetentionResolver } from '../modules/privacy/retention/retention.resolver.js';
import { DashboardResolver } from '../modules/reports/dashboard.resolver.js';
import { LongExportResolver } from '../modules/reports/long-export.resolver.js';
import { SeeAndTreatResolver } from '../modules/see-and-treat/see-and-treat.resolver.js';
import { PhraseResolver } from '../modules/settings/phrase.resolver.js';
import { BackupStatusResolver } from '../modules/settings/backup-status.resolver.js';
import { ProviderSettingsResolver } from '../modules/settings/provider-settings.resolver.js';
import { ShiftProposalResolver } from '../modules/shifts/auto-assign/proposal.resolver.js';
import { ShiftFitnessResolver } from '../modules/shifts/shift-fitness.resolver.js';
import { ShiftPlanningResolver, ShiftStaffingResolver } from '../modules/shifts/shift.resolver.js';
import { ShiftReportResolver } from '../modules/shifts/shift-report.resolver.js';
import { CalendarFeedResolver } from '../modules/shifts/feed/calendar-feed.resolver.js';
import { ShiftSwapResolver } from '../modules/shifts/swaps/swap.resolver.js';
import { AvailabilityResolver } from '../modules/staff/availability.resolver.js';
import { StaffResolver } from '../modules/staff/staff.resolver.js';
import { ApiTokenResolver } from '../modules/tokens/api-token.resolver.js';
import { AuditActorResolver } from '../modules/users/actor-names.resolver.js';
import { RegistrationResolver } from '../modules/users/registration.resolver.js';
import { AccountResolver } from '../modules/users/account.resolver.js';
import { UserAdminResolver } from '../modules/users/user-admin.resolver.js';
import { UserResolver } from '../modules/users/user.resolver.js';
import type { Context } from '../platform/context.js';
import { badInput } from '../platform/errors.js';
import type { RootResolver } from './hot-reads.js';
import { spellIdsOnce } from './id-scalar.js';
import {
  accessOf,
  checkAccess,
  rootOperations,
  Told,
  type RootGuard,
  type RootOperation,
} from './root-guard.js';
import { subscriptionsOf } from './subscriptions.js';

type ResolverClass = abstract new (...parameters: never[]) => object;

/** Every resolver class; container.ts makes the one instance of each. */
const RESOLVERS: NonEmptyArray<ResolverClass> = [
  // — audit
  AuditResolver,
  // — addresses, clients, cheer, settings
  AddressSearchResolver,
  CheerResolver,
  ClientResolver,
  ProviderSettingsResolver,
  BackupStatusResolver,
  PhraseResolver,
  // — patients
  PatientImportResolver,
  PatientMergeResolver,
  PatientClashResolver,
  IdentityCheckResolver,
  PatientDeathResolver,
  PatientResolver,
  ProposalResolver,
  GuardianResolver,
  // — users, tokens
  RegistrationResolver,
  NoticeResolver,
  KioskResolver,
  UserResolver,
  AccountResolver,
  UserAdminResolver,
  AuditActorResolver,
  ApiTokenResolver,
  ListViewResolver,
  NotificationResolver,
  WebhookResolver,
  // — staff, events
  StaffResolver,
  AvailabilityResolver,
  ShiftReportResolver,
  EventResolver,
  EventCloseResolver,
  // — shifts
  ShiftPlanningResolver,
  ShiftProposalResolver,
  ShiftStaffingResolver,
  ShiftFitnessResolver,
  ShiftSwapResolver,
  CalendarFeedResolver,
  // — prf
  PrfResolver,
  PrfAmendingResolver,
  HandoverResolver,
  PrfHistoryResolver,
  PrfLiveResolver,
  // — privacy
  RetentionResolver,
  LegalHoldResolver,
  RestrictedResolver,
  AccessRequestResolver,
  BreachResolver,
  // — reports
  SeeAndTreatResolver,
  DashboardResolver,
  LongExportResolver,
];

type Resolve = GraphQLFieldResolver<unknown, Context>;
type Subscribe = GraphQLFieldResolver<unknown, Context, unknown, Promise<AsyncIterable<unknown>>>;

const NOT_BY_HTTP = {
  field: 'query',
  code: 'SUBSCRIPTION',
  message: 'Subscribe over a WebSocket: the same address, protocol graphql-transport-ws.',
} as const;

/** The directives that say in the SDL who may call. They use the schema's own Role, which is known once it is built. */
const accessDirectives = (role: GraphQLEnumType): GraphQLDirective[] => [
  new GraphQLDirective({
    name: 'auth',
    description: 'Only these roles may; with sessionOnly never an API token.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      roles: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(role))) },
      sessionOnly: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: false },
    },
  }),
  new GraphQLDirective({
    name: 'public',
    description: 'Everybody may, signed in or not.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
  }),
];

/** Root fields through the guard; guarded fields of other types behind their roles. */
const putGuard = (
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, RootOperation>,
  guard: RootGuard,
): ReadonlyMap<string, RootResolver> => {
  const resolvers = new Map<string, RootResolver>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const operation = operations.get(`${type.name}.${field.name}`);
      const resolve = field.resolve as Resolve | undefined;
      if (operation !== undefined && type === schema.getSubscriptionType()) {
        const subscribe = field.subscribe as Subscribe;
        field.subscribe = ((source, args, context, info) =>
          guard.run(operation, context, async (inside) =>
            guard.follow(operation, inside, await subscribe(source, args, inside, info)),
          )) satisfies Resolve;
        field.resolve = ((told, args, _context, info) => {
          // What comes in by HTTP was never opened, and nobody has looked who calls.
          if (!(told instanceof Told)) throw badInput([NOT_BY_HTTP]);
          return resolve?.(told.event, args, told.context, info);
        }) satisfies Resolve;
      } else if (operation !== undefined) {
        if (resolve) resolvers.set(operation.name, resolve);
        field.resolve = ((source, args, context, info) =>
          guard.run(operation, context, (inside) => resolve?.(source, args, inside, info))) satisfies Resolve;
      } else {
        const access = accessOf(field);
        if (access === undefined) continue;
        field.resolve = ((source, args, context, info) => {
          checkAccess(access, context.actor);
          if (resolve) return resolve(source, args, context, info);
          return (source as Readonly<Record<string, unknown>>)[field.name];
        }) satisfies Resolve;
      }
    }
  }
  return resolvers;
};

export interface BuiltSchema {
  readonly schema: GraphQLSchema;
  /** Every root field by `Query.name` or `Mutation.name`. */
  readonly operations: ReadonlyMap<string, RootOperation>;
  /** What the guard stands before, by the same names. */
  readonly resolvers: ReadonlyMap<string, RootResolver>;
}

/**
 * The executable schema from the resolver classes, every root field behind the guard. Throws where a root field says
 * neither who may call it nor that everybody may.
 */
export const buildGraphqlSchema = (container: Container, guard: RootGuard): BuiltSchema => {
  spellIdsOnce();
  const built = buildSchemaSync({
    resolvers: RESOLVERS,
    pubSub: subscriptionsOf(container.services),
    container: { get: (resolverClass: ResolverClass) => container.get(resolverClass) },
    // Rules are zod schemas called by the services, which REST goes through as well.
    validate: false,
  });
  const role = built.getType('Role');
  if (!(role instanceof GraphQLEnumType) || role.getValues().length !== ROLES.length)
    throw new Error('The schema has no enum Role with every role.');
  const schema = new GraphQLSchema({
    ...built.toConfig(),
    // A list of directives replaces the standard ones: without them @include and @skip stop working.
    directives: [...specifiedDirectives, ...accessDirectives(role)],
  });
  const operations = rootOperations(schema);
  const resolvers = putGuard(schema, operations, guard);
  return { schema, operations, resolvers };
};
