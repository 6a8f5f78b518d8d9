import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import styles from './register.module.css';

interface TextDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A text to read over the form, which stays as it is; one button closes it. */
export function TextDialog({ title, isOpen, onClose, children }: TextDialogProps) {
  return (
    <Modal
      title={title}
      open={isOpen}
      onCancel={onClose}
      closable={false}
      width={640}
      footer={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles['text']} tabIndex={0} role="region" aria-label={title}>
        {children}
      </div>
    </Modal>
  );
}
