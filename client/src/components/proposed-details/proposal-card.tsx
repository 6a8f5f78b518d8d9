import { joinAddress } from '@sideline/schema/address';
import { GENDER_LABELS, GENDERS, keyOfLabel, type Gender } from '@sideline/schema/people';
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

/** The card's own words. Patients read them in their language. */
export interface ProposalWords {
  readonly field: string;
  readonly onRecord: string;
  /** The head of what the person reported. */
  readonly says: string;
  readonly removed: string;
  readonly changed: string;
  readonly label: (field: string) => string;
  readonly gender: (gender: Gender) => string;
  readonly relationship: (relationship: string) => string;
  readonly dated: (date: string) => string;
  readonly state: (state: ProposalState) => string;
  readonly outcome: (label: string, isAccepted: boolean) => string;
  readonly decided: (at: string) => string;
  readonly refused: (reason: string) => string;
}

const IN_ENGLISH: ProposalWords = {
  field: 'Field',
  onRecord: 'On record',
  says: 'The patient says',
  removed: 'To be removed',
  changed: 'Changed since this was proposed',
  label: (field) => LABELS[field] ?? field,
  gender: (gender) => GENDER_LABELS[gender],
  relationship: (relationship) => relationship,
  dated: (date) => date,
  state: (state) => PROPOSAL_STATE_LABELS[state],
  outcome: (label, isAccepted) => `${label} (${isAccepted ? 'accepted' : 'not accepted'})`,
  decided: (at) => `Decided ${at}.`,
  refused: (reason) => `Not accepted: ${reason}`,
};

const wordsOf = (field: string, value: string | null | undefined, words: ProposalWords): string => {
  if (!value) return '–';
  if (field === 'dob') return words.dated(formatDateOfBirth(value));
  if (field === 'relationshipToNok') return words.relationship(value);
  const gender = field === 'gender' ? keyOfLabel(GENDERS, GENDER_LABELS, value) : null;
  return gender === null ? value : words.gender(gender);
};

/** What staff do about a proposal. */
export interface Deciding {
  /** The patient whose record it is compared with. For another patient, the ticks are reset. */
  readonly patientId: string | null;
  /** The address on record, if it is only one text. */
  readonly combinedAddress: string | null;
  readonly acceptText: string;
  readonly isSaving: boolean;
  readonly note?: ReactNode;
  /**
   * Accepts these fields. `reason` is why the rest is not accepted, for a patient who reads it. Rejects if it is refused.
   */
  readonly settle: (accepted: readonly string[], reason: string | null) => Promise<void>;
}

interface ProposalCardProps {
  readonly proposal: ProposalFragment;
  readonly title: string;
  /** For the person who proposed it. Left out for staff. */
  readonly words?: ProposalWords;
  /** Null for people who can only look. */
  readonly deciding: Deciding | null;
}

/** What a person reported about themselves, next to what is on record, and what was or will be decided. */
export function ProposalCard({ proposal, title, words = IN_ENGLISH, deciding }: ProposalCardProps) {
  const { accepted, reason, settledAt, values } = proposal;
  const state = proposalState(
    accepted,
    values.map(({ field }) => field),
  );
  const open = state === 'waiting' ? deciding : null;
  const { says, onRecord } = words;
  const combinedAddress = open?.combinedAddress ?? null;
  const basis = JSON.stringify([open?.patientId, combinedAddress, values]);
  const ticksOf = () => ({ basis, chosen: offered(values, combinedAddress) });
  const [ticks, setTicks] = useState(ticksOf);
  // Ticks refer to what was shown. If the patient or the values on record change, they are reset.
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
  /** Patients who can read the outcome also see why something was not accepted. */
  const decide = (fields: readonly string[]) => {
    setFailure(null);
    if (proposal.source !== 'kiosk' && declinedFields(values, fields).length > 0) setAsking(fields);
    else open?.settle(fields, null).catch((refused: unknown) => setFailure(messageOf(refused)));
  };

  const firstPart = values.find(({ field }) => isAddressPart(field))?.field;
  const saidAddress = joinAddress(Object.fromEntries(values.map(({ field, said }) => [field, said])));
  const labelOf = (field: string): string => {
    const label = words.label(field);
    return accepted == null ? label : words.outcome(label, accepted.includes(field));
  };

  return (
    <Card
      styles={{ title: { whiteSpace: 'normal', paddingInlineEnd: 12 } }}
      title={<h2 className="sl-card-title">{title}</h2>}
      extra={<StatusTag tone={TONES[state]}>{words.state(state)}</StatusTag>}
    >
      <div className={styles['stack']}>
        <FormFailure text={failure} />
        <table className={styles['values']}>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{onRecord}</th>
              <th scope="col">{says}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ field, said, recorded, hasChanged }) => (
              <Fragment key={field}>
                {field === firstPart && combinedAddress !== null && (
                  <tr>
                    <th scope="row">Address</th>
                    <td data-label={onRecord}>{combinedAddress}</td>
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
                        {words.label(field)}
                      </Checkbox>
                    )}
                  </th>
                  <td data-label={onRecord}>
                    {wordsOf(field, recorded, words)}
                    {state === 'waiting' && hasChanged && (
                      <span className={styles['changed']}>{words.changed}</span>
                    )}
                  </td>
                  <td data-label={says}>{said == null ? words.removed : wordsOf(field, said, words)}</td>
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
        {settledAt && (
          <p className={styles['note']}>
            {words.decided(words.dated(formatDateTime(settledAt)))}
            {reason && ` ${words.refused(reason)}`}
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
