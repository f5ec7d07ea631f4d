import { applicationsText } from '../../shared/text/applications.ts';

/** What is asked before answers are left that stay as a draft. */
export const keptAsDraft = {
  title: applicationsText.leaveTitle,
  question: applicationsText.leaveText,
  confirm: applicationsText.leave,
};
