import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes for the day when the telephone is lost, this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // Without access to the clipboard the text can still be selected by hand.
      setCopied(false);
    }
  };
  return (
    <div className={styles.stack}>
      <Alert
        type="warning"
        showIcon
        title="Keep these recovery codes now. They are shown this once."
        description="Each signs you in once when you do not have the app. Print them, or keep them where you keep your passwords."
      />
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy codes'}
        </Button>
        <Button type="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
