import type { CampaignDraft } from '@doubloon/contract/campaigns/campaign.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';

/** Questions to applicants, of which those not named are off. */
export const ask = (questions: Partial<NonNullable<CampaignDraft['applicant_questions']>>) => ({
  cover_letter: false,
  relevant_experience: false,
  years_of_experience: false,
  formal_training: false,
  ...questions,
});

/** The first and the last day of a loot, in days from now. */
export const runs = (now: Date, from: number, to: number) => ({
  startDate: dayInSingapore(addDays(now, from)),
  endDate: dayInSingapore(addDays(now, to)),
});
