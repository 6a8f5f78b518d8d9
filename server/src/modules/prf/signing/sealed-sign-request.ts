import type { SealedPassword } from '@sideline/schema/prf/signing/sealed-password';
import type { SignatureRequest } from './prf-signature.js';

/** A signature that was made on a device without a connection. */
export interface SealedSignRequest extends SignatureRequest {
  readonly commandId: string;
  /** By the device's clock. */
  readonly signedAt: Date;
  /** SHA-256 of `seenContent`, in hexadecimal. */
  readonly contentHash: string;
  readonly keyId: string;
  readonly password: SealedPassword;
}
