import { CheckCircleFilled } from '@ant-design/icons';
import type { Problem } from '@sideline/schema/errors';
import { typedPatientProblems } from '@sideline/schema/validation/patient-form';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '../../../components/ui/entity-form';
import { MergedNotice } from '../../../components/records/merged-notice';
import { PatientClashes } from '../../../components/patient-answers/patient-clashes';
import { CheerSquadPicker } from '../../../components/pickers/cheer-squad-picker';
import { PatientSearch } from '../../../components/pickers/patient-search';
import { FormFailure } from '../../../components/ui/form-failure';
import { todayAsLocalDate } from '../../../lib/dates';
import { LinkButton } from '../link-button';
import { usePrf } from '../prf-context';
import { formatDateTime } from '../record-clock';
import { ContactAndHistory } from './contact-and-history';
import { knownCheerOf } from './known-cheer';
import { PatientChoice } from './patient-choice';
import { patientControlId } from '../fields/patient-control-id';
import { PatientDetails } from './patient-details';
import { dobProblemOf, formOf, patientSaveOf } from './patient-form-state';
import { BEFORE_ANY_VERSION } from './patient-rebase';
import { TypedMeanwhile } from './typed-meanwhile';
import { usePatientForm } from './use-patient-form';
import { LEFT_TEXT, useSavePrfPatient } from './use-save-prf-patient';

/** The specification's labels (section 4). If a patient was found but could not be linked, another press links them. */
const SAVE_LABELS = {
  create: 'Create Patient',
  update: 'Update Patient',
  link: 'Link this patient',
} as const;

