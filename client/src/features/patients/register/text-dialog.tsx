import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { FieldWords } from '../../../lib/words/field-words';
import { LANGUAGES, useLanguage } from '../../../lib/words/languages';
import { useSay } from '../../../lib/words/use-words';
import styles from './register.module.css';

interface TextDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A text over the form, which stays as it is. One button closes it. */
export function TextDialog({ title, isOpen, onClose, children }: TextDialogProps) {
  const say = useSay();
  const isEnglish = useLanguage() === 'en';
  return (
    <Modal
      title={title}
      open={isOpen}
      onCancel={onClose}
      closable={false}
      width={640}
      footer={
        <Button type="primary" onClick={onClose}>
          {say('register.close')}
        </Button>
      }
    >
      <div className={styles['text']} tabIndex={0} role="region" aria-label={title}>
        {!isEnglish && <p>{say('register.textInEnglish')}</p>}
        <div lang={LANGUAGES.en.tag}>
          <FieldWords value={null}>{children}</FieldWords>
        </div>
      </div>
    </Modal>
  );
}
