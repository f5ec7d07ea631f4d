import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { ReviewDeliverableDialog } from './review-deliverable-dialog.tsx';

it('leads with the post and what its views come to, and with what stands in the way, before everything else', async () => {
  saveSession('t', aPerson({ role: 'business_owner' }));
  const problem = { reason: 'no_account', details: 'The creator has no connected Stripe account' };
  const receipt = aReceiptOnTheWire({ counted_views: 9500, already_paid: 40, amount: 36 });
  answerApi({ 'GET /deliverables/dlv_1/payout-preview': { json: { receipt, problem } } });
  const deliverable = DeliverableView.decode(aDeliverableOnTheWire() as never);
  const close = vi.fn();
  renderScreen(
    <ReviewDeliverableDialog deliverable={deliverable} remainingCents={10_000} onDecided={close} onClose={close} />,
  );
  await screen.findByText('The creator connects a payment account under Profile.');
  const gain = '9,500 counted views → SGD 36.00after SGD 40.00 that is paid already';
  const parts = ['tiktok.com', 'Show the post', gain, 'connects a payment account', 'Reported views', 'SGD 36.00Post'];
  const text = () => screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');
  const places = parts.map((part) => text().indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(text().match(/connects a payment account/g)).toHaveLength(1);
});
