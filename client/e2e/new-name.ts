import { randomUUID } from 'node:crypto';

/** A name that is not similar to anybody else's. It is random: names made from the time would begin with the same letters. */
export const newName = (): string =>
  `${randomUUID()} ${randomUUID()}`.replaceAll(/[\d-]/g, (sign) =>
    String.fromCharCode(103 + (sign.charCodeAt(0) % 10)),
  );
