import { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { takeUploads } from '../../../testing/files/take-uploads.ts';
import { fill, user } from '../../../testing/user.ts';
import { EditLootDialog } from './edit-loot-dialog.tsx';

const cover = { url: 'https://files.test/sea.webp', alt: 'A cup by the sea' };
const loot = aCampaign({ applications: 1, niche: null });
const wire = (change: Partial<CampaignView>) => CampaignView.encode({ ...loot, ...change });
const open = (campaign: CampaignView) => renderScreen(<EditLootDialog campaign={campaign} onClose={() => undefined} />);

it('puts a cover on a loot at once, and asks what it shows', async () => {
  const calls = answerApi({ 'PUT /campaigns/cmp_1': { json: wire({ cover }) } });
  const uploads = takeUploads();
  open(loot);
  expect(screen.queryByLabelText(/What the cover shows/)).toBeNull();
  const sea = new File(['x'], 'sea.png', { type: 'image/png' });
  await user.upload(document.querySelector('input[type=file]') as HTMLElement, [sea]);
  await eventually(() => expect(uploads.map(({ call }) => call)).toEqual(['POST /campaigns/cmp_1/cover']));
  uploads[0]?.answer(200, wire({ cover: { ...cover, alt: '' } }));
  await fill(await screen.findByLabelText(/What the cover shows/), 'A cup by the sea');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await eventually(() => expect(toastTexts()).toEqual(['Cover saved', 'Loot updated successfully!']));
  const { niche, gender, age_range } = loot;
  const body = { niche, gender, age_range, interests: '[]', cover_alt: 'A cup by the sea' };
  expect(calls).toContainEqual({ call: 'PUT /campaigns/cmp_1', body });
});

it('takes a cover off, and says why it could not', async () => {
  const answers = { 'DELETE /campaigns/cmp_1/cover': { status: 409, json: { message: 'This loot has ended' } } };
  answerApi(answers);
  open({ ...loot, cover });
  await user.click(screen.getByRole('button', { name: 'Remove cover' }));
  await eventually(() => expect(toastTexts()).toEqual(['This loot has ended']));
  answerApi({ 'DELETE /campaigns/cmp_1/cover': { json: wire({ cover: null }) } });
  await user.click(screen.getByRole('button', { name: 'Remove cover' }));
  await eventually(() => expect(screen.queryByRole('button', { name: 'Remove cover' })).toBeNull());
});
