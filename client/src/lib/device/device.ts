import { loadAtLast, loadChunk } from '../load-chunk';
import { idle } from '../when-idle';
import { lastActivity } from './activity';
import { reportClosed, reportKeeping, reportScriptLost } from './keeping';
import type { OpenDevice } from './open-device';

/**
 * The signed-in person's store on this device, for everything that keeps data. It is deliberately small, because the
 * sign-in page loads it. The rest loads after signing in.
 */
let opening: Promise<OpenDevice | null> = Promise.resolve(null);

const load = () => import('./open-device');
type Script = Awaited<ReturnType<typeof load>>;

/** Resolves with nothing if the script was lost on the way. The caller then continues without the device. */
const notLost = () => {
  let tell: () => void = () => undefined;
  const lost = new Promise<null>((resolve) => (tell = () => resolve(null)));
  return { lost, tell };
};
let waiting = notLost();

const late = new Set<() => void>();
/** Something in this page needed the device and continued without it. */
let wasMissed = false;

/** Sets the device. Anything that continued without it is notified when it has opened. */
const begin = (next: Promise<OpenDevice | null>): Promise<OpenDevice | null> => {
  opening = next;
  void next.then((device) => {
    if (device === null || opening !== next || !wasMissed) return;
    wasMissed = false;
    // Code that cannot write to it will report that again.
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
/** The script, requested until it has loaded. */
const arrived = (): Promise<Script> => (arriving ??= arrive());

let askForIt: () => void = () => undefined;
const isAskedFor = new Promise<void>((resolve) => (askForIt = resolve));
/**
 * The script. It loads as soon as a page needs the device, as a record does, or when the page has nothing left to do: the
 * dashboard and the calendar do without it.
 */
const whenNeededOrIdle = (): Promise<Script> => Promise.race([isAskedFor, idle()]).then(arrived);

/**
 * Counts sign-outs, so that work started for a user who has left no longer opens anything, however late the script
 * arrives.
 */
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
    // If the browser does not allow storage, everything stays in memory, and the page says so.
    return null;
  }
};

/**
 * Runs `listener` when the device has opened after this page had to do without it: its script was lost at first, or the
 * password was given later. Returns a function that stops it.
 */
export const onOpenedLate = (listener: () => void): (() => void) => {
  late.add(listener);
  return () => late.delete(listener);
};

/** Whose device it is, and after how many idle minutes it locks. */
interface DeviceUser {
  readonly id: string;
  readonly idleMinutes: number;
}

/**
 * Null if nothing can be kept: the password was not given in this session, the page was left before the key was made, the
 * browser has no store, or the script for it has not loaded yet.
 */
export const openedDevice = async (): Promise<OpenDevice | null> => {
  askForIt();
  const device = await Promise.race([opening, waiting.lost]);
  wasMissed ||= device === null;
  return device;
};

/**
 * The server has confirmed the person and the password, so what is kept opens, or starts to be kept. `deviceKey` is the
 * session's: a reload in the same session opens it again.
 */
export const unlockDevice = (
  { id, idleMinutes }: DeviceUser,
  password: string,
  deviceKey: string,
): Promise<OpenDevice | null> =>
  begin(starting((device) => device.unlock(id, password, { deviceKey, idleMs: idleMinutes * 60_000 })));

/** The server has confirmed the session without a password, so what was open before the reload opens again. */
export const resumeDevice = (userId: string, deviceKey: string): Promise<OpenDevice | null> => {
  // The state so far stays. From now on, this page records that the device is in use.
  const touchedAt = lastActivity();
  const before = opening;
  const resumed = starting((device) => device.resume(userId, touchedAt, deviceKey), whenNeededOrIdle());
  // What the password opened without the server, or in an earlier session, stays open in this page.
  return begin(
    resumed.then(async (device) => {
      const open = device ?? (await before);
      return open?.userId === userId ? open : null;
    }),
  );
};

/** The server cannot be reached. The password is right if it opens what is kept here. */
export const unlockOffline = async (userId: string, password: string): Promise<boolean> => {
  // Without the server, the missing script will not arrive soon, and the user is waiting.
  const script = await loadChunk(load).catch(() => null);
  if (script === null) return false;
  const unlocked = starting((device) => device.unlockKept(userId, password), Promise.resolve(script));
  return (await begin(unlocked)) !== null;
};

/** From now on, a reload asks for the password. What is open in this page continues. */
export const closeDevice = async (userId: string): Promise<void> => {
  try {
    await (await loadChunk(load)).close(userId);
  } catch {
    // A browser without a store has none open, and a script that did not load opened nothing here.
  }
};

const leaving = new Set<() => Promise<void>>();

/** Runs `listener` before the device is closed for a user who leaves. Returns a function that stops it. */
export const onLeavingDevice = (listener: () => Promise<void>): (() => void) => {
  leaving.add(listener);
  return () => leaving.delete(listener);
};

let left: Promise<void> = Promise.resolve();

/** Resolves when the last sign-out has finished, because it would close a device that was opened before that. */
export const deviceLeft = (): Promise<void> => left;

/** The user has signed out. Unsaved data is kept first, then nothing opens without the password. */
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

/** The password was changed here: the same key, encrypted with the new one. */
export const changeDevicePassword = async (userId: string, current: string, next: string): Promise<void> => {
  try {
    await (await loadChunk(load)).changePassword(userId, current, next);
  } catch {
    // If nothing can be kept, there is nothing to encrypt again. Data under the earlier password asks for that password.
  }
};
