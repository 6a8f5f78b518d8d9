import { Button, Card, QRCode } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { FormFailure } from '../../../components/ui/form-failure';
import { Empty } from '../../../components/ui/empty';
import { MergedNotice } from '../../../components/records/merged-notice';
import { Page } from '../../../components/ui/page';
import { StatusTag } from '../../../components/ui/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { clockOf } from '../../../lib/dates';
import { messageOf } from '../../../lib/errors';
import { callRest } from '../../../lib/http';
import { useSession } from '../../../lib/session';
import { useBackgroundRefresh } from '../../../lib/use-background-refresh';
import {
  PrfKioskDocument,
  useCloseKioskMutation,
  useOpenKioskMutation,
  usePrfKioskQuery,
  type KioskFragment,
  type OpenKioskMutation,
} from '../privacy.generated';
import styles from './kiosk-desk.module.css';
import { KioskProposal } from './kiosk-proposal';

/** How often the page checks whether the patient has finished. */
const LOOK_MS = 5_000;

/** /prf/{custom_prf_id}/kiosk-desk: hands a device to the patient, and decides about the details they entered. */
export default function KioskDeskPage() {
  const { customPrfId = '' } = useParams();
  const { data, error, refetch } = usePrfKioskQuery({
    variables: { customPrfId },
    fetchPolicy: 'cache-and-network',
  });
  const kiosk = data?.prfKiosk;
  useBackgroundRefresh(PrfKioskDocument, LOOK_MS, {
    variables: { customPrfId },
    isOn: kiosk?.isOpen === true,
  });
  return (
    <Page
      title="The patient’s own details"
      purpose="Let the patient enter their details on this device or another. You decide what goes into the record."
      breadcrumb={[{ label: customPrfId, path: `/prf/${customPrfId}` }]}
      error={error}
      hasContent={kiosk !== undefined}
      onRetry={() => void refetch()}
    >
      {kiosk && (
        <div className={styles['stack']}>
          {kiosk.survivor && <MergedNotice survivor={kiosk.survivor} />}
          <KioskMode kiosk={kiosk} onChanged={() => void refetch()} />
          {kiosk.proposals.length === 0 ? (
            <Empty title="Nothing has been received yet.">
              The details that the patient enters appear here.
            </Empty>
          ) : (
            kiosk.proposals.map((proposal) => (
              <KioskProposal
                key={proposal.id}
                proposal={proposal}
                kiosk={kiosk}
                onOvertaken={() => void refetch()}
              />
            ))
          )}
        </div>
      )}
    </Page>
  );
}

interface KioskModeProps {
  readonly kiosk: KioskFragment;
  readonly onChanged: () => void;
}

function KioskMode({ kiosk, onChanged }: KioskModeProps) {
  const { customPrfId, timeZone, isOpen, isEntered } = kiosk;
  const { handOver } = useSession();
  const [open, opening] = useOpenKioskMutation({ context: inlineErrors });
  const [close, closing] = useCloseKioskMutation({ context: inlineErrors });
  const [opened, setOpened] = useState<OpenKioskMutation['openKiosk']['openedKiosk'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (reason) {
      setFailure(messageOf(reason));
    }
  };
  const switchOn = () =>
    run(async () => {
      const { data } = await open({ variables: { input: { kioskId: newId(), customPrfId } } });
      setOpened(data?.openKiosk.openedKiosk ?? null);
      onChanged();
    });
  const switchOff = () =>
    run(async () => {
      await close({ variables: { customPrfId } });
      setOpened(null);
      onChanged();
    });
  const enterHere = (code: string) =>
    run(async () => {
      await callRest('POST', `/api/prf/${customPrfId}/kiosk/enter`, { code });
      await handOver();
      // Replaces this page, so that going back leads the patient nowhere.
      location.replace(`/prf/${customPrfId}/kiosk`);
    });
  const isWaiting = isOpen && !isEntered && opened !== null;

  return (
    <Card
      title="Kiosk mode"
      extra={
        isOpen ? (
          <StatusTag tone={isEntered ? 'info' : 'waiting'}>
            {isEntered ? 'The patient has it' : 'Waiting for a device'}
          </StatusTag>
        ) : (
          <StatusTag tone="neutral">Off</StatusTag>
        )
      }
    >
      <div className={styles['stack']}>
        <FormFailure text={failure} />
        {isWaiting && (
          <div className={styles['code']}>
            <div className={styles['quiet']}>
              <QRCode
                type="svg"
                size={200}
                bordered={false}
                bgColor="#FFFFFF"
                color="#0A1F44"
                role="img"
                aria-label="Code that opens the kiosk"
                value={opened.address ?? `${location.origin}/prf/${customPrfId}/kiosk#${opened.code}`}
              />
            </div>
            <div>
              <p>
                Scan this with the patient’s device, or open <b>/prf/{customPrfId}/kiosk</b> there and type:
              </p>
              <p className={styles['figures']} data-testid="kiosk-code">
                {opened.code.slice(0, 4)} {opened.code.slice(4)}
              </p>
              <p>It works once, until {clockOf(timeZone).time(opened.codeExpiresAt)}.</p>
              <Button size="large" onClick={() => void enterHere(opened.code)}>
                Use this device
              </Button>
              <p>You will be signed out here. Then sign in again.</p>
            </div>
          </div>
        )}
        <div className={styles['actions']}>
          <Button
            type={isOpen ? 'default' : 'primary'}
            size="large"
            loading={opening.loading}
            onClick={() => void switchOn()}
          >
            {isOpen ? 'Make a new code' : 'Let the patient fill it in'}
          </Button>
          {isOpen && (
            <Button size="large" loading={closing.loading} onClick={() => void switchOff()}>
              Turn off kiosk mode
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
