import { CampaignBooksView } from '@doubloon/contract/payments/statements/campaign-books.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LootBooks } from './loot-books.tsx';

const books: CampaignBooksView = {
  campaign_id: 'cmp_1',
  fee_cents: 5_000,
  provider_fees_cents: 3_620,
  payment_fee_booked: true,
  loss_cents: 0,
  margin_cents: 1_380,
  creators_paid: 1,
  paid_cents: 75_000,
  estimated_connect_fees_cents: 438,
  estimated_margin_cents: 942,
  complete: true,
};
/** The lines as they are read, name and amount. */
const open = async (change: Partial<CampaignBooksView> = {}) => {
  answerApi({ 'GET /admin/campaigns/cmp_1/books': { json: CampaignBooksView.encode({ ...books, ...change }) } });
  renderScreen(<LootBooks campaignId="cmp_1" />);
  await screen.findByText('Margin, booked');
  const text = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ');
  const amounts = screen.getAllByRole('definition').map(text);
  return screen.getAllByRole('term').map((term, line) => `${text(term)}: ${amounts[line]}`);
};

it('tells what is booked from what is estimated', async () => {
  expect(await open()).toEqual([
    'Platform fee (5%)less what went back: SGD 50.00',
    'Kept by the payment provider: -SGD 36.20',
    'Margin, booked: SGD 13.80',
    'Connect fees, estimated1 creator paid: -SGD 4.38',
    'Margin, estimated: SGD 9.42',
  ]);
  expect(screen.getByText(/Connect fees are not booked with a loot/)).toBeVisible();
  expect(screen.queryByText(/not told yet|not complete/)).toBeNull();
});

it('says what is not known yet, lost, or too much to add up', async () => {
  const lines = await open({
    provider_fees_cents: 0,
    payment_fee_booked: false,
    loss_cents: 100,
    creators_paid: 0,
    estimated_connect_fees_cents: 0,
    complete: false,
  });
  expect(lines).toContain('Given back out of our own money: -SGD 1.00');
  expect(lines).toContain('Connect fees, estimated0 creators paid: SGD 0.00');
  expect(screen.getByText('The fee for the payment is not told yet; that can take an hour.')).toBeVisible();
  expect(screen.getByText(/its figures are not complete/)).toBeVisible();
});
