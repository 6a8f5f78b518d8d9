import { EditFilled } from '@ant-design/icons';
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
  /** The field's place in the record, by which its rule is found. */
  readonly place?: FieldPlace;
  readonly field: Pick<Field, 'kind' | 'label' | 'hint'>;
  readonly isWide: boolean;
  /** The card's title says the same: the label is for who does not see it. */
  readonly isNamedByCard?: boolean;
  /** Asked for before signing and not there yet. */
  readonly isMissing?: boolean;
  readonly problem?: string | null;
  /** That another changed it while the record was open here; said aloud by the screen. */
  readonly change?: string | null;
  readonly warning?: string | null;
  /** What the record was signed with, where an amendment changes it. */
  readonly was?: string | null;
  /** Holds a value although it no longer applies: shown as such, to be cleared. */
  readonly isKept?: boolean;
  readonly onClear?: (() => void) | undefined;
  /** Shown beside the label. */
  readonly action?: ReactNode;
  /** Drawn under everything else: what is asked about the field. */
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
/** A line of text that may be this long is no word or name. */
const LONG_LINE = 300;

/** Whether a field takes a whole row: long text, lists, and buttons that would not fit half of one. */
export const isWideField = (field: Field): boolean => {
  if (field.kind === 'choice') {
    const options = Object.values(field.choices.options);
    const length = options.reduce((sum, option) => sum + option.label.length, 0);
    return options.length <= SEGMENTED_MAX && length > NARROW_LABELS;
  }
  if (field.kind === 'text') return (field.maxLength ?? 0) >= LONG_LINE;
  return WIDE.has(field.kind) || (field.kind === 'reference' && field.to === 'squad');
};

/** Label above, hint between label and control, what is wrong beneath (screens section 7). */
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
