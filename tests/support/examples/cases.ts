import type { AppealSubject } from '@doubloon/contract/cases/appeal.ts';
import {
  createAppeal,
  disputeRecord,
  listOwnAppeals,
  listRecordDisputes,
  report,
} from '@doubloon/contract/cases/operations.ts';
import { blockPerson, getBlock, listBlocks, unblockPerson } from '@doubloon/contract/blocks/operations.ts';
import { storeApplication, storeCampaign, storeDeliverable } from '../given/fixtures.ts';
import { createPerson } from '../given/people.ts';
import type { Person } from '../given/person.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

/** Stores a treasure of a creator that its campaign's owner has rejected. */
export async function rejectedDeliverable(creator: Person): Promise<AppealSubject> {
  const campaign = await storeCampaign(await castMember('business_owner'));
  const application = await storeApplication(campaign, creator, { status: 'approved' });
  const { id } = await storeDeliverable(application, { status: 'rejected', decidedAt: new Date() });
  return { type: 'treasure', id };
}

const blocked = async () => ({
  input: { params: { id: (await castMember('business_owner')).uid } },
  person: await castMember('content_creator'),
});

export const caseExamples = [
  example(blockPerson, async () => ({
    input: { params: { id: (await createPerson('business_owner')).uid } },
    person: await createPerson('content_creator'),
  })),
  example(unblockPerson, blocked),
  example(getBlock, blocked),
  example(listBlocks, async () => ({ input: { query: { limit: 20 } }, person: await castMember('content_creator') })),
  example(createAppeal, async () => {
    // A new person, because appealing too often on one day is refused.
    const person = await createPerson('content_creator');
    return { input: { body: { subject: await rejectedDeliverable(person), reason: 'It shows the tea' } }, person };
  }),
  example(disputeRecord, async () => {
    const person = await createPerson('content_creator');
    return { input: { body: { figure: 'treasures_rejected' as const, reason: 'That one was taken back' } }, person };
  }),
  example(listRecordDisputes, async () => ({
    input: { query: { limit: 20 } },
    person: await castMember('content_creator'),
  })),
  example(report, async () => {
    const person = await createPerson('content_creator');
    const { uid: id } = await castMember('business_owner');
    return {
      input: { body: { type: 'person' as const, id, reason: 'scam' as const, details: 'Asks for my card' } },
      person,
    };
  }),
  example(listOwnAppeals, async () => ({
    input: { query: { limit: 20 } },
    person: await castMember('content_creator'),
  })),
];
