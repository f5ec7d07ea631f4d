import { applicationsText } from '../../shared/text/applications.ts';

/** Texts of the question asked before leaving answers that stay as a draft. */
export const keptAsDraft = {
  title: applicationsText.leaveTitle,
  question: applicationsText.leaveText,
  confirm: applicationsText.leave,
};
