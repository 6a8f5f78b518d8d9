import {
  ETHNICITIES,
  ETHNICITY_LABELS,
  GENDER_LABELS,
  GENDERS,
  IDENTITY_STATUS_LABELS,
  IDENTITY_STATUSES,
  type Ethnicity,
  type Gender,
  type IdentityStatus,
} from '@sideline/schema/people';
import { Choice } from '../../../components/ui/choice';
import { describedBy, FormField } from '../../../components/ui/entity-form';
import { AddressFields } from '../../../components/pickers/address-fields';
import { BirthDateBoxes } from '../../../components/pickers/birth-date-boxes';
import { FieldHelp } from '../fields/field-help';
import { SegmentedControl } from '../fields/segmented-control';
import { useView } from '../prf-context';
import type { RecordView } from '../record-view';
import { ReadyAnswer } from '../sections/ready-answer';
import { patientControlId } from '../fields/patient-control-id';
import { PatientText, type PatientPartProps } from './patient-text';

/** Where it happened, if that is a home. It is usually the patient's. */
const homeAt = (view: RecordView): string | null => {
  const { location_type: kind, incident_location: place } = view.facts().data.incidentDetails ?? {};
  return kind === 'private_home' && typeof place === 'string' ? place : null;
};

/** Who the patient is and where they live (spec section 2, 'Patient Details'). */
export function PatientDetails(props: PatientPartProps) {
  const { form, change, problemOf, isDisabled } = props;
  const dobId = patientControlId('dob');
  const ethnicityId = patientControlId('ethnicity');
  const home = useView(homeAt);
  const isUnknown = form.identityStatus === 'unknown';
  return (
    <section className="prf-card" aria-labelledby="prf-patient-details">
      <h3 id="prf-patient-details" className="prf-card-title">
        Patient Details
      </h3>
      <div className="prf-grid">
        <PatientText
          {...props}
          name="name"
          label="Patient name"
          {...(isUnknown
            ? {
                hint: 'If you do not know the name, describe the patient. For example, Unknown male, red jacket.',
              }
            : {})}
          isRequired
        />
        <div className="prf-with-help">
          <FormField id={dobId} label="Date of birth" isRequired={!isUnknown} error={problemOf('dob')}>
            <BirthDateBoxes
              id={dobId}
              value={form.dob}
              half={form.dobHalf}
              disabled={isDisabled}
              isInvalid={problemOf('dob') !== null}
              describedBy={describedBy(dobId, undefined, problemOf('dob'))}
              onChange={(dob, _problem, _isWhole, half) => {
                change({ dob, dobHalf: half });
              }}
            />
          </FormField>
          <FieldHelp section="patient" path="dob" label="Date of birth" />
        </div>
      </div>
      <div className="prf-field">
        <span id="prf-patient-gender-label" className="prf-label">
          Gender
        </span>
        <SegmentedControl
          id={patientControlId('gender')}
          name="prf-patient-gender"
          labelId="prf-patient-gender-label"
          describedBy={undefined}
          options={GENDERS.map((key) => ({ key, label: GENDER_LABELS[key] }))}
          value={form.gender}
          isDisabled={isDisabled}
          onChange={(key) => {
            change({ gender: key as Gender | null });
          }}
        />
      </div>
      <div className="prf-grid">
        <PatientText {...props} name="contactNumber" label="Contact number" inputMode="tel" />
        <PatientText
          {...props}
          name="nhsNumber"
          label="NHS number"
          hint="Ten digits. Spaces do not matter."
          inputMode="numeric"
        />
      </div>
      <div className="prf-field">
        <span id="prf-patient-identity-label" className="prf-label">
          Identity
        </span>
        <p id="prf-patient-identity-hint" className="prf-hint">
          Choose Unknown if the patient cannot be identified. Then enter an estimated age instead of a date of
          birth.
        </p>
        <SegmentedControl
          id={patientControlId('identityStatus')}
          name="prf-patient-identity"
          labelId="prf-patient-identity-label"
          describedBy="prf-patient-identity-hint"
          options={IDENTITY_STATUSES.map((key) => ({ key, label: IDENTITY_STATUS_LABELS[key] }))}
          value={form.identityStatus}
          isDisabled={isDisabled}
          onChange={(key) => {
            if (key !== null) change({ identityStatus: key as IdentityStatus });
          }}
        />
      </div>
      {isUnknown && form.dob === null ? (
        <div className="prf-with-help">
          <PatientText
            {...props}
            name="estimatedAge"
            label="Estimated age"
            hint="In whole years. Used until the date of birth is known."
            inputMode="numeric"
            isRequired
          />
          <FieldHelp section="patient" path="estimatedAge" label="Estimated age" />
        </div>
      ) : null}
      <div className="prf-grid">
        <FormField id={ethnicityId} label="Ethnicity" error={problemOf('ethnicity')}>
          <Choice<Ethnicity>
            id={ethnicityId}
            {...(form.ethnicity === null ? {} : { value: form.ethnicity })}
            allowClear
            placeholder="Choose"
            disabled={isDisabled}
            aria-describedby={describedBy(ethnicityId, undefined, problemOf('ethnicity'))}
            options={ETHNICITIES.map((value) => ({ value, label: ETHNICITY_LABELS[value].label }))}
            onChange={(ethnicity?: Ethnicity) => {
              change({ ethnicity: ethnicity ?? null });
            }}
          />
        </FormField>
        <PatientText {...props} name="preferredLanguage" label="Preferred language" />
        <PatientText {...props} name="gpPractice" label="GP practice" />
      </div>
      {home !== null && form.addressLine1 === '' && !isDisabled ? (
        <ReadyAnswer
          words={`It happened in a home: ${home}.`}
          action="The patient lives there"
          onTake={() => {
            change({ addressLine1: home });
          }}
        />
      ) : null}
      <AddressFields
        id="prf-patient-address"
        value={form}
        disabled={isDisabled}
        onChange={(parts) => {
          change(parts);
        }}
      />
    </section>
  );
}
