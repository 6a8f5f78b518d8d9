import { BooleanControl } from '../fields/boolean-control';
import { setField } from './set-fields';
import { FieldHelp } from '../fields/field-help';
import type { OpenSet } from './use-set';

interface ConcernsProps {
  readonly open: OpenSet;
  readonly idPrefix: string;
}

const NAMES = ['clinician_concern', 'carer_concern'] as const;

/** Concern from a clinician or carer counts whatever the figures are. Each raises an alert (clinical section 9). */
export function Concerns({ open, idPrefix }: ConcernsProps) {
  return (
    <div className="prf-grid">
      {NAMES.map((name) => {
        const field = setField(name);
        if (field.kind !== 'boolean') return null;
        const id = `${idPrefix}-${name}`;
        return (
          <div key={name} className="prf-field" data-field={id}>
            <div className="prf-label-line">
              <span id={`${id}-label`} className="prf-label">
                {field.label}
              </span>
              <FieldHelp section="observations" path={`entries/${name}`} label={field.label} />
            </div>
            <p id={`${id}-hint`} className="prf-hint">
              {field.hint}
            </p>
            <BooleanControl
              id={id}
              place={open.placeOf(name)}
              field={field}
              value={open.entry[name] ?? null}
              onChange={(value) => {
                open.set(name, value);
              }}
              isDisabled={false}
              isInvalid={false}
              labelId={`${id}-label`}
              describedBy={`${id}-hint`}
            />
          </div>
        );
      })}
    </div>
  );
}
