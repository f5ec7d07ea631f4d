import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
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
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('button', { name: 'Close Loot' }));

  act(() => answers[1]?.('twice'));
  await screen.findByText('twice');
  await eventually(() => expect(screen.getByRole('button', { name: 'Resume' })).toBeEnabled());
  expect(screen.getByRole('dialog', { name: 'Close this loot?' })).toBeVisible();
  expect(toastTexts()).toHaveLength(1);
});

const menu = () => screen.getByText('Extend').parentElement;

it('keeps the first action in sight and the rarer ones in a menu, which closes by Escape and by a press elsewhere', async () => {
  renderScreen(<LootActions campaign={aCampaign()} />);
  expect(screen.getByRole('button', { name: 'Edit' }).parentElement).not.toBe(menu());
  expect(menu()).not.toHaveAttribute('data-shown');
  const more = screen.getByRole('button', { name: 'More actions' });
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(menu()).toHaveAttribute('data-shown');
  await user.keyboard('{Escape}');
  expect(menu()).not.toHaveAttribute('data-shown');
  expect(more).toHaveFocus();
  await user.click(more);
  await user.click(document.body);
  expect(menu()).not.toHaveAttribute('data-shown');
});

it('closes the menu with what is pressed in it, and gives the focus back to it', async () => {
  answerApi({ 'GET /campaigns/cmp_1/refund': { json: aRefundOnTheWire() } });
  renderScreen(<LootActions campaign={aCampaign()} />);
  const more = screen.getByRole('button', { name: 'More actions' });
  await user.click(more);
  await user.click(screen.getByRole('button', { name: 'Close Loot' }));
  expect(menu()).not.toHaveAttribute('data-shown');
  const dialog = screen.getByRole('dialog', { name: 'Close this loot?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep it open' }));
  expect(more).toHaveFocus();
});

it('pauses once it is confirmed, and asks no more then', async () => {
  const calls = answerApi({
    'POST /campaigns/cmp_1/pause': { json: OfferedCampaignView.encode(aCampaign({ status: 'paused' })) },
  });
  renderScreen(<LootActions campaign={aCampaign()} />);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  const dialog = screen.getByRole('dialog', { name: 'Pause this loot?' });
  await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ call }) => call)).toEqual(['POST /campaigns/cmp_1/pause']);
  expect(toastTexts()).toEqual(['Loot paused successfully!']);
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
