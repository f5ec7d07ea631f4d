import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BudgetBurnDown } from './budget-burn-down.tsx';

it('says that the payouts could not be loaded, and shows the budget once they are', async () => {
  const campaign = aCampaign({});
  const list = `GET /payments/authorizations/business-owner/${campaign.owner_id}`;
  const answers: Parameters<typeof answerApi>[0] = { [list]: { status: 500, json: { message: 'Away' } } };
  answerApi(answers);
  renderScreen(<BudgetBurnDown campaign={campaign} />);
  expect(await screen.findByText('Failed to load payouts')).toBeVisible();
  answers[list] = { json: [] };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Once the first creator is paid/)).toBeVisible();
});
