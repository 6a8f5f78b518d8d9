import { NEXT_OF_KIN_RELATIONSHIPS, type Gender } from '@sideline/schema/people';
import { Input, Radio } from 'antd';
import type { FieldKey } from '../../lib/words/field-words';
import { useFieldWords } from '../../lib/words/use-field-words';
import { Choice } from '../ui/choice';
import { describedBy, FieldError, FormField } from '../ui/entity-form';
import { AddressFields } from '../pickers/address-fields';
import { BirthDateBoxes } from '../pickers/birth-date-boxes';
import type { SelfReport } from './self-report';
import { GENDER_WORDS, RELATIONSHIP_WORDS } from './self-report-words';
import styles from './self-report.module.css';

export interface SelfReportFieldsProps {
  readonly value: SelfReport;
  readonly change: (part: Partial<SelfReport>) => void;
  /** What is wrong with a half-typed date of birth, in words. */
  readonly onDobProblem: (problem: string | null) => void;
  readonly problemOf: (field: string) => string | null;
  readonly controlId: (field: string) => string;
  readonly genders: readonly Gender[];
  /** Whether date of birth and gender are required. */
  readonly isWhole: boolean;
  /** The required parts of the address. */
  readonly requiredAddress: readonly ('addressLine1' | 'town' | 'postcode')[];
  /** False on a shared device, so that nothing is offered to the next user. */
  readonly hasAutofill: boolean;
  readonly hasAddressSearch: boolean;
}

type TextName = {
  [K in keyof SelfReport]: SelfReport[K] extends string ? K : never;
}[keyof SelfReport];

interface TextProps extends SelfReportFieldsProps {
  readonly name: TextName;
  readonly label: FieldKey;
  readonly hint?: FieldKey;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  readonly isLong?: boolean;
  readonly type?: 'tel';
}

function SelfReportText(props: TextProps) {
  const { name, isRequired = false, value, change, problemOf, controlId, hasAutofill } = props;
  const say = useFieldWords();
  const hint = props.hint && say(props.hint);
  const id = controlId(name);
  const error = problemOf(name);
  const shared = {
    id,
    value: value[name],
    autoComplete: hasAutofill ? (props.autoComplete ?? 'off') : 'off',
    'aria-required': isRequired || undefined,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': describedBy(id, hint, error),
    ...(error === null ? {} : { status: 'error' as const }),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  };
  return (
    <FormField id={id} label={say(props.label)} hint={hint} error={error} isRequired={isRequired}>
      {props.isLong ? (
        <Input.TextArea {...shared} autoSize={{ minRows: 2, maxRows: 10 }} />
      ) : (
        <Input {...shared} type={props.type ?? 'text'} />
      )}
    </FormField>
  );
}

/** A person's identity, address and contact details, in the specification's order (section 3). */
export function PersonalFields(props: SelfReportFieldsProps) {
  const {
    value,
    change,
    onDobProblem,
    problemOf,
    controlId,
    genders,
    isWhole,
    requiredAddress,
    hasAutofill,
  } = props;
  const say = useFieldWords();
  const dobId = controlId('dob');
  const genderId = controlId('gender');
  const errors = Object.fromEntries(
    (['addressLine1', 'addressLine2', 'addressLine3', 'town', 'county', 'postcode'] as const).flatMap(
      (part) => {
        const problem = problemOf(part);
        return problem === null ? [] : [[part, problem] as const];
      },
    ),
  );
  return (
    <div className={styles['fields']}>
      <SelfReportText {...props} name="name" label="field.name" autoComplete="name" isRequired />
      <FormField
        id={dobId}
        label={say('field.dob')}
        hint={say('field.dobHint')}
        isRequired={isWhole}
        error={problemOf('dob')}
      >
        <BirthDateBoxes
          id={dobId}
          value={value.dob}
          label={say('field.dob')}
          isInvalid={problemOf('dob') !== null}
          describedBy={describedBy(dobId, 'hint', problemOf('dob'))}
          onChange={(dob, problem) => {
            onDobProblem(problem);
            change({ dob });
          }}
        />
      </FormField>
      <fieldset
        className={styles['choice']}
        aria-describedby={describedBy(genderId, undefined, problemOf('gender'))}
      >
        <legend>
          {say('field.gender')} {isWhole && <span aria-hidden="true">*</span>}
        </legend>
        <Radio.Group
          value={value.gender}
          onChange={(event) => change({ gender: event.target.value as Gender })}
          className={styles['radios'] ?? ''}
        >
          {genders.map((gender, index) => (
            <Radio key={gender} value={gender} id={index === 0 ? genderId : `${genderId}-${gender}`}>
              {say(GENDER_WORDS[gender])}
            </Radio>
          ))}
        </Radio.Group>
        <FieldError id={genderId} error={problemOf('gender')} />
      </fieldset>
      <AddressFields
        id={controlId('address')}
        value={value}
        errors={errors}
        required={requiredAddress}
        hasAutofill={hasAutofill}
        hasSearch={props.hasAddressSearch}
        onChange={(parts) => change(parts)}
      />
      <SelfReportText
        {...props}
        name="contactNumber"
        label="field.contactNumber"
        type="tel"
        autoComplete="tel"
      />
    </div>
  );
}

/** Who to contact in an emergency. */
export function NextOfKinFields(props: SelfReportFieldsProps) {
  const { value, change, problemOf, controlId } = props;
  const say = useFieldWords();
  const id = controlId('relationshipToNok');
  const error = problemOf('relationshipToNok');
  return (
    <div className={styles['fields']}>
      <SelfReportText {...props} name="nextOfKinName" label="field.kinName" />
      <SelfReportText {...props} name="nextOfKinContact" label="field.kinContact" type="tel" />
      <FormField id={id} label={say('field.kinRelationship')} error={error}>
        <Choice<string>
          id={id}
          {...(value.relationshipToNok === null ? {} : { value: value.relationshipToNok })}
          allowClear
          placeholder={say('field.choose')}
          aria-describedby={describedBy(id, undefined, error)}
          options={NEXT_OF_KIN_RELATIONSHIPS.map((relationship) => ({
            value: relationship,
            label: say(RELATIONSHIP_WORDS[relationship]),
          }))}
          onChange={(relationship?: string) => change({ relationshipToNok: relationship ?? null })}
        />
      </FormField>
    </div>
  );
}

/** What a crew needs to know, in the specification's order (section 3). */
export function MedicalFields(props: SelfReportFieldsProps) {
  return (
    <div className={styles['fields']}>
      <SelfReportText {...props} name="pastMedicalHistory" label="field.history" isLong />
      <SelfReportText {...props} name="medications" label="field.medications" isLong />
      <SelfReportText {...props} name="allergies" label="field.allergies" hint="field.allergiesHint" isLong />
    </div>
  );
}
