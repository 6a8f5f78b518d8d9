import { hasAddressParts } from '@sideline/schema/address';
import { useState } from 'react';
import { ProposalCard } from '../../../components/proposed-details/proposal-card';
import type { ProposalFragment } from '../../../components/proposed-details/proposal.generated';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDateTime } from '../../../lib/dates';
import { codeOf } from '../../../lib/errors';
import { notify } from '../../../lib/notices';
import { usePortalWords } from '../portal/portal-words';
import { useProposalWords } from './proposal-words';
import { useSettleProposalMutation, type PatientDetailFragment } from '../patients.generated';

interface CorrectionsProps {
  readonly patient: PatientDetailFragment & { readonly proposals?: readonly ProposalFragment[] | null };
  /** Whether the viewer is the patient, who sees everything they proposed. Staff see what is waiting for a decision. */
  readonly isOwn: boolean;
  readonly onChanged: () => void;
}

/** Corrections that patients proposed to their own details. */
export function Corrections({ patient, isOwn, onChanged }: CorrectionsProps) {
  const proposals = patient.proposals ?? [];
  // If a correction has since been decided differently, it stays with its outcome, next to the refusal.
  const [overtaken, setOvertaken] = useState<ReadonlySet<string>>(new Set());
  if (isOwn) return proposals.map((proposal) => <OwnCorrection key={proposal.id} proposal={proposal} />);
  return proposals
    .filter(({ id, settledAt }) => !settledAt || overtaken.has(id))
    .map((proposal) => (
      <WaitingCorrection
        key={proposal.id}
        patient={patient}
        proposal={proposal}
        onChanged={onChanged}
        onOvertaken={() => {
          setOvertaken((known) => new Set(known).add(proposal.id));
          onChanged();
        }}
      />
    ));
}

const titleOf = ({ proposedAt, source }: ProposalFragment): string =>
  `The patient’s ${source === 'registration' ? 'registration, sent again' : 'correction of'} ${formatDateTime(proposedAt)}`;

/** What the patient proposed, in the language of their page. */
function OwnCorrection({ proposal }: { readonly proposal: ProposalFragment }) {
  const { say, dated } = usePortalWords();
  const at = dated(formatDateTime(proposal.proposedAt));
  return (
    <ProposalCard
      proposal={proposal}
      title={say(proposal.source === 'registration' ? 'portal.registrationOf' : 'portal.correctionOf', {
        at,
      })}
      words={useProposalWords()}
      deciding={null}
    />
  );
}

interface WaitingCorrectionProps {
  readonly patient: PatientDetailFragment;
  readonly proposal: ProposalFragment;
  readonly onChanged: () => void;
  /** Another decision has already been made. */
  readonly onOvertaken: () => void;
}

function WaitingCorrection({ patient, proposal, onChanged, onOvertaken }: WaitingCorrectionProps) {
  const [settle, { loading }] = useSettleProposalMutation({ context: inlineErrors });
  const send = async (accepted: readonly string[], reason: string | null) => {
    try {
      await settle({
        variables: {
          input: {
            proposalId: proposal.id,
            accepted: [...accepted],
            expectedVersion: patient.version,
            reason,
          },
        },
      });
      notify.success('The correction has been decided.');
      onChanged();
    } catch (refused) {
      if (codeOf(refused) === 'PATIENT_CHANGED') onChanged();
      if (codeOf(refused) === 'CORRECTION_DECIDED') onOvertaken();
      throw refused;
    }
  };
  return (
    <ProposalCard
      proposal={proposal}
      title={titleOf(proposal)}
      deciding={{
        patientId: patient.id,
        combinedAddress: hasAddressParts(patient) ? null : patient.address || null,
        acceptText: 'Accept what is ticked',
        isSaving: loading,
        settle: send,
      }}
    />
  );
}
