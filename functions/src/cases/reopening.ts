import type { AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Tx } from '../platform/database/database.ts';

export interface Appealed {
  readonly id: string;
  /** The person who appeals: only against rejections of their own. */
  readonly appellantId: string;
  readonly now: Date;
}

/** Something rejected that can be decided again. */
export interface Reopening {
  readonly campaign: Pick<Campaign, 'id' | 'ownerId' | 'title'>;
  /** Writes the documents that freeing the slot or sending money back depends on, so that neither goes by without it. Writes up to 2. */
  readonly lock: () => void;
  /** Puts it back in the unit of work that has read it. Writes up to 2. */
  readonly reopen: () => void;
}

/** Finds the subject of an appeal; null when it is not the appellant's. Throws `illegal_state` when it cannot be decided again. Reads up to 5. */
export type FindReopening = (tx: Tx, appealed: Appealed) => Promise<Reopening | null>;

declare module '../platform/dependencies.ts' {
  interface Ports {
    /** A finder for each kind of document that can be appealed about. */
    readonly reopenings: Readonly<Record<AppealSubjectType, FindReopening>>;
  }
}
