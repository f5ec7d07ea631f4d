import { getEvidence } from '@doubloon/contract/admin/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { getProof, updateProof, uploadProof } from '@doubloon/contract/proofs/operations.ts';
import { expect, it } from 'vitest';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { statisticsPicture } from '../../../functions/testing/sample-files.ts';
import { call, succeed } from '../../support/api.ts';
import { storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { applyTo, buyCampaign, createPaidCreator } from '../../support/money/paid-campaigns.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const STATISTICS = [500, 120, 420, 90, 610, 260, 60, 300];

it('of a proof that is held stand beside the earlier ones that they look like, for admins', async () => {
  stopClock();
  const [owner, admin] = [await createPerson('business_owner'), await createPerson('admin')];
  const { campaign } = await buyCampaign(owner, { budget: 10_000, creator_slots: 2 });
  const prove = async (by: Person, word: string) => {
    const application = await applyTo(campaign, by, { status: 'approved' });
    const of: Deliverable = await storeDeliverable(application, { status: 'approved', viewCount: 1000 });
    const body = {
      ...{ treasure_id: of.id, application_id: of.applicationId, campaign_id: of.campaignId, creator_id: by.uid },
      reported_view_count: 9000,
    };
    const picture = await statisticsPicture(STATISTICS, word);
    return succeed(uploadProof, { body }, by, [{ ...picture }]);
  };
  const first = await createPaidCreator();
  const original = await prove(first, 'Farid');
  passMinutes(1);
  const { proof_id: id } = await prove(await createPaidCreator(), 'Mina');
  const verdict = { params: { id }, body: { status: 'verified', reported_view_count: 9000 } } as const;
  expect(await call(updateProof, verdict, owner)).toMatchObject({ status: 402, error: { reason: 'payment_held' } });

  const evidence = { params: { id: caseIdOf('hold', id, 1) } };
  const addressOf = async (proofId: string) =>
    (await succeed(getProof, { params: { id: proofId } }, owner)).images[0]?.storage_url;
  expect((await succeed(getEvidence, evidence, admin)).pictures).toMatchObject([
    { url: await addressOf(id), seen: [{ url: await addressOf(original.proof_id), by_other: true }] },
  ]);
});
