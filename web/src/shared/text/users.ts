/** Texts about the account itself. */
export const accountText = {
  cannotChange: 'Cannot change',
  newName: 'With another name or username your badge waits until our team has looked at it.',
  creatorRefused: (date: string) =>
    `Not granted on ${date}. Show more public work on your linked accounts, then ask again.`,
  ownerRefused: (date: string) =>
    `Not granted on ${date}. Say more about your business in your profile, then ask again.`,
  goes: {
    user: ['Your profile, picture and username', 'Drafts and notifications'],
    admin: ['Your profile, picture and username', 'Your notifications'],
    business_owner: [
      'Your profile, picture and username',
      'Loots that still run: they are closed',
      'Drafts, notifications and whom you follow',
    ],
    content_creator: [
      'Your profile, picture and username',
      'Your store with its media, reviews and followers',
      'Applications and treasures that nobody has decided',
      'Linked accounts, and the payment account here; at Stripe it stays yours',
      'Drafts, notifications and referral links',
    ],
  },
} as const;

/** Profile texts, word for word as specified. */
export const usersText = {
  basicIntro: 'Public, except your contact details.',
  edit: 'Edit Profile',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to update profile. Please try again.',
} as const;
