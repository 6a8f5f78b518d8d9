import { Zip, ZipDeflate } from 'fflate';

/** One file of an archive, as it is made. */
export interface ZippedFile {
  readonly name: string;
  readonly content: AsyncIterable<string | Buffer>;
}

/** An archive as a stream: each file is packed while it is made, and only unread data is in memory. */
export async function* zipChunks(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    waiting.push(Buffer.from(chunk));
  });
  const taken = (): Buffer[] => {
    const chunks = waiting;
    waiting = [];
    return chunks;
  };
  for await (const { name, content } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(Buffer.from(chunk), false);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
