/** What the name of each person's store begins with; the person's id follows. */
export const DEVICE_PREFIX = 'sideline-device-';
