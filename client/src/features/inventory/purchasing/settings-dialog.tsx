import { penceIn } from '@sideline/schema/inventory/money';
import { Button, Modal, Skeleton } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { ErrorSummary } from '../../../components/ui/entity-form';
import { Failure } from '../../../components/ui/failure';
import { FormFailure } from '../../../components/ui/form-failure';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { usePurchasingSettingsQuery, useUpdatePurchasingSettingsMutation } from './purchasing.generated';
import styles from '../papers/papers.module.css';

const controlId = (field: string): string => `purchasing-${field}`;

/** The order value above which a second approver is needed. Administrators only. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = usePurchasingSettingsQuery({ fetchPolicy: 'network-only' });
  const [update] = useUpdatePurchasingSettingsMutation({ context: inlineErrors });
  const [typed, setTyped] = useState<string | null>(null);
  const saving = useSaving(controlId);
  const current = data?.purchasingSettings.twoPeopleAbovePence;
  const value = typed ?? (current === undefined ? '' : (current / 100).toFixed(2));

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const pence = penceIn(value);
    const problems =
      pence === null
        ? [{ field: 'twoPeopleAbovePence', code: 'invalid', message: 'Enter an amount in pounds, like 500.' }]
        : null;
    const isSaved = await saving.run(problems, async () => {
      if (pence !== null) await update({ variables: { input: { twoPeopleAbovePence: pence } } });
    });
    if (!isSaved) return;
    notify.success('Approval saved.');
    onClose();
  };
  return (
    <Modal open title="Approval of orders" footer={null} mask={{ closable: false }} onCancel={onClose}>
      {current === undefined ? (
        error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton active title={false} />
        )
      ) : (
        <form noValidate className={styles['form']} onSubmit={(event) => void save(event)}>
          <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
          <FormFailure text={saving.failure} />
          <TextField
            id={controlId('twoPeopleAbovePence')}
            label="Value that needs a second approver, in pounds"
            hint="Orders above this value must be approved by someone other than the person who submitted them."
            value={value}
            inputMode="decimal"
            isRequired
            error={saving.problems.of('twoPeopleAbovePence')}
            onChange={setTyped}
          />
          <div className={styles['foot']}>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="primary" htmlType="submit" loading={saving.isSaving}>
              Save approval
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
