import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';

/** What somebody appeals about. */
export interface Appealed {
  readonly id: string;
  /** Who appeals; what belongs to somebody else is none of theirs. */
  readonly appellantId: string;
  readonly now: Date;
}

/** Something rejected that can be decided again. */
export interface Reopening {
  readonly campaign: Pick<Campaign, 'id' | 'ownerId' | 'title'>;
  /** Puts it back in the unit of work that has read it. Writes 1. */
  readonly reopen: () => void;
}
