import { otherName, type PrfSectionKey } from '@sideline/schema/prf/catalogue';
import { isMissing } from '@sideline/schema/prf/completeness';
import type { Field } from '@sideline/schema/prf/kinds';
import { isEntered, isRelevant } from '@sideline/schema/prf/rules';
import type { ComponentType } from 'react';
import type { Values } from '../../../lib/drafts/changes';
import { sectionDraft } from '../../../lib/drafts/draft-view';
import { useDraft, usePrf } from '../prf-context';
import type { ControlProps } from './control';
import { FieldFrame, isWideField } from './field-frame';

interface RowFieldsProps {
  /** Draws each field: within a group single answers, within an entry groups as well. */
  readonly control: ComponentType<ControlProps>;
  /** Prefix of the controls' ids; the first control carries it unchanged. */
  readonly id: string;
  readonly fields: readonly Field[];
  readonly row: Values;
  readonly isDisabled: boolean;
  readonly onChange: (change: Values) => void;
  /** Where an entry's fields stand in the draft, so that half-typed text and refusals are found: `section`, `field/<id>`. */
  readonly section?: PrfSectionKey;
  readonly basePath?: string;
}

/** The fields of one group or of one item of a list, each with its own label. */
export function RowFields(props: RowFieldsProps) {
  const { control: Control, id, fields, row, isDisabled, onChange, section, basePath } = props;
  const { facts, store } = usePrf();
  const draft = useDraft();
  const own = section ? sectionDraft(draft, section) : null;
  const shown = fields.filter(
    (field) => !field.computed && (isRelevant(field, facts, row) || isEntered(row[field.name])),
  );
  // A row of which nothing is there yet is not part of the record, and asks for nothing.
  const isBegun = isEntered(row);
  const clear = (field: Field) => {
    const other = otherName(field);
    onChange({ [field.name]: null, ...(other === null ? {} : { [other]: null }) });
    // With its value the field goes away; the focus stays with the row.
    document.getElementById(id)?.focus();
  };
  return (
    <div className="prf-grid">
      {shown.map((field, index) => {
        const controlId = index === 0 ? id : `${id}-${field.name}`;
        const path = basePath ? `${basePath}/${field.name}` : null;
        const problem =
          own && path
            ? (own.refused?.problems.find((candidate) => candidate.field === path)?.message ?? null)
            : null;
        return (
          <FieldFrame
            key={field.name}
            id={controlId}
            field={field}
            isWide={isWideField(field)}
            isMissing={isBegun && isMissing(facts, field, row[field.name], row)}
            problem={problem}
            isKept={!isRelevant(field, facts, row)}
            onClear={
              isDisabled
                ? undefined
                : () => {
                    clear(field);
                  }
            }
          >
            {(labelId, describedBy) => (
              <Control
                id={controlId}
                field={field}
                value={row[field.name] ?? null}
                other={(row[`${field.name}_other`] ?? null) as string | null}
                text={own && path ? (own.texts[path] ?? null) : null}
                isDisabled={isDisabled}
                isInvalid={problem !== null}
                labelId={labelId}
                describedBy={describedBy}
                onChange={(value) => {
                  onChange({ [field.name]: value });
                }}
                onOther={(text) => {
                  onChange({ [`${field.name}_other`]: text });
                }}
                onText={
                  section && path
                    ? (text) => {
                        store.keepText(section, path, text);
                      }
                    : undefined
                }
              />
            )}
          </FieldFrame>
        );
      })}
    </div>
  );
}
