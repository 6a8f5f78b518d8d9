import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/session';
import { FieldHelp } from '../fields/field-help';
import { useFacts } from '../prf-context';
import { liveSets } from './sets';
import type { OpenSet } from './use-set';

/**
 * SpO2 scale 2 only by a deliberate choice that records who chose it and why: confirmed hypercapnic failure, target
 * 88–92 % (clinical section 2).
 */
export function Spo2Scale({ open }: { readonly open: OpenSet }) {
  const facts = useFacts();
  const user = useSignedInUser();
  const [isAsking, setAsking] = useState(false);
  const [chosenBy, setChosenBy] = useState('');
  const [reason, setReason] = useState('');
  const { entry } = open;
  const before = [...liveSets(facts)]
    .reverse()
    .find((set) => set.id !== entry.id && set.spo2_scale === 'scale_2');

  const ask = () => {
    setChosenBy(before?.spo2_scale_chosen_by ?? `${user.firstName} ${user.lastName}`);
    setReason(before?.spo2_scale_reason ?? '');
    setAsking(true);
  };
  const choose = () => {
    open.set('spo2_scale', 'scale_2');
    open.set('spo2_scale_chosen_by', chosenBy.trim());
    open.set('spo2_scale_reason', reason.trim());
    setAsking(false);
  };
  const goBack = () => {
    open.set('spo2_scale', null);
    open.set('spo2_scale_chosen_by', null);
    open.set('spo2_scale_reason', null);
  };

  return (
    <div className="prf-actions">
      {entry.spo2_scale === 'scale_2' ? (
        <>
          <span>
            <strong>SpO2 scale 2</strong>, chosen by {entry.spo2_scale_chosen_by ?? '…'}:{' '}
            {entry.spo2_scale_reason ?? '…'}
          </span>
          <Button type="link" onClick={goBack}>
            Back to scale 1
          </Button>
        </>
      ) : (
        <Button type="link" onClick={ask}>
          {before ? 'The previous set used SpO2 scale 2: use it again…' : 'Use SpO2 scale 2…'}
        </Button>
      )}
      <FieldHelp section="observations" path="entries/spo2_scale" label="SpO2 scale 2" />
      <Modal
        rootClassName="prf-portal"
        open={isAsking}
        title="SpO2 scale 2"
        okText="Use scale 2"
        okButtonProps={{ disabled: chosenBy.trim() === '' || reason.trim() === '' }}
        onOk={choose}
        onCancel={() => {
          setAsking(false);
        }}
      >
        <p className="prf-hint">
          Only in confirmed hypercapnic respiratory failure with a target saturation of 88–92 %. The set will
          record who chose it and why.
        </p>
        <label htmlFor="prf-scale-by" className="prf-label">
          Chosen by
        </label>
        <Input
          id="prf-scale-by"
          value={chosenBy}
          maxLength={200}
          onChange={(event) => {
            setChosenBy(event.target.value);
          }}
        />
        <label htmlFor="prf-scale-why" className="prf-label">
          Why
        </label>
        <Input.TextArea
          id="prf-scale-why"
          value={reason}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 5 }}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
      </Modal>
    </div>
  );
}
