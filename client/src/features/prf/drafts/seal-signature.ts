import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { sealPassword, sha256Hex } from '@sideline/schema/prf/signing/sealed-password';
import { seenContent } from '@sideline/schema/prf/signing/seen-content';
import type { Values } from './changes';
import type { DraftState, SealedSignature } from './draft-state';
import { sectionKeys, shownValues } from './draft-view';

interface SealOptions {
  readonly userId: string;
  readonly patient: { readonly id: string; readonly version: number };
  /** The server's key, as it last sent it. */
  readonly key: { readonly id: string; readonly publicKey: string };
  readonly now: Date;
  readonly newId: () => string;
}

/** What the signer sees on the page, section by section. */
const seenOf = (state: DraftState): Readonly<Partial<Record<PrfSectionKey, Values>>> =>
  Object.fromEntries(sectionKeys(state).map((key) => [key, shownValues(state, key)]));

/** Seals a record that is signed without a connection. Only the part that the server decrypts contains the password. */
export const sealSignature = async (
  state: DraftState,
  given: { readonly password: string; readonly grade: string; readonly strokes: string },
  { userId, patient, key, now, newId }: SealOptions,
): Promise<SealedSignature> => {
  const { prfId } = state;
  const { grade, strokes } = given;
  const seen = seenOf(state);
  const content = seenContent({
    prfId,
    patientId: patient.id,
    patientVersion: patient.version,
    sections: seen,
  });
  const [contentHash, strokesHash] = await Promise.all([sha256Hex(content), sha256Hex(strokes)]);
  const [commandId, keyId, signedAt] = [newId(), key.id, now.toISOString()];
  const password = await sealPassword(given.password, key.publicKey, {
    keyId,
    commandId,
    userId,
    prfId,
    contentHash,
    grade,
    strokesHash,
    signedAt,
  });
  return { commandId, keyId, grade, strokes, signedAt, contentHash, password, seen };
};
