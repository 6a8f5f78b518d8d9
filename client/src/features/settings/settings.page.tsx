import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../components/ui/page';
import { FormSkeleton } from '../../components/ui/skeletons';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { formatDateTime } from '../../lib/dates';
import { messageOf, problemsOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import { refreshProviderFacts } from '../../lib/provider-settings';
import { BackupCard } from './backup-card';
import { SETTING_NAMES, settingControlId, type SettingName, type SettingValues } from './settings-fields';
import { PhrasesForm } from './phrases-form';
import { RetentionCard } from './retention-card';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';
import {
  useProviderSettingsQuery,
  useUpdateProviderSettingsMutation,
  type ProviderSettingsFieldsFragment,
} from './settings.generated';

function valuesOf(settings: ProviderSettingsFieldsFragment): SettingValues {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, settings[name] ?? ''])) as Record<
    SettingName,
    string
  >;
}

/** The provider's own details. Admins only. */
export default function SettingsPage() {
  const { data, error, refetch } = useProviderSettingsQuery({ fetchPolicy: 'network-only' });
  const [update, { loading }] = useUpdateProviderSettingsMutation({ context: inlineErrors });
  const problems = useFormProblems(settingControlId);
  const [failure, setFailure] = useState<string | null>(null);
  const settings = data?.providerSettings;

  const save = async (input: Partial<Record<SettingName, string | null>>) => {
    setFailure(null);
    problems.clear();
    try {
      await update({ variables: { input } });
    } catch (reason) {
      const found = problemsOf(reason);
      problems.show(found);
      if (found.length === 0) setFailure(messageOf(reason));
      return;
    }
    notify.success('Settings saved.');
    void refreshProviderFacts();
  };

  return (
    <Page
      title="Settings"
      width="narrow"
      purpose={
        settings?.updatedAt ? (
          <>
            The provider’s own details. Last changed {formatDateTime(settings.updatedAt)}:{' '}
            <Link to="/settings/provider?tab=history&kind=facts">see each change</Link>.
          </>
        ) : (
          'The provider’s own details.'
        )
      }
      error={error}
      hasContent={settings !== undefined}
      onRetry={() => void refetch()}
    >
      {data && settings ? (
        <div className={styles.form}>
          <SettingsForm
            // The saved values from the server (such as a default for an emptied name) fill the form again.
            key={settings.updatedAt ?? 'default'}
            saved={valuesOf(settings)}
            problems={problems}
            failure={failure}
            isSaving={loading}
            onSave={(changes) => void save(changes)}
          />
          <RetentionCard />
          <BackupCard status={data.backupStatus} />
          <PhrasesForm saved={data.phrases} />
        </div>
      ) : (
        <FormSkeleton fields={8} />
      )}
    </Page>
  );
}
