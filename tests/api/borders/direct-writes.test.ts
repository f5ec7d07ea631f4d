import { Draft, saveDraft } from '@doubloon/contract/drafts/operations.ts';
import { Follow, followId, followCreator } from '@doubloon/contract/followers/operations.ts';
import { ReadMark } from '@doubloon/contract/messaging/conversation.ts';
import { markConversationRead } from '@doubloon/contract/messaging/operations.ts';
import { updatePresence, Presence } from '@doubloon/contract/presence/operations.ts';
import { DOCUMENT_ACCESS } from '@doubloon/contract/calls/access.ts';
import type { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import type { z } from 'zod';
import { conversationDocument } from '../../../functions/testing/message-documents.ts';
import { caseBudget } from '../../../scripts/testing/plan/scope.ts';
import { callRaw, deps } from '../../support/api.ts';
import { writeDirectly } from '../../support/borders/direct-rest.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { storeStore } from '../../support/given/stores.ts';

/** Seed of the writes, to repeat a run: `DIRECT_WRITES_SEED=… npm test -- tests/api/borders/direct-writes.test.ts`. */
const SEED = Number(process.env['DIRECT_WRITES_SEED'] ?? 20_260_301);
const RUNS = caseBudget(100, 150);
const RECEIVED = 4;
const LONG_AGO = new Date('2026-03-01T08:00:00Z');

let me: Person;
let other: Person;
const own = unique('cnv_');
const foreign = unique('cnv_');
const openStore = unique('open');
const closedStore = unique('closed');
const tally: Record<string, { accepted: number; refused: number }> = {};

beforeAll(async () => {
  me = await createPerson('content_creator');
  other = await createPerson('business_owner');
  const { db } = deps();
  const conversationOf = (id: string, participantIds: [string, string]) =>
    conversationDocument({
      id,
      participantIds,
      sentCounts: Object.fromEntries(participantIds.map((uid) => [uid, uid === me.uid ? 9 : RECEIVED])),
    });
  await db.firestore
    .doc(`conversations/${own}`)
    .set(conversationOf(own, [me.uid, other.uid].toSorted() as [string, string]));
  await db.firestore.doc(`conversations/${foreign}`).set(conversationOf(foreign, ['somebody', other.uid]));
  await storeStore({ id: openStore });
  await storeStore({ id: closedStore, status: 'closed' });
  await storeStore({ id: me.uid });
});

afterAll(() => {
  const sentences = Object.entries(tally).map(
    ([name, { accepted, refused }]) => `${name} ${accepted} of ${accepted + refused}`,
  );
  console.log(
    `measured: direct writes, seed ${SEED}: accepted ${sentences.join(', ')}; the API did the same each time`,
  );
});

type Fields = Record<string, unknown>;

/** A call of the API, as it travels. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const callOf = ({ method, path }: Operation, parameter: string, body?: unknown): Call => ({
  method,
  path: path.replace(/\{\w+\}/, encodeURIComponent(parameter)),
  body,
});

/** A write that a client could try, and the call of the API that would do the same; null where it has none. */
interface Attempt {
  readonly id: string;
  readonly before: Fields | null;
  readonly fields: Fields;
  readonly serverTimes: readonly string[];
  readonly call: Call | null;
}

/** Returns a document without its timestamp field. */
function timeless(document: Fields | undefined, time: string): Fields {
  const { [time]: _time, ...rest } = document ?? {};
  return rest;
}

/**
 * Tries a write directly and, when the rules take it, through the API from the same state: the API must take it too, the outcome be the
 * same but for the time, and fit the schema.
 */
async function hold(
  name: keyof typeof COLLECTIONS,
  schema: z.ZodObject,
  time: string,
  attempt: Attempt,
): Promise<void> {
  const ref = deps().db.firestore.collection(name).doc(attempt.id);
  const prepare = () => (attempt.before ? ref.set(attempt.before) : ref.delete());
  const counts = (tally[name] ??= { accepted: 0, refused: 0 });
  await prepare();
  const isAccepted = await writeDirectly(me, { ...attempt, path: ref.path });
  const direct = (await ref.get()).data();
  if (!isAccepted) {
    counts.refused += 1;
    expect(direct).toEqual(attempt.before ? { ...direct, ...timeless(attempt.before, time) } : undefined);
    return;
  }
  counts.accepted += 1;
  if (!attempt.call) throw new Error(`the rules took what the API has no call for: ${JSON.stringify(attempt)}`);
  await prepare();
  const { method, path, body } = attempt.call;
  const answer = await callRaw(method, path, { person: me, ...(body !== undefined && { body: JSON.stringify(body) }) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(timeless(direct, time)).toEqual(timeless((await ref.get()).data(), time));
  const moment = (direct?.[time] as { toDate: () => Date }).toDate();
  expect(schema.strict().safeParse({ ...direct, [time]: moment }).success).toBe(true);
}

const holds = (arbitrary: fc.Arbitrary<Attempt>, run: (attempt: Attempt) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitrary, run), { seed: SEED, numRuns: RUNS });

/** Mostly what should be, now and then something else. */
const mostly = <T, U>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrong });
const anything = fc.oneof(fc.constantFrom(null, true, '', 'x', 0, -1, 1.5, [], {}), fc.string(), fc.integer());
const extra = mostly(fc.constant({}), fc.constantFrom<Fields>({ more: 1 }, { status: 'open' }, { readAt: 'x' }));
/** The server's time, or one of the client's. */
const times = (field: string) =>
  mostly(
    fc.constant({ serverTimes: [field], sent: {} }),
    fc
      .oneof(
        fc.constantFrom<unknown>(LONG_AGO, undefined, null, 1),
        fc.date({ noInvalidDate: true, min: LONG_AGO, max: new Date('2040-01-01') }),
      )
      .map((value) => ({ serverTimes: [] as string[], sent: { [field]: value } })),
  );

