import { CheckOutlined } from '@ant-design/icons';
import { controlId } from '../fields/control-id';
import { FieldHelp } from '../fields/field-help';
import { FieldNote } from '../fields/field-note';
import type { PrfFieldProps } from '../fields/prf-field';
import { FieldQuestions } from '../questions/place-questions';

/** One flag: false until ticked (spec section 3). */
export function RoleFlagControl({ store, section, field, path, value, problem, isDisabled }: PrfFieldProps) {
  const id = controlId(section, path);
  const isTicked = value === true;
  return (
    <div className="prf-field">
      <div className="prf-flag-line">
        <label className="prf-segment prf-flag" data-chosen={isTicked || undefined}>
          <input
            className="prf-segment-input"
            id={id}
            type="checkbox"
            checked={isTicked}
            disabled={isDisabled}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              // An unticked flag is absent, as it was before it was ticked.
              store.edit(section, path, event.target.checked ? true : null);
            }}
          />
          <span>
            <span className="prf-flag-box" aria-hidden="true">
              {isTicked ? <CheckOutlined /> : null}
            </span>
            {field.label}
          </span>
        </label>
        <FieldHelp section={section} path={path} label={field.label} />
      </div>
      {field.hint ? <p className="prf-hint">{field.hint}</p> : null}
      <FieldNote id={`${id}-note`} error={problem} />
      <FieldQuestions section={section} field={path} />
    </div>
  );
}
