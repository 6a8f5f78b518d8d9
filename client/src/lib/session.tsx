import { RECORD_PAUSES, type RecordPause } from '@sideline/schema/record-pause';
import { LIMITS } from '@sideline/schema/limits';
import { ROLES, type Role } from '@sideline/schema/roles';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { callRest, RefusedError } from './http';
import { lastEmail } from './last-email';
import { onReconnection } from './online';
import { reportSignedInUser } from './current-user';
import {
  closeDevice,
  deviceLeft,
  leaveDevice,
  resumeDevice,
  unlockDevice,
  unlockOffline,
} from './device/device';
import { onSessionEnded, reportOtherSession, reportSigningIn } from './session-events';

/** The signed-in user as the specification defines it (section 3): what the server says, never what the page assumes. */
export interface SessionUser {
  readonly id: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  /** Only a patient has one: their own record. */
  readonly patientId: string | null;
  /** After this long without touch or key, the device locks itself. */
  readonly idleMinutes: number;
  /** The user must set up a second factor before anything else works. */
  readonly mustEnrol?: boolean;
  /** Staff have linked the account to a child whose records it may read. */
  readonly isGuardian?: boolean;
  /** Why a patient's account does not open its own record at the moment. */
  readonly recordPause?: RecordPause;
}

/**
 * - `loading`: the server has not said yet who this is;
 * - `signedIn`, `signedOut`: it has;
 * - `ended`: it forgot this user while a page was open: the page stays and a dialog asks for the password;
 * - `locked`: nobody touched this device for the idle time: the same dialog, and the page is covered;
 * - `unreachable`: no answer at the start, so nobody can say; not the sign-in page, which would need the server too.
 */
export type SessionStatus = 'loading' | 'signedIn' | 'signedOut' | 'ended' | 'locked' | 'unreachable';

interface SessionState {
  readonly status: SessionStatus;
  readonly user: SessionUser | null;
  /** False if only the password for this device's data said who this is, and the server has not been asked yet. */
  readonly isConfirmed: boolean;
}

/** What a person signs in with. `code`: for a second factor; `link`: the token of a link that was e-mailed to them. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly link?: string | undefined;
}

export interface Session extends SessionState {
  /** False only until the server has said who this is, or could not be reached. */
  readonly isLoaded: boolean;
  /** The device's last user, for the notice shown while the server cannot be reached. */
  readonly lastUser: SessionUser | null;
  /**
   * Throws RefusedError (wrong password, a code is needed, too many attempts) or UnreachableError. The form says which.
   */
  readonly signIn: (credentials: Credentials) => Promise<SessionUser>;
  /** Clears the user at once. A call that cannot be made now is remembered and made first on reconnection. */
  readonly signOut: () => void;
  /** Covers the page and ends the session, so that neither this tab nor a new one shows anything without the password. */
  readonly lock: () => void;
  /**
   * The device is being handed to another person, and the server has already ended the session: every tab is locked, and data
   * kept here opens only with the password. The caller must reload the page.
   */
  readonly handOver: () => Promise<void>;
  /**
   * Opens the device for its last user while the server cannot be reached: true if the password opens what they keep
   * here. Nothing is sent or loaded until the server has confirmed them.
   */
  readonly unlock: (password: string) => Promise<boolean>;
  /** Asks the server again who this is. */
  readonly reload: () => Promise<void>;
}

const LAST_USER_KEY = 'sideline-last-user';
/** Set until the server has been notified that the user left; 'idle' if the device locked itself. */
const PENDING_LOGOUT_KEY = 'sideline-pending-logout';
const CHANNEL = 'sideline-session';

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage, the device remembers nothing.
  }
}

function isPause(value: unknown): value is RecordPause {
  return RECORD_PAUSES.some((pause) => pause === value);
}

function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** The answer of /api/auth/user and /api/auth/login, checked carefully: anything that is not a user counts as nobody. */
export function parseSessionUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, role, firstName, lastName, patientId, idleMinutes, mustEnrol, isGuardian, recordPause } =
    value as Record<string, unknown>;
  if (typeof id !== 'string' || !isRole(role)) return null;
  return {
    id,
    role,
    firstName: typeof firstName === 'string' ? firstName : '',
    lastName: typeof lastName === 'string' ? lastName : '',
    patientId: typeof patientId === 'string' ? patientId : null,
    idleMinutes: typeof idleMinutes === 'number' ? idleMinutes : LIMITS.session.idleMinutes,
    ...(mustEnrol === true ? { mustEnrol } : {}),
    ...(isGuardian === true ? { isGuardian } : {}),
    ...(isPause(recordPause) ? { recordPause } : {}),
  };
}

