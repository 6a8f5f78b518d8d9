import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { FormFailure } from '../../../components/form-failure';
import { messageOf } from '../../../lib/errors';
import { useSession } from '../../../lib/session';
import { enterKiosk } from './enter-kiosk';
import styles from './kiosk.module.css';

/** What everybody sees who is not at an open kiosk: words, and a box for the code that the crew has. */
export function KioskClosed({ path }: { readonly path: string }) {
  const { handOver } = useSession();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      await enterKiosk(path, code, handOver);
    } catch (reason) {
      setFailure(messageOf(reason));
    }
  };
  return (
    <>
      <h1>Thank you</h1>
      <p>You cannot enter details on this device at the moment. Please give it to a member of the crew.</p>
      <form noValidate className={styles['code']} autoComplete="off" onSubmit={(event) => void enter(event)}>
        <FormFailure text={failure} />
        <label htmlFor="kiosk-code">For the crew: the code from the record</label>
        <Input
          id="kiosk-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target: { value } }) => setCode(value)}
        />
        <Button htmlType="submit" size="large" disabled={code.trim() === ''}>
          Open
        </Button>
      </form>
    </>
  );
}
