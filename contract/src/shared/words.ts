/** The nouns for the subject of a composed sentence. Sentences that are written out contain them literally. */
export const WORDS = {
  application: 'Application',
  campaign: 'Loot',
  deliverable: 'Treasure',
  proof: 'Proof',
  reading: 'Reading',
} as const;
