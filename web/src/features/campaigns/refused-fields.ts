import { ApiError } from '../../shared/api/api-error.ts';
import type { CreateLootValues } from './create-loot-schema.ts';

const FIELD_OF_WIRE: Readonly<Record<string, keyof CreateLootValues>> = {
  title: 'title',
  description: 'description',
  budget: 'budget',
  platforms: 'platforms',
  content_types: 'contentTypes',
  niche: 'niche',
  age_range: 'ageMax',
  gender: 'gender',
  interests: 'interests',
  expected_reach: 'expectedReach',
  startDate: 'startDate',
  endDate: 'endDate',
  creator_slots: 'creatorSlots',
  creator_cap: 'creatorCap',
};

/** Fields of the create form that the server refused, with its words for each; none when it refused something else. */
export function refusedFields(error: unknown): { name: keyof CreateLootValues; message: string }[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return [];
  return (error.details as readonly { field: string; message: string }[]).flatMap(({ field, message }) => {
    const name = FIELD_OF_WIRE[/^body\.formData\.(\w+)/.exec(field)?.[1] ?? ''];
    return name ? [{ name, message }] : [];
  });
}
