import { SearchOutlined } from '@ant-design/icons';
import { GENDER_LABELS } from '@sideline/schema/people';
import { Alert, Button, Checkbox, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { ageInYears, formatDate } from '../../lib/dates';
import { DiedTag } from '../records/died';
import { messageOf, isUnreachable } from '../../lib/errors';
import { FormField } from '../ui/entity-form';
import { PartFailure } from '../ui/failure';
import { QuietText } from '../ui/quiet-text';
import { alsoRecordedAs } from '../records/merged-records';
import { BirthDateBoxes } from './birth-date-boxes';
import styles from './pickers.module.css';
import {
  usePatientSearchByNameLazyQuery,
  usePatientSearchLazyQuery,
  type FoundPatientFragment,
} from './pickers.generated';

/** A patient that was found, with the demographics that choosing them fills in. */
export type FoundPatient = FoundPatientFragment;

interface PatientSearchProps {
  readonly id?: string;
  /** A result was chosen. */
  readonly onSelect: (patient: FoundPatient) => void;
  /** The search terms if nobody was found, so that a new patient's form can start from them. */
  readonly onNotFound?: (name: string, dob: string | null) => void;
  readonly disabled?: boolean;
}

/** The specification's text for a search that finds nobody (section 8). */
const NOT_FOUND = 'No patient found. Please create a new patient.';
/** A lost search proves nothing. 'No patient found' would lead to a second record for the same person. */
const MAYBE = 'The patient may already have a record.';
const LOST = `The search did not reach the server. ${MAYBE}`;

/**
 * Search by name and date of birth. Enabled only when both are filled (spec section 5), or when the date is marked as not
 * known, because an unidentified patient has none. A failure says so, and keeps what was typed and found.
 */
export function PatientSearch({ id, onSelect, onNotFound, disabled = false }: PatientSearchProps) {
  const made = useId();
  const base = id ?? made;
  const [findBorn] = usePatientSearchLazyQuery({ fetchPolicy: 'no-cache' });
  const [findNamed] = usePatientSearchByNameLazyQuery({ fetchPolicy: 'no-cache' });
  const [name, setName] = useState('');
  const [dob, setDob] = useState<string | null>(null);
  const [dobProblem, setDobProblem] = useState<string | null>(null);
  const [isDobUnknown, setDobUnknown] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<readonly FoundPatient[]>([]);
  const [isNobody, setNobody] = useState(false);
  const [lost, setLost] = useState<unknown>(null);
  const canSearch = !disabled && !isSearching && name.trim() !== '' && (dob !== null || isDobUnknown);

  const find = async (wanted: string, born: string | null): Promise<readonly FoundPatient[]> => {
    const { data, error } =
      born === null
        ? await findNamed({ variables: { name: wanted } })
        : await findBorn({ variables: { name: wanted, dob: born } });
    if (data === undefined)
      throw error instanceof Error ? error : new Error('The search failed.', { cause: error });
    return 'findPatients' in data ? data.findPatients : data.searchPatients;
  };

  const search = async () => {
    if (!canSearch) return;
    const [wanted, born] = [name.trim(), isDobUnknown ? null : dob];
    setSearching(true);
    setNobody(false);
    setLost(null);
    try {
      const matches = await find(wanted, born);
      setFound(matches);
      setNobody(matches.length === 0);
      if (matches.length === 0) onNotFound?.(wanted, born);
    } catch (error) {
      setLost(error);
    } finally {
      setSearching(false);
    }
  };

  return (
    <form
      aria-label="Patient search"
      onSubmit={(event) => {
        event.preventDefault();
        void search();
      }}
    >
      <Flex gap="8px 16px" wrap align="end">
        <div style={{ flex: '1 1 240px', minWidth: 0 }}>
          <FormField id={`${base}-name`} label="Patient name">
            <Input
              id={`${base}-name`}
              value={name}
              disabled={disabled}
              autoComplete="off"
              onChange={(event) => {
                setName(event.target.value);
              }}
            />
          </FormField>
        </div>
        <div style={{ flex: '1 1 240px', minWidth: 0 }}>
          <FormField id={`${base}-dob`} label="Date of birth" error={isDobUnknown ? null : dobProblem}>
            <BirthDateBoxes
              id={`${base}-dob`}
              value={dob}
              disabled={disabled || isDobUnknown}
              label="Search date of birth"
              onChange={(next, problem, isWhole) => {
                setDob(next);
                setDobProblem(isWhole ? problem : null);
              }}
            />
          </FormField>
        </div>
        <Button
          htmlType="submit"
          type="primary"
          icon={<SearchOutlined aria-hidden="true" />}
          disabled={!canSearch}
          loading={isSearching}
        >
          Search
        </Button>
      </Flex>
      <Checkbox
        checked={isDobUnknown}
        disabled={disabled}
        style={{ minHeight: 48, alignItems: 'center' }}
        onChange={(event) => {
          setDobUnknown(event.target.checked);
        }}
      >
        Date of birth not known
      </Checkbox>
      <div aria-live="polite" style={{ marginTop: 8 }}>
        {lost === null ? null : (
          <PartFailure error={lost} title={lostText(lost)} onRetry={() => void search()} />
        )}
        {isNobody ? <Alert type="info" showIcon title={NOT_FOUND} /> : null}
        {found.length > 0 ? (
          <Flex vertical gap={8}>
            <QuietText>
              {found.length === 1 ? '1 patient found.' : `${String(found.length)} patients found.`} Choose the
              right one.
            </QuietText>
            <ul className={styles.choices}>
              {found.map((patient) => (
                <li key={patient.id}>
                  <button
                    type="button"
                    disabled={disabled}
                    onClick={() => {
                      setFound([]);
                      onSelect(patient);
                    }}
                    className={styles.choice}
                  >
                    <PatientLine patient={patient} />
                  </button>
                </li>
              ))}
            </ul>
            {onNotFound ? (
              <Button
                disabled={disabled}
                style={{ alignSelf: 'start' }}
                onClick={() => {
                  setFound([]);
                  onNotFound(name.trim(), isDobUnknown ? null : dob);
                }}
              >
                None of these
              </Button>
            ) : null}
          </Flex>
        ) : null}
      </div>
    </form>
  );
}

/** A refusal says what the rule is. Any other failure says that the search found nothing out. */
const lostText = (error: unknown): string => (isUnreachable(error) ? LOST : `${messageOf(error)} ${MAYBE}`);

function ageText({ dob, estimatedAge }: FoundPatient): string | null {
  const age = ageInYears(dob);
  if (age !== null) return `${String(age)} years`;
  return typeof estimatedAge === 'number' ? `about ${String(estimatedAge)} years` : null;
}

/**
 * Name, date of birth, age, gender and address, to tell two patients of the same name apart, and whether the name is only
 * similar.
 */
function PatientLine({ patient }: { readonly patient: FoundPatient }) {
  const facts = [
    patient.dob ? formatDate(patient.dob) : 'birth date unknown',
    ageText(patient),
    patient.gender ? GENDER_LABELS[patient.gender] : null,
    patient.address,
    alsoRecordedAs({ ...patient, nhsNumber: patient.nhsNumber ?? null }, patient.alsoRecordedAs),
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <Flex vertical>
      <span>
        <strong>{patient.name}</strong>{' '}
        {patient.isSimilar ? <span className={styles.similar}>Similar name</span> : null}{' '}
        <DiedTag patient={patient} />
      </span>
      <span>{facts.join(' · ')}</span>
    </Flex>
  );
}
