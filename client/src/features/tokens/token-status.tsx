import { StatusTag } from '../../components/ui/status-tag';
import { useNow } from '../../lib/use-now';
import type { ApiTokenFieldsFragment } from './tokens.generated';

const SOON_DAYS = 14;
const DAY_MS = 86_400_000;

export function isUsable({ expiresAt, revokedAt }: ApiTokenFieldsFragment): boolean {
  return revokedAt === null && Date.parse(expiresAt) > Date.now();
}

/** Whether a token still works. */
export function TokenStatus({ token }: { readonly token: ApiTokenFieldsFragment }) {
  const now = useNow();
  if (token.revokedAt !== null) return <StatusTag tone="danger">Revoked</StatusTag>;
  const left = Date.parse(token.expiresAt) - now;
  if (left <= 0) return <StatusTag tone="neutral">Expired</StatusTag>;
  if (left < SOON_DAYS * DAY_MS) return <StatusTag tone="warning">Expires soon</StatusTag>;
  return <StatusTag tone="success">Active</StatusTag>;
}
