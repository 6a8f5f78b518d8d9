/** A stored file of a record. The entry of the same id says what it shows and whether it still stands. */
export interface Attachment {
  readonly id: string;
  readonly prfId: string;
  readonly contentType: string;
  /** Bytes as kept. */
  readonly byteSize: number;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Of the bytes as they are kept, in hexadecimal. */
  readonly sha256: string;
  /** Of the bytes as they were sent. */
  readonly sentSha256: string;
  readonly storageKey: string;
  readonly storedBy: string;
  readonly storedAt: Date;
}
