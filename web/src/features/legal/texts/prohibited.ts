import type { LegalText } from '../legal-text.ts';

export const prohibitedText: LegalText = {
  tab: 'prohibited',
  label: 'Prohibited Content',
  title: 'Prohibited Content',
  summary: 'What no loot may ask for, no treasure may contain and no store may show, and what happens if it does.',
  sections: [
    {
      heading: 'Never',
      parts: [
        [
          'Anything illegal in Singapore or where the post is shown.',
          'Hate, harassment, threats, or the glorification of violence or self-harm.',
          'Sexual content, and anything that sexualises or endangers minors.',
          'Drugs, weapons, tobacco and vaping products, gambling, and anything that needs a licence its seller does not have.',
          'Private information about somebody without their consent.',
          'Somebody else’s work, brand or likeness without permission.',
          'Malware, phishing, or links that lead somewhere other than they say.',
        ],
      ],
    },
    {
      heading: 'No false gold',
      parts: [
        [
          'Bought, automated or traded views, followers and reviews.',
          'Screenshots that were changed, or counts of another post.',
          'Posts of somebody else delivered as one’s own.',
          'Claims about health, money or success that cannot be proven.',
          'Loots that ask for a good opinion instead of an honest one.',
        ],
      ],
    },
    {
      heading: 'Paid posts say so',
      parts: [
        'A post that is paid for must be recognisable as such, in the way its platform provides. An owner may not ask a creator to hide it.',
      ],
    },
    {
      heading: 'Messages and reviews',
      parts: [
        'The same holds for messages, reviews and replies. Writing the same to many people who did not ask for it is spam, and so is asking others to pay outside of Doubloon.',
      ],
    },
    {
      heading: 'What happens',
      parts: [
        'We can pause or take down a loot, hide a review, and disable an account. Treasures that break these rules are rejected and not paid. Whoever is concerned is told, and can appeal a rejection or a take-down.',
        'A loot that was taken down can be closed by its owner, and closes at its end date; what is left of its budget is then refunded as with any other.',
        'Tell us what you find at the address below. In danger, call the police first.',
      ],
    },
  ],
};
