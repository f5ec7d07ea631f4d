/** Texts about appeals. */
export const casesText = {
  appeal: 'Appeal',
  title: 'Appeal against this decision',
  explanation: 'Somebody of our team who has not decided before reads it and decides again. You can appeal once.',
  reasonRequired: 'Please write why it should be decided again',
  sent: 'Appeal sent successfully!',
  sendFailed: 'Failed to send the appeal',
} as const;

/** How far an appeal is. */
export const appealStatusTexts = {
  open: 'Your appeal is being read.',
  granted: 'Your appeal was granted.',
  refused: 'Your appeal was refused.',
} as const;
