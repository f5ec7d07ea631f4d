import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { deleteDoc, doc, setDoc, Timestamp, type Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientsWith, outcomeOf, serverFirestore, UIDS } from '../support/borders/direct-clients.ts';
import {
  CONVERSATION,
  DIRECT_DOCUMENTS,
  LONG_AGO,
  putSurroundings,
  RECEIVED,
  type DirectDocument,
} from '../support/borders/direct-documents.ts';

type Fields = Record<string, unknown>;
type Written = 'readMarks' | 'follows' | 'presence' | 'drafts';

/** Somebody whose account has ended and whose token still holds. */
const LEFT = 'rules-left';
const { firestore, close } = clientsWith({ self: { sub: UIDS.self }, left: { sub: LEFT } });
afterAll(close);
beforeAll(putSurroundings);

function sampleOf(name: Written): DirectDocument {
  const sample = DIRECT_DOCUMENTS[name];
  if (!sample) throw new Error(`no sample of ${name}`);
  return sample;
}

const stored = (name: CollectionName, id: string) => serverFirestore().collection(name).doc(id);
const put = (path: string, data: Fields) => serverFirestore().doc(path).set(data);

interface Attempt {
  readonly id?: string;
  readonly before?: Fields | null;
  /** The fields that differ from the sample; `undefined` leaves one out. */
  readonly but?: Fields;
  readonly as?: Firestore;
}

/** `self` begins (`before: null`) or replaces a document; a refusal must have changed nothing. */
async function write(name: Written, { id, before, but = {}, as = firestore.self }: Attempt = {}): Promise<string> {
  const sample = sampleOf(name);
  const ref = stored(name, id ?? sample.id);
  if (before === null) await ref.delete();
  else await ref.set(before ?? sample.stored);
  const formerly = (await ref.get()).data();
  const whole = { ...(before === null ? sample.begun : sample.changed), ...but };
  const data = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
  const outcome = await outcomeOf(setDoc(doc(as, name, ref.id), data));
  if (outcome === 'refused') expect((await ref.get()).data()).toEqual(formerly);
  return outcome;
}

const begin = (name: Written, but: Fields = {}, more: Attempt = {}) => write(name, { ...more, before: null, but });
const change = (name: Written, but: Fields = {}, more: Attempt = {}) => write(name, { ...more, but });

/** The outcome of a write that took less time than this: a slower one is tried again, because by then the pause may have been over. */
async function within(ms: number, attempt: () => Promise<string>): Promise<string> {
  for (;;) {
    const beganAt = performance.now();
    const outcome = await attempt();
    if (performance.now() - beganAt < ms) return outcome;
  }
}

async function remove(name: Written, before: Fields | null = sampleOf(name).stored): Promise<string> {
  const ref = stored(name, sampleOf(name).id);
  if (before === null) await ref.delete();
  else await ref.set(before);
  return outcomeOf(deleteDoc(doc(firestore.self, name, ref.id)));
}

const TIME_FIELDS = { readMarks: 'readAt', follows: 'createdAt', presence: 'lastSeenAt', drafts: 'updatedAt' } as const;
const writers = [
  ['readMarks', begin],
  ['readMarks', change],
  ['follows', begin],
  ['presence', begin],
  ['presence', change],
  ['drafts', change],
] as const;

describe.each(writers)('%s, whatever of them is written,', (name, attempt) => {
  const time = TIME_FIELDS[name];

  it('are taken as they should be', async () => {
    expect(await attempt(name)).toBe('given');
  });

  it('carry the server’s time: none of the client’s, past, present or future, and nothing that is no time', async () => {
    const now = Date.now();
    for (const value of [new Date(now), new Date(now - 1000), new Date(now + 60_000), LONG_AGO, now, 'now', null]) {
      expect(await attempt(name, { [time]: value }), String(value)).toBe('refused');
    }
    expect(await attempt(name, { [time]: Timestamp.now() })).toBe('refused');
  });

  it('have exactly their fields', async () => {
    expect(await attempt(name, { more: 1 })).toBe('refused');
    for (const field of Object.keys(sampleOf(name).begun)) {
      expect(await attempt(name, { [field]: undefined }), `without ${field}`).toBe('refused');
    }
  });

  it('have no field of another type', async () => {
    for (const field of Object.keys(sampleOf(name).begun)) {
      for (const value of [null, true, {}, [], [1], 1.5, LONG_AGO]) {
        expect(await attempt(name, { [field]: value }), `${field} ${JSON.stringify(value)}`).toBe('refused');
      }
    }
  });

  it('are one’s own under one’s own id', async () => {
    const { id, begun } = sampleOf(name);
    for (const [field, value] of Object.entries(begun)) {
      if (value === UIDS.self) expect(await attempt(name, { [field]: UIDS.other }), field).toBe('refused');
    }
    const foreign = id.replace(UIDS.self, UIDS.other);
    const renamed = Object.fromEntries(
      Object.entries(sampleOf(name).stored).map(([field, value]) => [field, value === UIDS.self ? UIDS.other : value]),
    );
    expect(await write(name, { id: foreign, before: attempt === begin ? null : renamed })).toBe('refused');
    if (name !== 'presence' && attempt === begin) expect(await begin(name, {}, { id: `${id}x` })).toBe('refused');
  });
});

