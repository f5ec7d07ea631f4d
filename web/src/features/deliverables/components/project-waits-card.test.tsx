import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnpaidForCreator } from '../../../shared/payments/unpaid-for-creator.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ProjectWaitsCard } from './project-waits-card.tsx';

it('says of what could not be paid why, who must act and when it is tried again, as every other place does', () => {
  const unpaid = {
    reason: 'no_account',
    details: 'The creator has no connected Stripe account',
    must_act: 'creator' as const,
    since: new Date('2026-11-19T00:00:00.000Z'),
    tried_until: new Date('2026-12-07T00:00:00.000Z'),
    appeal: null,
  };
  const wait = { id: 'dlv_1', turn: 'you' as const, text: 'The treasure could not be paid', unpaid };
  renderScreen(<ProjectWaitsCard waits={[wait]} status="approved" closed={false} />);
  const said = screen.getByRole('listitem').textContent;
  renderScreen(<UnpaidForCreator problem={unpaid} />);
  const alone = screen.getAllByText('Payment Failed: your payment account is not ready')[1]?.parentElement?.textContent;
  expect(said).toBe(`Your turnThe treasure could not be paid${alone}`);
});

it.each([
  ['approved', false, /^Nothing is waiting. Submit your next post/],
  ['approved', true, /^This loot is closed./],
  ['completed', false, /^This project is completed./],
  ['completed', true, /^This project is completed./],
] as const)('asks for more only where it can be sent: %s, closed %s', (status, closed, said) => {
  renderScreen(<ProjectWaitsCard waits={[]} status={status} closed={closed} />);
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText(/Submit your next post/) !== null).toBe(status === 'approved' && !closed);
});
