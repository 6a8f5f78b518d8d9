import {
  AuditOutlined,
  FileAddOutlined,
  FolderOpenOutlined,
  MergeOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import {
  GENDER_LABELS,
  GENDERS,
  IDENTITY_STATUS_LABELS,
  IDENTITY_STATUSES,
  keyOfLabel,
} from '@sideline/schema/people';
import { LIMITS } from '@sideline/schema/limits';
import { formatNhsNumber } from '@sideline/schema/nhs-number';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import type { DataColumn, RowAction } from '../../components/table/data-table';
import { DiedTag } from '../../components/records/died';
import { Empty } from '../../components/ui/empty';
import { FilterChip, ToggleChip } from '../../components/ui/filter-bar';
import { useListOrder } from '../../components/list/list-order';
import { countWords } from '../../components/list/count-words';
import { ListPage } from '../../components/list/list-page';
import { morePages } from '../../components/list/next-page';
import { alsoRecordedAs } from '../../components/records/merged-records';
import { StatusTag } from '../../components/ui/status-tag';
import { useCheerTeamPickerQuery } from '../../components/pickers/pickers.generated';
import { useUrlFilters } from '../../components/ui/url-filters';
import { ageInYears, formatDateOfBirth, formatDateTime } from '../../lib/dates';
import { useSignedInUser } from '../../lib/session';
import { IdentityTag } from './identity-tag';
import { PatientDrawer } from './patient-drawer';
import styles from './patients.module.css';
import { useBeginPatientPrfMutation, usePatientsQuery, type PatientRowFragment } from './patients.generated';

const FILTERS = ['q', 'gender', 'team', 'squad', 'recent', 'identity', 'corrections', 'review'] as const;

const ageOf = ({ dob, estimatedAge }: PatientRowFragment): string => {
  const age = ageInYears(dob);
  if (age !== null) return String(age);
  return typeof estimatedAge === 'number' ? `about ${String(estimatedAge)}` : '–';
};
const squadOf = ({ squads }: PatientRowFragment): string => {
  const current = squads.find(({ endDate }) => !endDate);
  return current ? `${current.teamName}, ${current.squadName}` : '–';
};

/** The name and, under it, what merged records say differently, because the search may have matched those. */
function PatientName({ patient }: { readonly patient: PatientRowFragment }) {
  const also = alsoKnown(patient);
  return (
    <>
      {patient.name}
      {also === null ? null : <span className={styles['also']}>{also}</span>}
    </>
  );
}

const alsoKnown = (patient: PatientRowFragment) =>
  alsoRecordedAs({ ...patient, nhsNumber: patient.nhsNumber ?? null }, patient.alsoRecordedAs);

const COLUMNS: readonly DataColumn<PatientRowFragment, 'patients'>[] = [
  {
    key: 'name',
    title: 'Name',
    width: 190,
    orderBy: 'name',
    render: (patient) => <PatientName patient={patient} />,
  },
  {
    key: 'dob',
    title: 'Born (age)',
    align: 'right',
    width: 150,
    orderBy: 'dob',
    render: (patient) =>
      patient.dob ? `${formatDateOfBirth(patient.dob)} (${ageOf(patient)})` : ageOf(patient),
  },
  {
    key: 'gender',
    title: 'Gender',
    width: 100,
    render: ({ gender }) => (gender ? GENDER_LABELS[gender] : '–'),
  },
  { key: 'squad', title: 'Squad', isOptional: true, render: squadOf },
  {
    key: 'identity',
    title: 'Identity',
    width: 150,
    render: (patient) => <Marks {...patient} />,
  },
  {
    key: 'nhs',
    title: 'NHS number',
    align: 'right',
    width: 130,
    isOptional: true,
    render: ({ nhsNumber }) => (nhsNumber ? formatNhsNumber(nhsNumber) : '–'),
  },
  {
    key: 'updated',
    title: 'Last changed',
    align: 'right',
    width: 170,
    orderBy: 'updated',
    sortsFirst: 'descending',
    isOptional: true,
    render: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];

/** How sure we are who it is, and whether it opens only with a reason. */
function Marks(patient: PatientRowFragment) {
  const { identityStatus, isRestricted } = patient;
  return (
    <>
      <DiedTag patient={patient} />
      <IdentityTag status={identityStatus} />
      {isRestricted ? <StatusTag tone="warning">Restricted</StatusTag> : null}
    </>
  );
}

/**
 * All patients, by default by name, with search, filters and order kept in the address (spec section 2, screens section
 * 6).
 */
export default function PatientListPage() {
  const navigate = useNavigate();
  const isAdmin = useSignedInUser().role === 'admin';
  const filters = useUrlFilters(FILTERS);
  const { values, isAny, set } = filters;
  const ordering = useListOrder('patients');
  const [isAdding, setAdding] = useState(false);
  const [beginPrf] = useBeginPatientPrfMutation();
  const [begunPrfs] = useState(() => new Map<string, string>());
  const teamSource = useCheerTeamPickerQuery();
  const teams = teamSource.data?.cheerTeams ?? [];
  const team = teams.find(({ id }) => id === values.team);

  const filter = {
    text: values.q ?? null,
    gender: keyOfLabel(GENDERS, GENDER_LABELS, values.gender ?? ''),
    cheerTeamId: values.team ?? null,
    squadId: values.squad ?? null,
    createdWithinDays: values.recent ? LIMITS.recentDays : null,
    identityStatus: keyOfLabel(IDENTITY_STATUSES, IDENTITY_STATUS_LABELS, values.identity ?? ''),
    hasProposals: values.corrections ? true : null,
    isReviewDue: values.review ? true : null,
  };
  const { data, previousData, loading, error, fetchMore, refetch } = usePatientsQuery({
    variables: { first: LIMITS.page.default, filter, order: ordering.order },
  });
  const patients = (data ?? previousData)?.patients;

  const actions: readonly RowAction<PatientRowFragment>[] = [
    {
      key: 'open',
      label: 'Open',
      icon: <FolderOpenOutlined aria-hidden="true" />,
      run: ({ id }) => void navigate(`/patients/${id}`),
    },
    {
      key: 'prf',
      label: 'New PRF for this patient',
      icon: <FileAddOutlined aria-hidden="true" />,
      run: ({ id }) => {
        // One id until the record is known to exist, so that a press after a lost answer finds it.
        const prfId = begunPrfs.get(id) ?? newId();
        begunPrfs.set(id, prfId);
        beginPrf({ variables: { input: { prfId, patientId: id } } }).then(
          ({ data: begun }) => {
            begunPrfs.delete(id);
            if (begun) void navigate(`/prf/${begun.linkPrfPatient.prf.customPrfId}`);
          },
          // The page already says why.
          () => undefined,
        );
      },
    },
    {
      key: 'audit',
      label: 'Audit log of this patient',
      icon: <AuditOutlined aria-hidden="true" />,
      run: ({ id }) => void navigate(`/reports/auditlog?patient=${id}`),
    },
  ];
  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
      New patient
    </Button>
  );
  const count = patients?.totalCount;

  return (
    <ListPage<PatientRowFragment, 'patients', typeof filter>
      title="Patients"
      purpose={
        count === undefined ? 'Everyone on record.' : countWords(count, ['patient', 'patients'], isAny)
      }
      pageActions={
        <>
          <Button onClick={() => void navigate('/patients/import')}>Import</Button>
          {addButton}
        </>
      }
      filters={filters}
      kept={{ ordering, filterKeys: FILTERS, filter }}
      search={{ label: 'Search patients', placeholder: 'Name, NHS number or phone' }}
      chips={
        <>
          <FilterChip
            label="Gender"
            value={values.gender}
            options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
            onChange={(gender) => set({ gender })}
          />
          <FilterChip
            label="Team"
            value={values.team}
            source={teamSource}
            options={teams.map(({ id: teamId, name: teamName }) => ({ value: teamId, label: teamName }))}
            onChange={(chosen) => set({ team: chosen, squad: null })}
          />
          {team && team.squads.length > 0 ? (
            <FilterChip
              label="Squad"
              value={values.squad}
              options={team.squads.map(({ id: squadId, name: squadName }) => ({
                value: squadId,
                label: squadName,
              }))}
              onChange={(squad) => set({ squad })}
            />
          ) : null}
          <ToggleChip
            label={`Added in the last ${String(LIMITS.recentDays)} days`}
            isOn={values.recent !== undefined}
            onChange={(isOn) => set({ recent: isOn ? '1' : null })}
          />
          <FilterChip
            label="Identity"
            value={values.identity}
            options={IDENTITY_STATUSES.map((value) => ({ value, label: IDENTITY_STATUS_LABELS[value] }))}
            onChange={(identity) => set({ identity })}
          />
          <ToggleChip
            label="Corrections to decide"
            isOn={values.corrections !== undefined}
            onChange={(isOn) => set({ corrections: isOn ? '1' : null })}
          />
          <ToggleChip
            label="Review at 16 due"
            isOn={values.review !== undefined}
            onChange={(isOn) => set({ review: isOn ? '1' : null })}
          />
        </>
      }
      found={patients}
      isLoading={loading}
      error={error}
      onRetry={() => void refetch()}
      noun="patient"
      empty={
        <Empty title="No patients yet" action={addButton}>
          Patients appear here once they are registered or treated.
        </Empty>
      }
      {...morePages('patients', data ?? previousData, fetchMore)}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      actions={actions}
      selectable={{
        more: ([one, other, ...others]) =>
          isAdmin ? (
            <Button
              size="small"
              icon={<MergeOutlined aria-hidden="true" />}
              disabled={one === undefined || other === undefined || others.length > 0}
              onClick={() => void navigate(`/patients/${one?.id ?? ''}?merge=${other?.id ?? ''}`)}
            >
              Merge these two
            </Button>
          ) : null,
      }}
      rowName={({ name }) => name}
      href={({ id }) => `/patients/${id}`}
      card={(patient) => ({
        title: patient.name,
        status: <Marks {...patient} />,
        facts: [
          `${formatDateOfBirth(patient.dob)} · ${ageOf(patient)} years${patient.gender ? ` · ${GENDER_LABELS[patient.gender]}` : ''}`,
          ...(squadOf(patient) === '–' ? [] : [squadOf(patient)]),
          ...[alsoKnown(patient)].filter((also) => also !== null),
        ],
      })}
    >
      {isAdding ? (
        <PatientDrawer
          existing={null}
          onClose={() => setAdding(false)}
          onSaved={(patientId) => {
            setAdding(false);
            void navigate(`/patients/${patientId}`);
          }}
        />
      ) : null}
    </ListPage>
  );
}
