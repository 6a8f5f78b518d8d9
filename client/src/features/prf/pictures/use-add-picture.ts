import { PICTURES, type PictureEntry } from '@sideline/schema/prf/record/pictures';
import { v7 as newId } from 'uuid';
import { entryPath } from '../drafts/changes';
import { keepNow } from '../drafts/kept-drafts';
import { addPicture, sendPictures } from '../../../lib/pictures/picture-queue';
import { shrinkPicture } from '../../../lib/pictures/shrink-picture';
import { useDraft, usePrf } from '../prf-context';
import { thisMinute } from '../fields/entry-editor';

/**
 * Adds a picture to the record: its entry as any other, its file by the device's queue. Rejects, saying what to do, for a file
 * that is no picture.
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
    // The file first: an entry without one cannot be signed.
    await addPicture(prfId, id, content);
    const say = (name: string, value: unknown) => {
      store.edit(PICTURES.section, entryPath(PICTURES.list, id, name), value);
    };
    // When a file was taken that lay in a folder, nobody has said.
    if (isTakenNow) say('taken_at', thisMinute());
    if (subject != null) say('subject', subject);
    // The entry is created even where the time is not known.
    if (!isTakenNow && subject == null) say('id', id);
    await keepNow();
    // A record that is new itself has to be there before its pictures.
    void store.flush().then(sendPictures);
    return id;
  };
}
