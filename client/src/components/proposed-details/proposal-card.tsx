import { joinAddress } from '@sideline/schema/address';
import { GENDER_LABELS, GENDERS, keyOfLabel } from '@sideline/schema/people';
import {
  declinedFields,
  PROPOSAL_STATE_LABELS,
  PROPOSED_FIELD_LABELS,
  proposalState,
  type ProposalState,
} from '@sideline/schema/proposed-details';
import { LIMITS } from '@sideline/schema/limits';
import { Button, Card, Checkbox } from 'antd';
import { Fragment, useState, type ReactNode } from 'react';
import { FormFailure } from '../ui/form-failure';
import { formatDateOfBirth, formatDateTime } from '../../lib/dates';
import { messageOf } from '../../lib/errors';
import { ReasonDialog } from '../ui/reason-dialog';
import { StatusTag } from '../ui/status-tag';
import type { ProposalFragment } from './proposal.generated';
import { isAddressPart, offered } from './proposal-ticks';
import styles from './proposal.module.css';

const TONES = {
  waiting: 'waiting',
  taken: 'success',
  in_part: 'info',
  set_aside: 'neutral',
} as const satisfies Record<ProposalState, string>;

const LABELS: Readonly<Partial<Record<string, string>>> = PROPOSED_FIELD_LABELS;

const wordsOf = (field: string, value: string | null | undefined): string => {
  if (!value) return '–';
  if (field === 'dob') return formatDateOfBirth(value);
  const gender = field === 'gender' ? keyOfLabel(GENDERS, GENDER_LABELS, value) : null;
  return gender === null ? value : GENDER_LABELS[gender];
};

/** What staff do about a proposal. */
export interface Deciding {
  /** Of the patient whose record it is compared with; for another patient the ticks are set again. */
  readonly patientId: string | null;
  /** The address on record where it is one text only. */
  readonly combinedAddress: string | null;
  readonly acceptText: string;
  readonly isSaving: boolean;
  readonly note?: ReactNode;
  /** Accepts these fields; `reason` is why the rest is not accepted, for a patient who reads it. Rejects where refused. */
  readonly settle: (accepted: readonly string[], reason: string | null) => Promise<void>;
}

interface ProposalCardProps {
  readonly proposal: ProposalFragment;
  readonly title: string;
  /** Whether the viewer is the person who proposed it. */
  readonly isOwn?: boolean;
  /** Null for people who can only look. */
  readonly deciding: Deciding | null;
}

/** What a person reported about themselves beside what is on record, and what was or will be decided. */
export function ProposalCard({ proposal, title, isOwn = false, deciding }: ProposalCardProps) {
  const { accepted, reason, settledAt, values } = proposal;
  const state = proposalState(
    accepted,
    values.map(({ field }) => field),
  );
  const open = state === 'waiting' ? deciding : null;
  const says = isOwn ? 'You say' : 'The patient says';
  const combinedAddress = open?.combinedAddress ?? null;
  const basis = JSON.stringify([open?.patientId, combinedAddress, values]);
  const ticksOf = () => ({ basis, chosen: offered(values, combinedAddress) });
  const [ticks, setTicks] = useState(ticksOf);
  // Ticks refer to what was shown: with another patient or other values on record they are set again.
  if (ticks.basis !== basis) setTicks(ticksOf());
  const { chosen } = ticks;
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState<readonly string[] | null>(null);

  const toggle = (field: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(field);
    else next.delete(field);
    setTicks({ basis, chosen: next });
  };
  /** Patients who can read the outcome of what they reported also see why something was not accepted. */
  const decide = (fields: readonly string[]) => {
    setFailure(null);
    if (proposal.source !== 'kiosk' && declinedFields(values, fields).length > 0) setAsking(fields);
    else open?.settle(fields, null).catch((refused: unknown) => setFailure(messageOf(refused)));
  };

  const firstPart = values.find(({ field }) => isAddressPart(field))?.field;
  const saidAddress = joinAddress(Object.fromEntries(values.map(({ field, said }) => [field, said])));
  const labelOf = (field: string): string => {
    const label = LABELS[field] ?? field;
    if (accepted == null) return label;
    return `${label} (${accepted.includes(field) ? 'accepted' : 'not accepted'})`;
  };

  return (
    <Card
      styles={{ title: { whiteSpace: 'normal', paddingInlineEnd: 12 } }}
      title={<h2 className="sl-card-title">{title}</h2>}
      extra={<StatusTag tone={TONES[state]}>{PROPOSAL_STATE_LABELS[state]}</StatusTag>}
    >
      <div className={styles['stack']}>
        <FormFailure text={failure} />
        <table className={styles['values']}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">On record</th>
              <th scope="col">{says}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ field, said, recorded, hasChanged }) => (
              <Fragment key={field}>
                {field === firstPart && combinedAddress !== null && (
                  <tr>
                    <th scope="row">Address</th>
                    <td data-label="On record">{combinedAddress}</td>
                    <td data-label={says}>{saidAddress}</td>
                  </tr>
                )}
                <tr>
                  <th scope="row">
                    {open === null ? (
                      labelOf(field)
                    ) : (
                      <Checkbox
                        checked={chosen.has(field)}
                        disabled={(said ?? null) === (recorded ?? null)}
                        onChange={({ target: { checked } }) => toggle(field, checked)}
                      >
                        {LABELS[field] ?? field}
                      </Checkbox>
                    )}
                  </th>
                  <td data-label="On record">
                    {wordsOf(field, recorded)}
                    {state === 'waiting' && hasChanged && (
                      <span className={styles['changed']}>Changed since this was proposed</span>
                    )}
                  </td>
                  <td data-label={says}>{said == null ? 'To be removed' : wordsOf(field, said)}</td>
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
        {settledAt && (
          <p className={styles['note']}>
            Decided {formatDateTime(settledAt)}.{reason && ` Not accepted: ${reason}`}
          </p>
        )}
        {open?.note && <p className={styles['note']}>{open.note}</p>}
        {open && (
          <div className={styles['actions']}>
            <Button
              type="primary"
              size="large"
              loading={open.isSaving}
              disabled={chosen.size === 0}
              onClick={() => decide(values.map(({ field }) => field).filter((field) => chosen.has(field)))}
            >
              {open.acceptText}
            </Button>
            <Button size="large" disabled={open.isSaving} onClick={() => decide([])}>
              Set aside
            </Button>
          </div>
        )}
      </div>
      {/* Stays open if someone else has decided since, so that the typed reason can be read next to the refusal. */}
      {asking && deciding && (
        <ReasonDialog
          title="Why is the rest not accepted?"
          label="Reason"
          hint="The patient sees it next to the correction."
          okText="Decide"
          maxLength={LIMITS.proposals.reasonLength}
          onGive={(given) => deciding.settle(asking, given)}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
