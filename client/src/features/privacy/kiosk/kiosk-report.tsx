import { joinAddress } from '@sideline/schema/address';
import { GENDER_LABELS, GENDERS } from '@sideline/schema/people';
import { Alert, Button, Card, Checkbox } from 'antd';
import { Fragment, useState } from 'react';
import { likenessOf, useLikePatients } from '../../../components/like-patients/use-like-patients';
import { StatusTag } from '../../../components/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDateOfBirth, formatDateTime } from '../../../lib/dates';
import { codeOf, messageOf } from '../../../lib/errors';
import {
  useLinkKioskPatientMutation,
  useSettleKioskReportMutation,
  type KioskFragment,
} from '../privacy.generated';
import styles from './kiosk-desk.module.css';
import { isAddressPart, offered } from './kiosk-ticks';

type Report = KioskFragment['reports'][number];

const LABELS: Readonly<Record<string, string>> = {
  patient_name: 'Name',
  dob: 'Date of birth',
  gender: 'Gender',
  contact_number: 'Contact number',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  addressLine3: 'Address line 3',
  town: 'Town',
  county: 'County',
  postcode: 'Postcode',
  next_of_kin_name: 'Next of kin',
  next_of_kin_contact: 'Next of kin contact',
  relationship_to_nok: 'Relationship to next of kin',
  allergies: 'Allergies',
  medications: 'Medications',
  past_medical_history: 'Past medical history',
};
const ORDER = Object.keys(LABELS);

const wordsOf = (field: string, value: string | null): string => {
  if (value === null) return '–';
  if (field === 'dob') return formatDateOfBirth(value);
  if (field !== 'gender') return value;
  const gender = GENDERS.find((one) => one === value);
  return gender ? GENDER_LABELS[gender] : value;
};

/** The choice was made beside what no longer stands. */
const OVERTAKEN: ReadonlySet<string> = new Set(['PRF_PATIENT_CHANGED', 'PATIENT_CHANGED']);

interface KioskReportCardProps {
  readonly report: Report;
  readonly kiosk: Omit<KioskFragment, 'reports'>;
  /** What is on record has changed: read it again. */
  readonly onOvertaken: () => void;
}

/** What one patient said of himself beside what is on record, to be taken over field by field. */
export function KioskReportCard({ report, kiosk, onOvertaken }: KioskReportCardProps) {
  const { isLocked } = kiosk;
  const [patientId, combinedAddress] = [kiosk.patientId ?? null, kiosk.combinedAddress ?? null];
  const like = useLikePatients();
  const [settle, { loading }] = useSettleKioskReportMutation({ context: inlineErrors });
  const [linkPatient] = useLinkKioskPatientMutation({ context: inlineErrors });
  const values = [...report.values].sort(
    (left, right) => ORDER.indexOf(left.field) - ORDER.indexOf(right.field),
  );
  const isSettled = report.settledAt != null;
  const basis = JSON.stringify([patientId, combinedAddress, values]);
  const [ticks, setTicks] = useState({ basis, chosen: offered(values, combinedAddress) });
  // Ticks are beside what was shown: with another patient or other values on record they are made anew.
  if (ticks.basis !== basis) setTicks({ basis, chosen: offered(values, combinedAddress) });
  const { chosen } = ticks;
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (accepted: readonly string[]) => {
    setFailure(null);
    try {
      const person = Object.fromEntries(
        values.filter(({ field }) => accepted.includes(field)).map(({ field, said }) => [field, said]),
      );
      const registered = await like.register(likenessOf(person), (differsFrom) =>
        settle({
          variables: {
            input: {
              reportId: report.id,
              accepted: [...accepted],
              expectedPatientId: patientId,
              expectedVersion: kiosk.patientVersion ?? null,
              differsFrom,
            },
          },
        }),
      );
      if (registered.kind !== 'known') return;
      // What the patient said is then decided about beside what is on record.
      await linkPatient({
        variables: {
          input: {
            prfId: kiosk.prfId,
            patientId: registered.patient.patient_id,
            expectedPatientId: patientId,
          },
        },
      });
      onOvertaken();
    } catch (reason) {
      setFailure(messageOf(reason));
      if (OVERTAKEN.has(codeOf(reason))) onOvertaken();
    }
  };
  const toggle = (field: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(field);
    else next.delete(field);
    setTicks({ basis, chosen: next });
  };

  const firstPart = values.find(({ field }) => isAddressPart(field))?.field;
  const saidAddress = joinAddress(Object.fromEntries(values.map(({ field, said }) => [field, said])));

  return (
    <>
      <Card
        styles={{ title: { whiteSpace: 'normal' } }}
        title={`Filled in ${formatDateTime(report.reportedAt)}`}
        extra={
          <StatusTag tone={isSettled ? 'success' : 'waiting'}>
            {isSettled ? 'Decided' : 'To be decided'}
          </StatusTag>
        }
      >
        <div className={styles['stack']}>
          {failure && <Alert type="error" showIcon role="alert" title={failure} />}
          <table className={styles['values']}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">On record</th>
                <th scope="col">The patient says</th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ field, said, recorded }) => {
                const label = LABELS[field] ?? field;
                return (
                  <Fragment key={field}>
                    {field === firstPart && combinedAddress !== null && (
                      <tr>
                        <th scope="row">Address</th>
                        <td data-label="On record">{combinedAddress}</td>
                        <td data-label="The patient says">{saidAddress}</td>
                      </tr>
                    )}
                    <tr>
                      <th scope="row">
                        {isSettled ? (
                          `${label}${report.accepted?.includes(field) ? ' (taken over)' : ''}`
                        ) : (
                          <Checkbox
                            checked={chosen.has(field)}
                            disabled={said === recorded}
                            onChange={({ target: { checked } }) => toggle(field, checked)}
                          >
                            {label}
                          </Checkbox>
                        )}
                      </th>
                      <td data-label="On record">{wordsOf(field, recorded ?? null)}</td>
                      <td data-label="The patient says">{wordsOf(field, said)}</td>
                    </tr>
                  </Fragment>
                );
              })}
            </tbody>
          </table>
          {!isSettled && isLocked && patientId === null && (
            <p className={styles['note']}>
              This record is closed: the patient is created, and not linked to it.
            </p>
          )}
          {!isSettled && (
            <div className={styles['actions']}>
              <Button
                type="primary"
                size="large"
                loading={loading}
                disabled={chosen.size === 0}
                onClick={() =>
                  void send(values.map(({ field }) => field).filter((field) => chosen.has(field)))
                }
              >
                {patientId !== null ? 'Take over what is ticked' : 'Create the patient from what is ticked'}
              </Button>
              <Button size="large" disabled={loading} onClick={() => void send([])}>
                Set aside
              </Button>
            </div>
          )}
        </div>
      </Card>
      {like.dialog}
    </>
  );
}
