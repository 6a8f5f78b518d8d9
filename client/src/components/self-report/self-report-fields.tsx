import { GENDER_LABELS, NEXT_OF_KIN_RELATIONSHIPS, type Gender } from '@sideline/schema/people';
import { Input, Radio } from 'antd';
import { Choice } from '../choice';
import { describedBy, FieldError, FormField } from '../entity-form';
import { AddressFields } from '../pickers/address-fields';
import { BirthDateBoxes } from '../pickers/birth-date-boxes';
import type { SelfReport } from './self-report';
import styles from './self-report.module.css';

export interface SelfReportFieldsProps {
  readonly value: SelfReport;
  readonly change: (part: Partial<SelfReport>) => void;
  /** What is wrong with half-typed boxes of the birth date, in words. */
  readonly onDobProblem: (problem: string | null) => void;
  readonly problemOf: (field: string) => string | null;
  readonly controlId: (field: string) => string;
  readonly genders: readonly Gender[];
  /** Whether birth date and gender must be there. */
  readonly isWhole: boolean;
  /** Parts of the address that must be there. */
  readonly requiredAddress: readonly ('addressLine1' | 'town' | 'postcode')[];
  /** False on a device that is not the person's own: nothing of it may be offered to whoever comes next. */
  readonly hasAutofill: boolean;
  readonly hasAddressSearch: boolean;
}

type TextName = {
  [K in keyof SelfReport]: SelfReport[K] extends string ? K : never;
}[keyof SelfReport];

interface TextProps extends SelfReportFieldsProps {
  readonly name: TextName;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  readonly isLong?: boolean;
  readonly type?: 'tel';
}

function SelfReportText(props: TextProps) {
  const { name, label, hint, isRequired = false, value, change, problemOf, controlId, hasAutofill } = props;
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
    <FormField id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      {props.isLong ? (
        <Input.TextArea {...shared} autoSize={{ minRows: 2, maxRows: 10 }} />
      ) : (
        <Input {...shared} type={props.type ?? 'text'} />
      )}
    </FormField>
  );
}

/** Who somebody is, where he lives and how he is reached, in the specification's order (section 3). */
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
      <SelfReportText {...props} name="name" label="Full Name" autoComplete="name" isRequired />
      <FormField
        id={dobId}
        label="Date of Birth"
        hint="For example 31 3 1990"
        isRequired={isWhole}
        error={problemOf('dob')}
      >
        <BirthDateBoxes
          id={dobId}
          value={value.dob}
          label="Date of Birth"
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
        <legend>Gender {isWhole && <span aria-hidden="true">*</span>}</legend>
        <Radio.Group
          value={value.gender}
          onChange={(event) => change({ gender: event.target.value as Gender })}
          className={styles['radios'] ?? ''}
        >
          {genders.map((gender, index) => (
            <Radio key={gender} value={gender} id={index === 0 ? genderId : `${genderId}-${gender}`}>
              {GENDER_LABELS[gender]}
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
      <SelfReportText {...props} name="contact_number" label="Contact Number" type="tel" autoComplete="tel" />
    </div>
  );
}

/** Whom to call. */
export function NextOfKinFields(props: SelfReportFieldsProps) {
  const { value, change, problemOf, controlId } = props;
  const id = controlId('relationship_to_nok');
  const error = problemOf('relationship_to_nok');
  return (
    <div className={styles['fields']}>
      <SelfReportText {...props} name="next_of_kin_name" label="Next of Kin Name" />
      <SelfReportText {...props} name="next_of_kin_contact" label="Next of Kin Contact" type="tel" />
      <FormField id={id} label="Relationship to Next of Kin" error={error}>
        <Choice<string>
          id={id}
          {...(value.relationship_to_nok === null ? {} : { value: value.relationship_to_nok })}
          allowClear
          placeholder="Choose"
          aria-describedby={describedBy(id, undefined, error)}
          options={NEXT_OF_KIN_RELATIONSHIPS.map((relationship) => ({
            value: relationship,
            label: relationship,
          }))}
          onChange={(relationship?: string) => change({ relationship_to_nok: relationship ?? null })}
        />
      </FormField>
    </div>
  );
}

/** What a crew must know, in the specification's order (section 3). */
export function MedicalFields(props: SelfReportFieldsProps) {
  return (
    <div className={styles['fields']}>
      <SelfReportText {...props} name="past_medical_history" label="Past Medical History" isLong />
      <SelfReportText {...props} name="medications" label="Medications" isLong />
      <SelfReportText
        {...props}
        name="allergies"
        label="Allergies"
        hint="With the reaction where you know it, such as Penicillin (rash)"
        isLong
      />
    </div>
  );
}
