import { App, Button } from 'antd';
import { StatusTag } from '../../../components/status-tag';
import { discardPicture, retryPicture, useDevicePictures } from '../../../lib/pictures/picture-queue';
import styles from './pictures.module.css';
import { usePicturePlace } from './use-picture-url';

/** Where a picture stands, in words; one that does not go by itself can be sent again. */
export function PictureStatus({ id }: { readonly id: string }) {
  const picture = useDevicePictures().get(id);
  const state = picture?.state;
  const { isHere } = usePicturePlace(id);
  if (state === undefined)
    return isHere ? (
      <StatusTag tone="success">Sent</StatusTag>
    ) : (
      <StatusTag tone="warning">Still on the device that took it</StatusTag>
    );
  switch (state.kind) {
    case 'sent':
      return <StatusTag tone="success">Sent</StatusTag>;
    case 'waiting':
      return picture?.isKept === false ? (
        <StatusTag tone="warning">In this page only, until it is sent</StatusTag>
      ) : (
        <StatusTag tone="waiting">On this device</StatusTag>
      );
    case 'sending':
      return <StatusTag tone="waiting">Being sent</StatusTag>;
    case 'failed':
    case 'refused':
      return (
        <span className={styles.failed}>
          <StatusTag tone={state.kind === 'failed' ? 'warning' : 'danger'}>
            {state.kind === 'failed'
              ? `On this device. Not sent: ${state.message}`
              : `Not sent: ${state.message}`}
          </StatusTag>
          <Button
            onClick={() => {
              retryPicture(id);
            }}
          >
            Retry
          </Button>
          {state.kind === 'refused' ? <Discard id={id} /> : null}
        </span>
      );
  }
}

/** Gives up a picture that the server does not take; its entry stays, to be struck out. */
function Discard({ id }: { readonly id: string }) {
  const { modal } = App.useApp();
  return (
    <Button
      danger
      onClick={() => {
        void modal.confirm({
          title: 'Discard this picture?',
          content: 'It was never sent: nobody will be able to see it. Its entry stays and can be struck out.',
          okText: 'Discard',
          okButtonProps: { danger: true },
          cancelText: 'Keep it',
          onOk: () => discardPicture(id),
        });
      }}
    >
      Discard
    </Button>
  );
}
