import { Button } from 'antd';
import { StatusTag } from '../../../components/ui/status-tag';
import { askToConfirm } from '../../../lib/confirming';
import { discardPicture, retryPicture, useDevicePictures } from '../../../lib/pictures/picture-queue';
import { NOT_SENT, ON_DEVICE, SENT, sinceText } from '../drafts/save-words';
import { usePrf } from '../prf-context';
import { formatRecent } from '../record-clock';
import styles from './pictures.module.css';
import { usePicturePlace } from './use-picture-url';

/** The state of a picture, in words. A picture that is not sent automatically can be sent again. */
export function PictureStatus({ id }: { readonly id: string }) {
  const picture = useDevicePictures().get(id);
  const { record } = usePrf();
  const { isHere } = usePicturePlace(id);
  if (picture === undefined) {
    const file = record?.pictureFiles.find((one) => one.id === id);
    return isHere ? (
      <StatusTag tone="success">{`${SENT}${sinceText(file?.storedAt, formatRecent)}`}</StatusTag>
    ) : (
      <StatusTag tone="warning">Still on the device that took it</StatusTag>
    );
  }
  const { state, at, isKept } = picture;
  const since = sinceText(at, formatRecent);
  const here = isKept ? ON_DEVICE : 'Only in this browser tab';
  switch (state.kind) {
    case 'sent':
      return <StatusTag tone="success">{`${SENT}${since}`}</StatusTag>;
    case 'waiting':
      return <StatusTag tone={isKept ? 'waiting' : 'warning'}>{`${here}${since}`}</StatusTag>;
    case 'sending':
      return <StatusTag tone="waiting">{`${here}${since}: sending`}</StatusTag>;
    case 'failed':
    case 'refused':
      return (
        <span className={styles.failed}>
          <StatusTag tone={state.kind === 'failed' ? 'warning' : 'danger'}>
            {state.kind === 'failed'
              ? `${here}${since}: ${state.message}`
              : `${NOT_SENT}${since}. ${state.message}`}
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

/** Discards a picture that the server refuses. Its entry stays, to be struck through. */
function Discard({ id }: { readonly id: string }) {
  return (
    <Button
      danger
      onClick={() => {
        askToConfirm({
          title: 'Discard this picture?',
          content:
            'It has not been sent, so nobody will be able to view it. Its entry stays in the record. You can strike the entry through.',
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
