import {
  isStandingPicture,
  PICTURE_NOT_HERE,
  pictureName,
  PICTURES,
  picturesIn,
} from '@sideline/schema/prf/record/pictures';
import { useDevicePictures } from '../../../lib/pictures/picture-queue';
import { controlId } from '../fields/control-id';
import { useFacts, useView } from '../prf-context';
import type { RecordView } from '../record-view';
import type { ReviewLine } from '../review/notice-list';
import { VALUE_OPTIONS } from '../value-text';

const notRead = (view: RecordView): readonly string[] => {
  const stored = new Set(view.record?.pictureFiles.map(({ id }) => id));
  return picturesIn(view.facts().data[PICTURES.section])
    .filter(isStandingPicture)
    .flatMap(({ id }) => (stored.has(id) ? [] : [id]));
};

/** Ids of the pictures in the record that the server does not have, because nobody may sign what others cannot see. */
export function useMissingPictureIds(): readonly string[] {
  const onDevice = useDevicePictures();
  return useView(notRead).filter((id) => onDevice.get(id)?.state.kind !== 'sent');
}

/** The same, each as a line of the review. */
export function useMissingPictures(): readonly ReviewLine[] {
  const { data } = useFacts();
  const onDevice = useDevicePictures();
  return useMissingPictureIds().map((id) => ({
    key: id,
    target: {
      section: PICTURES.section,
      controlId: `${controlId(PICTURES.section, PICTURES.list)}-${id}`,
    },
    label: pictureName(data, id, VALUE_OPTIONS) ?? 'Picture',
    text: onDevice.has(id) ? 'It is on this device and has not been sent yet.' : PICTURE_NOT_HERE,
  }));
}
