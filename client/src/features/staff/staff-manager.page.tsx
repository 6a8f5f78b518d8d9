import { EditOutlined } from '@ant-design/icons';
import { positionLabel } from '@sideline/schema/positions';
import { daysUntil, expiryState } from '@sideline/schema/staff/expiry';
import { useState } from 'react';
import { DataTable, type DataColumn, type RowAction } from '../../components/table/data-table';
import { Empty } from '../../components/ui/empty';
import { Page } from '../../components/ui/page';
import { CardsSkeleton } from '../../components/ui/skeletons';
import { StatusTag } from '../../components/ui/status-tag';
import { activityActs } from '../../components/table/activity-acts';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDate, todayAsLocalDate } from '../../lib/dates';
import { CreateProfileForm } from './create-profile-form';
import { EditProfileDrawer } from './edit-profile-drawer';
import { draftOf, factsOf, qualificationLabel } from './staff-draft';
import {
  useStaffManagerQuery,
  useUpdateStaffProfileMutation,
  type StaffProfileFieldsFragment,
} from './staff.generated';
import styles from './staff.module.css';

const nameOf = ({ user }: StaffProfileFieldsFragment): string => `${user.firstName} ${user.lastName}`;
const positionOf = ({ position }: StaffProfileFieldsFragment): string => positionLabel(position);

function Active({ isActive }: { readonly isActive: boolean }) {
  return <StatusTag tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Yes' : 'No'}</StatusTag>;
}

function Expiry({ expiresOn }: { readonly expiresOn: string | null }) {
  const today = todayAsLocalDate();
  const state = expiryState(expiresOn, today);
  if (expiresOn === null || state === 'none' || state === 'in_date') return null;
  if (state === 'expired') return <StatusTag tone="danger">{`Expired ${formatDate(expiresOn)}`}</StatusTag>;
  const days = daysUntil(expiresOn, today);
  return (
    <StatusTag tone="warning">
      {days === 0 ? 'Expires today' : `Expires in ${String(days)} ${days === 1 ? 'day' : 'days'}`}
    </StatusTag>
  );
}

/** The qualifications that a person holds, with any that expire soon or have expired. */
function HeldList({
  qualifications,
}: {
  readonly qualifications: StaffProfileFieldsFragment['qualifications'];
}) {
  if (qualifications.length === 0) return <>None</>;
  return (
    <ul className={styles.held}>
      {qualifications.map(({ qualification, expiresOn }) => (
        <li key={qualification}>
          {qualificationLabel(qualification)} <Expiry expiresOn={expiresOn} />
        </li>
      ))}
    </ul>
  );
}

const COLUMNS: readonly DataColumn<StaffProfileFieldsFragment>[] = [
  { key: 'name', title: 'Name', width: 160, render: (profile) => <strong>{nameOf(profile)}</strong> },
  { key: 'position', title: 'Position', width: 140, render: positionOf },
  { key: 'qualifications', title: 'Qualifications', render: (profile) => <HeldList {...profile} /> },
  {
    key: 'hired',
    title: 'Hire Date',
    align: 'right',
    width: 130,
    isOptional: true,
    render: ({ hireDate }) => formatDate(hireDate),
  },
  {
    key: 'terminated',
    title: 'Termination Date',
    align: 'right',
    width: 150,
    isOptional: true,
    render: ({ terminationDate }) => formatDate(terminationDate),
  },
  { key: 'active', title: 'Active', width: 100, render: (profile) => <Active {...profile} /> },
];

/** Staff profiles: a form to create one, and a table of existing ones (spec section 2, 'Staff Manager'). Admins only. */
export default function StaffManagerPage() {
  const { data, error, refetch } = useStaffManagerQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<StaffProfileFieldsFragment | null>(null);
  const [update] = useUpdateStaffProfileMutation({ context: inlineErrors });
  const acts = activityActs<StaffProfileFieldsFragment>({
    noun: ['profile', 'profiles'],
    isActive: ({ isActive }) => isActive,
    consequence:
      'They cannot be given shifts until they are active again. Their accounts stay as they are: disable those under Users.',
    setActive: async (profile, isActive) => {
      const { id: staffId, version } = profile;
      const { data } = await update({
        variables: { input: { id: staffId, version, ...factsOf(draftOf(profile)), isActive } },
      });
      return data?.updateStaffProfile.staffProfile ?? profile;
    },
  });
  const actions: readonly RowAction<StaffProfileFieldsFragment>[] = [
    {
      key: 'edit',
      label: 'Edit profile',
      icon: <EditOutlined aria-hidden="true" />,
      run: (profile) => {
        setEdited(profile);
      },
    },
  ];
  return (
    <Page
      title="Staff Manager"
      width="wide"
      purpose="Your staff, their roles and when their qualifications expire. They are warned by e-mail 90, 30 and 7 days before one expires."
      error={error}
      hasContent={data !== undefined}
      onRetry={() => void refetch()}
    >
      <div className={styles.stack}>
        {data === undefined ? (
          <CardsSkeleton cards={2} rows={8} />
        ) : (
          <>
            <CreateProfileForm users={data.staffUsers} onCreated={() => void refetch()} />
            <section aria-labelledby="existing-staff">
              <h2 className={styles.heading} id="existing-staff">
                Existing Staff
              </h2>
              <DataTable
                label="Existing Staff"
                rows={data.staffProfiles}
                rowKey={({ id }) => id}
                columns={COLUMNS}
                actions={actions}
                selectable={{ acts, onChanged: () => void refetch() }}
                rowName={nameOf}
                card={(profile) => ({
                  title: nameOf(profile),
                  status: (
                    <StatusTag tone={profile.isActive ? 'success' : 'neutral'}>
                      {profile.isActive ? 'Active' : 'Not active'}
                    </StatusTag>
                  ),
                  facts: [
                    positionOf(profile),
                    <HeldList key="held" {...profile} />,
                    `Hired ${formatDate(profile.hireDate)}${profile.terminationDate === null ? '' : `, left ${formatDate(profile.terminationDate)}`}`,
                  ],
                })}
                totalCount={data.staffProfiles.length}
                empty={<Empty title="No staff yet">Create the first profile above.</Empty>}
              />
            </section>
          </>
        )}
      </div>
      {edited === null ? null : (
        <EditProfileDrawer
          profile={edited}
          onClose={() => {
            setEdited(null);
          }}
          onSaved={() => {
            setEdited(null);
            void refetch();
          }}
        />
      )}
    </Page>
  );
}
