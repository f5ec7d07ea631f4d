import { z } from 'zod';
import { defineOperation, signedIn } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { ByUid, named, Uid, WireDate } from '../shared/values.ts';

/** A person's block of another, `blocks/{uid}__{blockedUid}`; nobody but that person learns of it; server only. */
export const Block = z.object({ uid: Uid, blockedUid: Uid, createdAt: z.date() });
export type Block = z.infer<typeof Block>;

export function blockId({ uid, blockedUid }: Pick<Block, 'uid' | 'blockedUid'>): string {
  return `${uid}__${blockedUid}`;
}

/** A person whom the caller has blocked, as they are now. */
export const BlockedPerson = named('BlockedPerson', {
  uid: Uid,
  name: z.string(),
  picture: z.string().nullable(),
  blocked_at: WireDate,
});
export type BlockedPerson = z.infer<typeof BlockedPerson>;

const blocking = [{ bucket: 'blocks', per: 'user', max: 60, windowSeconds: 3600 }] as const;

export const blockPerson = defineOperation('PUT /blocks/{id}', {
  id: 'blockPerson',
  summary:
    'Block a person: until it is undone, neither of the two can write to the other, apply to, invite or follow the other. Work that was agreed on goes on. Blocking again changes nothing',
  access: signedIn,
  input: { params: ByUid },
  rateLimits: blocking,
  output: z.object({ blocked: z.literal(true) }),
  errors: ['not_found', 'forbidden'],
  cost: { reads: 3, writes: 1 },
});

export const unblockPerson = defineOperation('DELETE /blocks/{id}', {
  id: 'unblockPerson',
  summary: 'Block a person no more; somebody who is not blocked changes nothing',
  access: signedIn,
  input: { params: ByUid },
  rateLimits: blocking,
  output: z.object({ blocked: z.literal(false) }),
  cost: { reads: 0, writes: 1 },
});

export const getBlock = defineOperation('GET /blocks/{id}', {
  id: 'getBlock',
  summary: 'Whether the caller has blocked a person',
  access: signedIn,
  input: { params: ByUid },
  output: z.object({ blocked: z.boolean() }),
  cost: { reads: 1, writes: 0 },
});

export const listBlocks = defineOperation('GET /blocks', {
  id: 'listBlocks',
  summary: 'The people whom the caller has blocked, latest first',
  access: signedIn,
  input: { query: PageQuery },
  pageOf: BlockedPerson,
  cost: { reads: 2 * MAX_PAGE_SIZE + 1, writes: 0 },
});
