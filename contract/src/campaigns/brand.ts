import { z } from 'zod';
import { OwnerRecord } from '../records/record.ts';
import { Uid, WireDate, named } from '../shared/values.ts';
import { CampaignView } from './campaign.ts';

/** Open loots that a brand's page shows. */
export const BRAND_LOOTS = 20;

/** An owner as everybody sees them: who they are, how they have worked here, and what creators can apply to. */
export const BrandView = named('Brand', {
  id: Uid,
  name: z.string(),
  logo: z.string().nullable(),
  verified: z.boolean(),
  website: z.string().nullable(),
  about: z.string().nullable(),
  since: WireDate,
  /** The record of the owner; null while they are new here. */
  record: OwnerRecord.nullable(),
  /** The newest open loots, at most `BRAND_LOOTS`. */
  loots: z.array(CampaignView),
  /** The cursor at which `listBrandLoots` goes on; null when these are all. */
  more_loots: z.string().nullable(),
});
export type BrandView = z.infer<typeof BrandView>;
