import {
  isStandingPicture,
  PICTURE_NOT_HERE,
  pictureName,
  PICTURES,
  picturesIn,
} from '@sideline/schema/prf/pictures';
import { useDevicePictures } from '../../../lib/pictures/picture-queue';
import { controlId } from '../fields/control-id';
import { useFacts, usePrf } from '../prf-context';
import type { ReviewLine } from '../review/notice-list';

/** Pictures that stand in the record and that the server does not have: nobody signs what nobody can see. */
export function useMissingPictures(): readonly ReviewLine[] {
  const { record } = usePrf();
  const { data } = useFacts();
  const onDevice = useDevicePictures();
  const stored = new Set(record?.pictureFiles.map(({ id }) => id));
  return picturesIn(data[PICTURES.section])
    .filter(({ id }) => !stored.has(id) && onDevice.get(id)?.state.kind !== 'sent')
    .filter(isStandingPicture)
    .map(({ id }) => ({
      key: id,
      target: {
        section: PICTURES.section,
        controlId: `${controlId(PICTURES.section, PICTURES.list)}-${id}`,
      },
      label: pictureName(data, id) ?? 'Picture',
      text: onDevice.has(id) ? 'It is on this device and not sent yet.' : PICTURE_NOT_HERE,
    }));
}
