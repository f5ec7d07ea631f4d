import { moderateCampaign } from '@doubloon/contract/admin/operations.ts';
import {
  deleteCampaignCover,
  deleteCampaignFile,
  editCampaign,
  getCampaign,
  listCampaigns,
  uploadCampaignCover,
  uploadCampaignFile,
} from '@doubloon/contract/campaigns/operations.ts';
import { expect, it } from 'vitest';
import '../../support/setup/moderation-on.ts';
import { createCampaign } from '../../../functions/src/campaigns/write-campaign.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { picture } from '../../../functions/testing/sample-files.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { applyTo, buyCampaign } from '../../support/money/paid-campaigns.ts';
import { createPerson, unique } from '../../support/given/people.ts';

it('with moderation on holds a paid campaign back until an admin approves it, and again when its words change', async () => {
  const owner = await createPerson('business_owner');
  const creator = await createPerson('content_creator');
  const admin = await createPerson('admin');
  const title = unique('w');
  const { campaign } = await buyCampaign(owner, { title, content_types: ['ugc'] });
  const input = { params: { id: campaign.id } };
  const listed = async () => (await succeed(listCampaigns, { query: { search: title } }, creator)).length;
  const approve = async () => {
    const { title, description, requirements, interests } = await succeed(getCampaign, input, admin);
    const seen = { title, description, requirements, interests };
    return succeed(
      moderateCampaign,
      { ...input, body: { action: 'approve', reason: 'Clear and honest.', seen } },
      admin,
    );
  };

  expect(campaign).toMatchObject({ status: 'pending', content_types: ['ugc'] });
  expect(await listed()).toBe(0);
  expect(await refuse(getCampaign, input, creator)).toMatchObject({ status: 404 });
  expect(await succeed(getCampaign, input, owner)).toMatchObject({ status: 'pending' });
  expect(await approve()).toMatchObject({ status: 'open' });
  expect(await listed()).toBe(1);

  expect(await succeed(editCampaign, { ...input, body: { niche: 'Food' } }, owner)).toMatchObject({ status: 'open' });
  const words = { description: 'Something else altogether.' };
  expect(await succeed(editCampaign, { ...input, body: words }, owner)).toMatchObject({ status: 'pending' });
  expect(await listed()).toBe(0);
  expect(await succeed(editCampaign, { ...input, body: { title: `${title} now` } }, owner)).toMatchObject({
    status: 'pending',
  });
  await approve();
  expect(await listed()).toBe(1);
});

it('with moderation on keeps a loot open to creators who work for it: its interests stay once they have applied', async () => {
  const owner = await createPerson('business_owner');
  const admin = await createPerson('admin');
  const { campaign } = await buyCampaign(owner);
  const input = { params: { id: campaign.id } };
  const { title, description, requirements, interests } = campaign;
  const seen = { title, description, requirements, interests };
  await succeed(moderateCampaign, { ...input, body: { action: 'approve', reason: 'Clear and honest.', seen } }, admin);
  await applyTo(campaign, await createPerson('content_creator'), { status: 'approved' });
  expect(await refuse(editCampaign, { ...input, body: { interests: ['sea'] } }, owner)).toMatchObject({ status: 409 });
  expect(await succeed(editCampaign, { ...input, body: { niche: 'Travel' } }, owner)).toMatchObject({ status: 'open' });
});

