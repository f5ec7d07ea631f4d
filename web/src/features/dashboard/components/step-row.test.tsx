import {
  previewApplicationPayout,
  previewDeliverablePayout,
} from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import type { NextStep } from '../next-steps.ts';
import { StepRow } from './step-row.tsx';

const step: NextStep = {
  id: 's',
  who: 'Cleo',
  text: 'delivered a treasure for Tea',
  detail: 'Waiting for 1 day',
  figure: { shows: '6,200', note: 'views reported' },
  pays: { operation: previewDeliverablePayout, id: 'dlv_1' },
  verb: 'Review',
  to: '/loot-management/cmp_1',
  mine: true,
};
const payment: NextStep = {
  ...step,
  figure: undefined,
  pays: { operation: previewApplicationPayout, id: 'app_1', only: { paidText: 'has been paid for Tea' } },
};
const DELIVERABLE = 'GET /deliverables/dlv_1/payout-preview';
const APPLICATION = 'GET /applications/app_1/payout-preview';
const preview = (amount: number, problem: { reason: string; details: string } | null = null) => ({
  json: { receipt: aReceiptOnTheWire({ amount }), problem },
});
const said = () => screen.getByRole('link').textContent.replaceAll('\u00a0', ' ');

it('names on its button the sum that a press leads to, where paying is the whole decision', async () => {
  answerApi({ [APPLICATION]: preview(80) });
  renderScreen(<StepRow step={payment} isFirst />);
  await eventually(() => expect(said()).toMatch(/Pay SGD 80\.00$/));
});

it('says what is at stake where the review decides', async () => {
  answerApi({ [DELIVERABLE]: preview(160) });
  renderScreen(<StepRow step={step} isFirst />);
  await eventually(() => expect(said()).toMatch(/SGD 160\.00 if you approveReview$/));
});

it('asks for no payment where nothing is due, but for the completion', async () => {
  answerApi({ [APPLICATION]: preview(0) });
  renderScreen(<StepRow step={payment} isFirst />);
  await eventually(() => expect(said()).toMatch(/^Cleo has been paid for Tea.*Complete$/));
});

it.each([
  ['payment_held', 'set aside if you approve'],
  ['insufficient_funds', 'due, not payable now'],
])('promises no payment that something stands in the way of: %s', async (reason, note) => {
  answerApi({ [APPLICATION]: preview(80, { reason, details: 'Not now' }) });
  renderScreen(<StepRow step={payment} isFirst />);
  await eventually(() => expect(said()).toContain(`SGD 80.00 ${note}`));
  expect(said()).toMatch(/Review$/);
});

it('says of a payment that waits for the account of its creator who has to connect it', async () => {
  answerApi({ [DELIVERABLE]: preview(80, { reason: 'no_account', details: 'Not connected' }) });
  renderScreen(<StepRow step={{ ...step, who: 'Cleo Lim' }} isFirst />);
  await eventually(() => expect(said()).toContain('no payout account yet Waiting for 1 daySGD 80.00 due'));
});

it.each([
  ['moves no money', preview(0)],
  ['is not known', { status: 500, json: {} }],
])('stays as it is where a payment %s', async (_, answer) => {
  const calls = answerApi({ [DELIVERABLE]: answer });
  renderScreen(<StepRow step={step} isFirst />);
  await eventually(() => expect(calls.length).toBeGreaterThan(0));
  expect(said()).toMatch(/6,200 views reportedReview$/);
});
