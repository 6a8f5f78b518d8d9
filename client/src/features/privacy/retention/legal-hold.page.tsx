import { HELD_SUBJECTS, type HeldSubjectKind } from '@sideline/schema/retention';
import { useParams } from 'react-router-dom';
import { Page } from '../../../components/ui/page';
import { CardsSkeleton } from '../../../components/ui/skeletons';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { MarksCard } from './marks-card';
import {
  useHeldSubjectQuery,
  useLiftLegalHoldMutation,
  useSetLegalHoldMutation,
} from './retention.generated';

const BREADCRUMB = [{ label: 'Retention', path: '/retention' }];
const KEPT: Readonly<Record<HeldSubjectKind, string>> = {
  account:
    'While it is in force, this person’s account, employment details, shifts and API tokens are not erased.',
  client:
    'While it is in force, the client’s contact details, the accounts of its people and the shifts at its events are not erased.',
};
const PURPOSE: Readonly<Record<HeldSubjectKind, string>> = {
  account:
    'The account, employment details, shifts and API tokens are erased automatically when their retention period ends.',
  client:
    'The contact details, accounts and shifts are erased automatically when their retention period ends.',
};

/**
 * A legal hold on an account and its holder's work, or on a client. It is set while a claim is pending, and lifted
 * afterwards.
 */
export default function LegalHoldPage() {
  const { kind: given, subjectId = '' } = useParams();
  const kind = HELD_SUBJECTS.find((one) => one === given) ?? 'account';
  const { data, error, refetch } = useHeldSubjectQuery({
    variables: { kind, subjectId },
    fetchPolicy: 'network-only',
  });
  const [set] = useSetLegalHoldMutation({ context: inlineErrors });
  const [lift] = useLiftLegalHoldMutation({ context: inlineErrors });
  const subject = data?.heldSubject;
  const refresh = () => void refetch();
  if (!subject)
    return (
      <Page title="Legal hold" breadcrumb={BREADCRUMB} error={error} onRetry={refresh}>
        <CardsSkeleton cards={1} rows={4} />
      </Page>
    );
  return (
    <Page
      title={`Legal hold on ${subject.name}`}
      breadcrumb={BREADCRUMB}
      purpose={`${PURPOSE[kind]} If a claim is pending, a hold stops that.`}
    >
      <MarksCard
        marks={subject.marks}
        hints={{ legal_hold: KEPT[kind] }}
        liftHint="Anything past its retention period is erased the next night."
        none="Not under a legal hold."
        onSet={({ id, reason }) => set({ variables: { input: { id, kind, subjectId, reason } } })}
        onLift={(input) => lift({ variables: { input } })}
        onChanged={refresh}
      />
    </Page>
  );
}
