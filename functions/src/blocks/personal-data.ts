import type { PersonalData } from '../platform/personal-data.ts';

export const blocksPersonalData = {
  /** The people whom a person has blocked. Blocks by others belong to their own exports. */
  lists: ({ db }, uid) => [{ name: 'blocked-people', records: db.blocks.eachOf(uid) }],
  erase: {
    blocks: ({ db }, uid) => db.blocks.removeAllOf(uid),
  },
} satisfies PersonalData;
