/** That the server no longer knows the session, from wherever it was noticed. The session provider listens. */
const listeners = new Set<() => void>();

export function reportSessionEnded(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
