import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import type { AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import { minutesAgo, newPostId } from './approved-creators.ts';
import { storeApplication, storeCampaign, storeDeliverable, storeProof } from './fixtures.ts';
import { createPerson } from './people.ts';
import type { Person } from './person.ts';

const LONG_AGO = minutesAgo(30 * 24 * 60);

/** Kinds of documents that can be rejected; a payment is refused instead. */
export type RejectedType = Exclude<AppealSubjectType, 'payment'>;

/** A rejected document, and who may appeal against it. */
export interface Rejected {
  readonly subject: AppealSubject;
  readonly campaignId: string;
  readonly collection: 'applications' | 'deliverables' | 'proofs' | 'campaigns';
  readonly appellant: Person;
  /** A person who sees the rejection but may not appeal. */
  readonly other: Person;
}

/** Stores a rejected document of the type, rejected long ago unless `fields` override it; unless it is a campaign, it belongs to a loot of `owner`. */
export async function storeRejected(owner: Person, type: RejectedType, fields: object = {}): Promise<Rejected> {
  const creator = await createPerson('content_creator');
  if (type === 'campaign') {
    const appellant = await createPerson('business_owner');
    const { id } = await storeCampaign(appellant, { status: 'rejected', moderationReason: 'No', ...fields });
    return { subject: { type, id }, campaignId: id, collection: 'campaigns', appellant, other: creator };
  }
  const rejected = { status: 'rejected', feedback: 'No', createdAt: LONG_AGO, decidedAt: LONG_AGO, ...fields } as const;
  const campaign = await storeCampaign(owner);
  const of = { appellant: creator, other: owner, campaignId: campaign.id };
  if (type === 'application') {
    const { id } = await storeApplication(campaign, creator, rejected);
    return { ...of, subject: { type, id }, collection: 'applications' };
  }
  const application = await storeApplication(campaign, creator, { status: 'approved' });
  if (type === 'treasure') {
    const { id } = await storeDeliverable(application, { ...rejected, postKey: `tiktok:${newPostId()}` });
    return { ...of, subject: { type, id }, collection: 'deliverables' };
  }
  const { id } = await storeProof(await storeDeliverable(application, { status: 'approved' }), rejected);
  return { ...of, subject: { type, id }, collection: 'proofs' };
}
