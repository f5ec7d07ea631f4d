/** Texts about questions on the page of a loot. */
export const questionsText = {
  ask: 'Ask a question',
  asked: 'Your question was sent!',
  askFailed: 'Failed to send your question',
  answered: 'Answer published!',
  answerFailed: 'Failed to save your answer',
  removed: 'Question removed.',
  takenBack: 'Question taken back.',
  removeFailed: 'Failed to remove the question',
  fetchFailed: 'Failed to load questions',
  somebody: 'A creator',
  blocked: 'You and this person cannot reach each other any more, so this cannot be answered. You can remove it.',
  proofFirst: 'Questions take a verified email, so that the owner knows that somebody reads the answer.',
} as const;
