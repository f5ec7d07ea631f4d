import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVERY_EXAMPLE } from '../../support/examples/every-operation.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { sendWire, wireOf } from '../../support/borders/wire-request.ts';
import type { WireRequest } from '../../support/borders/wire-values.ts';

let other: Person;

beforeAll(async () => {
  other = await createPerson('content_creator');
});

/** Returns where a value holds `uid`, as paths of keys. */
function placesOf(value: unknown, uid: string, path: readonly string[] = []): string[][] {
  if (value === uid) return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, uid, [...path, key]));
}

function withAt(request: WireRequest, path: readonly string[], value: string): WireRequest {
  const changed = structuredClone(request) as unknown as Record<string, unknown>;
  let node = changed;
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
  node[path.at(-1) ?? ''] = value;
  return changed as unknown as WireRequest;
}

describe.each(EVERY_EXAMPLE)('%s', (_id, { operation, prepare }) => {
  it('is done for nobody but the caller, whose uid stands wherever one has to', async () => {
    const ready = await prepare();
    const { person } = ready;
    const request = wireOf(operation, ready);
    const places = person ? placesOf(request, person.uid) : [];
    if (operation.self) expect(places.map((path) => path.join('.'))).toContain(operation.self);
    for (const path of places) {
      // An address may name anybody; whoever is meant there only because they call is declared.
      if (path[0] === 'params' && path.join('.') !== operation.self) continue;
      const { status, body, usage } = await sendWire(operation, withAt(request, path, other.uid), ready);
      expect({ at: path.join('.'), status, body }).toMatchObject({
        status: 403,
        body: { code: 'forbidden', message: 'You can only do this for your own account' },
      });
      expect([...usage.written].filter((document) => !document.startsWith(`${COLLECTIONS.rateLimits}/`))).toEqual([]);
    }
  });
});
