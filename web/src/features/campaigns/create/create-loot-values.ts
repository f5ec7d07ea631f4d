import type { CreateLootValues } from './create-loot-schema.ts';

/** The create form before anything is typed. */
export const emptyLoot: CreateLootValues = {
  title: '',
  description: '',
  budget: '',
  platforms: [],
  contentTypes: [],
  niche: '',
  ageMin: '',
  ageMax: '',
  gender: 'All',
  interests: '',
  expectedReach: '',
  startDate: '',
  endDate: '',
  requirements: [{ text: '' }],
  examplePosts: [{ text: '' }],
  questions: { cover_letter: false, relevant_experience: false, years_of_experience: false, formal_training: false },
  payoutModel: 'budget_share',
  creatorSlots: '1',
  creatorCap: '',
};

/** The fields whose absence the form answers with "Please fill in all required fields." */
export const requiredFields = ['title', 'description', 'budget', 'platforms'] as const;

/** True for a field that nothing but spaces was typed into, or nothing chosen in. */
export function isEmpty(value: string | readonly string[]): boolean {
  return (typeof value === 'string' ? value.trim() : value).length === 0;
}
