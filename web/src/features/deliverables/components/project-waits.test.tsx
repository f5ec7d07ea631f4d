import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnpaidForCreator } from '../../../shared/payments/unpaid-for-creator.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ProjectWaits } from './project-waits.tsx';

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
  renderScreen(<ProjectWaits waits={[wait]} status="approved" closed={false} earnsMore />);
  const said = screen.getByRole('listitem').textContent;
  renderScreen(<UnpaidForCreator problem={unpaid} />);
  const alone = screen.getAllByText('Payment Failed: your payment account is not ready')[1]?.parentElement?.textContent;
  expect(said).toBe(`Your turnThe treasure could not be paid${alone}`);
});

it.each([
  ['approved', false, true, 'More views earn more: those of your posts, and those of the next one that you submit.'],
  ['completed', false, true, 'More views earn more: a proof of an approved treasure can still add to what you earned.'],
  ['approved', false, false, 'Nobody is waiting. More views earn nothing more here.'],
  ['approved', false, undefined, 'Nobody is waiting.'],
  ['approved', true, false, 'This loot is closed, and nobody is waiting.'],
  ['completed', true, undefined, 'This loot is closed, and nobody is waiting.'],
] as const)(
  'says how more is earned where it can be: %s, closed %s, earns more %s',
  (status, closed, earnsMore, said) => {
    renderScreen(<ProjectWaits waits={[]} status={status} closed={closed} earnsMore={earnsMore} />);
    expect(screen.getByText(said)).toBeVisible();
  },
);
