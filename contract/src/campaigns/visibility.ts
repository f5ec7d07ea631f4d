import type { Role } from '../shared/roles.ts';
import type { Campaign } from './campaign.ts';
import { HIDDEN_CAMPAIGN_STATUSES } from './lifecycle.ts';

/** Somebody who is signed in; null is a visitor. */
type Reader = { readonly uid: string; readonly role: Role } | null;

/** True while moderation keeps a campaign from everybody but its owner and admins. */
export const isHidden = ({ status, hiddenForGood }: Pick<Campaign, 'status' | 'hiddenForGood'>): boolean =>
  hiddenForGood || HIDDEN_CAMPAIGN_STATUSES.includes(status);

/** True when somebody may read all of a campaign: its owner and admins. */
export const mayReadAll = ({ ownerId }: Pick<Campaign, 'ownerId'>, reader: Reader): boolean =>
  reader !== null && (reader.role === 'admin' || reader.uid === ownerId);

/** True when moderation keeps a campaign from somebody who is neither its owner nor an admin. */
export const isHiddenFrom = (
  campaign: Pick<Campaign, 'ownerId' | 'status' | 'hiddenForGood'>,
  reader: Reader,
): boolean => isHidden(campaign) && !mayReadAll(campaign, reader);
