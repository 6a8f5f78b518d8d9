import type { ChoiceField, CodedField } from '@sideline/schema/prf/catalogue/kinds';
import { Input } from 'antd';
import { StatusTag } from '../../../components/ui/status-tag';
import type { ControlProps } from './control';
import { otherControlId } from './control-id';

interface OtherTextProps extends Pick<
  ControlProps<ChoiceField | CodedField>,
  'id' | 'field' | 'other' | 'onOther' | 'isDisabled'
> {
  /** 'Other' is chosen, perhaps with other answers. Without it, the text is kept but has no effect. */
  readonly isChosen: boolean;
}

/** The text beside 'Other'. */
export function OtherText({ id, field, other, onOther, isDisabled, isChosen }: OtherTextProps) {
  const controlId = otherControlId(id);
  const isKept = !isChosen && Boolean(other);
  return (
    <>
      {isKept ? (
        <div id={`${controlId}-kept`} className="prf-actions">
          <StatusTag tone="warning">Not applicable: Other is not chosen</StatusTag>
        </div>
      ) : null}
      <Input
        id={controlId}
        className="prf-other"
        aria-label={`${field.label}: other, in words`}
        aria-describedby={isKept ? `${controlId}-kept` : undefined}
        placeholder="Other, in words"
        autoComplete="off"
        value={other ?? ''}
        disabled={isDisabled}
        onChange={(event) => onOther?.(event.target.value === '' ? null : event.target.value)}
      />
    </>
  );
}
