import type { PrfSectionKey } from '@sideline/schema/prf/catalogue';
import type { EntriesField } from '@sideline/schema/prf/kinds';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { entryPath } from '../../../lib/drafts/changes';
import { usePrf } from '../prf-context';

interface StrikeOutProps {
  readonly section: PrfSectionKey;
  readonly field: EntriesField;
  readonly entryId: string;
  readonly what: string;
}

/** Strikes an entry through, with the reason; it stays readable and is never deleted. */
export function StrikeOut(props: StrikeOutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        danger
        onClick={() => {
          setOpen(true);
        }}
      >
        Strike out<span className="sl-hidden"> {props.what}</span>
      </Button>
      <StrikeOutDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

interface StrikeOutDialogProps extends StrikeOutProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason; nothing is struck through without one. */
export function StrikeOutDialog({ section, field, entryId, what, isOpen, onClose }: StrikeOutDialogProps) {
  const { store } = usePrf();
  const [reason, setReason] = useState('');
  const id = useId();
  const close = () => {
    onClose();
    setReason('');
  };
  return (
    <Modal
      rootClassName="prf-portal"
      open={isOpen}
      title={`Strike out: ${what}`}
      okText="Strike out"
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      destroyOnHidden
      onCancel={close}
      onOk={() => {
        store.edit(section, entryPath(field.name, entryId, 'void_reason'), reason.trim());
        void store.flush();
        close();
      }}
    >
      <label htmlFor={id} className="prf-label">
        Why was it entered in error?
      </label>
      <p className="prf-hint">
        The entry stays in the record, struck through, with this reason and your name.
      </p>
      <Input.TextArea
        id={id}
        value={reason}
        maxLength={500}
        autoSize={{ minRows: 2, maxRows: 6 }}
        onChange={(event) => {
          setReason(event.target.value);
        }}
      />
    </Modal>
  );
}
