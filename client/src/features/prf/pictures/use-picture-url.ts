import { useEffect, useState } from 'react';
import { devicePicture, useDevicePictures } from '../../../lib/pictures/picture-queue';
import { useDraft, usePrf } from '../prf-context';

/** Where a picture is: on this device, on the server, or on the device that took it. */
export interface PicturePlace {
  /** The address for an `img`; null if it is not here, or not yet decrypted. */
  readonly url: string | null;
  readonly isHere: boolean;
}

/** An address for a picture on this device; undefined if its bytes are not here; null while it is being decrypted. */
const useDeviceUrl = (id: string, isOnDevice: boolean): string | undefined | null => {
  const [url, setUrl] = useState<string | undefined | null>(null);
  useEffect(() => {
    if (!isOnDevice) return;
    let made: string | undefined;
    let isOver = false;
    void devicePicture(id).then((content) => {
      if (isOver) return;
      made = content === null ? undefined : URL.createObjectURL(content);
      setUrl(made);
    });
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [id, isOnDevice]);
  return url;
};

/** Where to find the picture of an entry. A picture taken on this device is shown without asking the server. */
export function usePicturePlace(id: string): PicturePlace {
  const { record } = usePrf();
  const { prfId } = useDraft();
  const picture = useDevicePictures().get(id);
  const own = useDeviceUrl(id, picture !== undefined);
  if (picture !== undefined && own !== undefined) return { url: own, isHere: true };
  const isStored =
    picture?.state.kind === 'sent' || (record?.pictureFiles.some((file) => file.id === id) ?? false);
  return { url: isStored ? `/api/prf/${prfId}/pictures/${id}` : null, isHere: isStored };
}
