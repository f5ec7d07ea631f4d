import type * as operations from '@doubloon/contract/account/operations.ts';
import { MAX_EXPORTED_RECORDS } from '@doubloon/contract/account/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { PERSONAL_DATA } from './account-domains.ts';
import { jsonArray, type Contents } from './json-array.ts';
import { zipArchive } from './zip-archive.ts';

/** Everything about the caller: one file of JSON per kind, and at the end an index that says what is in each. */
export const exportAccount: Handler<typeof operations.exportAccount> = (call, { params }) => {
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