describe('a read mark', () => {
  it('goes as far as the other has sent, whichever of the two one is', async () => {
    expect(await begin('readMarks', { readCount: 1 })).toBe('given');
    expect(await begin('readMarks', { readCount: RECEIVED + 1 })).toBe('refused');
    for (const participantIds of [
      [UIDS.self, UIDS.counterpart],
      [UIDS.counterpart, UIDS.self],
    ]) {
      const sentCounts = { [UIDS.counterpart]: 2, [UIDS.self]: 9 };
      await put('conversations/rules-both', { participantIds, sentCounts });
      const id = `rules-both__${UIDS.self}`;
      const at = (readCount: number) => begin('readMarks', { conversationId: 'rules-both', readCount }, { id });
      expect(await at(2)).toBe('given');
      expect(await at(3), 'of the two or one more').toBe('refused');
    }
  });

  it('is an integer above zero', async () => {
    for (const readCount of [0, -1, '2', Infinity, NaN, 2.5]) {
      expect(await begin('readMarks', { readCount }), String(readCount)).toBe('refused');
    }
  });

  it('only goes forward', async () => {
    const before = { ...sampleOf('readMarks').stored, readCount: 3 };
    expect(await change('readMarks', { readCount: 4 }, { before })).toBe('given');
    expect(await change('readMarks', { readCount: 3 }, { before })).toBe('refused');
    expect(await change('readMarks', { readCount: 2 }, { before })).toBe('refused');
    expect(await change('readMarks', { readCount: RECEIVED + 1 }, { before })).toBe('refused');
  });

  it('belongs to a conversation of one’s own in which the other has written', async () => {
    const markIn = (conversationId: string) =>
      begin('readMarks', { conversationId, readCount: 1 }, { id: `${conversationId}__${UIDS.self}` });
    expect(await markIn('rules-nowhere')).toBe('refused');
    await put('conversations/rules-foreign', {
      participantIds: [UIDS.counterpart, UIDS.other],
      sentCounts: { [UIDS.counterpart]: 3, [UIDS.other]: 3 },
    });
    expect(await markIn('rules-foreign')).toBe('refused');
    await put('conversations/rules-silent', { participantIds: [UIDS.counterpart, UIDS.self], sentCounts: {} });
    expect(await markIn('rules-silent')).toBe('refused');
    expect(await markIn(CONVERSATION)).toBe('given');
  });

  it('stays', async () => {
    expect(await remove('readMarks')).toBe('refused');
  });
});

