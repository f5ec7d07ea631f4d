import { APPEAL_HOLDS_DAYS, HOLD_DOUBTED_DAYS, HOLD_REVIEW_BUSINESS_DAYS } from '@doubloon/contract/cases/case.ts';
import { HOLD_DAYS } from '@doubloon/contract/payments/checkout.ts';
import {
  REFUND_ARRIVAL_BUSINESS_DAYS,
  REFUND_REVIEW_BUSINESS_DAYS,
} from '@doubloon/contract/payments/refund-request.ts';
import {
  PAYMENT_TRIED_FOR_DAYS,
  REPLACED_ACCOUNT_DAYS,
} from '@doubloon/contract/payments/statements/payment-problem.ts';
import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { HelpTopic } from './help-topic.ts';
import { leastBudgetText } from '../../shared/text/least-budget.ts';
import { refundHoldTexts, refundsText } from '../../shared/text/refunds.ts';
import { formatCents } from '../../shared/ui/figures/numbers.tsx';

const EXAMPLE_BUDGET_CENTS = 100_000;
const leastBudget = leastBudgetText();

export const paymentsTopic: HelpTopic = {
  title: 'Holds and failed payments',
  entries: [
    {
      id: 'holds',
      question: 'Why is a payment held?',
      parts: [
        'Because something about its evidence does not fit, or because the payment account or the owner’s payment is only days old. Meanwhile the money is set aside for the creator, and both sides can see why and until when.',
        `Our team decides within ${HOLD_REVIEW_BUSINESS_DAYS} business days. If nobody has decided by then, the payment is sent, unless an admin has doubted it: then it is refused after ${HOLD_DOUBTED_DAYS} days. Nothing is sent to a newly replaced account for ${REPLACED_ACCOUNT_DAYS} days.`,
      ],
    },
    {
      id: 'failed-payments',
      question: 'What if a payment fails?',
      parts: [
        `The creator loses nothing. We try it again for ${PAYMENT_TRIED_FOR_DAYS} days after the deadline of the decision, and whenever the owner approves again. The project’s page says what is holding it up and who has to act.`,
      ],
    },
  ],
};

export const ownersTopic: HelpTopic = {
  title: 'Fees and refunds',
  entries: [
    {
      id: 'fees',
      question: 'What does a loot cost?',
      parts: [
        `Its budget and a platform fee of ${PLATFORM_FEE_PERCENT}% on top: ${formatCents(totalPayableCents(EXAMPLE_BUDGET_CENTS))} for a budget of ${formatCents(EXAMPLE_BUDGET_CENTS)}. Both are shown before you pay. Creators pay nothing.`,
        ...(leastBudget ? [`A loot needs a budget of ${leastBudget}.`] : []),
        `The provider lets us hold money for ${HOLD_DAYS} days, so a loot and the last decisions about it have to fit in.`,
      ],
    },
    {
      id: 'refunds',
      question: 'What comes back when a loot closes?',
      parts: [
        [refundsText.full, refundsText.partial],
        `You do not have to ask for it. The review takes up to ${REFUND_REVIEW_BUSINESS_DAYS} business days; once sent, the money takes up to ${REFUND_ARRIVAL_BUSINESS_DAYS} business days to arrive.`,
      ],
    },
    {
      id: 'waiting-refunds',
      question: 'Why does my refund wait?',
      parts: [
        'Because something can still be paid from the loot:',
        Object.values(refundHoldTexts).map(({ policy }) => policy),
      ],
    },
  ],
};

export const disputesTopic: HelpTopic = {
  title: 'Disagreements',
  entries: [
    {
      id: 'appeals',
      question: 'My work was rejected. What can I do?',
      parts: [
        `Appeal where you read the rejection. An admin looks at it and both sides read the outcome; the loot’s refund waits for that, at most ${APPEAL_HOLDS_DAYS} days.`,
      ],
    },
    {
      id: 'disputes',
      question: 'What happens when a charge is disputed at the bank?',
      parts: [
        'The rest of that payment is frozen until the bank decides, and nobody is approved in the meantime. A dispute that is lost in full closes the loot. Please write to us first: most questions are answered sooner.',
        'Your conversation with the other side goes to the bank only if you both agreed to that in the menu of the conversation, which you can take back at any time.',
      ],
    },
    {
      id: 'wrong-figures',
      question: 'A figure in my record is wrong.',
      parts: [
        'Dispute it beside the figure. An admin checks it against what happened and corrects it, or tells you why it stands.',
      ],
    },
  ],
};
