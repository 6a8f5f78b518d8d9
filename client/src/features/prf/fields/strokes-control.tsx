import type { StrokesField } from '@sideline/schema/prf/catalogue/kinds';
import { Button } from 'antd';
import { useState } from 'react';
import { lazyPart } from '../../../components/ui/lazy-part';
import type { ControlProps } from './control';
import { SignatureImage } from './signature-image';

/** The pad loads with the first signature, into a place of the same size. */
const StrokesPad = lazyPart(async () => ({ default: (await import('./strokes-pad')).StrokesPad }), {
  lost: 'The signature box did not load.',
  fallback: (
    <div className="prf-pad" aria-busy="true">
      <div className="prf-pad-canvas" />
      <div className="prf-actions prf-pad-waiting" />
    </div>
  ),
});

/** A signature in the form: the pad while there is none, then the signature itself. */
export function StrokesControl(props: ControlProps<StrokesField>) {
  const { id, field, value, onChange, isDisabled } = props;
  // A signature has many strokes, so the pad stays while someone is signing.
  const [isSigning, setSigning] = useState(value === null);
  if (typeof value === 'string' && value !== '' && (!isSigning || isDisabled)) {
    return (
      <div id={id} tabIndex={-1}>
        <SignatureImage strokes={value} label={field.label} />
        {isDisabled ? null : (
          <Button
            type="text"
            onClick={() => {
              setSigning(true);
              onChange(null);
            }}
          >
            Clear and sign again
          </Button>
        )}
      </div>
    );
  }
  return isDisabled ? (
    <p className="prf-quiet">Not signed.</p>
  ) : (
    <StrokesPad id={id} label={field.label} onChange={onChange} />
  );
}
