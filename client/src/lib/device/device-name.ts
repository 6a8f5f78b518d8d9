/** The prefix of each person's store. The person's id follows. */
export const DEVICE_PREFIX = 'sideline-device-';
