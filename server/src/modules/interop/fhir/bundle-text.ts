import type { BundleToWrite, EntryToWrite } from './fhir.types.js';

const entryText = async ({ resource, fullUrl, search }: EntryToWrite): Promise<string> =>
  JSON.stringify({
    fullUrl,
    resource: 'resourceType' in resource ? resource : await resource.make(),
    search,
  });

/** A bundle as JSON, entry by entry: each large resource is made after the one before it has been written, and then released. */
export async function* bundleText({ entry, ...head }: BundleToWrite): AsyncGenerator<Buffer> {
  let before = `${JSON.stringify(head).slice(0, -1)},"entry":[`;
  for await (const each of entry) {
    yield Buffer.from(`${before}${await entryText(each)}`);
    before = ',';
  }
  yield Buffer.from(']}');
}
