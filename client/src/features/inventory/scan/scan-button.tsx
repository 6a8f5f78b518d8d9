import { BarcodeOutlined } from '@ant-design/icons';
import { Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWedge } from '../../../components/scan/use-wedge';
import { lazyPart } from '../../../components/ui/lazy-part';
import type { OpenScannedProps } from './open-scanned';

const OpenScanned = lazyPart<OpenScannedProps>(() => import('./open-scanned'), {
  lost: 'The scanner could not be loaded. Try again.',
  fallback: <Skeleton active />,
});

/**
 * Whether a form or dialog is open, because a scan must not take the person away from it. Closed ones may stay in the
 * document.
 */
const isFillingIn = (): boolean =>
  [...document.querySelectorAll('main form, [role="dialog"]')].some((open) => open.checkVisibility());

/** Opens what is scanned: an item, a lot, a bag, a pouch or a place. A hand scanner works without a press. */
export function ScanButton() {
  const navigate = useNavigate();
  const [scanned, setScanned] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    setScanned(null);
  };
  useWedge(
    (text) => {
      // A scan never leaves a form that is being filled in.
      if (isFillingIn()) return;
      setScanned(text);
      setOpen(true);
    },
    { isPage: true },
  );
  return (
    <>
      <Button icon={<BarcodeOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        Scan
      </Button>
      {isOpen ? (
        <Modal open title="Open by scan" footer={null} onCancel={close}>
          <OpenScanned
            scanned={scanned}
            onOpen={(path) => {
              close();
              void navigate(path);
            }}
          />
        </Modal>
      ) : null}
    </>
  );
}
