import type { ExportDomain } from '../account/account-parts.ts';
import { eachCampaignOf } from './campaigns-of-person.store.ts';

/** The campaigns of a person. */
export const exportCampaigns: ExportDomain = ({ db }, uid) => [{ name: 'campaigns', records: eachCampaignOf(db, uid) }];
