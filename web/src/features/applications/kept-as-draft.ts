/** Texts of the question asked before leaving answers that stay as a draft. */
export const keptAsDraft = {
  title: 'Close without sending?',
  question: 'Your answers are not sent yet. They stay here as a draft for when you come back.',
  confirm: 'Close without sending',
};
