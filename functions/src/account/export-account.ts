import { Readable } from 'node:stream';
import { MAX_EXPORTED_RECORDS } from '@doubloon/contract/account/operations.ts';
import { ZipFile } from 'yazl';
import type { Handler } from '../platform/dependencies.ts';
import { PERSONAL_DATA } from './account-domains.ts';

/** The number of records in a file, and if these are all. */
interface Contents {
  records: number;
  complete: boolean;
}

/** Records as the text of one JSON array, at most `limit` of them; `contents` has their number once it has been read. */
export async function* jsonArray(
  records: AsyncIterable<unknown>,
  limit: number,
  contents: Contents,
): AsyncGenerator<string> {
  for await (const record of records) {
    if (contents.records === limit) {
      contents.complete = false;
      break;
    }
    yield `${contents.records === 0 ? '[' : ','}\n${JSON.stringify(record, null, 2)}`;
    contents.records += 1;
  }
  yield contents.records === 0 ? '[]\n' : '\n]\n';
}

interface ArchivedFile {
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
    // yazl does not listen for errors of the stream it reads.
    const source = Readable.from(text, { objectMode: false }).on('error', fail);
    zip.addReadStream(source, name, { mtime: modifiedAt });
  }
  zip.end();
  return zip.outputStream;
}

/** Everything about the caller: a JSON file per kind, and an index of them at the end. */
export const exportAccount: Handler<'exportAccount'> = (call, { params }) => {
  const exportedAt = call.clock.now();
  const contents: Record<string, Contents> = {};
  const lists = PERSONAL_DATA.flatMap(({ lists: listsOf }) => listsOf?.(call, params.id) ?? []);
  const files = lists.map(({ name: kind, records }) => {
    const name = `${kind}.json`;
    const counted = (contents[name] = { records: 0, complete: true });
    return { name, modifiedAt: exportedAt, text: jsonArray(records, MAX_EXPORTED_RECORDS, counted) };
  });
  const index = { name: 'index.json', modifiedAt: exportedAt, text: indexOf(params.id, exportedAt, contents) };
  return Promise.resolve({
    fileName: `doubloon-${exportedAt.toISOString().slice(0, 10)}.zip`,
    content: zipArchive([...files, index]),
  });
};

// Read last, when every file has been counted.
async function* indexOf(uid: string, exportedAt: Date, files: Record<string, Contents>): AsyncGenerator<string> {
  yield await Promise.resolve(`${JSON.stringify({ uid, exportedAt, files }, null, 2)}\n`);
}
