import {
  DownloadOutlined,
  EditOutlined,
  HourglassOutlined,
  LockOutlined,
  MergeOutlined,
} from '@ant-design/icons';
import { LIMITS } from '@sideline/schema/limits';
import { allergiesIn } from '@sideline/schema/prf/catalogue/allergies';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DiedTag } from '../../components/records/died';
import { FileButton } from '../../components/ui/file-button';
import { MergedNotice } from '../../components/records/merged-notice';
import { Page, type Crumb } from '../../components/ui/page';
import { StatusTag } from '../../components/ui/status-tag';
import { useAddressChange } from '../../components/ui/url-filters';
import { ageInYears } from '../../lib/dates';
import { notify } from '../../lib/notices';
import { useSignedInUser } from '../../lib/session';
import { AccountsCard } from './accounts-card';
import { GuardianCard } from './guardian/guardian-card';
import { IdentityTag } from './identity-tag';
import { LogsCard } from './logs-card';
import { MergeDialog } from './merge/merge-dialog';
import { MergesCard } from './merge/merges-card';
import { CorrectionDrawer } from './corrections/correction-drawer';
import { Corrections } from './corrections/corrections';
import { DeathNotice } from './death-notice';
import { draftOf } from './patient-draft';
import { PatientDrawer } from './patient-drawer';
import { DemographicsCard, HistoryCard, NextOfKinCard } from './patient-facts';
import type { PatientQuery } from './patients.generated';
import styles from './patients.module.css';
import { usePortalWords } from './portal/portal-words';
import { VisitsCard } from './portal/visits-card';
import { PrfsCard } from './prfs-card';
import { PublicFigureButton } from './public-figure-button';
import { RestrictDialog } from './restrict-dialog';
import { SquadsCard } from './squads-card';
import { ViewsCard } from './views-card';

const GuardianAccessCard = lazy(() =>
  import('./portal/guardian-access-card').then((loaded) => ({ default: loaded.GuardianAccessCard })),
);
const RecordCorrectionsCard = lazy(() =>
  import('./portal/record-corrections-card').then((loaded) => ({ default: loaded.RecordCorrectionsCard })),
);

interface PatientViewProps {
  readonly patient: NonNullable<PatientQuery['patient']>;
  /** Empty for the patient, whose visits are listed instead. */
  readonly prfs: NonNullable<PatientQuery['patientPrfs']>;
  readonly breadcrumb: readonly Crumb[];
  /** Loads everything again. Returns whether that worked. */
  readonly reread: () => Promise<boolean>;
}

/** Only below the age at which a guardian's access ends, even if it was renewed. */
const isMinor = (dob: string | null | undefined): boolean => (ageInYears(dob) ?? ADULT) < ADULT;
const ADULT = 18;

