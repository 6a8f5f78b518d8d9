import { randomUUID } from 'node:crypto';

/** A name that is like nobody's, whoever was registered before: none of it is the time, by which two would begin alike. */
export const newName = (): string =>
  `${randomUUID()} ${randomUUID()}`.replaceAll(/[\d-]/g, (sign) =>
    String.fromCharCode(103 + (sign.charCodeAt(0) % 10)),
  );
