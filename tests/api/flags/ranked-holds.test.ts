import { listCases } from '@doubloon/contract/admin/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, expect, it } from 'vitest';
import { openCase } from '../../../functions/src/cases/cases.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { call, deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let admin: Person;
const ids = new Map<string, string>();

const hold = (name: string, score: number, amountCents: number, minute: number) =>
  unitOfWork(deps(), (tx) => {
    const { id } = openCase(tx, {
      kind: 'hold',
      campaignId: 'cmp_ranked',
      subjectId: name,
      subjectType: 'application',
      openedBy: null,
      summary: `Score ${score}.`,
      amountCents,
      found: { score, flags: [], figures: [] },
      createdAt: new Date(Date.UTC(2026, 4, 4, 10, minute)),
    });
    ids.set(name, id);
    return Promise.resolve();
  });
const namesOf = (cases: readonly { subject_id: string }[]) => cases.map(({ subject_id: name }) => name);

beforeAll(async () => {
  admin = await createPerson('admin');
  await hold('low', 40, 1_000, 1);
  await hold('costly', 45, 80_000, 2);
  await hold('sure', 100, 2_000, 3);
  await hold('older', 90, 3_000, 0);
  await hold('oldest', 90, 9_000, 0);
});

it('lists undecided held payments by score times amount, page by page', async () => {
  const query = { kind: 'hold' as const, status: 'open' as const };
  expect(namesOf(await succeed(listCases, { query }, admin))).toEqual(['costly', 'oldest', 'older', 'sure', 'low']);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listCases, { query: { ...query, limit: 2, cursor } }, admin);
    if (!page.ok) throw new Error('a page was expected');
    seen.push(...namesOf(page.data));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['costly', 'oldest', 'older', 'sure', 'low']);
});

it('leaves a list of all kinds in the order of time', async () => {
  const listed = await succeed(listCases, { query: { status: 'open', limit: 50 } }, admin);
  expect(namesOf(listed).slice(0, 3)).toEqual(['sure', 'costly', 'low']);
});

it('still lists those whose stake is not stored yet, each once, and after the others where a page ends between them', async () => {
  for (const name of ['older', 'oldest']) {
    const stored = deps()
      .db.firestore.collection(COLLECTIONS.cases)
      .doc(ids.get(name) ?? '');
    const { stake: _, ...before } = (await stored.get()).data() ?? {};
    await stored.set(before);
  }
  const query = { kind: 'hold' as const, status: 'open' as const };
  expect(namesOf(await succeed(listCases, { query }, admin))).toEqual(['costly', 'oldest', 'older', 'sure', 'low']);
  expect(namesOf(await succeed(listCases, { query: { ...query, limit: 3 } }, admin))).toEqual([
    'costly',
    'sure',
    'low',
  ]);
});
