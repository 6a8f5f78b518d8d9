import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { LaterModal } from '../../../components/ui/later';
import styles from './pictures.module.css';

interface PictureViewProps {
  readonly url: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The size of a picture, as a share of the available width. */
const STEPS = [1, 1.5, 2, 3, 4] as const;

/** A picture as large as the screen, or larger. It can then be moved by hand, wheel or arrow keys. */
export function PictureView({ url, name, isOpen, onClose }: PictureViewProps) {
  const [step, setStep] = useState(0);
  const zoom = STEPS[step] ?? 1;
  const close = () => {
    setStep(0);
    onClose();
  };
  return (
    <LaterModal
      rootClassName="prf-portal"
      open={isOpen}
      title={name}
      width="min(1200px, 96vw)"
      centered
      destroyOnHidden
      onCancel={close}
      footer={
        <div className="prf-actions">
          <Button
            icon={<MinusOutlined aria-hidden="true" />}
            disabled={step === 0}
            onClick={() => {
              setStep(step - 1);
            }}
          >
            Smaller
          </Button>
          <Button
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={step === STEPS.length - 1}
            onClick={() => {
              setStep(step + 1);
            }}
          >
            Larger
          </Button>
          <Button type="primary" onClick={close}>
            Close
          </Button>
        </div>
      }
    >
      {/* Whatever scrolls must be reachable by keyboard. */}
      <div className={styles.frame} tabIndex={0} role="region" aria-label="Picture">
        <img src={url} alt={name} style={{ width: `${zoom * 100}%` }} />
      </div>
    </LaterModal>
  );
}
