import { HOME_ZONE } from '@sideline/schema/local-day';
import { wallTime } from '@sideline/schema/wall-time';
import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DiedTag, type MayHaveDied } from '../../../components/records/died';
import { DataTable, type DataColumn, type RowAction } from '../../../components/table/data-table';
import { Empty } from '../../../components/ui/empty';
import { ToggleChip } from '../../../components/ui/filter-bar';
import { morePages } from '../../../components/list/next-page';
import { Page } from '../../../components/ui/page';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { formatDateTime } from '../../../lib/dates';
import { notify } from '../../../lib/notices';
import { useSignedInUser } from '../../../lib/session';
import styles from './restricted.module.css';
import {
  useLiftRestrictionMutation,
  usePublicFigureFlagsQuery,
  useRestrictedAccessesQuery,
  useRestrictionsQuery,
  useReviewRestrictedAccessMutation,
  type PublicFigureFlagRowFragment,
  type RestrictedAccessRowFragment,
  type RestrictionRowFragment,
} from './restricted.generated';

const BREADCRUMB = [{ label: 'Retention', path: '/retention' }];

const at = (moment: string): string => formatDateTime(wallTime(moment, HOME_ZONE));

/** A name, and whether this patient died. */
function Named({ name, patient }: { readonly name: string; readonly patient: MayHaveDied }) {
  return (
    <>
      {name} <DiedTag patient={patient} />
    </>
  );
}

const RESTRICTIONS: readonly DataColumn<RestrictionRowFragment>[] = [
  { key: 'name', title: 'Patient or record', render: (one) => <Named name={one.name} patient={one} /> },
  { key: 'reason', title: 'Why', render: ({ reason }) => reason },
  { key: 'by', title: 'By', width: 260, render: ({ madeByName, madeAt }) => `${madeByName}, ${at(madeAt)}` },
];

const FIGURES: readonly DataColumn<PublicFigureFlagRowFragment>[] = [
  { key: 'name', title: 'Patient', render: (one) => <Named name={one.patientName} patient={one} /> },
  { key: 'reason', title: 'Why', render: ({ reason }) => reason },
  { key: 'by', title: 'By', width: 260, render: ({ madeByName, madeAt }) => `${madeByName}, ${at(madeAt)}` },
];

const reviewOf = ({ review, reviewedByName }: RestrictedAccessRowFragment): string =>
  review === null ? 'Not reviewed' : `${review} (${reviewedByName ?? 'unknown'})`;

const ACCESSES: readonly DataColumn<RestrictedAccessRowFragment>[] = [
  { key: 'who', title: 'Who', width: 180, render: ({ userName }) => userName },
  {
    key: 'what',
    title: 'What',
    width: 200,
    render: ({ restriction }) => <Named name={restriction.name} patient={restriction} />,
  },
  { key: 'when', title: 'When', width: 180, render: ({ openedAt }) => at(openedAt) },
  { key: 'why', title: 'Why', render: ({ reason }) => reason },
  { key: 'review', title: 'Review', render: reviewOf },
];

/**
 * /restricted: what opens only with a reason, and who opened it. Each opening is reviewed. It also lists public figures.
 */
