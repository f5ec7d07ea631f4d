import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { deleteProof, deleteProofImage, uploadProof } from '@doubloon/contract/proofs/operations.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { proofsPersonalData } from '../../../functions/src/proofs/personal-data.ts';
import { picture, statisticsPicture, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let creator: Person;
let deliverable: Deliverable;

/** A new creator with an approved treasure. */
async function createProver(): Promise<{ creator: Person; deliverable: Deliverable }> {
  const person = await createPerson('content_creator');
  const campaign = await storeCampaign(await createPerson('business_owner'));
  const application = await storeApplication(campaign, person, { status: 'approved' });
  return { creator: person, deliverable: await storeDeliverable(application, { status: 'approved' }) };
}

beforeEach(async () => {
  ({ creator, deliverable } = await createProver());
});

const formOf = (of: Deliverable) => ({
  body: {
    treasure_id: of.id,
    application_id: of.applicationId,
    campaign_id: of.campaignId,
    creator_id: of.creatorId,
    reported_view_count: 2500,
  },
});
const prove = (...files: SampleFile[]) => succeed(uploadProof, formOf(deliverable), creator, files);
const looksOf = (id: string) => deps().db.proofPictures.find(id);
let made = 0;

/** Another picture each time. */
function statistics(): Promise<SampleFile> {
  made += 1;
  const bars = Array.from({ length: 8 }, (_, index) => 50 + ((made * 137 + (index + 1) * (index + made) * 83) % 600));
  return statisticsPicture(bars, `Mina ${made * 7_919}`);
}

describe('the looks of a proof’s pictures', () => {
  it('are kept with it, each by its image, where only the server reads', async () => {
    const proof = await prove(await statistics(), await picture());
    const kept = await looksOf(proof.proof_id);
    expect(kept).toMatchObject({ creatorId: creator.uid, deliverableId: deliverable.id, reportedViewCount: 2500 });
    expect(kept?.pictures.map(({ imageId }) => imageId)).toEqual(proof.images.map(({ image_id: id }) => id));
    expect(kept?.bands.length).toBeGreaterThan(0);
    expect(JSON.stringify(proof)).not.toContain(kept?.pictures[0]?.look);
  });

  it('are found from a copy that somebody else has made smaller, and not from another picture', async () => {
    const mine = await statistics();
    const { proof_id: id } = await prove(mine);
    const copy = await sharp(Buffer.from(mine.bytes)).resize(300).jpeg({ quality: 70 }).toBuffer();
    const other = await createProver();
    const sent = { name: 'copy.jpg', type: 'image/jpeg', bytes: new Uint8Array(copy) };
    const copied = await succeed(uploadProof, formOf(other.deliverable), other.creator, [sent]);
    const found = async (proofId: string) => {
      const look = (await looksOf(proofId))?.pictures[0]?.look ?? '';
      return (await deps().db.proofPictures.findAlike(look, other.deliverable)).map((each) => each.proofId);
    };
    expect(await found(copied.proof_id)).toContain(id);
    const { proof_id: differentId } = await prove(await statisticsPicture([600, 40, 600, 40, 600, 40, 600, 40], 'X'));
    expect(await found(differentId)).not.toContain(id);
  });

  it('find nothing from a plain picture, which looks like all others', async () => {
    const { proof_id: id } = await prove(await picture());
    const kept = await looksOf(id);
    expect(kept?.bands).toEqual([]);
    expect(await deps().db.proofPictures.findAlike(kept?.pictures[0]?.look ?? '', deliverable)).toEqual([]);
  });

  it('go with an image, with the proof, and with the account while it is undecided', async () => {
    const proof = await prove(await statistics(), await statistics());
    const [first, second] = proof.images;
    await succeed(deleteProofImage, { params: { id: proof.proof_id, imageId: first?.image_id ?? '' } }, creator);
    const kept = await looksOf(proof.proof_id);
    expect(kept?.pictures.map(({ imageId }) => imageId)).toEqual([second?.image_id]);
    expect(kept?.bands.length).toBeLessThanOrEqual(16);
    await succeed(deleteProof, { params: { id: proof.proof_id } }, creator);
    expect(await looksOf(proof.proof_id)).toBeNull();
    const undecided = await prove(await statistics());
    await proofsPersonalData.erase.proofs(deps(), creator.uid);
    expect(await looksOf(undecided.proof_id)).toBeNull();
  });

  it('are not kept of a proof that is refused', async () => {
    const stranger = await createPerson('content_creator');
    const form = { body: { ...formOf(deliverable).body, creator_id: stranger.uid } };
    expect(await refuse(uploadProof, form, stranger, [await statistics()])).toMatchObject({ status: 404 });
    expect(await deps().db.proofPictures.findOfDeliverable(deliverable.id)).toEqual([]);
  });
});
