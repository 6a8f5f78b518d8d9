import { Button, Drawer } from 'antd';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormFailure } from './form-failure';
import { useIsPhone } from '../../lib/use-media';
import { ErrorSummary } from './entity-form';
import styles from './drawer-form.module.css';
import type { Saving } from './use-saving';

interface DrawerFormProps {
  readonly title: string;
  /** What the button does: 'Create client'. */
  readonly action: string;
  readonly saving: Saving;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A form in a drawer: problems at the top, then the fields, then the actions. Mounted while open, so that it starts
 * empty.
 */
export function DrawerForm({ title, action, saving, onSubmit, onClose, children }: DrawerFormProps) {
  const isPhone = useIsPhone();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Drawer open title={title} size={isPhone ? '100%' : 720} mask={{ closable: false }} onClose={onClose}>
      <form noValidate className={styles.form} aria-label={title} onSubmit={submit}>
        <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
        <FormFailure text={saving.failure} />
        {children}
        <div className={styles.foot}>
          <Button onClick={onClose} disabled={saving.isSaving}>
            Cancel
          </Button>
          <Button type="primary" htmlType="submit" loading={saving.isSaving}>
            {action}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

/** Fields beside each other where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
