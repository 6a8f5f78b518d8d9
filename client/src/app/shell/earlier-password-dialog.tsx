import { Button, Input, Modal } from 'antd';
import { useId, useState, type SyntheticEvent } from 'react';
import { FormFailure } from '../../components/ui/form-failure';
import { loadChunk } from '../../lib/load-chunk';
import styles from './session-dialog.module.css';
import { takeUpLists } from './use-kept-drafts';

interface EarlierPasswordDialogProps {
  /** How many unsent records, checks of bags and counts on this device are encrypted with an earlier password. */
  readonly count: number;
}

const WRONG = 'That password does not open any data kept on this device.';
const LOST = 'The data kept on this device could not be read. Check the connection and try again.';

/**
 * Data on a device is encrypted with the password. If the password was changed on another device, the earlier one opens
 * what was kept before. Until then it stays as it is.
 */
export function EarlierPasswordDialog({ count }: EarlierPasswordDialogProps) {
  const id = useId();
  const [password, setPassword] = useState('');
  const [isOver, setIsOver] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const entries = count === 1 ? '1 entry' : `${count} entries`;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsOpening(true);
    setFailure(null);
    try {
      const { takeUpEarlierPrfDrafts } = await loadChunk(() => import('../../features/prf/take-up-drafts'));
      const isRight = await takeUpEarlierPrfDrafts(password);
      setIsOver(isRight);
      if (isRight) await takeUpLists();
      else setFailure(WRONG);
    } catch {
      setFailure(LOST);
    }
    setIsOpening(false);
  };

  return (
    <Modal
      open={count > 0 && !isOver}
      onCancel={() => setIsOver(true)}
      footer={null}
      width={440}
      centered
      destroyOnHidden
      title={`${entries} on this device not sent`}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className={styles.text}>
          {count === 1 ? 'It was' : 'They were'} saved here under your previous password. Enter that password
          to send {count === 1 ? 'it' : 'them'}.
        </p>
        <FormFailure text={failure} />
        <div className={styles.field}>
          <label htmlFor={`${id}-password`}>Earlier password</label>
          <Input.Password
            id={`${id}-password`}
            autoComplete="off"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
        <div className={styles.actions}>
          <Button onClick={() => setIsOver(true)}>Later</Button>
          <Button type="primary" htmlType="submit" loading={isOpening}>
            Open and send
          </Button>
        </div>
      </form>
    </Modal>
  );
}
