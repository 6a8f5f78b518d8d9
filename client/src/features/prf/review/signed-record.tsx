import { AmendLink } from '../amending/amend-link';
import { LateEdits } from '../amending/late-edits';
import { HistoryLink } from './history-link';
import { SignatureImage } from '../fields/signature-image';
import { usePrf } from '../prf-context';
import { FhirButton } from './fhir-button';
import { PdfButton } from './pdf-button';
import { ReadLink } from './read-link';
import { VoidRecord } from './void-record';
import { formatDateTime } from '../record-clock';

/** The signature of a signed record: who, their grade, when, the drawing, and the fingerprint of what was signed. */
export function SignedRecord() {
  const { record, isPractice } = usePrf();
  const signature = record?.signature;
  if (!signature) return null;
  return (
    <>
      <LateEdits />
      <section className="prf-card" aria-labelledby="prf-signed">
        <h3 id="prf-signed" className="prf-card-title">
          Signature
        </h3>
        <p>
          Signed by <strong>{signature.name}</strong>, {signature.grade}, {formatDateTime(signature.signedAt)}
          {signature.receivedAt
            ? ` by the device’s clock, received by the server ${formatDateTime(signature.receivedAt)}`
            : null}
        </p>
        <SignatureImage strokes={signature.strokes} label={`Signature of ${signature.name}`} />
        {isPractice ? (
          <p className="prf-hint">This is a practice signature. It was not kept or sent.</p>
        ) : (
          <>
            <p className="prf-hint prf-hash">SHA-256 of what was signed: {signature.contentHash}</p>
            <div className="prf-actions">
              <ReadLink />
              <AmendLink />
              <PdfButton />
              <FhirButton />
              <HistoryLink />
              <span className="prf-apart">
                <VoidRecord />
              </span>
            </div>
          </>
        )}
      </section>
    </>
  );
}
