import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import styles from './secret-once.module.css';

interface SecretOnceProps {
  /** What it is called: 'token', 'secret'. */
  readonly kind: string;
  readonly name: string;
  readonly secret: string;
  /** What anyone who has it can do. */
  readonly warning: string;
  /** How it is used. */
  readonly children: ReactNode;
  readonly onDone: () => void;
}

/** A secret that another system will use, shown only this once. */
export function SecretOnce({ kind, name, secret, warning, children, onDone }: SecretOnceProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setIsCopied(true);
    } catch {
      // Without access to the clipboard, the text can still be selected by hand.
      setIsCopied(false);
    }
  };
  return (
    <div className={styles['stack']}>
      <Alert
        type="warning"
        showIcon
        title={`Copy this ${kind} now. It is shown only once.`}
        description={warning}
      />
      <div>
        <span id="secret-once-label" className={styles['label']}>
          {name}
        </span>
        <code aria-labelledby="secret-once-label" className={styles['secret']}>
          {secret}
        </code>
      </div>
      <p className={styles['hint']}>{children}</p>
      <div className={styles['actions']}>
        <Button icon={<CopyOutlined />} onClick={() => void copy()}>
          {isCopied ? 'Copied' : `Copy ${kind}`}
        </Button>
        <Button type="primary" onClick={onDone}>
          I have kept it
        </Button>
      </div>
    </div>
  );
}
