import { leastBudgetText } from '../../../shared/text/least-budget.ts';
import { refundHoldTexts, refundsText } from '../../../shared/text/refunds.ts';
import type { LegalText } from '../legal-text.ts';

const leastBudget = leastBudgetText();

export const refundText: LegalText = {
  tab: 'refund',
  label: 'Refund',
  title: 'Refund Policy',
  summary: 'What comes back when a loot closes, who looks at it, and how long it takes.',
  sections: [
    {
      heading: 'What comes back',
      parts: [
        'When a loot closes, what is left of its budget is refunded, together with the part of the 5% fee that belongs to it. What was paid out for approved treasures stays paid.',
        'An example: for a budget of SGD 1,000 you paid SGD 1,050. SGD 375 went to creators. SGD 625 of the budget and SGD 31.25 of the fee come back. What the payment provider keeps of a refunded payment is our cost, not yours.',
        [refundsText.full, refundsText.partial, refundsText.added],
        ...(leastBudget
          ? [
              `A loot needs a budget of ${leastBudget}: of less, the payment provider can keep more than our fee brings in.`,
            ]
          : []),
      ],
    },
    {
      heading: 'When a loot closes',
      parts: [
        'When you close it, at its end date, and when nothing is left of its budget. You need not ask: a refund request is made by itself.',
        'It waits as long as something can still be paid from the loot:',
        Object.values(refundHoldTexts).map(({ policy }) => policy),
      ],
    },
    {
      heading: 'Review and processing',
      parts: [
        [
          'Refund review takes 3-5 business days. A person looks at the request; one that nobody has flagged is granted after 5 business days, Monday to Friday in Singapore.',
          'When you have had several loots refunded for the most part within a month, the next refund waits until a person has decided.',
          'Refunds are processed in 5-10 business days, to the card that was charged or, after PayNow, to the bank account that paid.',
          'Support responds in 24-48 hours.',
        ],
        'You are notified of each step, and see where it stands with the loot.',
      ],
    },
    {
      heading: 'When it cannot be made',
      parts: [
        'A refund that the payment provider cannot make at once is tried again by itself. When it has failed for good, or your bank has sent it back, you can ask again, or we pay it by bank transfer and tell you its reference. A refund that was refused comes with the reason.',
      ],
    },
    {
      heading: 'What is not refunded',
      parts: [
        [
          'Payouts for treasures that were approved, by you or because the 5 days for a decision had passed.',
          'The part of the fee that belongs to what was paid out.',
          'A charge you dispute with your bank, as long as the dispute is open. A lost dispute is settled through the bank; what it leaves cannot be sent to the same card by us, so please contact support.',
        ],
      ],
    },
    {
      heading: 'For creators',
      parts: [
        'A loot that closes takes nothing from you. What you have delivered before is decided and paid as usual, before anything goes back to the owner. Money already paid out is taken back only when the numbers it was paid for turn out to be false, when an admin finds fraud, such as a loot paid for with a stolen card, or when the payment provider reverses it.',
      ],
    },
  ],
};
