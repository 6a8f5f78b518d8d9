import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../components/ui/reason-dialog';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDate } from '../../lib/dates';
import { useFormId } from '../../lib/form-id';
import { notify } from '../../lib/notices';
import {
  useFlagPublicFigureMutation,
  usePatientPublicFigureFlagsLazyQuery,
  useRemovePublicFigureFlagMutation,
  type PatientPublicFigureFlagsQuery,
} from './public-figure.generated';

type Flag = PatientPublicFigureFlagsQuery['publicFigureFlags']['nodes'][number];

const EFFECT =
  'Administrators can see who opens the records, under ‘Unusual reading’. Nobody else sees the flag, and everyone can still open the records.';

const madeWords = ({ madeByName, madeAt, reason }: Flag): string =>
  `Flagged by ${madeByName} on ${formatDate(madeAt)}: ${reason}.`;

/** Earlier flags, newest first. */
const earlierWords = (flags: readonly Flag[]): string =>
  flags
    .map(
      (flag) =>
        ` Earlier: ${madeWords(flag)} Removed by ${flag.endedByName ?? 'a deleted account'} on ${formatDate(flag.endedAt)}: ${flag.endedReason ?? ''}.`,
    )
    .join('');

/** Flags a patient as a public figure, or removes the flag. For administrators. The flag is loaded only on request. */
export function PublicFigureButton({ patientId }: { readonly patientId: string }) {
  const [read, { loading }] = usePatientPublicFigureFlagsLazyQuery({ fetchPolicy: 'no-cache' });
  const [flags, setFlags] = useState<readonly Flag[] | null>(null);
  const ask = async () => {
    const { data } = await read({ variables: { patientId } });
    if (data) setFlags(data.publicFigureFlags.nodes);
  };
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden="true" />} loading={loading} onClick={() => void ask()}>
        Public figure …
      </Button>
      {flags === null ? null : (
        <PublicFigureDialog patientId={patientId} flags={flags} onClose={() => setFlags(null)} />
      )}
    </>
  );
}

interface PublicFigureDialogProps {
  readonly patientId: string;
  readonly flags: readonly Flag[];
  readonly onClose: () => void;
}

function PublicFigureDialog({ patientId, flags, onClose }: PublicFigureDialogProps) {
  const [id] = useFormId();
  const [flag] = useFlagPublicFigureMutation({ context: inlineErrors });
  const [remove] = useRemovePublicFigureFlagMutation({ context: inlineErrors });
  const standing = flags.find(({ endedAt }) => endedAt === null);
  const earlier = earlierWords(flags.filter(({ endedAt }) => endedAt !== null));
  return standing === undefined ? (
    <ReasonDialog
      title="Flag as a public figure"
      label="Why is this person a public figure?"
      hint={`${EFFECT}${earlier}`}
      okText="Flag"
      onGive={async (reason) => {
        await flag({ variables: { input: { id, patientId, reason } } });
        notify.success('The patient is flagged.');
      }}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title="Remove the public figure flag"
      label="Why is the flag no longer needed?"
      hint={`${madeWords(standing)}${earlier}`}
      okText="Remove flag"
      onGive={async (reason) => {
        await remove({ variables: { input: { id: standing.id, reason } } });
        notify.success('The flag is removed.');
      }}
      onClose={onClose}
    />
  );
}
