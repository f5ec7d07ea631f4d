import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive, made as it is read. */
export interface ArchivedFile {
  readonly name: string;
  readonly modifiedAt: Date;
  readonly text: AsyncIterable<string>;
}

/** A zip archive as a stream of bytes: files are read one after the other, as fast as the archive is. Breaks when one fails. */
export function zipArchive(files: readonly ArchivedFile[]): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const fail = (error: Error) => void zip.outputStream.destroy(error);
  zip.on('error', fail);
  for (const { name, modifiedAt, text } of files) {
    // yazl does not listen for what goes wrong with what it reads.
    const source = Readable.from(text, { objectMode: false }).on('error', fail);
    zip.addReadStream(source, name, { mtime: modifiedAt });
  }
  zip.end();
  return zip.outputStream;
}
