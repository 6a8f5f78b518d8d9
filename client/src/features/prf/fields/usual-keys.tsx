import { CheckOutlined } from '@ant-design/icons';
import { usualKeys } from '@sideline/schema/prf/catalogue/usual-answers';
import { Button } from 'antd';
import { toggleChoice } from '../../../lib/form-rules';
import { useFacts } from '../prf-context';
import type { ListOption } from './list-control';

interface UsualKeysProps {
  readonly field: { readonly name: string; readonly label: string };
  readonly options: readonly ListOption[];
  readonly value: readonly string[];
  readonly isMultiple: boolean;
  readonly onChange: (keys: readonly string[]) => void;
}

/** The most common answers, above a long list. A tap chooses an answer, and another clears it. */
export function UsualKeys({ field, options, value, isMultiple, onChange }: UsualKeysProps) {
  const facts = useFacts();
  const usual = usualKeys(field.name, facts).flatMap(
    (key) => options.find((option) => option.key === key) ?? [],
  );
  if (usual.length === 0) return null;
  return (
    <div className="prf-offered" role="group" aria-label={`${field.label}: common choices`}>
      {usual.map(({ key, label }) => {
        const isChosen = value.includes(key);
        return (
          <Button
            key={key}
            aria-pressed={isChosen}
            type={isChosen ? 'primary' : 'default'}
            icon={
              <CheckOutlined aria-hidden="true" style={isChosen ? undefined : { visibility: 'hidden' }} />
            }
            onClick={() => {
              if (isMultiple) onChange(toggleChoice(value, key) ?? []);
              else onChange(isChosen ? [] : [key]);
            }}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
