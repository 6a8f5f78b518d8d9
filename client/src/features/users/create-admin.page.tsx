import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../components/ui/page';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { lastEmail } from '../../lib/last-email';
import { notify } from '../../lib/notices';
import { useSession } from '../../lib/session';
import { CreateAdminForm, createAdminControlId, type NewAdmin } from './create-admin-form';
import { useCreateAdminMutation } from './users.generated';

/** Always open to admins, and to anyone with the one-time code while the server is in set-up mode and has no admin. */
export default function CreateAdminPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const problems = useFormProblems(createAdminControlId);
  const [failure, setFailure] = useState<string | null>(null);
  const [created, setCreated] = useState(0);
  const [createAdmin, { loading }] = useCreateAdminMutation({ context: inlineErrors });

  const submit = async (input: NewAdmin) => {
    setFailure(null);
    try {
      await createAdmin({ variables: { input } });
    } catch (reason) {
      const found = problemsOf(reason);
      problems.show(found);
      if (found.length === 0) setFailure(messageOf(reason));
      return;
    }
    if (user) {
      notify.success(`${input.firstName} ${input.lastName} can now sign in as an administrator.`);
      // A new key empties the form for the next one.
      setCreated((count) => count + 1);
    } else {
      lastEmail.keep(input.email);
      void navigate('/login', { replace: true });
    }
  };

  return (
    <Page
      title="Create Admin User"
      width="narrow"
      purpose={
        user
          ? 'An administrator sees and changes everything, and creates other accounts.'
          : 'The first administrator of this installation. After that this page closes.'
      }
    >
      <CreateAdminForm
        key={created}
        needsSetupCode={!user}
        problems={problems}
        failure={failure}
        isSending={loading}
        onSubmit={(input) => void submit(input)}
      />
    </Page>
  );
}
