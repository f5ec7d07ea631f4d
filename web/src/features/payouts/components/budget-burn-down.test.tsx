import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { BudgetBurnDown, burnDown } from './budget-burn-down.tsx';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const facts = { budgetCents: 100_000, leftCents: 60_000, startedAt: day(1), now: day(20) };
describe('how a budget went down', () => {
  it('begins in full, steps down with every payment that was made, and ends with what is left', () => {
    const payouts = [
      { status: 'paid', amount: 10_000, updated_at: day(15) },
      { status: 'failed', amount: 5000, updated_at: day(12) },
      { status: 'paid', amount: 30_000, updated_at: day(10) },
    ] as const;
    expect(burnDown({ ...facts, payouts })).toEqual([
      { at: day(1), leftCents: 100_000 },
      { at: day(10), leftCents: 70_000 },
      { at: day(15), leftCents: 60_000 },
      { at: day(20), leftCents: 60_000 },
    ]);
  });

  it('ends at the truth when older payments are not loaded', () => {
    const payouts = [{ status: 'paid', amount: 10_000, updated_at: day(15) }] as const;
    expect(burnDown({ ...facts, payouts }).map(({ leftCents }) => leftCents)).toEqual([100_000, 60_000, 60_000]);
  });

  it('has nothing to show before the first payment', () => {
    expect(burnDown({ ...facts, payouts: [] })).toEqual([]);
  });
});

it('says that the payouts could not be loaded, and shows the budget once they are', async () => {
  const campaign = aCampaign({});
  const list = `GET /payments/authorizations/business-owner/${campaign.owner_id}`;
  const answers: Parameters<typeof answerApi>[0] = { [list]: { status: 500, json: { message: 'Away' } } };
  answerApi(answers);
  renderScreen(<BudgetBurnDown campaign={campaign} />);
  expect(await screen.findByText('Failed to load payouts')).toBeVisible();
  answers[list] = { json: [] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Once the first creator is paid/)).toBeVisible();
});
