import { NEXT_OF_KIN_RELATIONSHIPS } from '@sideline/schema/people';
import { AutoComplete, Input } from 'antd';
import { RELATIONSHIP_WORDS } from '../../../components/self-report/self-report-words';
import { useFieldWords } from '../../../lib/words/use-field-words';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import type { GuardianDraft } from './guardian-draft';

const FIELDS = [
  { name: 'guardianName', label: 'field.guardianName', isRequired: true },
  { name: 'guardianRelationship', label: 'field.guardianRelationship', isRequired: true },
  {
    name: 'guardianPhone',
    label: 'field.guardianPhone',
    hint: 'field.guardianPhoneHint',
    type: 'tel',
  },
  { name: 'guardianEmail', label: 'field.guardianEmail', type: 'email' },
] as const;

interface GuardianFieldsProps {
  readonly value: GuardianDraft;
  readonly change: (part: Partial<GuardianDraft>) => void;
  readonly problemOf: (field: string) => string | null;
  readonly controlId: (field: string) => string;
}

/** Filled in by the person who registers a child with an account, or by staff. */
export function GuardianFields({ value, change, problemOf, controlId }: GuardianFieldsProps) {
  const say = useFieldWords();
  return FIELDS.map((field) => {
    const { name } = field;
    const label = say(field.label);
    const hint = 'hint' in field ? say(field.hint) : undefined;
    const isRequired = 'isRequired' in field;
    const [id, error] = [controlId(name), problemOf(name)];
    const shared = {
      id,
      value: value[name],
      'aria-required': isRequired || undefined,
      'aria-invalid': error !== null || undefined,
      'aria-describedby': describedBy(id, hint, error),
      ...(error === null ? {} : { status: 'error' as const }),
    };
    return (
      <FormField key={name} id={id} label={label} hint={hint} isRequired={isRequired} error={error}>
        {name === 'guardianRelationship' ? (
          <AutoComplete
            {...shared}
            options={NEXT_OF_KIN_RELATIONSHIPS.map((one) => ({
              value: one,
              label: say(RELATIONSHIP_WORDS[one]),
            }))}
            onChange={(text: string) => change({ [name]: text })}
          />
        ) : (
          <Input
            {...shared}
            autoComplete="off"
            type={'type' in field ? field.type : 'text'}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        )}
      </FormField>
    );
  });
}
