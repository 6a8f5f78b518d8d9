import { CLINICIAN_ROLES } from '@sideline/schema/positions';
import { SEE_AND_TREAT_LABELS as LABELS } from '@sideline/schema/see-and-treat';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { Choice } from '../../components/ui/choice';
import { useZonesOf, ZonePicker } from '../../components/pickers/zone-picker';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import type { FormProblems } from '../../components/ui/use-form-problems';
import { ContactsNotice } from './contacts-notice';
import { EventChoice, type EventChoiceProps } from './event-choice';
import { LogConsumables } from './log-consumables';
import { IncidentTime } from './incident-time';
import type { LogDraft } from './log-draft';
import { PatientChoice } from './patient-choice';
import type { LogEventFragment, LogPatientFragment } from './see-and-treat.generated';
import styles from './see-and-treat.module.css';

interface SeeAndTreatFormProps {
  readonly draft: LogDraft;
  readonly events: readonly LogEventFragment[];
  readonly eventReach: EventChoiceProps['reach'];
  readonly isLoadingEvents: boolean;
  readonly patient: LogPatientFragment | null;
  readonly now: Date;
  /** False while nobody who may is signed in: no name is shown, and nothing can be chosen. */
  readonly canChoose: boolean;
  readonly problems: FormProblems;
  /** What to know before one begins. */
  readonly notice: ReactNode;
  /** Why the log could not be submitted, beside the button. */
  readonly failure: ReactNode;
  readonly isSubmitting: boolean;
  readonly onChange: (changes: Partial<LogDraft>) => void;
  readonly onEvent: (event: LogEventFragment | null) => void;
  readonly onPatient: (patient: LogPatientFragment | null) => void;
  readonly onAddPatient: (name: string) => void;
  readonly onSubmit: () => void;
}

export const logControlId = (field: string): string => `log-${field}`;

/** Every field of the log in the specification's order (section 2). */
export function SeeAndTreatForm(props: SeeAndTreatFormProps) {
  const { draft, events, eventReach, isLoadingEvents, patient, now, canChoose, problems, isSubmitting } =
    props;
  const { notice, failure, onChange, onEvent, onPatient, onAddPatient, onSubmit } = props;
  const zones = useZonesOf(canChoose ? draft.event_id : null) ?? [];
  const placeholder = (what: string) => (canChoose ? `Choose the ${what}` : `Sign in to choose the ${what}`);
  const field = (name: keyof typeof LABELS, control: (id: string) => ReactNode, isRequired = false) => (
    <FormField id={logControlId(name)} label={LABELS[name]} error={problems.of(name)} isRequired={isRequired}>
      {control(logControlId(name))}
    </FormField>
  );
  const described = (name: string) => describedBy(logControlId(name), null, problems.of(name));
  const words = (name: 'issue_summary' | 'treatment_provided' | 'advice_given', isRequired = false) =>
    field(
      name,
      (id) => (
        <Input.TextArea
          id={id}
          value={draft[name]}
          autoSize={{ minRows: 2, maxRows: 10 }}
          aria-required={isRequired}
          aria-invalid={problems.of(name) !== null}
          aria-describedby={described(name)}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ),
      isRequired,
    );

  return (
    <form
      noValidate
      className={styles.form}
      aria-label="See and Treat Log"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {notice}
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      {field(
        'event_id',
        (id) => (
          <EventChoice
            id={id}
            value={draft.event_id}
            events={events}
            reach={eventReach}
            now={now}
            isLoading={isLoadingEvents}
            disabled={!canChoose}
            placeholder={placeholder('event')}
            describedBy={described('event_id')}
            onChange={onEvent}
          />
        ),
        true,
      )}
      {field(
        'patient_id',
        (id) => (
          <PatientChoice
            id={id}
            chosen={patient}
            now={now}
            disabled={!canChoose}
            placeholder={canChoose ? 'Search by name, date of birth or gender' : placeholder('patient')}
            describedBy={described('patient_id')}
            onChange={onPatient}
            onAdd={onAddPatient}
          />
        ),
        true,
      )}
      {canChoose && draft.event_id && patient ? (
        <ContactsNotice eventId={draft.event_id} patientId={patient.patient_id} />
      ) : null}
      <div className={styles.pair}>
        {field(
          'incident_date',
          (id) => (
            <IncidentTime
              id={id}
              value={draft.incident_date}
              isInvalid={problems.of('incident_date') !== null}
              describedBy={described('incident_date')}
              onChange={(incident_date) => onChange({ incident_date, isTimeSaid: true })}
            />
          ),
          true,
        )}
        {field('incident_location', (id) => (
          <Input
            id={id}
            value={draft.incident_location}
            aria-invalid={problems.of('incident_location') !== null}
            aria-describedby={described('incident_location')}
            onChange={({ target }) => onChange({ incident_location: target.value, placeOf: null })}
          />
        ))}
      </div>
      {zones.some(({ id, isActive }) => isActive || id === draft.zone_id)
        ? field('zone_id', (id) => (
            <ZonePicker
              id={id}
              value={draft.zone_id === '' ? null : draft.zone_id}
              zones={zones}
              describedBy={described('zone_id')}
              onChange={(zone_id) => onChange({ zone_id: zone_id ?? '' })}
            />
          ))
        : null}
      {words('issue_summary', true)}
      {words('treatment_provided')}
      {words('advice_given')}
      {canChoose ? (
        <LogConsumables
          eventId={draft.event_id}
          used={draft.consumables}
          onChange={(consumables) => onChange({ consumables })}
        />
      ) : null}
      <div className={styles.pair}>
        {field(
          'clinician_name',
          (id) => (
            <Input
              id={id}
              value={draft.clinician_name}
              autoComplete="off"
              aria-required
              aria-invalid={problems.of('clinician_name') !== null}
              aria-describedby={described('clinician_name')}
              onChange={({ target }) => onChange({ clinician_name: target.value })}
            />
          ),
          true,
        )}
        {field(
          'clinician_role',
          (id) => (
            <Choice<string>
              id={id}
              {...(draft.clinician_role === '' ? {} : { value: draft.clinician_role })}
              placeholder="Choose the role"
              aria-required
              aria-describedby={described('clinician_role')}
              options={CLINICIAN_ROLES.map((value) => ({ value, label: value }))}
              onChange={(clinician_role) => onChange({ clinician_role })}
            />
          ),
          true,
        )}
      </div>
      {failure}
      <div className={styles.actions}>
        <Button type="primary" size="large" htmlType="submit" disabled={isSubmitting} loading={isSubmitting}>
          Submit See and Treat Log
        </Button>
      </div>
    </form>
  );
}
