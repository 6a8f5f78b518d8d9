import type { StrokesField } from '@sideline/schema/prf/catalogue/kinds';
import { Button } from 'antd';
import { useState } from 'react';
import type { ControlProps } from './control';
import { SignatureImage } from './signature-image';
import { StrokesPad } from './strokes-pad';

/** A signature within the form: the pad while there is none, then the signature itself. */
export function StrokesControl(props: ControlProps<StrokesField>) {
  const { id, field, value, onChange, isDisabled } = props;
  // A signature has many strokes: the pad stays for as long as one is at it.
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
            Wipe and sign again
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
