import { SEE_AND_TREAT_LABELS as LABELS } from '@sideline/schema/see-and-treat';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOwnRight } from '../../components/rights/use-own-right';
import { DiedTag } from '../../components/records/died';
import { FailedHere } from '../../components/ui/failed-here';
import { ReasonDialog } from '../../components/ui/reason-dialog';
import { inlineErrors } from '../../lib/apollo-hooks';
import { clockOf, formatDateOfBirth } from '../../lib/dates';
import { amountWords } from '../../lib/stock-words';
import { useIsPhone } from '../../lib/use-media';
import { useVoidSeeAndTreatLogMutation, type SeeAndTreatLogRowFragment } from './see-and-treat.generated';
import styles from './see-and-treat.module.css';

interface LogDrawerProps {
  readonly log: SeeAndTreatLogRowFragment;
  readonly onClose: () => void;
  readonly onPromote: () => void;
  readonly isPromoting: boolean;
}

/** One log in full, with actions to turn it into a PRF or to strike it through with a reason. */
export function LogDrawer({ log, onClose, onPromote, isPromoting }: LogDrawerProps) {
  const isPhone = useIsPhone();
  const { dateTime } = clockOf(log.timeZone);
  const facts: readonly (readonly [string, string | null])[] = [
    [LABELS.eventId, log.eventName],
    [LABELS.incidentDate, dateTime(log.incidentDate)],
    [LABELS.incidentLocation, log.incidentLocation],
    ...(log.zoneName === null ? [] : [[LABELS.zoneId, log.zoneName] as const]),
    [LABELS.issueSummary, log.issueSummary],
    [LABELS.treatmentProvided, log.treatmentProvided],
    [LABELS.adviceGiven, log.adviceGiven],
    ...(log.consumables.length === 0
      ? []
      : [
          [
            'Consumables used',
            log.consumables
              .map(
                ({ item, quantity, unit, lot, overrideReason }) =>
                  `${item}${lot === null ? '' : `, lot ${lot}`}: ${amountWords(quantity, unit)}${
                    overrideReason === null ? '' : `, used although expired: ${overrideReason}`
                  }`,
              )
              .join('. '),
          ] as const,
        ]),
    ['Clinician', `${log.clinicianName}, ${log.clinicianRole}`],
    ['Recorded', `${dateTime(log.recordedAt)} by ${log.recordedByName}`],
  ];
  return (
    <Drawer
      open
      title="See and Treat Log"
      size={isPhone ? '100%' : 560}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          {log.customPrfId !== null ? (
            <Link to={`/prf/${log.customPrfId}`}>Open PRF {log.customPrfId}</Link>
          ) : log.voidedAt === null ? (
            <Button type="primary" loading={isPromoting} onClick={onPromote}>
              Make it a PRF
            </Button>
          ) : null}
        </div>
      }
    >
      <div className={styles.form}>
        <FailedHere />
        {log.voidedAt === null ? null : (
          <Alert
            type="warning"
            showIcon
            title={`Entered in error: ${log.voidReason ?? ''}`}
            description={`${log.voidedByName ?? ''}, ${dateTime(log.voidedAt)}`}
          />
        )}
        {log.otherContacts === 0 ? null : (
          <Alert
            type="warning"
            showIcon
            title={
              log.otherContacts === 1
                ? 'Seen again at this event'
                : `Seen ${String(log.otherContacts)} more times at this event`
            }
            description={
              <Link to={`/see-and-treat/logs?event=${log.eventId}&patient=${log.patientId}`}>
                All logs of this patient at this event
              </Link>
            }
          />
        )}
        <dl className={styles.facts}>
          <div>
            <dt>{LABELS.patientId}</dt>
            <dd>
              <Link to={`/patients/${log.patientId}`}>{log.patientName}</Link>
              {log.patientDob ? `, born ${formatDateOfBirth(log.patientDob)}` : ''} <DiedTag patient={log} />
            </dd>
          </div>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
        {log.canVoid ? <StrikeThrough logId={log.id} /> : null}
      </div>
    </Drawer>
  );
}

/** Says that the log was entered in error, with the reason. */
function StrikeThrough({ logId }: { readonly logId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [strike] = useVoidSeeAndTreatLogMutation({ context: inlineErrors });
  const voiding = useOwnRight('voidRecords');
  return (
    <div>
      <Button danger {...voiding.button} onClick={() => setOpen(true)}>
        Entered in error…
      </Button>{' '}
      {voiding.reason}
      {isOpen ? (
        <ReasonDialog
          title="Declare this log entered in error"
          label="Why was it entered in error?"
          hint="The log stays readable, struck through, with this reason and your name."
          okText="Strike through"
          isDanger
          maxLength={1_000}
          onGive={async (reason) => {
            await strike({ variables: { logId, reason } });
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
