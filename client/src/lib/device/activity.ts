const LAST_ACTIVITY_KEY = 'sideline-last-activity';

/** When this device was last touched, in any tab, in milliseconds; 0 if not known. */
export function lastActivity(): number {
  try {
    return Number(localStorage.getItem(LAST_ACTIVITY_KEY) ?? 0);
  } catch {
    return 0;
  }
}

export function noteActivity(): void {
  try {
    localStorage.setItem(LAST_ACTIVITY_KEY, String(Date.now()));
  } catch {
    // Without storage, each tab keeps its own time, in memory.
  }
}
