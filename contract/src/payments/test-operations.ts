import { MAX_ADDITIONS } from './campaign-funds.ts';
import { EVALUATION } from '../flags/flag-report.ts';
import { z } from 'zod';
import { ById, DocumentId } from '../shared/values.ts';
import { defineOperation, testOnly } from '../calls/define-operation.ts';
import { PayoutView } from './payout.ts';

const TestOutcome = z.object({ payout: PayoutView.nullable() });

export const createTestAuthorization = defineOperation('POST /payments/test/create-authorization', {
  id: 'createTestAuthorization',
  summary:
    'The first half of approving a treasure: set aside what it earns. Not sent within two minutes, it is released',
  access: testOnly,
  input: { body: z.object({ treasure_id: DocumentId }) },
  output: TestOutcome,
  status: 201,
  errors: ['not_found', 'illegal_state', 'payment_required'],
  cost: { reads: 17 + MAX_ADDITIONS + EVALUATION.reads, writes: 9 + EVALUATION.writes },
});

export const processTestPayment = defineOperation('POST /payments/test/process-payment/{id}', {
  id: 'processTestPayment',
  summary:
    'The second half: send what is set aside and book the answer; any other payout is settled as the schedule would',
  access: testOnly,
  input: { params: ById },
  output: TestOutcome,
  errors: ['not_found', 'payment_required', 'provider_unavailable'],
  cost: { reads: 26 + EVALUATION.reads, writes: 22 + EVALUATION.writes },
});

export const transferForTest = defineOperation('POST /payments/test/transfer', {
  id: 'transferForTest',
  summary: 'Both halves at once: approve a treasure and pay what it earns, as its owner does',
  access: testOnly,
  input: { body: z.object({ treasure_id: DocumentId }) },
  output: TestOutcome,
  errors: ['not_found', 'illegal_state', 'payment_required'],
  cost: { reads: 29 + MAX_ADDITIONS + EVALUATION.reads, writes: 18 + EVALUATION.writes },
});
