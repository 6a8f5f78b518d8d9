import { UserAddOutlined } from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { Button } from 'antd';
import { useState } from 'react';
import { Choice } from '../../components/ui/choice';
import { alsoRecordedAs } from '../../components/records/merged-records';
import { useDebounced } from '../../components/pickers/use-debounced';
import { patientLine, readPatientText } from './patient-words';
import {
  useFindLogPatientsQuery,
  useLogPatientsQuery,
  type LogPatientFragment,
  type LogPatientMatchFragment,
} from './see-and-treat.generated';
import styles from './see-and-treat.module.css';

interface PatientChoiceProps {
  readonly id: string;
  readonly chosen: LogPatientFragment | null;
  readonly now: Date;
  readonly disabled: boolean;
  readonly placeholder: string;
  readonly describedBy: string | undefined;
  readonly onChange: (patient: LogPatientFragment | null) => void;
  /** Opens the dialog for a new person, with the name that was searched for. */
  readonly onAdd: (name: string) => void;
}

const RECENT_MS = LIMITS.recentDays * 24 * 60 * 60_000;

/** A person in the list. `isSimilar` if only the search for similar names found them. */
type Offered = LogPatientFragment & Partial<Pick<LogPatientMatchFragment, 'isSimilar' | 'alsoRecordedAs'>>;

/** With what other records of the same person say, because the search may have matched those. */
const offeredLine = (patient: Offered): string => {
  const also = alsoRecordedAs({ ...patient, name: patient.name }, patient.alsoRecordedAs);
  return [patientLine(patient), also].filter((words) => words !== null).join(' · ');
};

/** The specification's two groups and, separately, people whose name only looks or sounds like what was typed. */
const grouped = (patients: readonly Offered[], now: Date) => {
  const isRecent = ({ createdAt }: Offered) => Date.parse(createdAt) >= now.getTime() - RECENT_MS;
  const met = patients.filter(({ isSimilar }) => isSimilar !== true);
  return [
    { label: 'Recently Added', patients: met.filter(isRecent) },
    { label: 'Other Patients', patients: met.filter((patient) => !isRecent(patient)) },
    { label: 'Similar names', patients: patients.filter(({ isSimilar }) => isSimilar === true) },
  ].filter((group) => group.patients.length > 0);
};

/** One patient, searched by name, date of birth or gender; those added within seven days first (spec section 2). */
export function PatientChoice(props: PatientChoiceProps) {
  const { id, chosen, now, disabled, placeholder, describedBy, onChange, onAdd } = props;
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const wanted = readPatientText(useDebounced(text.trim()));
  const listed = useLogPatientsQuery({
    variables: { gender: wanted.gender },
    skip: !isAsked || wanted.text !== '',
    fetchPolicy: 'cache-and-network',
  });
  const found = useFindLogPatientsQuery({
    variables: { text: wanted.text },
    skip: !isAsked || wanted.text === '',
    fetchPolicy: 'no-cache',
  });
  const asked = wanted.text === '' ? listed : found;
  const all: readonly Offered[] =
    wanted.text === ''
      ? [...(listed.data?.recent.nodes ?? []), ...(listed.data?.others.nodes ?? [])]
      : ((found.data ?? (found.error ? found.previousData : undefined))?.findPatients ?? []);
  const met = new Map(
    all
      .filter(({ gender }) => wanted.gender === null || gender === wanted.gender)
      .map((patient) => [patient.id, patient]),
  );
  const patients = [...met.values()];
  const offered: readonly Offered[] =
    chosen !== null && !met.has(chosen.id) && wanted.text === '' ? [chosen, ...patients] : patients;

  return (
    <div className={styles.choice}>
      <Choice<string>
        id={id}
        {...(chosen === null ? {} : { value: chosen.id })}
        // The chosen patient keeps their name even if the search does not find them.
        labelRender={({ label, value }) => label ?? (chosen?.id === value ? patientLine(chosen) : undefined)}
        disabled={disabled}
        source={asked}
        lost="Patients cannot be loaded just now."
        allowClear
        showSearch={{ filterOption: false, onSearch: setText }}
        // Enter does not choose a person whom nobody pointed at, because the first may only have a similar name.
        defaultActiveFirstOption={false}
        placeholder={placeholder}
        notFoundContent="Nobody found. Add them as a new patient."
        aria-describedby={describedBy}
        aria-required
        options={grouped(offered, now).map((group) => ({
          label: group.label,
          title: group.label,
          options: group.patients.map((patient) => ({
            value: patient.id,
            label: offeredLine(patient),
          })),
        }))}
        onOpenChange={(isOpen) => {
          if (isOpen) setAsked(true);
        }}
        onChange={(patientId?: string) => {
          setText('');
          onChange(offered.find(({ id }) => id === patientId) ?? null);
        }}
      />
      <Button
        icon={<UserAddOutlined aria-hidden="true" />}
        disabled={disabled}
        onClick={() => onAdd(wanted.gender === null && /\p{L}/u.test(wanted.text) ? wanted.text : '')}
      >
        Add New Patient
      </Button>
    </div>
  );
}
