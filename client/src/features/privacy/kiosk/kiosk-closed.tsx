import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { FormFailure } from '../../../components/ui/form-failure';
import { codeOf, messageOf } from '../../../lib/errors';
import { useSession } from '../../../lib/session';
import { useSaid, useSay } from '../../../lib/words/use-words';
import { enterKiosk } from './enter-kiosk';
import styles from './kiosk.module.css';

/** Shown to everyone who is not at an open kiosk: a message, and a box for the code that the crew has. */
export function KioskClosed({ path }: { readonly path: string }) {
  const say = useSay();
  const said = useSaid();
  const { handOver } = useSession();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const enter = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      await enterKiosk(path, code, handOver);
    } catch (reason) {
      setFailure(reason);
    }
  };
  return (
    <>
      <h1>{say('kiosk.thanks')}</h1>
      <p>{say('kiosk.closed')}</p>
      <form noValidate className={styles['code']} autoComplete="off" onSubmit={(event) => void enter(event)}>
        <FormFailure text={failure === null ? null : said(messageOf(failure), codeOf(failure))} />
        <label htmlFor="kiosk-code">{say('kiosk.crewCode')}</label>
        <Input
          id="kiosk-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target: { value } }) => setCode(value)}
        />
        <Button htmlType="submit" size="large" disabled={code.trim() === ''}>
          {say('kiosk.open')}
        </Button>
      </form>
    </>
  );
}
