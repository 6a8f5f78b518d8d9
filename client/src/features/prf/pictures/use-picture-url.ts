import { useEffect, useState } from 'react';
import { devicePicture, useDevicePictures } from '../../../lib/pictures/picture-queue';
import { useDraft, usePrf } from '../prf-context';

/** Where a picture is: on this device, with the server, or on the device that took it. */
export interface PicturePlace {
  /** What an `img` shows; null where it is not here, or not yet opened. */
  readonly url: string | null;
  readonly isHere: boolean;
}

/** An address for a picture that lies on this device; null while it is being opened. */
const useDeviceUrl = (id: string, isOnDevice: boolean): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isOnDevice) return;
    let made: string | null = null;
    let isOver = false;
    void devicePicture(id).then((content) => {
      if (isOver || content === null) return;
      made = URL.createObjectURL(content);
      setUrl(made);
    });
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [id, isOnDevice]);
  return url;
};

/** Where to see the picture of an entry. What this device took is seen without asking the server. */
export function usePicturePlace(id: string): PicturePlace {
  const { record } = usePrf();
  const { prfId } = useDraft();
  const isOnDevice = useDevicePictures().has(id);
  const own = useDeviceUrl(id, isOnDevice);
  if (isOnDevice) return { url: own, isHere: true };
  const isStored = record?.pictureFiles.some((file) => file.id === id) ?? false;
  return { url: isStored ? `/api/prf/${prfId}/pictures/${id}` : null, isHere: isStored };
}
