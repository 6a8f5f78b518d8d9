import { EditFilled } from '@ant-design/icons';
import { hasUsualKeys } from '@sideline/schema/prf/catalogue/usual-answers';
import { ruledField } from '@sideline/schema/prf/rules/field-rules';
import type { Field } from '@sideline/schema/prf/catalogue/kinds';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { StatusTag } from '../../../components/ui/status-tag';
import { SEGMENTED_MAX } from '../../../lib/form-rules';
import type { FieldPlace } from './control';
import { FieldHelp } from './field-help';
import { FieldLabel } from './field-label';
import { FieldNote } from './field-note';

interface FieldFrameProps {
  readonly id: string;
  /** The field's place in the record, for finding its rule. */
  readonly place?: FieldPlace;
  readonly field: Pick<Field, 'kind' | 'label' | 'hint'>;
  readonly isWide: boolean;
  /** The card's title says the same, so the label is only for people who cannot see it. */
  readonly isNamedByCard?: boolean;
  /** Required before signing and still empty. */
  readonly isMissing?: boolean;
  readonly problem?: string | null;
  /** Says that another person changed it while the record was open here. The screen reads it aloud. */
  readonly change?: string | null;
  readonly warning?: string | null;
  /** The value that was signed, if an amendment changes it. */
  readonly was?: string | null;
  /** Has a value although it no longer applies. This is shown, so that it can be cleared. */
  readonly isKept?: boolean;
  readonly onClear?: (() => void) | undefined;
  /** Shown beside the label. */
  readonly action?: ReactNode;
  /** Drawn below everything else: the questions about the field. */
  readonly foot?: ReactNode;
  readonly children: (labelId: string, describedBy: string | undefined) => ReactNode;
}

const LISTS: ReadonlySet<Field['kind']> = new Set([
  'boolean',
  'group',
  'groups',
  'entries',
  'strokes',
  'choices',
]);

/** Controls with more than one element. Their label names the group and does not move the focus. */
const isComposite = (field: Pick<Field, 'kind'> & { choices?: { options: object } }): boolean =>
  LISTS.has(field.kind) ||
  (field.kind === 'choice' && Object.keys(field.choices?.options ?? {}).length <= SEGMENTED_MAX);

const WIDE: ReadonlySet<Field['kind']> = new Set([
  'longText',
  'choices',
  'codes',
  'textList',
  'references',
  'group',
  'groups',
  'entries',
  'strokes',
  'time',
]);
const NARROW_LABELS = 30;
/** A line of text that may be this long is more than a word or name. */
const LONG_LINE = 300;

/** Whether a field takes a whole row: long text, lists, and buttons that would not fit into half of one. */
export const isWideField = (field: Field): boolean => {
  if (field.kind === 'choice') {
    if (hasUsualKeys(field.name)) return true;
    const options = Object.values(field.choices.options);
    const length = options.reduce((sum, option) => sum + option.label.length, 0);
    return options.length <= SEGMENTED_MAX && length > NARROW_LABELS;
  }
  if (field.kind === 'text') return (field.maxLength ?? 0) >= LONG_LINE;
  return WIDE.has(field.kind) || (field.kind === 'reference' && field.to === 'squad');
};

/** Label above, hint between label and control, problems below (screens section 7). */
export function FieldFrame(props: FieldFrameProps) {
  const { id, field, isWide, isMissing = false, problem = null, warning = null, change = null } = props;
  const { isKept = false, isNamedByCard = false, was = null, onClear, action, foot, children, place } = props;
  const labelId = `${id}-label`;
  const describedBy = [field.hint ? `${id}-hint` : '', `${id}-note`, change ? `${id}-change` : '']
    .filter(Boolean)
    .join(' ');
  const hasHelp = place !== undefined && ruledField(place.section, place.path) !== null;
  const words = <FieldLabel label={field.label} isMissing={isMissing} isNamedByCard={isNamedByCard} />;
  const label = isComposite(field) ? (
    <span id={labelId} className="prf-label">
      {words}
    </span>
  ) : (
    <label id={labelId} htmlFor={id} className="prf-label">
      {words}
    </label>
  );
  return (
    <div className="prf-field" data-wide={isWide || undefined} data-field={id}>
      {action || hasHelp ? (
        <div className="prf-label-line">
          <span className="prf-label-help">
            {label}
            {hasHelp ? <FieldHelp {...place} label={field.label} /> : null}
          </span>
          {action}
        </div>
      ) : (
        label
      )}
      {field.hint ? (
        <p id={`${id}-hint`} className="prf-hint">
          {field.hint}
        </p>
      ) : null}
      {isKept ? (
        <div className="prf-actions">
          <StatusTag tone="warning">Not applicable</StatusTag>
          {onClear ? (
            <Button onClick={onClear}>
              Clear<span className="sl-hidden"> {field.label}</span>
            </Button>
          ) : null}
        </div>
      ) : null}
      {children(labelId, describedBy)}
      {was === null ? null : (
        <p className="prf-was">
          <EditFilled aria-hidden="true" /> Changed. Signed value: <del>{was}</del>
        </p>
      )}
      <FieldNote id={`${id}-note`} error={problem} warning={warning} />
      {change ? (
        <p id={`${id}-change`} className="prf-hint">
          {change}
        </p>
      ) : null}
      {foot}
    </div>
  );
}
