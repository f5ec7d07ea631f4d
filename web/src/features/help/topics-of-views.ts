import { DELIVERABLE_DECISION_DAYS, MAX_UNPROVEN_VIEWS, PLAUSIBLE_TIMES } from '@doubloon/contract/shared/constants.ts';
import { SHARE_TIERS } from '@doubloon/contract/shared/money.ts';
import type { HelpTopic } from './help-topic.ts';
import { payingRule, viewsRule } from '../../shared/text/payouts.ts';
import { validationTime } from '../../shared/text/validation-days.ts';
import { formatNumber } from '../../shared/ui/figures/numbers.tsx';

const tiers = SHARE_TIERS.toReversed().map(({ fromViews, percent }) =>
  fromViews === 0
    ? `${percent}% as soon as the work is accepted`
    : `${percent}% from ${formatNumber(fromViews)} counted views`,
);

export const viewsTopic: HelpTopic = {
  title: 'Views and proofs',
  entries: [
    {
      id: 'how-views-count',
      question: 'How views count',
      parts: [viewsRule, payingRule, 'A higher count later pays the difference. A lower one takes nothing back.'],
    },
    {
      id: 'proofs',
      question: 'When do I need a proof?',
      parts: [
        'Only where we cannot read the views from the platform, or you have not allowed it. A proof is the count with screenshots that show it. It pays once the owner has accepted it; one that nobody decides on waits.',
        `A treasure itself is submitted with at most ${PLAUSIBLE_TIMES} times as many views as the best of your posts that we have read or, without any, ${formatNumber(MAX_UNPROVEN_VIEWS)}. More need a proof.`,
      ],
    },
    {
      id: 'undecided-work',
      question: 'What if the owner does not decide?',
      parts: [
        `An owner has ${DELIVERABLE_DECISION_DAYS} days for a treasure, content or a proof. After that the work counts as accepted: content is approved, and a treasure is paid as with 0 counted views. The number that was reported is not accepted by silence; its views are paid as the platform counts them, ${validationTime} after they were read, or by a proof.`,
      ],
    },
  ],
};

export const earningsTopic: HelpTopic = {
  title: 'Being paid',
  entries: [
    {
      id: 'how-one-is-paid',
      question: 'How much is a creator paid?',
      parts: [
        'The share of the money that is yours grows with your counted views:',
        tiers,
        'Where the budget is shared, it is the share of one slot: the budget divided by the number of creators. Where views are paid for, it is the share of the part of the budget that your views are of the expected reach, at most the whole reach and the cap per creator, where there is one.',
        'Nobody is paid more than the loot has left; whoever is approved first is paid first.',
      ],
    },
    {
      id: 'cpm',
      question: 'What does CPM mean here?',
      parts: [
        'The budget for each 1,000 expected views, to compare loots with each other. Where the owner names no reach, 1,000 are assumed. A loot that shares its budget does not pay by the thousand.',
      ],
    },
    {
      id: 'estimates',
      question: 'What is the difference between paid, reserved and estimated?',
      parts: [
        [
          'Paid: sent to the creator’s account, with a receipt from which the amount can be worked out again.',
          'Reserved: set aside for a payment that is on its way or looked at. Nobody else is paid from it.',
          'Estimated: what would come if everything delivered were accepted. It is not a promise.',
        ],
      ],
    },
    {
      id: 'payout-account',
      question: 'What do I need in order to be paid?',
      parts: [
        'A proven email address and a payment account with Stripe, which you connect in your profile. Until it is ready nothing can be paid; what was approved meanwhile is tried again by itself.',
      ],
    },
  ],
};
