import { describe, expect, it } from 'vitest';
import { DELETED_PERSON } from '@doubloon/contract/users/user.ts';
import { changesCopies, PERSON_COPIES } from './person-copies.ts';

const ada = { name: 'Ada', profilePic: null, isVerified: false };

describe('a change of a user document', () => {
  it.each([{ name: 'Ada M' }, { profilePic: 'https://a.example/a.png' }, { isVerified: true }])(
    'concerns copies when it is %o',
    (change) => {
      expect(changesCopies(ada, { ...ada, ...change })).toBe(true);
    },
  );

  it('concerns them when the document goes, not when it comes, nor when it is about something else', () => {
    expect(changesCopies(ada, undefined)).toBe(true);
    expect(changesCopies(undefined, ada)).toBe(false);
    const saying = (bio: string) => ({ ...ada, bio });
    expect(changesCopies(saying('Tea'), saying('Cake'))).toBe(false);
  });
});

describe('the copies of a deleted person', () => {
  it('say nothing of the person', () => {
    const said = new Set(PERSON_COPIES.flatMap(({ copies }) => Object.values(copies(DELETED_PERSON))));
    expect(said).toEqual(new Set(['Deleted user', null, false]));
  });
});
