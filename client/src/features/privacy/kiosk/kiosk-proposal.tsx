import { useLikePatients } from '../../../components/like-patients/use-like-patients';
import { ProposalCard } from '../../../components/proposed-details/proposal-card';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDateTime } from '../../../lib/dates';
import { codeOf } from '../../../lib/errors';
import {
  useLinkKioskPatientMutation,
  useSettleKioskProposalMutation,
  type KioskFragment,
} from '../privacy.generated';

/** Refusals because the choice was based on outdated values, or another was made first. */
const OVERTAKEN: ReadonlySet<string> = new Set([
  'PRF_PATIENT_CHANGED',
  'PATIENT_CHANGED',
  'CORRECTION_DECIDED',
]);

interface KioskProposalProps {
  readonly proposal: KioskFragment['proposals'][number];
  readonly kiosk: Omit<KioskFragment, 'proposals'>;
  /** The record has changed: load it again. */
  readonly onOvertaken: () => void;
}

/** What one patient reported about themselves at the kiosk, to be added to the record's patient or to a new one. */
export function KioskProposal({ proposal, kiosk, onOvertaken }: KioskProposalProps) {
  const patientId = kiosk.patientId ?? null;
  const like = useLikePatients();
  const [settle, { loading }] = useSettleKioskProposalMutation({ context: inlineErrors });
  const [linkPatient] = useLinkKioskPatientMutation({ context: inlineErrors });
  const send = async (accepted: readonly string[]) => {
    try {
      const person = Object.fromEntries(
        proposal.values.map(({ field, said, recorded }) => [
          field,
          accepted.includes(field) ? said : recorded,
        ]),
      );
      const registered = await like.register(
        person,
        { id: patientId, isNew: patientId === null && accepted.length > 0 },
        (differsFrom) =>
          settle({
            variables: {
              input: {
                proposalId: proposal.id,
                accepted: [...accepted],
                expectedPatientId: patientId,
                expectedVersion: kiosk.patientVersion ?? null,
                differsFrom,
              },
            },
          }),
      );
      if (registered.kind !== 'known') return;
      // The patient's details are then decided about next to what is on record.
      await linkPatient({
        variables: {
          input: {
            prfId: kiosk.prfId,
            patientId: registered.patient.id,
            expectedPatientId: patientId,
          },
        },
      });
      onOvertaken();
    } catch (refused) {
      if (OVERTAKEN.has(codeOf(refused))) onOvertaken();
      throw refused;
    }
  };

  return (
    <>
      <ProposalCard
        proposal={proposal}
        title={`Filled in ${formatDateTime(proposal.proposedAt)}`}
        deciding={{
          patientId,
          combinedAddress: kiosk.combinedAddress ?? null,
          acceptText: patientId !== null ? 'Accept what is ticked' : 'Create the patient from ticked details',
          isSaving: loading || like.isLooking,
          note:
            kiosk.isLocked && patientId === null
              ? 'This record is closed, so the new patient is not linked to it.'
              : null,
          settle: send,
        }}
      />
      {like.dialog}
    </>
  );
}
