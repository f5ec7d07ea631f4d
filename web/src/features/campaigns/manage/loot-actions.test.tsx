import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aRefundOnTheWire } from '../../../testing/wire/refund.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { LootActions } from './loot-actions.tsx';

it('leaves a dialog open that was opened while the lists were still asked for again', async () => {
  answerApi({
    'POST /campaigns/cmp_1/resume': { json: OfferedCampaignView.encode(aCampaign()) },
    'GET /campaigns/cmp_1/refund': { json: aRefundOnTheWire() },
  });
  const answers: ((value: string) => void)[] = [];
  const List = () => {
    const list = useQuery({
      queryKey: ['campaigns', 'list'],
      queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    });
    return <p>{list.data}</p>;
  };
  renderScreen(
    <>
      <List />
      <LootActions campaign={aCampaign({ status: 'paused' })} />
    </>,
  );
  act(() => answers[0]?.('once'));
  await screen.findByText('once');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await eventually(() => expect(answers).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Close Loot' }));

  act(() => answers[1]?.('twice'));
  await screen.findByText('twice');
  await eventually(() => expect(screen.getByRole('button', { name: 'Resume' })).toBeEnabled());
  expect(screen.getByRole('dialog', { name: 'Close this loot?' })).toBeVisible();
  expect(toastTexts()).toHaveLength(1);
});

it('names the rarer actions on phones only when they are asked for, and keeps the first in sight', async () => {
  renderScreen(<LootActions campaign={aCampaign()} />);
  const more = screen.getByRole('button', { name: 'More actions' });
  const rest = screen.getByRole('button', { name: 'Close Loot' }).parentElement;
  expect(rest).not.toHaveAttribute('data-shown');
  expect(screen.getByRole('button', { name: 'Edit' }).parentElement).not.toBe(rest);
  await user.click(more);
  expect(rest).toHaveAttribute('data-shown');
  expect(screen.getByRole('button', { name: 'Fewer actions' })).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  [
    'the reason of the server',
    { status: 409, json: { message: 'Already closed' } },
    'Failed to resume loot: Already closed',
  ],
  ['what the transport says, alone', { status: 503, json: {} }, 'HTTP 503'],
])('tells %s when it fails', async (_, answer, told) => {
  answerApi({ 'POST /campaigns/cmp_1/resume': answer });
  renderScreen(<LootActions campaign={aCampaign({ status: 'paused' })} />);
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await eventually(() => expect(toastTexts()).toEqual([told]));
});
