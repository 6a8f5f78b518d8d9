import type { TextListField } from '@sideline/schema/prf/catalogue/kinds';
import { Choice } from '../../../components/ui/choice';
import type { ControlProps } from './control';

/** Several free-text answers. Enter finishes each. */
export function TextListControl(props: ControlProps<TextListField>) {
  const { id, value, onChange, isDisabled, labelId, describedBy } = props;
  return (
    <Choice<string[]>
      id={id}
      mode="tags"
      open={false}
      value={Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []}
      disabled={isDisabled}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      placeholder="Type one and press Enter"
      styles={{ suffix: { display: 'none' } }}
      style={{ width: '100%' }}
      onChange={(texts) => {
        const kept = texts.map((text) => text.trim()).filter((text) => text !== '');
        onChange(kept.length > 0 ? kept : null);
      }}
    />
  );
}
