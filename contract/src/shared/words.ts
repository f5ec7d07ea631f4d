/** The words by which people know what a decision or an answer is about. Texts that are composed take them from here; whole sentences name it as they are. */
export const WORDS = {
  application: 'Application',
  campaign: 'Loot',
  deliverable: 'Treasure',
  proof: 'Proof',
} as const;
