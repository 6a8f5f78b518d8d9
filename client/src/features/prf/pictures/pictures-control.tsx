import { fieldAt } from '@sideline/schema/prf/catalogue/catalogue';
import { entryTitle } from '@sideline/schema/prf/record/format';
import { PICTURES, picturesField } from '@sideline/schema/prf/record/pictures';
import { EntriesControl } from '../fields/entries-control';
import { usePrf } from '../prf-context';
import { VALUE_OPTIONS, valueText } from '../value-text';
import { PictureButtons } from './picture-buttons';
import { PictureStatus } from './picture-status';
import { PictureThumbnail } from './picture-thumbnail';
import styles from './pictures.module.css';
import { useAddPicture } from './use-add-picture';

const field = picturesField();
const subject = fieldAt(PICTURES.section, `${PICTURES.list}.subject`);

/** The pictures of the record: taken or chosen, described like any entry, and the state of each. */
export function PicturesControl() {
  const { isReadOnly, amending } = usePrf();
  const add = useAddPicture();
  return (
    <EntriesControl
      section={PICTURES.section}
      field={field}
      isDisabled={isReadOnly}
      isMissing={false}
      isNamedByCard
      isAddedByHead
      head={(open) =>
        isReadOnly ? null : amending ? (
          <p className="prf-hint">You cannot add pictures to a signed record. You can strike one through.</p>
        ) : (
          <PictureButtons
            onPick={async (file, isTakenNow) => {
              open(await add(file, { subject: null, isTakenNow }));
            }}
          />
        )
      }
      summarise={(entry) => {
        const { caption, void_reason: reason } = entry;
        const id = String(entry['id']);
        const name = entryTitle(field, entry, VALUE_OPTIONS);
        return (
          <span className={styles.picture}>
            <PictureThumbnail id={id} name={name} />
            <span className={styles.words}>
              <strong>{(subject && valueText(subject, entry['subject'], entry)) || field.entryLabel}</strong>
              {typeof caption === 'string' ? <span>{caption}</span> : null}
              {reason == null ? <PictureStatus id={id} /> : null}
            </span>
          </span>
        );
      }}
      aside={(entry) => (
        <span className={styles.picture}>
          <PictureThumbnail id={String(entry['id'])} name={entryTitle(field, entry, VALUE_OPTIONS)} />
          <PictureStatus id={String(entry['id'])} />
        </span>
      )}
    />
  );
}

/** Photographs the ECG where it is read. The photograph is then among the pictures. */
export function EcgPictureButtons() {
  const { isReadOnly, amending } = usePrf();
  const add = useAddPicture();
  if (isReadOnly || amending) return null;
  return (
    <PictureButtons
      of="ECG"
      onPick={async (file, isTakenNow) => {
        await add(file, { subject: 'ecg', isTakenNow });
      }}
    />
  );
}
