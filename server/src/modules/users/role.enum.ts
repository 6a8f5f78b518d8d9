import { ROLE_LABELS, ROLES, type Role } from '@sideline/schema/roles';
import { registerEnumType } from 'type-graphql';

/** The roles as GraphQL knows them: key and value are the same. */
export const RoleEnum = Object.fromEntries(ROLES.map((role) => [role, role])) as { readonly [R in Role]: R };

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'Who may use Sideline. Every session and every API token carries exactly one.',
  valuesConfig: Object.fromEntries(ROLES.map((role) => [role, { description: ROLE_LABELS[role] }])),
});
