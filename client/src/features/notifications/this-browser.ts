/** Push messages in this browser. */

/** Whether this browser can receive push messages, and does. */
export type PushState =
  /**
   * It cannot receive any, or not on this page: there is no service worker, or it is an iPhone without the site on its
   * home screen.
   */
  | { readonly is: 'unsupported' }
  /** The person, or a rule of the device, blocks notifications from this site. */
  | { readonly is: 'blocked' }
  | { readonly is: 'off' }
  /** `mark` is the SHA-256 of its push service's address, in hexadecimal, as on the server. */
  | { readonly is: 'on'; readonly mark: string };

export interface NewSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const markOf = async (endpoint: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * The worker that receives messages; null if the browser has none, for example because the page is not installed from the
 * server.
 */
const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker.getRegistration()) ?? null;

/** The same for its current state, without asking the person anything. */
export const readPushState = async (): Promise<PushState> => {
  if (!isSupported()) return { is: 'unsupported' };
  if (Notification.permission === 'denied') return { is: 'blocked' };
  try {
    const worker = await registration();
    if (worker === null) return { is: 'unsupported' };
    const subscription = await worker.pushManager.getSubscription();
    return subscription === null ? { is: 'off' } : { is: 'on', mark: await markOf(subscription.endpoint) };
  } catch {
    return { is: 'unsupported' };
  }
};

const base64Url = (content: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(content ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
};

/**
 * Asks the person for permission and subscribes, only when they press the button. Null if they refused. A subscription
 * made with an earlier key of the server is useless, so it is replaced.
 */
export const subscribeHere = async (pushKey: string): Promise<NewSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await registration();
  if (worker === null) return null;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) };
  const known = await worker.pushManager.getSubscription();
  if (known !== null && base64Url(known.options.applicationServerKey) !== pushKey) await known.unsubscribe();
  const subscription = await worker.pushManager.subscribe(options);
  return {
    endpoint: subscription.endpoint,
    p256dh: base64Url(subscription.getKey('p256dh')),
    auth: base64Url(subscription.getKey('auth')),
  };
};

/** Ends this browser's subscription, if it has one. */
export const unsubscribeHere = async (): Promise<void> => {
  const worker = await registration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};