it('with moderation on hides a loot with another example post until an admin has approved that very post', async () => {
  const owner = await createPerson('business_owner');
  const admin = await createPerson('admin');
  const { campaign } = await buyCampaign(owner, { example_posts: ['https://youtu.be/dQw4w9WgXcQ'] });
  const input = { params: { id: campaign.id } };
  const { title, description, requirements, interests } = campaign;
  const approval = (example_posts?: typeof campaign.example_posts) => {
    const seen = { title, description, requirements, interests, example_posts };
    return { ...input, body: { action: 'approve' as const, reason: 'Clear and honest.', seen } };
  };
  expect(campaign.example_posts).toEqual([{ url: 'https://youtu.be/dQw4w9WgXcQ', platform: 'youtube' }]);
  expect(await refuse(moderateCampaign, approval(), admin)).toMatchObject({ status: 409 });
  await succeed(moderateCampaign, approval(campaign.example_posts), admin);
  const other = ['https://www.tiktok.com/@tea/video/7301234567890123456'];
  const changed = await succeed(editCampaign, { ...input, body: { example_posts: other } }, owner);
  expect(changed.status).toBe('pending');
  expect(await refuse(moderateCampaign, approval(campaign.example_posts), admin)).toMatchObject({ status: 409 });
  const approved = await succeed(moderateCampaign, approval(changed.example_posts), admin);
  expect(approved.status).toBe('open');
});

it('with moderation on hides a loot with a new file until an admin has approved that very file', async () => {
  const owner = await createPerson('business_owner');
  const admin = await createPerson('admin');
  const { campaign } = await buyCampaign(owner);
  const input = { params: { id: campaign.id } };
  const { title, description, requirements, interests } = campaign;
  const approval = (files?: typeof campaign.files) => {
    const seen = { title, description, requirements, interests, files };
    return { ...input, body: { action: 'approve' as const, reason: 'Clear and honest.', seen } };
  };
  await succeed(moderateCampaign, approval(), admin);
  const { status, files } = await succeed(uploadCampaignFile, input, owner, [await picture()]);
  expect(status).toBe('pending');
  expect(await refuse(moderateCampaign, approval(), admin)).toMatchObject({ status: 409 });
  expect(await succeed(moderateCampaign, approval(files), admin)).toMatchObject({ status: 'open' });
  const gone = { params: { id: campaign.id, fileId: files[0]?.id ?? '' } };
  expect(await succeed(deleteCampaignFile, gone, owner)).toMatchObject({ status: 'open', files: [] });
});

it('with moderation on hides a loot with a new cover until an admin has approved that very cover', async () => {
  const owner = await createPerson('business_owner');
  const creator = await createPerson('content_creator');
  const admin = await createPerson('admin');
  const { campaign } = await buyCampaign(owner);
  const input = { params: { id: campaign.id } };
  const { title, description, requirements, interests } = campaign;
  const approval = (cover: typeof campaign.cover) => {
    const seen = { title, description, requirements, interests, cover };
    return { ...input, body: { action: 'approve' as const, reason: 'Clear and honest.', seen } };
  };
  const putCover = async () => succeed(uploadCampaignCover, input, owner, [await picture()]);
  await succeed(moderateCampaign, approval(null), admin);
  const first = await putCover();
  expect(first.status).toBe('pending');
  expect(await refuse(getCampaign, input, creator)).toMatchObject({ status: 404 });
  const second = await putCover();
  for (const seen of [null, first.cover]) {
    expect(await refuse(moderateCampaign, approval(seen), admin)).toMatchObject({ status: 409 });
  }
  expect(await succeed(moderateCampaign, approval(second.cover), admin)).toMatchObject({ status: 'open' });
  await applyTo(campaign, creator, { status: 'approved' });
  expect(await refuse(uploadCampaignCover, input, owner, [await picture()])).toMatchObject({ status: 409 });
  expect(await succeed(deleteCampaignCover, input, owner)).toMatchObject({ status: 'open', cover: null });
});

it('with moderation on shows nobody else a loot that was closed from the start, whose words no admin has approved', async () => {
  const owner = await createPerson('business_owner');
  const { campaign } = await buyCampaign(owner);
  const prepared = await deps().db.campaigns.get(campaign.id);
  const id = unique('cmp');
  await unitOfWork(deps(), (tx) => {
    createCampaign(tx, id, prepared, { now: deps().clock.now(), moderation: true, closed: 'repeated' });
    return Promise.resolve();
  });
  const input = { params: { id } };
  expect(await refuse(getCampaign, input, await createPerson('content_creator'))).toMatchObject({ status: 404 });
  expect(await succeed(getCampaign, input, owner)).toMatchObject({ status: 'completed', close_reason: 'repeated' });
});