const isPlain = (more: Fields, serverTimes: readonly string[]) =>
  Object.keys(more).length === 0 && serverTimes.length === 1;

describe('what the rules accept, the API accepts too and stores the same', () => {
  it('of read marks', async () => {
    const attempts = fc
      .record({
        conversationId: mostly(fc.constant(own), fc.constantFrom(foreign, 'nowhere')),
        uid: mostly(fc.constant(me.uid), fc.constantFrom(other.uid, 'somebody')),
        readCount: mostly(fc.integer({ min: -1, max: RECEIVED + 2 }), anything),
        before: fc.option(fc.integer({ min: 0, max: RECEIVED })),
        more: extra,
        time: times('readAt'),
      })
      .map(({ conversationId, uid, readCount, before, more, time }): Attempt => {
        const mark = { conversationId, uid };
        return {
          id: `${conversationId}__${uid}`,
          before: before === null ? null : { ...mark, readCount: before, readAt: LONG_AGO },
          fields: { ...mark, readCount, ...more, ...time.sent },
          serverTimes: time.serverTimes,
          call:
            uid === me.uid && isPlain(more, time.serverTimes)
              ? callOf(markConversationRead, conversationId, { readCount })
              : null,
        };
      });
    await holds(attempts, (attempt) => hold('readMarks', ReadMark, 'readAt', attempt));
    expect(tally['readMarks']?.accepted).toBeGreaterThan(10);
  });

  it('of hearts', async () => {
    const attempts = fc
      .record({
        creatorUid: mostly(fc.constant(openStore), fc.oneof(fc.constantFrom(closedStore, me.uid, other.uid, 'nobody'))),
        followerUid: mostly(fc.constant(me.uid), fc.constant(other.uid)),
        isThere: mostly(fc.constant(false), fc.constant(true)),
        more: extra,
        time: times('createdAt'),
      })
      .map(({ creatorUid, followerUid, isThere, more, time }): Attempt => {
        const pair = { followerUid, creatorUid };
        return {
          id: followId(followerUid, creatorUid),
          before: isThere ? { ...pair, createdAt: LONG_AGO } : null,
          fields: { ...pair, ...more, ...time.sent },
          serverTimes: time.serverTimes,
          call: followerUid === me.uid && isPlain(more, time.serverTimes) ? callOf(followCreator, creatorUid) : null,
        };
      });
    await holds(attempts, (attempt) => hold('follows', Follow, 'createdAt', attempt));
    expect(tally['follows']?.accepted).toBeGreaterThan(10);
  });

  it('of presence', async () => {
    const attempts = fc
      .record({
        uid: mostly(fc.constant(me.uid), fc.constant(other.uid)),
        named: mostly(fc.constant(null), anything),
        secondsAgo: fc.constantFrom(null, null, 0, 1, 5, 3600, -60),
        more: extra,
        time: times('lastSeenAt'),
      })
      .map(({ uid, named, secondsAgo, more, time }): Attempt => ({
        id: uid,
        before: secondsAgo === null ? null : { uid, lastSeenAt: new Date(Date.now() - secondsAgo * 1000) },
        fields: { uid: named ?? uid, ...more, ...time.sent },
        serverTimes: time.serverTimes,
        call: uid === me.uid && isPlain(more, time.serverTimes) ? callOf(updatePresence, '') : null,
      }));
    // No more than the API's own limit a minute can be held against it.
    await fc.assert(
      fc.asyncProperty(attempts, async (attempt) => {
        if ((tally['presence']?.accepted ?? 0) < 25) await hold('presence', Presence, 'lastSeenAt', attempt);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(tally['presence']?.accepted).toBeGreaterThan(10);
  });

  it('of drafts', async () => {
    const keys: fc.Arbitrary<string> = mostly(
      fc.constantFrom('loot', 'conversation:1', 'k'.repeat(200)),
      fc.constantFrom('_x', 'x y', 'x.y', 'k'.repeat(201)),
    );
    const lengths = fc.constantFrom(0, 1, 2, 1250, 1251, 2500, 2501, 4999, 5000, 5001, 10_000);
    const texts = fc
      .tuple(fc.constantFrom('x', 'ö', '€', '🪙', 'e\u0301', '\u202e', ' '), lengths)
      .map(([character, length]) => character.repeat(length));
    const attempts = fc
      .record({
        key: keys,
        named: mostly(fc.constant(null), fc.constant('another')),
        uid: mostly(fc.constant(me.uid), fc.constant(other.uid)),
        text: mostly(fc.oneof(texts, fc.string({ minLength: 1, unit: 'binary' })), anything),
        isThere: mostly(fc.constant(true), fc.constant(false)),
        more: extra,
        time: times('updatedAt'),
      })
      .map(({ key, named, uid, text, isThere, more, time }): Attempt => ({
        id: `${uid}__${key}`,
        before: isThere ? { uid, key, text: 'before', updatedAt: LONG_AGO } : null,
        fields: { uid, key: named ?? key, text, ...more, ...time.sent },
        serverTimes: time.serverTimes,
        call:
          uid === me.uid && named === null && isThere && isPlain(more, time.serverTimes)
            ? callOf(saveDraft, key, { text })
            : null,
      }))
      // A document with such a key cannot have come about: the API begins them.
      .filter(({ before, fields }) => before === null || Draft.shape.key.safeParse(fields['key']).success);
    await holds(attempts, (attempt) => hold('drafts', Draft, 'updatedAt', attempt));
    expect(tally['drafts']?.accepted).toBeGreaterThan(10);
  });

  it('and there are no other direct writes in the table', () => {
    const written = Object.entries(DOCUMENT_ACCESS)
      .filter(([, access]) => access.create ?? access.update ?? access.delete)
      .map(([name]) => name);
    expect(written.toSorted()).toEqual(['drafts', 'follows', 'presence', 'readMarks']);
  });
});
