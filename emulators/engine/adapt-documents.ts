import { moveDates, type DateMove } from '../suite/firebase/move-dates.ts';

/** The address of a stored file on the Storage emulator of any run, up to the bucket's name. */
const FILE_ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/v0\/b\//g;
const WRITES_AT_ONCE = 200;

interface Document {
  readonly name: string;
  readonly fields?: unknown;
}

type Write = { readonly update: Document } | { readonly delete: string };

/** Changes to the documents that this run imports. */
export interface Adaptation {
  readonly projectId: string;
  /** `HOST:PORT` of this run's Storage emulator, if it has one: exported data names the emulator of the run that exported it. */
  readonly storage?: string | undefined;
  /** How far the dates in the documents are moved. */
  readonly move?: DateMove | undefined;
}

/**
 * Makes all documents name this run's Storage emulator and moves their dates. Documents without changes stay untouched. Rejects if the engine at `engineUrl`
 * refuses.
 */
export async function adaptDocuments(engineUrl: string, adaptation: Adaptation): Promise<void> {
  if (adaptation.storage === undefined && !adaptation.move) return;
  const documents = `${engineUrl}v1/projects/${adaptation.projectId}/databases/(default)/documents`;
  const ask = async <Answer>(verb: string, body: unknown): Promise<Answer> => {
    const response = await fetch(`${documents}:${verb}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The Firestore engine answered ${verb} with ${response.status}: ${text}`);
    return JSON.parse(text) as Answer;
  };

  const writes: Write[] = [];
  const { collectionIds = [] } = await ask<{ collectionIds?: string[] }>('listCollectionIds', { pageSize: 1000 });
  for (const collectionId of collectionIds) {
    const structuredQuery = { from: [{ collectionId, allDescendants: true }] };
    for (const { document } of await ask<{ document?: Document }[]>('runQuery', { structuredQuery })) {
      if (document) writes.push(...adapted(document, adaptation));
    }
  }
  for (let at = 0; at < writes.length; at += WRITES_AT_ONCE) {
    await ask('commit', { writes: writes.slice(at, at + WRITES_AT_ONCE) });
  }
}

/** Returns the writes that adapt a document: none if nothing changes, two if its id is made from a date. */
function adapted({ name, fields = {} }: Document, { storage, move }: Adaptation): Write[] {
  const before = JSON.stringify({ name, fields });
  const moved = move ? moveDates(before, move) : before;
  const after = storage === undefined ? moved : moved.replace(FILE_ADDRESS, `http://${storage}/v0/b/`);
  if (after === before) return [];
  const document = JSON.parse(after) as Document;
  return document.name === name ? [{ update: document }] : [{ delete: name }, { update: document }];
}
