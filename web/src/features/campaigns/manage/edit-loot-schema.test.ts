import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { editLootSchema, editLootValues, sentChanges } from './edit-loot-schema.ts';

const loot = aCampaign({
  requirements: ['Show the cup', 'Natural light'],
  interests: ['tea', 'sea'],
  example_posts: [{ url: 'https://youtu.be/dQw4w9WgXcQ', platform: 'youtube' }],
});
const typed = (change: Partial<ReturnType<typeof editLootValues>>) =>
  editLootSchema.safeParse({ ...editLootValues(loot), ...change });
const problems = (change: Parameters<typeof typed>[0]) =>
  typed(change).error?.issues.map(({ path, message }) => [path[0], message]);

describe('the edit form of a loot', () => {
  it('shows a loot so that saving it unchanged changes nothing', () => {
    const { title, description, requirements, interests, age_range, gender, applicant_questions, niche } = loot;
    expect(loot.example_posts).toHaveLength(1);
    expect(typed({}).data).toEqual({
      title,
      description,
      requirements,
      interests,
      niche,
      gender,
      age_range,
      applicant_questions,
      example_posts: ['https://youtu.be/dQw4w9WgXcQ'],
      cover_alt: '',
    });
  });

  it('reads a requirement from each line that is not blank', () => {
    expect(typed({ requirements: ' Show the cup \n\n No music ' }).data?.requirements).toEqual([
      'Show the cup',
      'No music',
    ]);
  });

  it.each([
    [{ title: '  ' }, ['title', 'Title is required']],
    [{ description: '' }, ['description', 'Description is required']],
    [
      { examplePosts: 'https://www.tiktok.com/@tea' },
      ['examplePosts', 'Invalid TikTok URL. Please provide a link to a specific post, not just the platform.'],
    ],
    [{ examplePosts: 'youtu.be/dQw4w9WgXcQ\n'.repeat(6) }, ['examplePosts', 'At most 5 examples']],
    [{ ageMin: '40', ageMax: '20' }, ['ageMax', 'The maximum age must not be below the minimum']],
    [{ ageMin: '18', ageMax: '' }, ['ageMax', 'Enter both ages or none']],
  ] as const)('refuses %j', (change, problem) => expect(problems(change)).toContainEqual([...problem]));

  it('refuses more requirements than the contract takes', () => {
    expect(problems({ requirements: 'Again\n'.repeat(21) })?.[0]?.[0]).toBe('requirements');
  });

  it('sends nothing of what creators have applied to', () => {
    const edit = typed({ niche: 'Travel' }).data;
    if (!edit) throw new Error('the form refuses what it has shown');
    const sent = Object.keys(sentChanges(edit, true)).sort();
    expect(sent).toEqual(['age_range', 'cover_alt', 'gender', 'interests', 'niche']);
    expect(sentChanges(edit, false)).toEqual(edit);
  });
});
