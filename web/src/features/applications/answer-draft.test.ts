import { describe, expect, it } from 'vitest';
import { answersOfDraft, draftOfAnswers } from './answer-draft.ts';

describe('a draft of answers', () => {
  it('comes back as it was typed', () => {
    const typed = { cover_letter: ' Ahoy\n', years_of_experience: '3' };
    expect(answersOfDraft(draftOfAnswers(typed))).toEqual(typed);
  });

  it.each([null, undefined, '', '{', 'null', '[]', '{"cover_letter":1}', '{"cover_letter":"  "}', '{"other":"x"}'])(
    'is nothing when %j is kept',
    (kept) => expect(answersOfDraft(kept)).toBeUndefined(),
  );
});