/** The rest of those answers. It is never kept, or the device would open without a password. */
function deviceKeyOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('deviceKey' in value)) return null;
  return typeof value.deviceKey === 'string' ? value.deviceKey : null;
}

function readLastUser(): SessionUser | null {
  const kept = readStored(LAST_USER_KEY);
  if (kept === null) return null;
  try {
    return parseSessionUser(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** The logout in progress. A new sign-in waits for it, or it would end the new session. */
let leaving: Promise<boolean> | null = null;
let waiting = new AbortController();

/** A user signed in on another tab. An answer to this tab's sign-out would delete the cookie of the new session. */
function stopLeaving(): void {
  waiting.abort();
  waiting = new AbortController();
}

/** Tells the server that the user left. True if this does not have to be repeated. */
function sendLogout(): Promise<boolean> {
  leaving ??= tryLogout().finally(() => {
    leaving = null;
  });
  return leaving;
}

async function tryLogout(): Promise<boolean> {
  try {
    await callRest(
      'POST',
      '/api/auth/logout',
      readStored(PENDING_LOGOUT_KEY) === 'idle' ? { reason: 'idle' } : {},
      { signal: waiting.signal },
    );
  } catch (failure) {
    // A refusal means that there is no session to end. No answer means that there may be one.
    if (!(failure instanceof RefusedError) || failure.status >= 500) return false;
  }
  store(PENDING_LOGOUT_KEY, null);
  return true;
}

type Identity = { readonly user: SessionUser | null; readonly deviceKey: string | null } | 'no answer';
const NOBODY: Identity = { user: null, deviceKey: null };

/**
 * Asks the server who this is, after sending any logout that could not be sent before. A user who left is nobody until
 * then. A device that locked itself still has its last user and stays locked. Never throws.
 */
async function identify(): Promise<Identity> {
  if (readStored(PENDING_LOGOUT_KEY) !== null && !(await sendLogout()))
    return readLastUser() ? 'no answer' : NOBODY;
  try {
    const answer = await callRest('GET', '/api/auth/user');
    return { user: parseSessionUser(answer), deviceKey: deviceKeyOf(answer) };
  } catch (failure) {
    return failure instanceof RefusedError && failure.status === 401 ? NOBODY : 'no answer';
  }
}

/**
 * Another person has signed in. What is open here is closed before the page unloads, so that its last writes are not made
 * in their name.
 */
const makeWay = (userId: string): void => {
  void leaveDevice(userId).finally(() => location.reload());
};

const SessionContext = createContext<Session | null>(null);

type Message = { type: 'signedOut' } | { type: 'locked' } | { type: 'signedIn'; userId: string };

/** Also if the tab has already noticed that its session is over: it is covered from now on. */
const locked = (current: SessionState): SessionState =>
  current.status === 'signedIn' || current.status === 'ended' ? { ...current, status: 'locked' } : current;

/** Holds who is signed in. Above the router and without GraphQL, so that /login loads without it. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SessionState>({
    status: 'loading',
    user: null,
    isConfirmed: true,
  });
  const [lastUser, setLastUser] = useState(readLastUser);
  const channel = useRef<BroadcastChannel | null>(null);
  // For code between renders: who is here now, and whether the server has confirmed it.
  const known = useRef<SessionState | null>(null);

  const settle = useCallback((user: SessionUser | null) => {
    reportOtherSession();
    // Before anything is drawn, so that whatever is opened now belongs to this person.
    if (user) reportSignedInUser(user.id);
    setState({ status: user ? 'signedIn' : 'signedOut', user, isConfirmed: true });
    if (user) {
      store(LAST_USER_KEY, JSON.stringify(user));
      setLastUser(user);
    }
  }, []);

  const accept = useCallback(
    (identity: Identity) => {
      const before = known.current?.user?.id;
      if (identity === 'no answer') {
        setState((current) =>
          current.user ? current : { status: 'unreachable', user: null, isConfirmed: true },
        );
      } else if (identity.user === null && before !== undefined) {
        // The session is over, or was opened without the server, which now needs the password too. It is still this
        // user's page.
        setState((current) => (current.status === 'locked' ? current : { ...current, status: 'ended' }));
      } else if (identity.user !== null && before !== undefined && identity.user.id !== before) {
        makeWay(before);
      } else {
        // Nobody's session: kept data opens only with a password.
        const lastUserId = readLastUser()?.id;
        if (identity.user === null) {
          if (lastUserId !== undefined) void closeDevice(lastUserId);
        } else if (identity.deviceKey !== null) {
          void resumeDevice(identity.user.id, identity.deviceKey);
        }
        settle(identity.user);
      }
    },
    [settle],
  );
  const reload = useCallback(async () => accept(await identify()), [accept]);

  useEffect(() => {
    void identify().then(accept);
  }, [accept]);

  useEffect(
    () =>
      onReconnection(() => {
        if (state.status === 'unreachable' || !state.isConfirmed) void reload();
        else if (readStored(PENDING_LOGOUT_KEY) !== null) void sendLogout();
      }),
    [reload, state.status, state.isConfirmed],
  );

  useEffect(() => {
    known.current = state;
    reportSignedInUser(state.user?.id ?? null);
  }, [state]);

  useEffect(
    () =>
      onSessionEnded(() => {
        setState((current) => (current.status === 'signedIn' ? { ...current, status: 'ended' } : current));
      }),
    [],
  );

  // Several tabs of one browser share one session: signing out of one signs out of all, and another user's page must not
  // stay.
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.type === 'signedOut') {
        reportOtherSession();
        const before = known.current?.user?.id;
        if (before !== undefined) void leaveDevice(before);
        setState((current) =>
          current.user ? { status: 'signedOut', user: null, isConfirmed: true } : current,
        );
        return;
      }
      if (data.type === 'locked') {
        setState(locked);
        return;
      }
      stopLeaving();
      const before = known.current?.user?.id;
      if (before !== undefined && before !== data.userId) {
        makeWay(before);
        return;
      }
      reportOtherSession();
      setState((current) => {
        if (current.user && current.user.id === data.userId)
          return { status: 'signedIn', user: current.user, isConfirmed: true };
        return current;
      });
      void reload();
    };
    return () => {
      opened.close();
      channel.current = null;
    };
  }, [reload]);

  // A page that the browser kept and shows again on Back may belong to a session that has ended.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      document.documentElement.hidden = true;
      location.reload();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const signIn = useCallback(
    async ({ email, password, code, link }: Credentials) => {
      reportSigningIn();
      await Promise.all([leaving, deviceLeft()]);
      const answer = await callRest('POST', '/api/auth/login', { email, password, code, link });
      const user = parseSessionUser(answer);
      const deviceKey = deviceKeyOf(answer);
      if (!user || deviceKey === null)
        throw new RefusedError(500, 'INTERNAL', 'The server did not say who signed in. Please try again.');
      // Signing in replaced whichever session a remembered logout was for.
      store(PENDING_LOGOUT_KEY, null);
      const before = known.current?.user?.id;
      if (before !== undefined && before !== user.id) await leaveDevice(before);
      const announce = () => {
        const message: Message = { type: 'signedIn', userId: user.id };
        channel.current?.postMessage(message);
      };
      // Again when it is open, for tabs that would otherwise ask before the key is on the disk.
      void unlockDevice(user, password, deviceKey).then(announce);
      settle(user);
      announce();
      return user;
    },
    [settle],
  );

  const signOut = useCallback(() => {
    store(PENDING_LOGOUT_KEY, 'yes');
    store(LAST_USER_KEY, null);
    lastEmail.forget();
    setLastUser(null);
    const before = known.current?.user?.id;
    if (before !== undefined) void leaveDevice(before);
    reportOtherSession();
    setState({ status: 'signedOut', user: null, isConfirmed: true });
    const message: Message = { type: 'signedOut' };
    channel.current?.postMessage(message);
    void sendLogout();
  }, []);

  const handOver = useCallback(async () => {
    setState(locked);
    const message: Message = { type: 'locked' };
    channel.current?.postMessage(message);
    const before = (known.current?.user ?? readLastUser())?.id;
    if (before !== undefined) await closeDevice(before);
  }, []);

  const lock = useCallback(() => {
    store(PENDING_LOGOUT_KEY, 'idle');
    void handOver();
    void sendLogout();
  }, [handOver]);

  const unlock = useCallback(async (password: string) => {
    const user = known.current?.user ?? readLastUser();
    if (user === null || !(await unlockOffline(user.id, password))) return false;
    reportSignedInUser(user.id);
    setState({ status: 'signedIn', user, isConfirmed: false });
    return true;
  }, []);

  const session = useMemo<Session>(
    () => ({
      ...state,
      isLoaded: state.status !== 'loading',
      lastUser,
      signIn,
      signOut,
      lock,
      handOver,
      unlock,
      reload,
    }),
    [state, lastUser, signIn, signOut, lock, handOver, unlock, reload],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is used outside SessionProvider');
  return session;
}

/** The user of a page that requires sign-in. */
export function useSignedInUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('This page is outside the guards: nobody is signed in');
  return user;
}
