import { check } from '@sideline/schema/validation/check';
import { staffProfile } from '@sideline/schema/validation/staff-profile';
import { useState } from 'react';
import { DrawerForm } from '../../components/ui/drawer-form';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { draftOf, factsOf } from './staff-draft';
import { StaffFields } from './staff-fields';
import { useUpdateStaffProfileMutation, type StaffProfileFieldsFragment } from './staff.generated';

interface EditProfileDrawerProps {
  readonly profile: StaffProfileFieldsFragment;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `profile-${field.replaceAll('.', '-')}`;

/** Edits a profile, with the evidence for each qualification. */
export function EditProfileDrawer({ profile, onClose, onSaved }: EditProfileDrawerProps) {
  const [draft, setDraft] = useState(() => draftOf(profile));
  const saving = useSaving(controlId);
  const [update] = useUpdateStaffProfileMutation({ context: inlineErrors });

  const save = async () => {
    const facts = factsOf(draft);
    const { id: staffId, version } = profile;
    const isSaved = await saving.run(check(staffProfile, facts).problems, () =>
      update({ variables: { input: { id: staffId, version, ...facts } } }),
    );
    if (!isSaved) return;
    notify.success('Staff profile saved.');
    onSaved();
  };

  return (
    <DrawerForm
      title={`${profile.user.firstName} ${profile.user.lastName}`}
      action="Save profile"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <StaffFields draft={draft} problems={saving.problems} controlId={controlId} onChange={setDraft} />
    </DrawerForm>
  );
}
