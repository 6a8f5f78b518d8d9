import { loadAtLast, loadChunk } from '../load-chunk';
import { idle } from '../when-idle';
import { lastActivity } from './activity';
import { reportClosed, reportKeeping, reportScriptLost } from './keeping';
import type { OpenDevice } from './open-device';

/**
 * The signed-in person's store on this device, for everything that keeps data. Small on purpose: the sign-in page loads it,
 * the rest comes after signing in.
 */
let opening: Promise<OpenDevice | null> = Promise.resolve(null);

const load = () => import('./open-device');
type Script = Awaited<ReturnType<typeof load>>;

/** Settles with nothing when the script was lost on the way: the caller then continues without the device. */
const notLost = () => {
  let tell: () => void = () => undefined;
  const lost = new Promise<null>((resolve) => (tell = () => resolve(null)));
  return { lost, tell };
};
let waiting = notLost();

const late = new Set<() => void>();
/** Something in this page wanted the device and continued without it. */
let wasMissed = false;

/** From now on `next` is the device; who went on without it hears when it has opened. */
const begin = (next: Promise<OpenDevice | null>): Promise<OpenDevice | null> => {
  opening = next;
  void next.then((device) => {
    if (device === null || opening !== next || !wasMissed) return;
    wasMissed = false;
    // Code that cannot write to it reports so again.
    reportKeeping({ kind: 'kept' });
    for (const listener of late) listener();
  });
  return next;
};

const arrive = async (): Promise<Script> => {
  const way = { wasLost: false };
  const script = await loadAtLast(load, () => {
    way.wasLost = true;
    reportScriptLost(true);
    waiting.tell();
  });
  if (way.wasLost) {
    reportScriptLost(false);
    waiting = notLost();
  }
  return script;
};
let arriving: Promise<Script> | null = null;
/** The script, which is asked for until it is there. */
const arrived = (): Promise<Script> => (arriving ??= arrive());

let askForIt: () => void = () => undefined;
const isAskedFor = new Promise<void>((resolve) => (askForIt = resolve));
/**
 * The script, once a page asks for the device, as a record does at once; or else when the page has nothing left to do: the dashboard
 * and the calendar do without it.
 */
const inItsTime = (): Promise<Script> => Promise.race([isAskedFor, idle()]).then(arrived);

/** Counts sign-outs. Work started for a user who has left no longer opens anything, however late the script arrives. */
let departures = 0;

const starting = async (
  open: (script: Script) => Promise<OpenDevice | null>,
  script: Promise<Script> = arrived(),
): Promise<OpenDevice | null> => {
  const begun = departures;
  const loaded = await script;
  if (begun !== departures) return null;
  try {
    const device = await open(loaded);
    reportClosed(device === null);
    return device;
  } catch {
    reportClosed(false);
    // A browser that lets nothing be kept leaves everything in memory, which the page says.
    return null;
  }
};

/**
 * Runs `listener` when the device has opened after this page had to do without: its script was lost at first, or the password
 * was given later. Returns how to stop.
 */
export const onOpenedLate = (listener: () => void): (() => void) => {
  late.add(listener);
  return () => late.delete(listener);
};

/** Whose device it is, and after how many minutes untouched it locks. */
interface DeviceUser {
  readonly id: string;
  readonly idleMinutes: number;
}

/**
 * Null where nothing can be kept: the password was not given in this session, or the page went before the key was made of it; the
 * browser has no store; or the script for it was lost and has not come yet.
 */
export const openedDevice = async (): Promise<OpenDevice | null> => {
  askForIt();
  const device = await Promise.race([opening, waiting.lost]);
  wasMissed ||= device === null;
  return device;
};

/**
 * The server has confirmed the person and the password: what is kept opens, or begins to be kept. `deviceKey` is the session's;
 * a reload in the same session opens it again.
 */
export const unlockDevice = (
  { id, idleMinutes }: DeviceUser,
  password: string,
  deviceKey: string,
): Promise<OpenDevice | null> =>
  begin(starting((device) => device.unlock(id, password, { deviceKey, idleMs: idleMinutes * 60_000 })));

/** The server has confirmed the session, without a password: what was open before the reload opens again. */
export const resumeDevice = (userId: string, deviceKey: string): Promise<OpenDevice | null> => {
  // Keeps the earlier state. From now on this page records that the device is in use.
  const touchedAt = lastActivity();
  const before = opening;
  const resumed = starting((device) => device.resume(userId, touchedAt, deviceKey), inItsTime());
  // What the password opened without the server, or in a session before, stays open in this page.
  return begin(
    resumed.then(async (device) => {
      const open = device ?? (await before);
      return open?.userId === userId ? open : null;
    }),
  );
};

/** The server cannot be asked: the password is right where it opens what is kept here. */
export const unlockOffline = async (userId: string, password: string): Promise<boolean> => {
  // Without the server, the lost part does not arrive soon, and the user is waiting.
  const script = await loadChunk(load).catch(() => null);
  if (script === null) return false;
  const unlocked = starting((device) => device.unlockKept(userId, password), Promise.resolve(script));
  return (await begin(unlocked)) !== null;
};

/** From now on a reload asks for the password; what is open in this page goes on. */
export const closeDevice = async (userId: string): Promise<void> => {
  try {
    await (await loadChunk(load)).close(userId);
  } catch {
    // A browser without a store has none open; what could not be loaded opened nothing here.
  }
};

const leaving = new Set<() => Promise<void>>();

/** Runs `listener` before the device is closed to the user who leaves; returns how to stop. */
export const onLeavingDevice = (listener: () => Promise<void>): (() => void) => {
  leaving.add(listener);
  return () => leaving.delete(listener);
};

let left: Promise<void> = Promise.resolve();

/** Resolves when the last sign-out has finished: a device opened before that would be closed again by it. */
export const deviceLeft = (): Promise<void> => left;

/** The user has signed out: what still waits is kept first, then nothing opens without the password. */
export const leaveDevice = (userId: string): Promise<void> => {
  const leave = async () => {
    await Promise.allSettled([...leaving].map((listener) => listener()));
    departures += 1;
    wasMissed = false;
    opening = Promise.resolve(null);
    await closeDevice(userId);
  };
  left = left.then(leave);
  return left;
};

/** The password was changed here: the same key under the new one. */
export const changeDevicePassword = async (userId: string, current: string, next: string): Promise<void> => {
  try {
    await (await loadChunk(load)).changePassword(userId, current, next);
  } catch {
    // If nothing can be kept, there is nothing to encrypt again. Data under the earlier password asks for that password.
  }
};
