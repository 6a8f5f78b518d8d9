import { PICTURES, type PictureEntry } from '@sideline/schema/prf/record/pictures';
import { v7 as newId } from 'uuid';
import { entryPath } from '../drafts/changes';
import { keepNow } from '../drafts/kept-drafts';
import { addPicture, sendPictures } from '../../../lib/pictures/picture-queue';
import { shrinkPicture } from '../../../lib/pictures/shrink-picture';
import { useDraft, usePrf } from '../prf-context';
import { thisMinute } from '../fields/entry-editor';

/**
 * Adds a picture to the record: its entry like any other, and its file through the device's queue. Rejects with what to
 * do if the file is not a picture.
 */
export function useAddPicture(): (
  file: File,
  facts: { readonly subject: PictureEntry['subject']; readonly isTakenNow: boolean },
) => Promise<string> {
  const { store } = usePrf();
  const { prfId } = useDraft();
  return async (file, { subject, isTakenNow }) => {
    const content = await shrinkPicture(file);
    const id = newId();
    // The file first, because an entry without one cannot be signed.
    await addPicture(prfId, id, content);
    const say = (name: string, value: unknown) => {
      store.edit(PICTURES.section, entryPath(PICTURES.list, id, name), value);
    };
    // Nobody has said when a chosen file was taken.
    if (isTakenNow) say('taken_at', thisMinute());
    if (subject != null) say('subject', subject);
    // The entry is created even where the time is not known.
    if (!isTakenNow && subject == null) say('id', id);
    await keepNow();
    // If the record itself is new, it has to exist before its pictures.
    void store.flush().then(sendPictures);
    return id;
  };
}
