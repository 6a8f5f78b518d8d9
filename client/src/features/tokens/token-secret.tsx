import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import styles from './tokens.module.css';

interface TokenSecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onDone: () => void;
}

/** The token itself, this once: only its hash is kept. */
export function TokenSecret({ name, secret, onDone }: TokenSecretProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setIsCopied(true);
    } catch {
      // Without access to the clipboard the text can still be selected by hand.
      setIsCopied(false);
    }
  };
  return (
    <div className={styles.form}>
      <Alert
        type="warning"
        showIcon
        title="Copy this token now. It is shown this once."
        description="Whoever has it acts with its role. Keep it where your integration keeps its other secrets."
      />
      <div>
        <span id="token-secret-label" className={styles.label}>
          {name}
        </span>
        <code aria-labelledby="token-secret-label" className={styles.secret}>
          {secret}
        </code>
      </div>
      <p className={styles.hint}>
        Send it with each request as <code>Authorization: Bearer …</code>
      </p>
      <div className={styles.actions}>
        <Button icon={<CopyOutlined />} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy token'}
        </Button>
        <Button type="primary" onClick={onDone}>
          I have kept it
        </Button>
      </div>
    </div>
  );
}
