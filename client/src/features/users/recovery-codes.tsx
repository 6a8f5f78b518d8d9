import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useFactorWords } from './factor-words';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes for when the phone is lost, shown only this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const { say } = useFactorWords();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // Without access to the clipboard, the text can still be selected by hand.
      setCopied(false);
    }
  };
  return (
    <div className={styles.stack}>
      <Alert type="warning" showIcon title={say('factor.keepCodes')} description={say('factor.keepHow')} />
      <ol className={styles.codes} aria-label={say('factor.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          {isCopied ? say('factor.copied') : say('factor.copy')}
        </Button>
        <Button type="primary" onClick={onDone}>
          {say('factor.kept')}
        </Button>
      </div>
    </div>
  );
}
