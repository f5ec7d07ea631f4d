import { z } from 'zod';
import { OwnerRecord } from '../records/record.ts';
import { Uid, WireDate, named } from '../shared/values.ts';
import { CampaignView } from './campaign.ts';

/** Number of open loots on a page of a brand. */
export const BRAND_LOOTS = 20;

/** An owner's public page: who they are, their record, and the loots that creators can apply to. */
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
  /** The cursor from which `listBrandLoots` continues; null if there are no more. */
  more_loots: z.string().nullable(),
});
export type BrandView = z.infer<typeof BrandView>;
