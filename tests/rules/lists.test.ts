import type { DocumentAccess, ListFilter } from '@doubloon/contract/calls/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import {
  collection,
  getDocs,
  limit,
  query,
  where,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEARERS, relationsOf, type Bearer } from '../support/borders/bearers.ts';
import { clientsWith, outcomeOf, serverFirestore, UIDS } from '../support/borders/direct-clients.ts';
import { documentOf, putDocument, TABLE } from '../support/borders/rules-documents.ts';

const clients = clientsWith(Object.fromEntries(BEARERS.map(({ name, claims }) => [name, claims])));
let cells = 0;

beforeAll(async () => {
  await Promise.all(TABLE.map(([name]) => putDocument(name)));
  for (const name of ['campaigns', 'publicCampaigns']) {
    await serverFirestore().collection(name).doc('rules-paused').set({ status: 'paused', ownerId: UIDS.self });
  }
});

afterAll(async () => {
  await clients.close();
  console.log(`measured: access matrix: ${cells} cells of lists asked of the rules`);
});

/** Filter of a query. */
type Narrowing =
  | { readonly by: 'nothing' }
  | { readonly by: 'uid'; readonly field: string; readonly isList: boolean; readonly whose: 'own' | 'self' }
  | { readonly by: 'value'; readonly field: string; readonly value: string };

/** Every narrowing somebody could try: none, by each field that holds a uid with one's own or another's, by a fixed value. */
function narrowingsOf({ parties }: DocumentAccess): Narrowing[] {
  const isList = parties !== null && 'among' in parties;
  const named = !parties ? ['uid'] : 'among' in parties ? [parties.among] : [parties.self, parties.counterpart];
  const fields = named.filter((field): field is string => field !== undefined && field !== 'id');
  return [
    { by: 'nothing' },
    ...fields.flatMap((field) =>
      (['own', 'self'] as const).map((whose) => ({ by: 'uid', field, isList, whose }) as const),
    ),
    ...['open', 'paused'].map((value) => ({ by: 'value', field: 'status', value }) as const),
  ];
}

const nameOf = (narrowing: Narrowing) => Object.values(narrowing).map(String).join(' ');

function constraintsOf(narrowing: Narrowing, { uid }: Bearer): QueryConstraint[] {
  if (narrowing.by === 'nothing') return [];
  if (narrowing.by === 'value') return [where(narrowing.field, '==', narrowing.value)];
  const { field, isList, whose } = narrowing;
  return [where(field, isList ? 'array-contains' : '==', whose === 'own' ? uid : UIDS.self)];
}

function satisfies(narrowing: Narrowing, filter: ListFilter, bearer: Bearer): boolean {
  if (filter === 'unfiltered') return true;
  if ('is' in filter)
    return narrowing.by === 'value' && narrowing.field === filter.field && narrowing.value === filter.is;
  const field = 'ownUidIn' in filter ? filter.ownUidIn : filter.ownUidAmong;
  const isOwn = narrowing.by === 'uid' && (narrowing.whose === 'own' || bearer.relation === 'self');
  return isOwn && narrowing.field === field;
}

/** Whoever asks for their own is `self` or `counterpart` of what is found, and of nothing else. */
function mayList({ list }: DocumentAccess, bearer: Bearer, narrowing: Narrowing): boolean {
  const filters = bearer.claims
    ? [...relationsOf(bearer), 'other' as const, 'self' as const, 'counterpart' as const].map((each) => list[each])
    : [list.anonymous];
  const ofPeople = filters.filter((filter) => filter !== undefined);
  return ofPeople.some((filter) => satisfies(narrowing, filter, bearer));
}

const list = (name: CollectionName, bearer: Bearer, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(clients.firestore[bearer.name] as Firestore, name), ...constraints));

describe.each(TABLE)('lists of %s', (name, access) => {
  describe.each(narrowingsOf(access).map((narrowing) => [nameOf(narrowing), narrowing] as const))(
    'narrowed by %s',
    (_name, narrowing) => {
      it('are given as the table says to every relation and role', async () => {
        const outcomes: Record<string, string> = {};
        const expected: Record<string, string> = {};
        for (const bearer of BEARERS) {
          const constraints = constraintsOf(narrowing, bearer);
          outcomes[bearer.name] = await outcomeOf(list(name, bearer, ...constraints, limit(MAX_PAGE_SIZE)));
          expected[bearer.name] = mayList(access, bearer, narrowing) ? 'given' : 'refused';
          cells += 1;
        }
        expect(outcomes).toEqual(expected);
      });

      it('are refused without a limit and with a larger one, also to whom they are given', async () => {
        for (const bearer of BEARERS) {
          if (!mayList(access, bearer, narrowing)) continue;
          const constraints = constraintsOf(narrowing, bearer);
          expect(await outcomeOf(list(name, bearer, ...constraints)), bearer.name).toBe('refused');
          const larger = list(name, bearer, ...constraints, limit(MAX_PAGE_SIZE + 1));
          expect(await outcomeOf(larger), bearer.name).toBe('refused');
          cells += 2;
        }
      });
    },
  );
});

describe('a list that is given', () => {
  const given = TABLE.flatMap(([name, access]) =>
    narrowingsOf(access).flatMap((narrowing) =>
      BEARERS.filter((bearer) => bearer.relation === 'self' && mayList(access, bearer, narrowing)).map(
        (bearer) => [name, narrowing, bearer] as const,
      ),
    ),
  );

  it('holds the document of whoever asks for their own', async () => {
    const own = given.filter(([, narrowing]) => narrowing.by === 'uid' && narrowing.whose === 'own');
    expect(own.length).toBeGreaterThan(40);
    for (const [name, narrowing, bearer] of own) {
      const { docs } = await list(name, bearer, ...constraintsOf(narrowing, bearer), limit(MAX_PAGE_SIZE));
      const { parties } = TABLE.find(([each]) => each === name)?.[1] ?? { parties: null };
      const isOfSelf =
        parties !== null && narrowing.by === 'uid' && ('among' in parties || parties.self === narrowing.field);
      expect(
        docs.some(({ id }) => id === documentOf(name).id),
        `${name} ${nameOf(narrowing)}`,
      ).toBe(isOfSelf);
    }
  });
});

describe('campaigns that are not open', () => {
  it('are listed to their owner by owner and status together', async () => {
    const owner = BEARERS.find(({ relation }) => relation === 'self') as Bearer;
    const stranger = BEARERS.find(({ relation }) => relation === 'other') as Bearer;
    for (const name of ['campaigns', 'publicCampaigns'] as const) {
      const paused = (bearer: Bearer) =>
        list(name, bearer, where('status', '==', 'paused'), where('ownerId', '==', UIDS.self), limit(1));
      expect((await paused(owner)).size).toBe(1);
      expect(await outcomeOf(paused(stranger))).toBe('refused');
    }
  });
});
