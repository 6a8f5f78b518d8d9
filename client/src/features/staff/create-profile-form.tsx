import { check } from '@sideline/schema/validation/check';
import { staffProfile } from '@sideline/schema/validation/staff-profile';
import { Button, Card } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { FormFailure } from '../../components/ui/form-failure';
import { Choice } from '../../components/ui/choice';
import { describedBy, ErrorSummary, FormField } from '../../components/ui/entity-form';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { EMPTY_PROFILE, factsOf } from './staff-draft';
import { StaffFields } from './staff-fields';
import { useCreateStaffProfileMutation, type StaffManagerQuery } from './staff.generated';
import styles from './staff.module.css';

interface CreateProfileFormProps {
  /** Accounts of admins and staff, without those that have a profile. */
  readonly users: StaffManagerQuery['staffUsers'];
  readonly onCreated: () => void;
}

const controlId = (field: string): string => `new-profile-${field.replaceAll('.', '-')}`;
const fresh = () => ({ staffId: newId(), userId: null as string | null, draft: EMPTY_PROFILE });

/** The create-profile form of the Staff Manager (spec section 2). */
export function CreateProfileForm({ users, onCreated }: CreateProfileFormProps) {
  const [{ staffId, userId, draft }, setState] = useState(fresh);
  const saving = useSaving(controlId);
  const [create] = useCreateStaffProfileMutation({ context: inlineErrors });
  const { problems } = saving;
  const offered = users.filter(
    ({ role, staffProfile: profile }) => profile === null && (role === 'admin' || role === 'staff'),
  );

  const save = async () => {
    const facts = factsOf(draft);
    const found = [
      ...(userId === null ? [{ field: 'userId', code: 'required', message: 'Choose the user.' }] : []),
      ...(check(staffProfile, facts).problems ?? []),
    ];
    const isSaved = await saving.run(found, async () => {
      if (userId !== null) await create({ variables: { input: { id: staffId, userId, ...facts } } });
    });
    if (!isSaved) return;
    notify.success('Staff profile created.');
    setState(fresh());
    onCreated();
  };

  return (
    <Card title={<h2 className="sl-card-title">Create profile</h2>}>
      <form
        noValidate
        className={styles.form}
        aria-label="Create profile"
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <ErrorSummary problems={problems.list} attempt={problems.attempt} />
        <FormFailure text={saving.failure} />
        <FormField id={controlId('userId')} label="User" error={problems.of('userId')} isRequired>
          <Choice<string>
            id={controlId('userId')}
            {...(userId === null ? {} : { value: userId })}
            placeholder="Choose a user"
            notFoundContent="Every admin and member of staff has a profile. New accounts are made under Users."
            status={problems.of('userId') === null ? '' : 'error'}
            aria-invalid={problems.of('userId') !== null}
            aria-describedby={describedBy(controlId('userId'), undefined, problems.of('userId'))}
            options={offered.map(({ id, firstName, lastName, email }) => ({
              value: id,
              label: `${firstName} ${lastName} · ${email}`,
            }))}
            onChange={(chosen) => {
              setState((current) => ({ ...current, userId: chosen }));
            }}
          />
        </FormField>
        <StaffFields
          draft={draft}
          problems={problems}
          controlId={controlId}
          onChange={(changed) => {
            setState((current) => ({ ...current, draft: changed }));
          }}
        />
        <div className={styles.foot}>
          <Button type="primary" htmlType="submit" loading={saving.isSaving}>
            Create profile
          </Button>
        </div>
      </form>
    </Card>
  );
}
