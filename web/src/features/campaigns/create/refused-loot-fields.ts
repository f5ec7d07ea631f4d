import { refusedFields, type RefusedField } from '../../../shared/api/refused-fields.ts';
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

/** Fields of the create form that the server refused; none when it refused something else. */
export function refusedLootFields(error: unknown): RefusedField[] {
  return refusedFields(error).flatMap(({ field, message }) => {
    const name = FIELD_OF_WIRE[/^formData\.(\w+)/.exec(field)?.[1] ?? ''];
    return name ? [{ field: name, message }] : [];
  });
}
