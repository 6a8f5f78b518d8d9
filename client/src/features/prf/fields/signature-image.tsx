import { STROKE_BOX } from './stroke-path';

/** Stored pen strokes, drawn. */
export function SignatureImage({ strokes, label }: { readonly strokes: string; readonly label: string }) {
  return (
    <svg
      className="prf-signature-image"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${STROKE_BOX.width} ${STROKE_BOX.height}`}
    >
      <path d={strokes} />
    </svg>
  );
}
