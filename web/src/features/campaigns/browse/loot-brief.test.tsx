import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LootBrief } from './loot-brief.tsx';

it('reminds the owner of a loot what was asked for, and leads to what creators see', () => {
  renderScreen(
    <LootBrief
      campaign={aCampaign({
        requirements: ['Drink it by the sea'],
        example_posts: [{ url: 'https://youtu.be/dQw4w9WgXcQ', platform: 'youtube' }],
        files: [{ id: 'fil_1', name: 'label.pdf', type: 'application/pdf', size: 2048, url: 'https://files.test/1' }],
      })}
    />,
  );
  expect(screen.getByText('Show our tea by the sea.')).toBeVisible();
  expect(screen.getByText('Drink it by the sea')).toBeVisible();
  expect(screen.getByRole('link', { name: /youtu.be/ })).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ');
  expect(screen.getByRole('link', { name: 'label.pdf 2 KB' })).toHaveAttribute('href', 'https://files.test/1');
  expect(screen.getByRole('link', { name: 'See the page that creators see' })).toHaveAttribute('href', '/loot/cmp_1');
});