/** The patient section of the PRF, exactly as in spec sections 2, 4, 5, 7 and 8. */
export function PatientSection() {
  const { isReadOnly: isClosed, isPractice, amending, record } = usePrf();
  // A signed record keeps the patient's details as they were when it was signed, even in an amendment.
  const isReadOnly = isClosed || amending !== null;
  const { form, enteredAt, isUnsaved, clashing, choose: chooseSide, ...rest } = usePatientForm();
  const {
    typedMeanwhile,
    change,
    stored,
    written,
    find,
    linked: arrive,
    different,
    undo,
    leave,
    settle,
  } = rest;
  const { isSaving, isOnline, save, choose, dialog } = useSavePrfPatient(written);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<{ isGood: boolean; text: string } | null>(null);
  const saving = patientSaveOf(form);
  const isOnlyFound = saving.kind === 'link';
  // Nothing can be typed over a patient who was found. Their details come with the record when it is linked to them.
  const isDisabled = isReadOnly || isSaving || isOnlyFound;
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null;

  const linked = record?.patient ?? null;
  const isLinkedByNow = !isReadOnly && !isSaving && saving.kind === 'link' && saving.patientId === linked?.id;
  useEffect(() => {
    // The link was made, although its answer, or the record after it, was lost.
    if (isLinkedByNow) arrive();
  });
  const isOther = linked !== null && form.id !== null && form.id !== linked.id;
  // After a successful save, the record on the screen is the one that is out of date.
  const isTorn = isOther && !isReadOnly && !isSaving && message?.isGood !== true;
  const wasTorn = useRef(false);
  useEffect(() => {
    if (isSaving) return;
    // The choice disappeared with the button that was pressed in it.
    if (wasTorn.current && !isTorn && document.activeElement === document.body)
      document.getElementById(patientControlId('save'))?.focus();
    wasTorn.current = isTorn;
  }, [isTorn, isSaving]);

  const conclude = ({ isSaved, isRead, message: text, left }: Awaited<ReturnType<typeof save>>) => {
    // Until the record is read again, the saved values are only in the form.
    if (isSaved && left) leave(left);
    else if (isSaved && isRead) settle();
    if (text) setMessage({ isGood: isSaved, text });
  };

  const submit = async (about = form.linkedPatientId) => {
    if (saving.kind === 'link') return pick(saving.patientId, about);
    setMessage(null);
    const today = todayAsLocalDate();
    const found = typedPatientProblems(form, dobProblemOf(form, today), today);
    setProblems(found);
    setAttempt((count) => count + 1);
    if (found.length > 0) return;
    const outcome = await save({ ...form, linkedPatientId: about });
    setProblems(outcome.problems);
    setAttempt((count) => count + 1);
    conclude(outcome);
  };

  const pick = async (patientId: string, instead: string | null) => {
    setMessage(null);
    setProblems([]);
    const { isSaved, isRead, message: text } = await choose(patientId, instead);
    const isLeft = isSaved && isRead && arrive();
    if (isLeft || text) setMessage({ isGood: isSaved, text: isLeft ? LEFT_TEXT : (text ?? '') });
  };

  return (
    <>
      {record?.survivor ? <MergedNotice survivor={record.survivor} /> : null}
      {typedMeanwhile ? <TypedMeanwhile typed={typedMeanwhile} /> : null}
      {isReadOnly || isPractice || !record?.customPrfId ? null : (
        <div>
          <LinkButton to={`/prf/${record.customPrfId}/kiosk-desk`}>Let the patient fill this in</LinkButton>
        </div>
      )}
      {form.id === null && !isReadOnly ? (
        // Shown only online, and kept while a request was lost: what was typed and found is still there when the
        // connection is back.
        <section
          className="prf-card"
          aria-labelledby="prf-patient-search"
          style={isOnline ? undefined : { display: 'none' }}
        >
          <h3 id="prf-patient-search" className="prf-card-title">
            Patient Search
          </h3>
          <PatientSearch
            id="prf-patient-search-form"
            disabled={isSaving}
            onSelect={(found) => {
              find(formOf({ ...found, version: null }));
              void pick(found.id, form.linkedPatientId);
            }}
            onNotFound={(name, dob) => {
              // Search terms do not have to be typed again.
              const isEmpty = form.name === '' && form.dob === null && form.dobHalf === null;
              if (isEmpty) change({ name, dob });
            }}
          />
        </section>
      ) : null}

      <form
        noValidate
        className="prf-form"
        aria-label="Patient"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary
          attempt={attempt}
          problems={onePerMessage(problems).map(({ field, message: text }) => ({
            controlId: patientControlId(field),
            message: text,
          }))}
        />
        {/* The patient's own squad is not signed, because the incident names the squad. */}
        {record?.signature ? null : (
          <section className="prf-card" aria-labelledby="prf-patient-cheer">
            <h3 id="prf-patient-cheer" className="prf-card-title">
              Cheer Program and Squad
            </h3>
            <CheerSquadPicker
              id={patientControlId('cheer')}
              value={{ teamId: form.cheerTeamId, squadId: form.cheerSquadId }}
              current={knownCheerOf(form, record)}
              disabled={isDisabled}
              squadError={problemOf('cheerSquadId')}
              onChange={({ teamId, squadId }) => {
                change({ cheerTeamId: teamId, cheerSquadId: squadId });
              }}
            />
          </section>
        )}
        <PatientDetails form={form} change={change} problemOf={problemOf} isDisabled={isDisabled} />
        <ContactAndHistory form={form} change={change} problemOf={problemOf} isDisabled={isDisabled} />
        {isReadOnly ? null : (
          <div className="prf-card">
            {message?.isGood === true && clashing.length === 0 ? (
              <Alert
                role="status"
                type="success"
                showIcon
                icon={<CheckCircleFilled />}
                title={message.text}
              />
            ) : null}
            <FormFailure text={message?.isGood === false ? message.text : null} isBesideQuestion={isTorn} />
            {isTorn ? (
              <PatientChoice
                theirs={linked}
                mine={form}
                onKeep={() => {
                  setMessage(null);
                  setProblems([]);
                  settle();
                }}
                onLink={() => void submit(linked.id)}
              />
            ) : clashing.length > 0 && !isSaving ? (
              <PatientClashes
                patientId={stored.id ?? ''}
                clashing={clashing}
                mine={form}
                enteredAt={enteredAt}
                dateTime={formatDateTime}
                theirs={stored}
                isOfKnown={form.version === BEFORE_ANY_VERSION}
                onChoose={chooseSide}
              />
            ) : (
              <div className="prf-actions">
                <Button
                  id={patientControlId('save')}
                  type="primary"
                  size="large"
                  htmlType="submit"
                  disabled={isSaving}
                >
                  {isSaving ? 'Processing...' : SAVE_LABELS[saving.kind]}
                </Button>
                {isUnsaved ? (
                  <Button
                    size="large"
                    disabled={isSaving}
                    onClick={() => {
                      setMessage(null);
                      setProblems([]);
                      undo();
                    }}
                  >
                    Undo changes
                  </Button>
                ) : null}
                {form.id === null ? null : (
                  <Button
                    size="large"
                    disabled={isSaving}
                    onClick={() => {
                      setMessage(null);
                      different();
                    }}
                  >
                    Different patient…
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
      </form>
      {dialog}
    </>
  );
}

/**
 * Name and date of birth share one message in the specification, so it is shown once and linked to the first of the two.
 */
const onePerMessage = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(
    (problem, index) => problems.findIndex(({ message }) => message === problem.message) === index,
  );
