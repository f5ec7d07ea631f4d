import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { user } from '../../../testing/user.ts';
import { ReviewDeliverableDialog } from './review-deliverable-dialog.tsx';

const show = (change: Record<string, unknown>) => {
  const deliverable = DeliverableView.decode(aDeliverableOnTheWire(change) as never);
  renderScreen(<ReviewDeliverableDialog deliverable={deliverable} remainingCents={10_000} onClose={vi.fn()} />);
};

beforeEach(() => {
  saveSession('t', aPerson({ role: 'business_owner' }));
  answerApi({ 'GET /deliverables/dlv_1/payout-preview': { json: { receipt: aReceiptOnTheWire(), problem: null } } });
});

describe('the review of a treasure', () => {
  it('shows a post that cannot be framed by the picture that we have read, and asks its platform nothing', async () => {
    const post = { platform: 'facebook', url: 'https://www.facebook.com/ada/posts/12', post_id: '12' };
    show({ ...post, post_picture_url: 'https://files.test/post.webp' });
    const picture = await screen.findByRole<HTMLImageElement>('img', {
      name: 'Picture of the post on Facebook by Ada',
    });
    expect(picture.src).toBe('https://files.test/post.webp');
    expect(screen.queryByRole('button', { name: 'Show the post' })).toBeNull();
  });

  it('shows the link alone of a post that has neither', async () => {
    show({ platform: 'facebook', url: 'https://www.facebook.com/ada/posts/12', post_id: '12' });
    await screen.findByText('Approving pays now');
    expect(screen.queryByRole('img', { name: /^Picture of the post/ })).toBeNull();
    expect(document.querySelector('a[href="https://www.facebook.com/ada/posts/12"]')).not.toBeNull();
  });

  it('frames a post that was submitted by a short link', async () => {
    show({ url: 'https://vm.tiktok.com/ZM123/', post_id: '7302' });
    await user.click(await screen.findByRole('button', { name: 'Show the post' }));
    expect(screen.getByTitle<HTMLIFrameElement>('Post on TikTok').src).toBe('https://www.tiktok.com/player/v1/7302');
  });
});
