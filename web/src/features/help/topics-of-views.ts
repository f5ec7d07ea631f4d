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
        'Only if we cannot read the views from the platform, or you have not allowed it. A proof is your view count with screenshots that show it. You are paid once the owner accepts it; until somebody decides, it waits.',
        `A new treasure can report up to ${PLAUSIBLE_TIMES} times the views of your best post that we have read or, if we have read none, ${formatNumber(MAX_UNPROVEN_VIEWS)}. Anything above that needs a proof.`,
      ],
    },
    {
      id: 'undecided-work',
      question: 'What if the owner does not decide?',
      parts: [
        `An owner has ${DELIVERABLE_DECISION_DAYS} days for a treasure, content or a proof. After that the work counts as accepted: content is approved, and a treasure is paid as with 0 counted views. Silence does not accept the number you reported: its views are paid as the platform counts them, ${validationTime} after they were read, or by a proof.`,
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
        'Your share of the money grows with your counted views:',
        tiers,
        'If the budget is shared, this is your share of one slot: the budget divided by the number of creators. If views are paid for, your views are compared with the expected reach, up to all of it, and you get your share of that part of the budget, up to the cap per creator if there is one.',
        'Nobody is paid more than the loot has left; whoever is approved first is paid first.',
      ],
    },
    {
      id: 'cpm',
      question: 'What does CPM mean here?',
      parts: [
        'The budget for each 1,000 expected views, so that you can compare loots. If the owner names no reach, we assume 1,000. A loot that shares its budget does not pay by the thousand.',
      ],
    },
    {
      id: 'estimates',
      question: 'What is the difference between paid, reserved and estimated?',
      parts: [
        [
          'Paid: sent to the creator’s account, with a receipt from which the amount can be worked out again.',
          'Reserved: set aside for a payment that is on its way or looked at. Nobody else is paid from it.',
          'Estimated: what you would get if everything delivered were accepted. It is not a promise.',
        ],
      ],
    },
    {
      id: 'payout-account',
      question: 'What do I need to get paid?',
      parts: [
        'A proven email address and a payment account with Stripe, which you connect in your profile. Until it is ready, nothing can be paid; payments approved in the meantime are sent later by themselves.',
      ],
    },
  ],
};
