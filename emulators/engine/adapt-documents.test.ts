import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { adaptDocuments } from './adapt-documents.ts';

const IN = 'projects/demo-p/databases/(default)/documents';
const address = (port: number) => `http://127.0.0.1:${port}/v0/b/bucket/o/users%2Fa.png?alt=media&token=t`;
const shop = (port: number) => ({
  name: `${IN}/stores/a`,
  fields: {
    logo: { mapValue: { fields: { downloadUrl: { stringValue: address(port) } } } },
    works: { arrayValue: { values: [{ stringValue: address(port) }] } },
  },
});
const settled = { name: `${IN}/users/b`, fields: { name: { stringValue: 'B' }, picture: { stringValue: address(7) } } };

let server: Server | undefined;
afterEach(() => server?.close());

/** Creates a fake engine with one document per collection; returns the writes that it received. */
async function anEngine(documents: Record<string, unknown>, refuses = false) {
  const committed: unknown[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const asked = JSON.parse(body) as { structuredQuery?: { from: { collectionId: string }[] }; writes?: unknown[] };
      const answers: Record<string, () => unknown> = {
        listCollectionIds: () => ({ collectionIds: Object.keys(documents) }),
        runQuery: () => [
          { document: documents[asked.structuredQuery?.from[0]?.collectionId ?? ''] },
          { readTime: 'now' },
        ],
        commit: () => {
          committed.push(...(asked.writes ?? []));
          return {};
        },
      };
      const verb = request.url?.split(':').at(-1) ?? '';
      response.writeHead(refuses && verb === 'commit' ? 403 : 200).end(JSON.stringify(answers[verb]?.()));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, committed };
}

describe('imported documents', () => {
  it('name the Storage emulator of this run, wherever in them an address stands; the others stay untouched', async () => {
    const { url, committed } = await anEngine({ stores: shop(9199), users: settled, none: undefined });
    await adaptDocuments(url, { projectId: 'demo-p', storage: '127.0.0.1:7' });
    expect(committed).toEqual([{ update: shop(7) }]);
  });

  it('get a new name when their id is made of a moment that is moved', async () => {
    const notice = (at: number, day: string) => ({
      name: `${IN}/notifications/ntf_a_${at}_b`,
      fields: { readAt: { timestampValue: `${day}T08:55:10.634Z` } },
    });
    const { url, committed } = await anEngine({ notifications: notice(1795251310634, '2026-11-21'), users: settled });
    const move = { playedAt: Date.parse('2026-11-22T08:56:26Z'), days: 2 };
    await adaptDocuments(url, { projectId: 'demo-p', move });
    expect(committed).toEqual([
      { delete: notice(1795251310634, '').name },
      { update: notice(1795424110634, '2026-11-23') },
    ]);
  });

  it('are not half moved in silence', async () => {
    const { url } = await anEngine({ stores: shop(9199) }, true);
    await expect(adaptDocuments(url, { projectId: 'demo-p', storage: '127.0.0.1:7' })).rejects.toThrow(
      'The Firestore engine answered commit with 403',
    );
  });
});
