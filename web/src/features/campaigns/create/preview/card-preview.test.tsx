import { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { aPerson } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { fill } from '../../../../testing/user.ts';
import { CardPreview } from './card-preview.tsx';
import { emptyLoot } from '../create-loot-values.ts';
import { previewOf } from './preview-of.ts';

const owner = aPerson({ role: 'business_owner', name: 'Kopi & Kin' });

function Form() {
  const form = useForm({ defaultValues: emptyLoot });
  return (
    <FormProvider {...form}>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Budget" {...form.register('budget')} />
      <input aria-label="Slots" {...form.register('creatorSlots')} />
      <CardPreview owner={owner} chosen={{ coverUrl: 'https://files.test/sea.webp', files: [] }} />
    </FormProvider>
  );
}

it('shows beside the form the card that creators will see, as it is typed', async () => {
  renderScreen(<Form />);
  const preview = within(screen.getByRole('region', { name: 'What creators will see' }));
  expect(preview.getByText('Your title')).toBeVisible();
  expect(document.querySelector('img[src="https://files.test/sea.webp"]')).not.toBeNull();
  await fill(screen.getByLabelText('Title'), 'Iced Tea');
  await fill(screen.getByLabelText('Budget'), '1000');
  await fill(screen.getByLabelText('Slots'), '4');
  expect(preview.getByRole('heading', { name: 'Iced Tea' })).toBeVisible();
  expect(preview.getByText('Kopi & Kin')).toBeVisible();
  expect(preview.getByText('4 slots left')).toBeVisible();
  expect(preview.getByText(/SGD.225\.00/)).toBeVisible();
});

it('is a loot as the API would answer it, whatever was typed', () => {
  const odd = {
    ...emptyLoot,
    title: 'x',
    budget: 'abc',
    creatorSlots: '0',
    expectedReach: '-1',
    ...{ ageMin: '18', ageMax: '', examplePosts: [{ text: 'tea' }, { text: 'https://example.com' }] },
    payoutModel: 'per_view' as const,
  };
  expect(() => CampaignView.encode(previewOf(odd, owner))).not.toThrow();
});
