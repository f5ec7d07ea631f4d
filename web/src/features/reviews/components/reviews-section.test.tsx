import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { aReviewOnTheWire } from '../../../testing/wire/review.ts';
import { search } from '../../../testing/search.ts';
import { ReviewsSection } from './reviews-section.tsx';
import { eventually } from '../../../testing/eventually.ts';
import { fill, user } from '../../../testing/user.ts';

const creator = { id: 'cy', name: 'Cy', rating: 4, reviewCount: 1 };
const LIST = 'GET /reviews/creator/cy';
const OWN = 'GET /reviews/creator/cy/own';

function show({
  isOwner = false,
  reviews = [] as object[],
  reviewCount = undefined as number | undefined,
  own = null as object | null,
  more = {},
} = {}) {
  const calls = answerApi({ [LIST]: { json: reviews }, [OWN]: { json: { review: own } }, ...more });
  const onRated = vi.fn();
  renderScreen(
    <ReviewsSection
      creator={{ ...creator, reviewCount: reviewCount ?? reviews.length }}
      isOwner={isOwner}
      onRated={onRated}
    />,
  );
  return { calls, onRated };
}
const sent = (calls: ReturnType<typeof answerApi>) => calls.filter(({ call }) => !call.startsWith('GET'));

describe('the reviews of a store', () => {
  it('asks for the first one, and says so differently to its owner', async () => {
    saveSession('t', aPerson({ uid: 'ada', role: 'business_owner' }));
    show();
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    expect(screen.getByText("This creator doesn't have any reviews yet.")).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Be the first to review' })).toBeVisible();
  });

  it('tells an owner of none where they will be', async () => {
    saveSession('t', aPerson({ uid: 'cy' }));
    show({ isOwner: true });
    expect(await screen.findByText('Reviews will appear here once customers leave feedback.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [[], 'N/A (0 reviews)'],
    [[aReviewOnTheWire()], '4.0 (1 review)'],
  ])('says below its title what the stars come to, of none too', async (reviews, said) => {
    show({ reviews });
    const line = await screen.findByText(said);
    expect(line).toBeVisible();
    expect(within(line).getByRole('img')).toBeVisible();
  });

  it('leads visitors who are not signed in to the sign-in', async () => {
    show({ reviews: [aReviewOnTheWire()] });
    const link = await screen.findByRole('link', { name: 'Sign in to write a review' });
    expect(link).toHaveAttribute('href', '/login');
  });

  it('are read through where they are few: nothing searches them', async () => {
    show({ reviews: [aReviewOnTheWire({ comment: 'Cold soup.' })] });
    expect(await screen.findByText('Cold soup.')).toBeVisible();
    expect(screen.queryByLabelText('Rating')).toBeNull();
  });

  it('are narrowed by the server to stars and to words, both at once, and all shown again', async () => {
    const praise = aReviewOnTheWire({ id: 'bo__cy', comment: 'Lovely.' });
    show({
      reviewCount: 10,
      reviews: [aReviewOnTheWire({ comment: 'Cold soup.' }), praise],
      more: { [`${LIST}?rating=5`]: { json: [praise] }, [`${LIST}?search=soup`]: { json: [] } },
    });
    expect(await screen.findByText('Cold soup.')).toBeVisible();
    await fill(screen.getByLabelText('Rating'), 'five');
    await waitFor(() => expect(screen.queryByText('Cold soup.')).toBeNull());
    expect(await screen.findByText('Lovely.')).toBeVisible();
    await search('soup');
    expect(await screen.findByRole('heading', { name: 'No reviews match' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to write a review' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Cold soup.')).toBeVisible();
    expect(screen.getByText('Lovely.')).toBeVisible();
  });

  it('marks those of paying customers', async () => {
    show({ reviews: [aReviewOnTheWire({ paidCollaboration: true })] });
    expect(await screen.findByText('Paid collaboration')).toBeVisible();
  });
});

describe('writing a review', () => {
  const open = async (shown: Parameters<typeof show>[0], name: string) => {
    saveSession('t', aPerson({ uid: 'ada', role: 'business_owner' }));
    const about = show(shown);
    await user.click(await screen.findByRole('button', { name }));
    return { ...about, dialog: within(await screen.findByRole('dialog')) };
  };

  it('needs stars and words before anything is sent', async () => {
    const { calls, dialog } = await open({}, 'Be the first to review');
    await user.click(dialog.getByRole('button', { name: 'Submit Review' }));
    expect(await dialog.findByText('Please select a rating')).toBeVisible();
    expect(dialog.getByText('Please write a review comment')).toBeVisible();
    await eventually(() => expect(dialog.getByRole('radio', { name: '1 star' })).toHaveFocus());
    expect(sent(calls)).toEqual([]);
  });

  it('counts characters, puts the review on top and tells the store its stars', async () => {
    const written = aReviewOnTheWire({ rating: 5, comment: 'Rain or shine.' });
    const { calls, dialog, onRated } = await open(
      {
        reviews: [aReviewOnTheWire({ id: 'bo__cy', userId: 'bo', userName: 'Bo' })],
        more: { 'POST /reviews': { status: 201, json: written } },
      },
      'Write Review',
    );
    await user.click(dialog.getByRole('radio', { name: '5 stars' }));
    await fill(dialog.getByLabelText('Comment'), 'Rain or shine.');
    expect(dialog.getByText('14 of 500 characters')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Submit Review' }));
    await eventually(() => expect(toastTexts()).toEqual(['Review submitted successfully!']));
    expect(sent(calls)).toEqual([
      { call: 'POST /reviews', body: { creatorId: 'cy', userId: 'ada', rating: 5, comment: 'Rain or shine.' } },
    ]);
    expect(onRated).toHaveBeenCalledWith(5, null);
    expect(screen.getAllByRole('article').map((review) => within(review).getByRole('heading').textContent)).toEqual([
      'Ada',
      'Bo',
    ]);
    expect(screen.getByRole('button', { name: 'Edit Review' })).toBeVisible();
  });

  it('changes the one there is', async () => {
    const own = aReviewOnTheWire();
    const changed = { ...own, rating: 2, editedAt: '2026-11-02T00:00:00.000Z' };
    const { calls, dialog, onRated } = await open(
      { reviews: [own], own, more: { 'PUT /reviews/ada__cy': { json: changed } } },
      'Edit Review',
    );
    await user.click(dialog.getByRole('radio', { name: '2 stars' }));
    await user.click(dialog.getByRole('button', { name: 'Save Review' }));
    await eventually(() => expect(onRated).toHaveBeenCalledWith(2, 4));
    expect(sent(calls)).toEqual([{ call: 'PUT /reviews/ada__cy', body: { rating: 2, comment: 'Good tea.' } }]);
    expect(screen.getByText(/edited/)).toBeVisible();
  });

  it('keeps what was typed when it fails, and asks before it is thrown away', async () => {
    const refusal = { status: 500, json: {} };
    const { dialog } = await open({ more: { 'POST /reviews': refusal } }, 'Be the first to review');
    await user.click(dialog.getByRole('radio', { name: '3 stars' }));
    await fill(dialog.getByLabelText('Comment'), 'Fine.');
    await user.click(dialog.getByRole('button', { name: 'Submit Review' }));
    await eventually(() => expect(toastTexts()).toHaveLength(1));
    expect(dialog.getByLabelText('Comment')).toHaveValue('Fine.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is taken back when that is meant, with its stars', async () => {
    const own = aReviewOnTheWire({ id: 'rev_9', userId: 'ada', rating: 2, comment: 'Late.' });
    const { calls, onRated, dialog } = await open(
      { reviews: [own], own, more: { 'DELETE /reviews/rev_9': { json: { success: true } } } },
      'Edit Review',
    );
    await user.click(dialog.getByRole('button', { name: 'Delete Review' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete your review?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent(calls)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete Review' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Delete your review?' })).getByRole('button', {
        name: 'Delete Review',
      }),
    );
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(calls).map(({ call }) => call)).toEqual(['DELETE /reviews/rev_9']);
    expect(onRated).toHaveBeenCalledWith(null, 2);
    expect(toastTexts()).toEqual(['Review deleted successfully!']);
    expect(screen.getByRole('button', { name: 'Be the first to review' })).toBeVisible();
  });
});

describe('replying', () => {
  it('is offered to the owner once', async () => {
    saveSession('t', aPerson({ uid: 'cy' }));
    const reply = { creatorName: 'Cy', reply: 'Thank you!', createdAt: '2026-11-02T00:00:00.000Z' };
    const review = aReviewOnTheWire();
    const { calls } = show({
      isOwner: true,
      reviews: [review],
      more: { 'POST /reviews/ada__cy/reply': { status: 201, json: { ...review, reply } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Reply to this review' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Submit Reply' }));
    expect(await dialog.findByText('Please write a reply')).toBeVisible();
    await fill(dialog.getByLabelText('Reply'), ' Thank you! ');
    await user.click(dialog.getByRole('button', { name: 'Submit Reply' }));
    expect(await screen.findByText('Reply from Cy')).toBeVisible();
    expect(toastTexts()).toEqual(['Reply submitted successfully!']);
    expect(sent(calls)).toEqual([
      { call: 'POST /reviews/ada__cy/reply', body: { creatorId: 'cy', reply: 'Thank you!' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Reply to this review' })).toBeNull();
  });
});
