/** A stored file's address on some run's Storage emulator, up to the bucket's name. */
const FILE_ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/v0\/b\//g;
const WRITES_AT_ONCE = 200;

interface Document {
  readonly name: string;
  readonly fields?: unknown;
}

/** Where imported documents are, and what has the files that they name. */
export interface FileHost {
  readonly projectId: string;
  /** `HOST:PORT` of this run's Storage emulator. */
  readonly storage: string;
}

/**
 * Makes the addresses of stored files in all documents name this run's Storage emulator: data that another run has exported names that
 * run's. Documents without such an address stay untouched. Rejects when the engine at `engineUrl` refuses.
 */
export async function nameFileHost(engineUrl: string, { projectId, storage }: FileHost): Promise<void> {
  const documents = `${engineUrl}v1/projects/${projectId}/databases/(default)/documents`;
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

  const writes: { update: Document }[] = [];
  const { collectionIds = [] } = await ask<{ collectionIds?: string[] }>('listCollectionIds', { pageSize: 1000 });
  for (const collectionId of collectionIds) {
    const structuredQuery = { from: [{ collectionId, allDescendants: true }] };
    for (const { document } of await ask<{ document?: Document }[]>('runQuery', { structuredQuery })) {
      const moved = document && named(document, storage);
      if (moved) writes.push({ update: moved });
    }
  }
  for (let at = 0; at < writes.length; at += WRITES_AT_ONCE) {
    await ask('commit', { writes: writes.slice(at, at + WRITES_AT_ONCE) });
  }
}

/** The document with all its file addresses at `storage`; nothing when they are there already. */
function named({ name, fields }: Document, storage: string): Document | undefined {
  const before = JSON.stringify(fields ?? {});
  const after = before.replace(FILE_ADDRESS, `http://${storage}/v0/b/`);
  return after === before ? undefined : { name, fields: JSON.parse(after) as unknown };
}
