import { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { takeUploads } from '../../../testing/files/take-uploads.ts';
import { user } from '../../../testing/user.ts';
import { EditLootDialog } from './edit-loot-dialog.tsx';

const aFile = (name: string) => ({
  id: `fil_${name.replace('.', '_')}`,
  name,
  type: 'application/pdf',
  size: 2048,
  url: `https://files.test/${name}`,
});
const loot = aCampaign({ files: [aFile('label.pdf')] });
const wire = (...names: string[]) => CampaignView.encode({ ...loot, files: names.map(aFile) });
const open = (campaign: CampaignView) => renderScreen(<EditLootDialog campaign={campaign} onClose={() => undefined} />);
const choose = (...names: string[]) =>
  user.upload(
    screen.getByLabelText(/^Files/),
    names.map((name) => new File(['x'], name, { type: 'application/pdf' })),
  );

it('puts files to the brief one after the other, and takes them out', async () => {
  answerApi({ 'DELETE /campaigns/cmp_1/files/fil_label_pdf': { json: wire('a.pdf', 'b.pdf') } });
  const uploads = takeUploads();
  open(loot);
  await choose('a.pdf', 'b.pdf');
  await eventually(() => expect(uploads.map(({ call }) => call)).toEqual(['POST /campaigns/cmp_1/files']));
  uploads[0]?.answer(201, wire('label.pdf', 'a.pdf'));
  await eventually(() => expect(uploads).toHaveLength(2));
  uploads[1]?.answer(201, wire('label.pdf', 'a.pdf', 'b.pdf'));
  expect(await screen.findByRole('link', { name: 'b.pdf 2 KB' })).toHaveAttribute('href', 'https://files.test/b.pdf');
  await user.click(screen.getByRole('button', { name: 'Remove label.pdf' }));
  await eventually(() => expect(screen.queryByText('label.pdf')).toBeNull());
  expect(toastTexts()).toEqual(['File saved', 'File saved', 'File removed']);
});

it('refuses other files and one too many before anything is sent, and says what the server refused', async () => {
  const uploads = takeUploads();
  open(loot);
  await choose('a.pdf', 'b.pdf', 'c.pdf');
  expect(await screen.findByText('At most 3 files')).toBeVisible();
  await user.upload(screen.getByLabelText(/^Files/), [new File(['x'], 'film.mp4', { type: 'video/mp4' })]);
  expect(await screen.findByText(/^film.mp4: File type not supported/)).toBeVisible();
  expect(uploads).toEqual([]);
  await choose('a.pdf');
  await eventually(() => expect(uploads).toHaveLength(1));
  uploads[0]?.answer(409, { message: 'This loot is completed and cannot be changed' });
  expect(await screen.findByText(/^a.pdf could not be uploaded: This loot is completed/)).toBeVisible();
});

it('are not offered to be changed once somebody has applied', () => {
  open({ ...loot, applications: 1 });
  expect(screen.queryByLabelText(/^Files/)).toBeNull();
});
