/** That the server no longer knows the session, from wherever it was noticed. The session provider listens. */
const listeners = new Set<() => void>();

export function reportSessionEnded(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let signedInUserId: string | null = null;

/** Who is signed in, for what runs outside React: a draft is only ever sent under the name of the person who wrote it. */
export function reportSignedInUser(userId: string | null): void {
  signedInUserId = userId;
}

export function currentUserId(): string | null {
  return signedInUserId;
}
