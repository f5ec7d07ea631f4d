import { previewDeliverablePayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { expect, it } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { eventually } from '../../testing/eventually.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aReceiptOnTheWire } from '../../testing/wire/receipt.ts';
import { ApprovalAmount } from './approval-amount.tsx';

const CALL = 'GET /deliverables/dlv_1/payout-preview';
const preview = (amount: number, reason?: string) => ({
  json: { receipt: aReceiptOnTheWire({ amount }), problem: reason ? { reason, details: 'Not now' } : null },
});

it.each([
  ['is paid at once', preview(80), 'SGD 80.00if you approve'],
  ['is set aside at first', preview(80, 'payment_held'), 'SGD 80.00set aside if you approve'],
  ['is due, and cannot be paid', preview(80, 'insufficient_funds'), 'SGD 80.00due, not payable now'],
  ['is nothing more', preview(0), 'SGD 0.00nothing more is due'],
  ['would be refused', preview(80, 'illegal_state'), ''],
  ['is not known', { status: 500, json: {} }, ''],
])('says in a row what an approval pays, where it %s', async (_how, answer, said) => {
  answerApi({ [CALL]: answer });
  const { container } = renderScreen(<ApprovalAmount operation={previewDeliverablePayout} id="dlv_1" />);
  await eventually(() => {
    expect(container.querySelector('[data-skeleton]')).toBeNull();
    expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(said);
  });
});