export default function RestrictedPage() {
  const { values, set } = useUrlFilters(['reviewed', 'view']);
  const isOpen = values.reviewed !== 'all';
  const isOfFigures = values.view === 'figures';
  const user = useSignedInUser();
  const navigate = useNavigate();
  const standing = useRestrictionsQuery({ skip: isOfFigures, fetchPolicy: 'cache-and-network' });
  const opened = useRestrictedAccessesQuery({
    ...{ variables: { isOpen }, skip: isOfFigures, fetchPolicy: 'cache-and-network' },
  });
  const figures = usePublicFigureFlagsQuery({ skip: !isOfFigures, fetchPolicy: 'cache-and-network' });
  const [lift] = useLiftRestrictionMutation({ context: inlineErrors });
  const [review] = useReviewRestrictedAccessMutation({ context: inlineErrors });
  const [lifted, setLifted] = useState<RestrictionRowFragment | null>(null);
  const [reviewed, setReviewed] = useState<RestrictedAccessRowFragment | null>(null);
  const shown = isOfFigures ? [figures] : [standing, opened];
  // Together, so that the second list does not move when the first turns out to be short.
  const isLoaded = shown.every(({ data }) => data !== undefined);
  const refresh = () => {
    for (const query of shown) void query.refetch();
  };

  const ofRestriction: readonly RowAction<RestrictionRowFragment>[] = [
    {
      key: 'open',
      label: 'Open',
      run: ({ patientId, name }) =>
        void navigate(patientId === null ? `/prf/${name}` : `/patients/${patientId}`),
    },
    { key: 'lift', label: 'Lift', run: setLifted },
  ];
  const ofFigure: readonly RowAction<PublicFigureFlagRowFragment>[] = [
    { key: 'open', label: 'Open', run: ({ patientId }) => void navigate(`/patients/${patientId}`) },
  ];
  const ofAccess: readonly RowAction<RestrictedAccessRowFragment>[] = [
    {
      key: 'review',
      label: 'Review',
      isHidden: ({ reviewedAt, userId }) => reviewedAt !== null || userId === user.id,
      run: setReviewed,
    },
  ];

  return (
    <Page
      title={isOfFigures ? 'Public figures' : 'Restricted records'}
      breadcrumb={BREADCRUMB}
      purpose={
        isOfFigures
          ? 'Administrators can see who opened these records, under ‘Unusual reading’. Nobody else sees the flag.'
          : 'Staff can open these records only with a reason. Another administrator reviews each reason.'
      }
      error={shown.find(({ error }) => error !== undefined)?.error}
      hasContent={isLoaded}
      onRetry={refresh}
      filters={
        <div role="group" aria-label="What to show" className={styles['chips']}>
          <ToggleChip
            label="To review"
            isOn={!isOfFigures && isOpen}
            onChange={() => set({ reviewed: undefined, view: undefined })}
          />
          <ToggleChip
            label="All openings"
            isOn={!isOfFigures && !isOpen}
            onChange={() => set({ reviewed: 'all', view: undefined })}
          />
          <ToggleChip label="Public figures" isOn={isOfFigures} onChange={() => set({ view: 'figures' })} />
        </div>
      }
    >
      {isOfFigures ? (
        <DataTable
          label="Public figures"
          rows={figures.data?.publicFigureFlags.nodes}
          rowKey={({ id }) => id}
          columns={FIGURES}
          actions={ofFigure}
          rowName={({ patientName }) => patientName}
          card={(one) => ({
            title: one.patientName,
            status: <DiedTag patient={one} />,
            facts: [one.reason, `${one.madeByName}, ${at(one.madeAt)}`],
          })}
          totalCount={null}
          {...morePages('publicFigureFlags', figures.data, figures.fetchMore)}
          empty={
            <Empty title="Nobody is flagged as a public figure.">
              To flag a patient, go to the patient’s page. Who opens the records is listed in the audit log,
              under unusual reading.
            </Empty>
          }
        />
      ) : (
        <Fragment key={isLoaded ? 'lists' : 'loading'}>
          <DataTable
            label="Who opened what"
            rows={isLoaded ? opened.data?.restrictedAccesses.nodes : undefined}
            rowKey={({ id }) => id}
            columns={ACCESSES}
            actions={ofAccess}
            rowName={({ userName, restriction }) => `${userName}, ${restriction.name}`}
            card={(access) => ({
              title: `${access.userName}: ${access.restriction.name}`,
              status: <DiedTag patient={access.restriction} />,
              facts: [at(access.openedAt), access.reason, reviewOf(access)],
            })}
            totalCount={opened.data?.restrictedAccesses.totalCount ?? null}
            {...morePages('restrictedAccesses', opened.data, opened.fetchMore)}
            empty={
              <Empty
                title={isOpen ? 'There is nothing to review.' : 'No restricted record has been opened.'}
              />
            }
          />
          <DataTable
            label="Restricted now"
            rows={isLoaded ? standing.data?.restrictions.nodes : undefined}
            rowKey={({ id }) => id}
            columns={RESTRICTIONS}
            actions={ofRestriction}
            rowName={({ name }) => name}
            card={(one) => ({
              title: one.name,
              status: <DiedTag patient={one} />,
              facts: [one.reason, `${one.madeByName}, ${at(one.madeAt)}`],
            })}
            totalCount={null}
            {...morePages('restrictions', standing.data, standing.fetchMore)}
            empty={
              <Empty title="Nothing is restricted.">To restrict a patient, go to the patient’s page.</Empty>
            }
          />
        </Fragment>
      )}
      {lifted === null ? null : (
        <ReasonDialog
          title={`Lift the restriction on ${lifted.name}?`}
          label="Why does it no longer need to be restricted?"
          hint="All staff can open it again. This page still shows who opened it."
          okText="Lift"
          onGive={async (reason) => {
            await lift({ variables: { input: { id: lifted.id, reason } } });
            notify.success('The restriction is lifted.');
            refresh();
          }}
          onClose={() => setLifted(null)}
        />
      )}
      {reviewed === null ? null : (
        <ReasonDialog
          title={`Review what ${reviewed.userName} opened`}
          label="What did you find?"
          hint={`The reason given: ${reviewed.reason}`}
          okText="Save review"
          onGive={async (text) => {
            await review({ variables: { input: { id: reviewed.id, review: text } } });
            notify.success('The review is saved.');
            refresh();
          }}
          onClose={() => setReviewed(null)}
        />
      )}
    </Page>
  );
}
