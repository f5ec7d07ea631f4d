/** Application texts, word for word as specified. */
export const applicationsText = {
  applyTitle: (title: string) => `Apply to ${title}`,
  nothingAsked: 'No additional information is required for this loot.',
  missingFields: 'Please fill in the following required fields:',
  logInToApply: 'Please log in to apply',
  applied: 'Application submitted successfully!',
  applyFailed: 'An error occurred. Please try again.',
  withdraw: 'Withdraw',
  withdrawQuestion: 'Are you sure you want to withdraw your application? This action cannot be undone.',
  withdrawn: 'Application withdrawn successfully.',
  myApplication: 'My Application',

  fetchFailed: 'Failed to fetch applications',
  decided: (status: string) => `Application ${status} successfully!`,
  decideFailed: (status: string, message: string) => `Failed to ${status} application: ${message}`,
  rejectReason: 'Application rejected',
  unknownCreator: 'Unknown Creator',
  listTitle: 'Loot Applications',
  none: 'No applications yet',
  noneWithStatus: 'No applications with this status',
} as const;

/** Said by toast when an enabled question is left empty on a loot's own page. */
export const missingAnswerToasts = {
  cover_letter: 'Please enter a cover letter before applying.',
  formal_training: 'Please tell us about your formal training.',
  relevant_experience: 'Please share your relevant experience.',
  years_of_experience: 'Please provide your years of experience.',
} as const;

/** An application's status: in full for its own dialog, short for cards and tables. */
export const applicationStatusLabels = {
  pending: { full: 'Pending Review', short: 'Under Review' },
  approved: { full: 'Application Approved', short: 'Approved' },
  rejected: { full: 'Application Rejected', short: 'Rejected' },
  completed: { full: 'Completed', short: 'Completed' },
} as const;
