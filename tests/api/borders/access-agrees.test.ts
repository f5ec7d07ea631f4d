import { DOCUMENT_ACCESS, mayDo, type Relation } from '@doubloon/contract/calls/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCells, putAccountDocuments } from '../../support/access-cells/account-cells.ts';
import type { Cell } from '../../support/access-cells/cell.ts';
import { messagingCells, putMessagingDocuments } from '../../support/access-cells/messaging-cells.ts';
import { putStoreDocuments, storeCells } from '../../support/access-cells/store-cells.ts';
import { putTradeDocuments, tradeCells } from '../../support/access-cells/trade-cells.ts';
import { mayGetDirectly, mayListDirectly } from '../../support/borders/direct-rest.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
const strangers = new Map<Role, Person>();
let asked = 0;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  for (const role of STRANGERS) strangers.set(role, await createPerson(role));
  await putTradeDocuments({ owner, creator });
  await putMessagingDocuments({ owner, creator });
  await putStoreDocuments({ owner, creator });
  await putAccountDocuments({ owner, creator });
});

afterAll(() => {
  console.log(`measured: access matrix: ${asked} cells asked of the API and of the rules, which agree`);
});

const STRANGERS = ['user', 'content_creator', 'business_owner', 'admin'] as const;
const cast = { owner: () => owner, creator: () => creator };
const cells: Cell[] = [...accountCells(cast), ...tradeCells(cast), ...messagingCells(cast), ...storeCells(cast)];

/** Who asks: the people a document is about, a stranger of every role, and nobody. */
const ASKERS: readonly { name: string; relation: Relation; person: (cell: Cell) => Person | undefined }[] = [
  { name: 'self', relation: 'self', person: ({ self }) => self() },
  { name: 'counterpart', relation: 'counterpart', person: ({ counterpart }) => counterpart?.() },
  ...STRANGERS.map((role) => ({
    name: `stranger, ${role}`,
    relation: role === 'admin' ? ('admin' as const) : ('other' as const),
    person: () => strangers.get(role),
  })),
  { name: 'nobody', relation: 'anonymous', person: () => undefined },
];

function asksDirectly(cell: Cell, relation: Relation, person: Person | undefined): Promise<boolean> {
  const { collection } = cell;
  if (cell.action === 'get') return mayGetDirectly(person, `${collection}/${cell.id()}`);
  const { list } = DOCUMENT_ACCESS[collection];
  const filter = list[relation] ?? list.other ?? list.self ?? 'unfiltered';
  return mayListDirectly(person, collection, filter, list[relation] ? (person?.uid ?? '') : cell.self().uid);
}

describe.each(cells.map((cell) => [`${cell.action} ${cell.collection}`, cell] as const))('%s', (_name, cell) => {
  const askers = ASKERS.filter(
    ({ relation }) => (relation !== 'counterpart' || cell.counterpart) && cell.api(relation),
  );

  it.each(askers)('is the same through the API, by the rules and in the table for $name', async (asker) => {
    const { relation } = asker;
    const person = asker.person(cell);
    const answer = await cell.api(relation)?.(person);
    if (!answer?.ok) expect([401, 403, 404]).toContain(answer?.status);
    const answers = { api: answer?.ok, rules: await asksDirectly(cell, relation, person) };
    const directly = mayDo(cell.collection, relation, cell.action);
    const throughApi = DOCUMENT_ACCESS[cell.collection].throughApi?.includes(relation) ?? false;
    expect(answers).toEqual({ api: directly || throughApi, rules: directly });
    asked += 1;
  });
});

it('asks for every collection that anybody may read, directly or through the API', () => {
  const readable = (Object.keys(DOCUMENT_ACCESS) as CollectionName[]).filter((name) => {
    const { get, list, throughApi } = DOCUMENT_ACCESS[name];
    return get.length > 0 || Object.keys(list).length > 0 || throughApi !== undefined;
  });
  expect(new Set(cells.map(({ collection }) => collection))).toEqual(new Set(readable));
});
