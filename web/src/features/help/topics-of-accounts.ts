import {
  APPLICATION_DECISION_DAYS,
  DELIVERY_DAYS,
  VERIFICATION_CODE_LENGTH,
  VERIFICATION_CODE_MINUTES,
} from '@doubloon/contract/shared/constants.ts';
import type { HelpTopic } from './help-topic.ts';

export const beginningTopic: HelpTopic = {
  title: 'Loots and applications',
  entries: [
    {
      id: 'words',
      question: 'What are loots, treasures, proofs and projects?',
      parts: [
        [
          'Loot: a paid campaign that a business owner posts.',
          'Treasure: one post that a creator delivers for it.',
          'Proof: a later report of a treasure’s views, with screenshots.',
          'Project: an application that was approved, as its creator sees it.',
        ],
      ],
    },
    {
      id: 'applications',
      question: 'How long does an application wait?',
      parts: [
        `The owner decides within ${APPLICATION_DECISION_DAYS} days; if nobody has answered by then, it is declined. Until then you can change or withdraw it, and apply again afterwards.`,
        `Once approved for a slot, deliver within ${DELIVERY_DAYS} days and before the loot ends. After that the owner can give the slot to somebody else.`,
      ],
    },
  ],
};

export const accountsTopic: HelpTopic = {
  title: 'Your account',
  entries: [
    {
      id: 'roles',
      question: 'Can I be an owner and a creator?',
      parts: [
        'Not with one account: the role is chosen once and cannot be changed. For the other role, register with another email address.',
      ],
    },
    {
      id: 'linked-accounts',
      question: 'How do I link a social account?',
      parts: [
        `Where the platform offers it, sign in there. Otherwise you get a code of ${VERIFICATION_CODE_LENGTH} characters, add it to your profile text there within ${VERIFICATION_CODE_MINUTES} minutes, and press Verify. You can remove it afterwards.`,
      ],
    },
    {
      id: 'sign-in-troubles',
      question: 'I cannot sign in.',
      parts: [
        'Ask for a new password on the sign-in page. After several failed tries, each new one from your network has to wait a little longer. A new password signs you out on every device.',
      ],
    },
    {
      id: 'leaving',
      question: 'How do I get my data, or delete my account?',
      parts: [
        'Both are in your profile. An account can be deleted unless money is on its way: an open loot, a refund or dispute that is not settled, or a payout that is owed.',
      ],
    },
  ],
};