/** One patient, with what is known from the records that were merged into theirs. */
export function PatientView({ patient, prfs, breadcrumb, reread }: PatientViewProps) {
  const reload = () => void reread();
  const { say } = usePortalWords();
  const user = useSignedInUser();
  const navigate = useNavigate();
  const isOwn = user.role === 'patient';
  const patientId = patient.id;
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const isCorrecting = search.get('correct') === 'details';
  const [isEditing, setEditing] = useState(isOwn && isCorrecting);
  const [isAskedToMerge, setMerging] = useState(false);
  const [isRestricting, setRestricting] = useState(false);
  // Empty if the viewer is the patient.
  const merges = patient.merges ?? [];
  const standing = merges.filter(({ undoneAt }) => !undoneAt);
  const into = standing.find(({ loser }) => loser.id === patientId)?.survivor;
  const merged = standing.filter(({ survivor }) => survivor.id === patientId);
  const isMerged = patient.mergedInto != null;
  const canMerge = user.role === 'admin' && !isMerged;
  // Both were selected in the list of patients.
  const mergesWith = canMerge && search.get('merge') !== patientId ? search.get('merge') : null;
  const isMerging = isAskedToMerge || mergesWith !== null;
  const endMerging = () => {
    setMerging(false);
    if (mergesWith !== null) changeAddress((params) => params.delete('merge'));
  };
  const allergies = [patient.allergies, ...(patient.mergedAllergies ?? '').split('\n')].filter(
    (text, index, all) => allergiesIn(text).length > 0 && all.indexOf(text) === index,
  );

  return (
    <Page
      title={patient.name}
      aside={
        <>
          <IdentityTag status={patient.identityStatus} />
          {patient.isRestricted ? <StatusTag tone="warning">Restricted</StatusTag> : null}
          <DiedTag patient={patient} />
        </>
      }
      purpose={
        allergies.length > 0 ? (
          <StatusTag tone="danger">{say('portal.allergiesAre', { list: allergies.join('; ') })}</StatusTag>
        ) : null
      }
      breadcrumb={breadcrumb}
      actions={
        <>
          <FileButton
            icon={<DownloadOutlined aria-hidden="true" />}
            path={`/fhir/Patient/${patient.id}/$everything`}
            timeoutMs={LIMITS.export.timeoutMs}
          >
            {say('portal.downloadFhir')}
          </FileButton>
          <FileButton
            icon={<DownloadOutlined aria-hidden="true" />}
            path={`/api/patients/${patient.id}/pdf`}
            timeoutMs={LIMITS.http.pdfTimeoutMs}
          >
            {say('portal.downloadPdf')}
          </FileButton>
          {canMerge ? (
            <Button icon={<MergeOutlined aria-hidden="true" />} onClick={() => setMerging(true)}>
              Merge with …
            </Button>
          ) : null}
          {user.role === 'admin' && !isMerged ? (
            <Button
              icon={<LockOutlined aria-hidden="true" />}
              onClick={() => (patient.isRestricted ? void navigate('/restricted') : setRestricting(true))}
            >
              {patient.isRestricted ? 'Restriction' : 'Restrict …'}
            </Button>
          ) : null}
          {user.role === 'admin' && !isMerged ? <PublicFigureButton patientId={patientId} /> : null}
          {user.role === 'admin' ? (
            <Button
              icon={<HourglassOutlined aria-hidden="true" />}
              onClick={() => void navigate(`/retention/${patientId}`)}
            >
              Retention
            </Button>
          ) : null}
          {isOwn ? (
            <Button
              type="primary"
              icon={<EditOutlined aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              {say('portal.correctDetails')}
            </Button>
          ) : null}
          {isOwn || isMerged ? null : (
            <Button
              type="primary"
              icon={<EditOutlined aria-hidden="true" />}
              onClick={() => {
                setEditing(true);
              }}
            >
              Edit patient
            </Button>
          )}
        </>
      }
    >
      {into === undefined ? null : (
        <div className={styles.merged}>
          <MergedNotice survivor={into} />
        </div>
      )}
      {patient.death ? <DeathNotice patient={patient} death={patient.death} onUndone={reload} /> : null}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {isOwn || isMerged ? null : <Corrections patient={patient} isOwn={false} onChanged={reload} />}
          <DemographicsCard patient={patient} />
          {isOwn ? <Corrections patient={patient} isOwn onChanged={reload} /> : null}
          <HistoryCard patient={patient} merged={merged.map(({ loser }) => loser)} />
          {isOwn ? (
            <VisitsCard childId={null} />
          ) : (
            <PrfsCard prfs={prfs} patientId={isMerged ? null : patientId} />
          )}
          {patient.corrections == null || patient.corrections.asked === 0 ? null : (
            <Suspense fallback={null}>
              <RecordCorrectionsCard patientId={patientId} {...patient.corrections} />
            </Suspense>
          )}
          <LogsCard patientId={patientId} isOwn={isOwn} />
        </div>
        <div className={styles.stack}>
          <NextOfKinCard patient={patient} />
          <GuardianCard patient={patient} isOwn={isOwn || isMerged} onChanged={reload} />
          {isOwn || isMerged || !isMinor(patient.dob) ? null : (
            <Suspense fallback={null}>
              <GuardianAccessCard patientId={patientId} />
            </Suspense>
          )}
          {isOwn || isMerged ? null : <AccountsCard patient={patient} onChanged={reload} />}
          <MergesCard
            patientId={patientId}
            merges={merges}
            canUndo={user.role === 'admin'}
            onChanged={reload}
          />
          <SquadsCard squads={patient.squads} />
          <div id="who-has-looked">
            <ViewsCard patientId={patient.id} />
          </div>
        </div>
      </div>
      {isRestricting ? (
        <RestrictDialog
          patientId={patientId}
          onClose={() => setRestricting(false)}
          onDone={() => {
            notify.success('The record is restricted.');
            reload();
          }}
        />
      ) : null}
      {isMerging ? (
        <MergeDialog
          patient={{ ...patient, prfs }}
          other={mergesWith}
          onClose={endMerging}
          onMerged={(survivorId) => {
            endMerging();
            notify.success('The records were merged.');
            if (survivorId === patientId) reload();
            else void navigate(`/patients/${survivorId}`);
          }}
        />
      ) : null}
      {isEditing && isOwn ? (
        <CorrectionDrawer
          patient={patient}
          onClose={() => setEditing(false)}
          onSent={() => {
            setEditing(false);
            reload();
          }}
        />
      ) : null}
      {isEditing && !isOwn ? (
        <PatientDrawer
          existing={{ id: patient.id, version: patient.version, reread }}
          row={draftOf(patient)}
          onClose={() => {
            setEditing(false);
          }}
          onSaved={(savedId) => {
            setEditing(false);
            if (savedId === patientId) reload();
            else void navigate(`/patients/${savedId}`);
          }}
        />
      ) : null}
    </Page>
  );
}
