import { describe, expect, it } from 'vitest';
import { withReview } from './with-review.ts';

const aReview = (change: object) => ({
  id: 'ada__cy',
  creatorId: 'cy',
  userId: 'ada',
  userName: 'Ada',
  userPic: null,
  rating: 4,
  comment: 'Good tea.',
  paidCollaboration: false,
  reply: null,
  createdAt: new Date('2026-11-01'),
  editedAt: null,
  ...change,
});
const reply = { creatorName: 'Cy', reply: 'Thanks', createdAt: new Date('2026-11-02') };
const list = {
  pages: [
    { items: [aReview({ id: 'bo__cy' })], nextCursor: 'next' },
    { items: [aReview({ id: 'di__cy' })], nextCursor: null },
  ],
  pageParams: [undefined, 'next'],
};
const idsOf = ({ pages }: typeof list) => pages.map(({ items }) => items.map(({ id }) => id));

describe('a list of reviews', () => {
  it('has a new one on top', () => {
    expect(idsOf(withReview(list, aReview({})) as typeof list)).toEqual([['ada__cy', 'bo__cy'], ['di__cy']]);
  });

  it('has a changed one in its old place', () => {
    const changed = withReview(list, aReview({ id: 'di__cy', reply }));
    expect(idsOf(changed as typeof list)).toEqual([['bo__cy'], ['di__cy']]);
    expect(changed.pages[1]?.items[0]?.reply).toEqual(reply);
  });

  it('does not bring a changed one up that is further down', () => {
    expect(withReview(list, aReview({ editedAt: new Date('2026-11-03') }))).toEqual(list);
  });
});
