import { PICTURES, picturesField } from '@sideline/schema/prf/record/pictures';
import { concept, fieldOf, notes, resource, textOf, wordsOf } from './elements.js';
import type { ExportedPicture, ExportedPictureFile, FhirScope } from './exported-prf.js';
import type { LateResource, Resource } from './fhir.types.js';
import { OWN } from './terminology.js';

/** Media: the pictures in the record, bytes and all, because readers of the document cannot sign in here. */

const field = (name: string) => fieldOf(PICTURES.section, `${PICTURES.list}.${name}`);

const idOf = (scope: FhirScope, { entry }: ExportedPicture): string =>
  scope.idOf(`${PICTURES.list}/${entry.id}`);

const mediaResource = (
  scope: FhirScope,
  picture: ExportedPicture,
  file: ExportedPictureFile | null,
): Resource => {
  const { entry } = picture;
  const row = { ...entry };
  const shows = wordsOf(field('subject'), row) ?? picturesField().entryLabel;
  const caption = textOf(entry.caption);
  return resource('Media', idOf(scope, picture), {
    identifier: [
      { system: `${OWN.row}attachment`, value: entry.id },
      ...(file === null ? [] : [{ system: OWN.contentHash, value: file.facts.sha256 }]),
    ],
    status: scope.isVoid ? 'entered-in-error' : 'completed',
    modality: concept(shows),
    subject: scope.subject,
    encounter: scope.encounter,
    createdDateTime: entry.taken_at ?? undefined,
    issued: entry.recorded_at ?? undefined,
    height: file?.facts.height,
    width: file?.facts.width,
    content:
      file === null
        ? { title: shows }
        : {
            contentType: file.facts.contentType,
            data: file.bytes.toString('base64'),
            size: file.facts.byteSize,
            title: caption ?? shows,
            creation: entry.taken_at ?? undefined,
          },
    note: notes(caption, file === null ? 'The file of this picture could not be read.' : undefined),
  });
};

export const mediaResources = (scope: FhirScope): readonly LateResource[] =>
  scope.record.pictures.map((picture) => ({
    id: idOf(scope, picture),
    make: async () => mediaResource(scope, picture, await picture.read()),
  }));
