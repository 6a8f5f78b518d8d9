import { CLINICIAN_ROLES } from '@sideline/schema/positions';
import { SEE_AND_TREAT_LABELS as LABELS } from '@sideline/schema/see-and-treat';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { Choice } from '../../components/ui/choice';
import { useZonesOf, ZonePicker } from '../../components/pickers/zone-picker';
import { browserZone } from '../../lib/dates';
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
  /** False until a person with permission is signed in: no name is shown, and nothing can be chosen. */
  readonly canChoose: boolean;
  readonly problems: FormProblems;
  /** What to know before starting. */
  readonly notice: ReactNode;
  /** Why the log could not be submitted, shown next to the button. */
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
  const timeZone = events.find(({ id }) => id === draft.eventId)?.timeZone ?? browserZone();
  const { zones = [], source: zoneSource } = useZonesOf(canChoose ? draft.eventId : null);
  const placeholder = (what: string) => (canChoose ? `Choose the ${what}` : `Sign in to choose the ${what}`);
  const field = (name: keyof typeof LABELS, control: (id: string) => ReactNode, isRequired = false) => (
    <FormField id={logControlId(name)} label={LABELS[name]} error={problems.of(name)} isRequired={isRequired}>
      {control(logControlId(name))}
    </FormField>
  );
  const described = (name: string) => describedBy(logControlId(name), null, problems.of(name));
  const words = (name: 'issueSummary' | 'treatmentProvided' | 'adviceGiven', isRequired = false) =>
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
        'eventId',
        (id) => (
          <EventChoice
            id={id}
            value={draft.eventId}
            events={events}
            reach={eventReach}
            now={now}
            isLoading={isLoadingEvents}
            disabled={!canChoose}
            placeholder={placeholder('event')}
            describedBy={described('eventId')}
            onChange={onEvent}
          />
        ),
        true,
      )}
      {field(
        'patientId',
        (id) => (
          <PatientChoice
            id={id}
            chosen={patient}
            now={now}
            disabled={!canChoose}
            placeholder={canChoose ? 'Search by name, date of birth or gender' : placeholder('patient')}
            describedBy={described('patientId')}
            onChange={onPatient}
            onAdd={onAddPatient}
          />
        ),
        true,
      )}
      {canChoose && draft.eventId && patient ? (
        <ContactsNotice eventId={draft.eventId} patientId={patient.id} />
      ) : null}
      <div className={styles.pair}>
        {field(
          'incidentDate',
          (id) => (
            <IncidentTime
              id={id}
              value={draft.incidentDate}
              timeZone={timeZone}
              isInvalid={problems.of('incidentDate') !== null}
              describedBy={described('incidentDate')}
              onChange={(incidentDate) => onChange({ incidentDate, isTimeSaid: true })}
            />
          ),
          true,
        )}
        {field('incidentLocation', (id) => (
          <Input
            id={id}
            value={draft.incidentLocation}
            aria-invalid={problems.of('incidentLocation') !== null}
            aria-describedby={described('incidentLocation')}
            onChange={({ target }) => onChange({ incidentLocation: target.value, placeOf: null })}
          />
        ))}
      </div>
      {zones.some(({ id, isActive }) => isActive || id === draft.zoneId)
        ? field('zoneId', (id) => (
            <ZonePicker
              id={id}
              value={draft.zoneId === '' ? null : draft.zoneId}
              zones={zones}
              source={zoneSource}
              describedBy={described('zoneId')}
              onChange={(zoneId) => onChange({ zoneId: zoneId ?? '' })}
            />
          ))
        : null}
      {words('issueSummary', true)}
      {words('treatmentProvided')}
      {words('adviceGiven')}
      {canChoose ? (
        <LogConsumables
          eventId={draft.eventId}
          used={draft.consumables}
          onChange={(consumables) => onChange({ consumables })}
        />
      ) : null}
      <div className={styles.pair}>
        {field(
          'clinicianName',
          (id) => (
            <Input
              id={id}
              value={draft.clinicianName}
              autoComplete="off"
              aria-required
              aria-invalid={problems.of('clinicianName') !== null}
              aria-describedby={described('clinicianName')}
              onChange={({ target }) => onChange({ clinicianName: target.value })}
            />
          ),
          true,
        )}
        {field(
          'clinicianRole',
          (id) => (
            <Choice<string>
              id={id}
              {...(draft.clinicianRole === '' ? {} : { value: draft.clinicianRole })}
              placeholder="Choose the role"
              aria-required
              aria-describedby={described('clinicianRole')}
              options={CLINICIAN_ROLES.map((value) => ({ value, label: value }))}
              onChange={(clinicianRole) => onChange({ clinicianRole })}
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
