import type { AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Tx } from '../platform/database/database.ts';

export interface Appealed {
  readonly id: string;
  /** The person who appeals, who can appeal only about what is theirs. */
  readonly appellantId: string;
  readonly now: Date;
}

/** Something rejected that can be decided again. */
export interface Reopening {
  readonly campaign: Pick<Campaign, 'id' | 'ownerId' | 'title'>;
  /** Writes what those have read who decide by there being nothing to decide: whoever frees the slot or sends money back. Writes up to 2. */
  readonly lock: () => void;
  /** Puts it back in the unit of work that has read it. Writes 1. */
  readonly reopen: () => void;
}

/**
 * Finds what somebody appeals about; null when there is no such thing of theirs. Throws `illegal_state` when it cannot be decided again.
 * Reads up to 5.
 */
export type FindReopening = (tx: Tx, appealed: Appealed) => Promise<Reopening | null>;

declare module '../platform/dependencies.ts' {
  interface Ports {
    /** A finder for each kind of document that can be appealed about. */
    readonly reopenings: Readonly<Record<AppealSubjectType, FindReopening>>;
  }
}
