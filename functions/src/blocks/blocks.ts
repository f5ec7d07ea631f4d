import { blockId } from '@doubloon/contract/blocks/operations.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { forbidden } from '../platform/app-error.ts';
import { mapPage } from '../platform/database/collection.ts';
import { type Documents, unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';

/**
 * Refuses something new between two people of whom one has blocked the other: `forbidden`. Only whoever has blocked reads that they did. Work that was agreed
 * on before does not ask. Reads 2.
 */
export async function requireNoBlock(documents: Documents, uid: string, otherUid: string): Promise<void> {
  const own = blockId({ uid, blockedUid: otherUid });
  const found = await documents.blocks.findMap([own, blockId({ uid: otherUid, blockedUid: uid })]);
  if (found.has(own)) throw forbidden('You have blocked this person. You can unblock them in your profile.');
  if (found.size > 0) throw forbidden('You cannot reach this person');
}

/** Returns those among `others` whom somebody has blocked, or who have blocked them. Reads 2 for each. */
export async function findBlocked(
  documents: Documents,
  uid: string,
  others: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const pairs = [...new Set(others)].flatMap((other) => [
    { uid, blockedUid: other },
    { uid: other, blockedUid: uid },
  ]);
  const found = await documents.blocks.findMap(pairs.map(blockId));
  return new Set([...found.values()].map((block) => (block.uid === uid ? block.blockedUid : block.uid)));
}

/** Blocks a person for the caller. Throws `not_found` for somebody who does not exist, and without an account, `forbidden` for oneself. */
export const blockPerson: Handler<'blockPerson'> = async ({ db, clock, caller }, { params }) => {
  const pair = { uid: caller.uid, blockedUid: params.id };
  if (pair.uid === pair.blockedUid) throw forbidden('You cannot block yourself');
  await db.users.get(pair.uid);
  await unitOfWork({ db }, async (tx) => {
    await tx.users.get(pair.blockedUid);
    if (await tx.blocks.find(blockId(pair))) return;
    tx.blocks.put({ ...pair, createdAt: clock.now() });
  });
  return { blocked: true };
};

/** Undoes a block of the caller's, even of somebody who is gone. */
export const unblockPerson: Handler<'unblockPerson'> = async ({ db, caller }, { params }) => {
  await unitOfWork({ db }, (tx) => tx.blocks.remove(blockId({ uid: caller.uid, blockedUid: params.id })));
  return { blocked: false };
};

export const getBlock: Handler<'getBlock'> = async ({ db, caller }, { params }) => ({
  blocked: (await db.blocks.find(blockId({ uid: caller.uid, blockedUid: params.id }))) !== null,
});

export const listBlocks: Handler<'listBlocks'> = async ({ db, caller }, { query }) => {
  const page = await db.blocks.page(query, caller.uid);
  const people = await db.users.findMap(page.items.map(({ blockedUid }) => blockedUid));
  return mapPage(page, ({ blockedUid: uid, createdAt }) => {
    const person = people.get(uid);
    return {
      uid,
      name: person?.name ?? DELETED_USER_NAME,
      picture: person?.profilePic ?? null,
      blocked_at: createdAt,
    };
  });
};
