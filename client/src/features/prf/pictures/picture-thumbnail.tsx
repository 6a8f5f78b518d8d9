import { PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { PictureView } from './picture-view';
import styles from './pictures.module.css';
import { usePicturePlace } from './use-picture-url';

/** A small picture that opens the large one. */
export function PictureThumbnail({ id, name }: { readonly id: string; readonly name: string }) {
  const { url } = usePicturePlace(id);
  const [isOpen, setOpen] = useState(false);
  if (url === null)
    return (
      <span className={styles.thumbnail} data-empty aria-hidden="true">
        <PictureOutlined />
      </span>
    );
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        onClick={() => {
          setOpen(true);
        }}
      >
        <img src={url} alt={`View ${name}`} />
      </button>
      <PictureView
        url={url}
        name={name}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