describe('a heart', () => {
  const creator = 'rules-creator';
  const give = () => begin('follows', { creatorUid: creator }, { id: `${UIDS.self}__${creator}` });

  it('is for a creator whose store is open, and not for oneself', async () => {
    expect(await give(), 'no store').toBe('refused');
    await put(`stores/${creator}`, { status: 'closed' });
    expect(await give(), 'a closed store').toBe('refused');
    await put(`stores/${creator}`, { status: 'open' });
    expect(await give()).toBe('given');
    await put(`stores/${UIDS.self}`, { status: 'open' });
    const own = { id: `${UIDS.self}__${UIDS.self}` };
    expect(await begin('follows', { creatorUid: UIDS.self }, own)).toBe('refused');
  });

  it.each([
    ['the creator', `rules-creator__${UIDS.self}`],
    ['whoever gives it', `${UIDS.self}__rules-creator`],
  ])('is not given where %s has blocked the other', async (_who, id) => {
    await put(`stores/${creator}`, { status: 'open' });
    await put(`blocks/${id}`, { createdAt: new Date() });
    expect(await give()).toBe('refused');
    await stored('blocks', id).delete();
    expect(await give()).toBe('given');
  });

  it('is not changed, so that its time stays', async () => {
    expect(await change('follows')).toBe('refused');
  });

  it('is taken back a minute later at the earliest, by whoever gave it', async () => {
    const ago = (seconds: number) => ({
      ...sampleOf('follows').stored,
      createdAt: new Date(Date.now() - seconds * 1000),
    });
    expect(await remove('follows', ago(61))).toBe('given');
    expect(await remove('follows', ago(0))).toBe('refused');
    expect(await within(10_000, () => remove('follows', ago(50)))).toBe('refused');
    expect(await remove('follows', ago(-3600))).toBe('refused');
    expect(await remove('follows', { ...ago(90), followerUid: UIDS.other })).toBe('refused');
    expect(await remove('follows', null), 'none').toBe('refused');
  });
});

describe('presence', () => {
  const seen = (seconds: number) => ({ uid: UIDS.self, lastSeenAt: new Date(Date.now() - seconds * 1000) });

  it('is told every three seconds at most', async () => {
    expect(await change('presence', {}, { before: seen(4) })).toBe('given');
    expect(await within(3_000, () => change('presence', {}, { before: seen(0) }))).toBe('refused');
    // As far ahead as a slow machine may be behind.
    expect(await change('presence', {}, { before: seen(-60) })).toBe('refused');
  });

  it('stays', async () => {
    expect(await remove('presence')).toBe('refused');
  });
});

describe('a draft', () => {
  it('is begun through the API', async () => {
    expect(await begin('drafts')).toBe('refused');
  });

  it('has 1 to 5000 characters, none of them counted as less than a byte', async () => {
    for (const text of ['x', 'x'.repeat(5000), 'ö'.repeat(2500), '🪙'.repeat(1250), '\n']) {
      expect(await change('drafts', { text }), text.slice(0, 3)).toBe('given');
    }
    for (const text of ['', 'x'.repeat(5001), 'ö'.repeat(2501), '🪙'.repeat(1251), 7]) {
      expect(await change('drafts', { text }), String(text).slice(0, 3)).toBe('refused');
    }
  });

  it('keeps its key and its person', async () => {
    expect(await change('drafts', { key: 'other' })).toBe('refused');
    expect(await change('drafts', { uid: UIDS.other })).toBe('refused');
  });

  it('is thrown away by its person, when there is one', async () => {
    expect(await remove('drafts')).toBe('given');
    expect(await remove('drafts', null)).toBe('refused');
    expect(await remove('drafts', { ...sampleOf('drafts').stored, uid: UIDS.other })).toBe('refused');
  });
});

describe('somebody whose account has ended', () => {
  const attempts = {
    readMarks: { id: `rules-left-talk__${LEFT}`, but: { uid: LEFT, conversationId: 'rules-left-talk' } },
    follows: { id: `${LEFT}__${UIDS.counterpart}`, but: { followerUid: LEFT } },
    presence: { id: LEFT, but: { uid: LEFT } },
  };

  beforeEach(async () => {
    await put('conversations/rules-left-talk', {
      participantIds: [UIDS.counterpart, LEFT],
      sentCounts: { [UIDS.counterpart]: RECEIVED },
    });
    await put(`accountDeletions/${LEFT}`, { uid: LEFT });
    await serverFirestore().doc(`users/${LEFT}`).delete();
  });

  it('is no follower without user documents, even if nothing was ever deleted', async () => {
    await serverFirestore().doc(`accountDeletions/${LEFT}`).delete();
    expect(await write('follows', { ...attempts.follows, before: null, as: firestore.left })).toBe('refused');
  });

  it.each(['readMarks', 'follows', 'presence'] as const)('begins nothing any more: %s', async (name) => {
    const attempt = () => write(name, { ...attempts[name], before: null, as: firestore.left });
    expect(await attempt()).toBe('refused');
    await serverFirestore().doc(`accountDeletions/${LEFT}`).delete();
    await put(`users/${LEFT}`, { uid: LEFT });
    expect(await attempt(), 'while the account is there').toBe('given');
  });
});
