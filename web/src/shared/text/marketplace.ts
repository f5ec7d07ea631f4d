/** Texts of the marketplace and a loot's own page that the specifications leave open. */
export const marketplaceText = {
  intro: 'Every loot that is open right now.',
  introForCreators: 'Loots that are open right now. Pick one that fits you.',
  nothingYet: 'Nothing found so far',
  viewBrief: 'View brief',
  yourApplication: 'Your application',
  logIn: 'Log In',
  yours: 'Your loot',
  manage: 'Manage this loot',
  slotsTaken: 'All creator slots are taken.',
  paused: 'This loot is paused and takes no applications right now.',
  closed: 'This loot is closed and takes no more applications.',
  ended: 'This loot has ended.',
} as const;
