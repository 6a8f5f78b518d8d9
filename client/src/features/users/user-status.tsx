import { StatusTag } from '../../components/ui/status-tag';
import type { UserRowFragment } from './users.generated';

/** Whether a user can sign in. */
export function UserStatus({ user }: { readonly user: UserRowFragment }) {
  if (!user.isActive) return <StatusTag tone="neutral">Disabled</StatusTag>;
  if (!user.hasPassword) return <StatusTag tone="waiting">Invited</StatusTag>;
  return <StatusTag tone="success">Active</StatusTag>;
}
