import { NotificationView } from '@doubloon/contract/notifications/notification.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { closeNotifications, useNotificationPanel } from '../panel-state.ts';
import { search } from '../../../testing/search.ts';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { fill, user } from '../../../testing/user.ts';
import { BellButton } from './bell-button.tsx';
import { NotificationPanel } from './notification-panel.tsx';

function Screen() {
  const open = useNotificationPanel((state) => state.open);
  return (
    <>
      <BellButton uid="u1" />
      {open && <NotificationPanel uid="u1" role="content_creator" collapsed={false} />}
    </>
  );
}

beforeEach(() => {
  closeNotifications();
  saveSession('t', aPerson());
});

const notification = (kind: NotificationView['kind'], subject: NotificationView['subject']) =>
  NotificationView.encode({
    id: `ntf_${kind}`,
    kind,
    subject,
    title: 'Rainproof',
    actorName: 'Olive',
    created_at: new Date(),
    read: true,
  });

describe('the panel with the notifications', () => {
  it('links the loots that a notification tells of, and counts the others', async () => {
    const loots = [
      { id: 'cmp_1', title: 'Tea' },
      { id: 'cmp_2', title: 'Coffee' },
    ];
    const found = { ...notification('loots_found', { type: 'search', id: 'srh_1' }), title: null, loots, total: 4 };
    answerApi({
      'GET /notifications': { json: [found] },
      'GET /notifications/unread-count/u1': { json: { count: 0 } },
    });
    renderScreen(<NotificationPanel uid="u1" role="content_creator" collapsed={false} />);
    expect(await screen.findByText('Your saved searches found 4 new loots.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Coffee' })).toHaveAttribute('href', '/loot/cmp_2');
    expect(screen.getByText('And 2 other loots')).toBeVisible();
  });

  it('stands under the day on which it happened, with the time of day once that is over', async () => {
    const now = new Date();
    const at = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 0, 0).toISOString();
    const told = (id: string, days: number) => ({
      ...notification('payout_paid', { type: 'application', id: 'cmp_1__u1' }),
      id,
      title: id,
      created_at: at(days),
    });
    answerApi({
      'GET /notifications': { json: [told('Tea', 0), told('Coffee', 0), told('Milk', 1), told('Water', 3)] },
      'GET /notifications/unread-count/u1': { json: { count: 0 } },
    });
    renderScreen(<NotificationPanel uid="u1" role="content_creator" collapsed={false} />);
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(within(today).getAllByRole('link')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Yesterday' })).getByText(/“Milk”/)).toBeVisible();
    const earlier = screen.getByRole('region', { name: formatDate(new Date(at(3))) });
    expect(within(earlier).getByRole('link').textContent).toContain('12:00 AM');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  it('is narrowed by the server to the unread ones and to words, and shows all again', async () => {
    const paid = notification('payout_paid', { type: 'application', id: 'cmp_1__u1' });
    const review = notification('review_received', { type: 'store', id: 'u1' });
    answerApi({
      'GET /notifications': { json: [review, paid] },
      'GET /notifications?status=unread': { json: [] },
      'GET /notifications?search=payout': { json: [paid] },
      'GET /notifications/unread-count/u1': { json: { count: 0 } },
    });
    renderScreen(<NotificationPanel uid="u1" role="content_creator" collapsed={false} />);
    const reviewed = 'Olive reviewed your store.';
    expect(await screen.findByText(reviewed)).toBeVisible();
    await search('payout');
    await waitFor(() => expect(screen.queryByText(reviewed)).toBeNull());
    expect(await screen.findByText('You were paid for “Rainproof”.')).toBeVisible();
    await search('');
    expect(await screen.findByText(reviewed)).toBeVisible();
    await fill(screen.getByLabelText('Show'), 'unread');
    expect(await screen.findByRole('heading', { name: 'No notifications match' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText(reviewed)).toBeVisible();
  });

  it('is read without complaint, although what it spoke of was taken back and it is gone', async () => {
    const told = { ...notification('review_received', { type: 'store', id: 'u1' }), read: false };
    answerApi({
      'GET /notifications': { json: [told] },
      'GET /notifications/unread-count/u1': { json: { count: 1 } },
      'PUT /notifications/ntf_review_received/read': { status: 404, json: { code: 'not_found', message: 'Gone' } },
    });
    const { client } = renderScreen(<NotificationPanel uid="u1" role="content_creator" collapsed={false} />);
    await user.click(await screen.findByText('Olive reviewed your store.'));
    await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe('success'));
    expect(toastTexts()).toEqual([]);
    expect(screen.queryByText('New:')).toBeNull();
  });

  it('does not say that there is nothing once something came', async () => {
    const count = 'GET /notifications/unread-count/u1';
    answerApi({ 'GET /notifications': { json: [] }, [count]: { json: { count: 0 } } });
    const { client } = renderScreen(<Screen />);
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('No notifications yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    vi.stubGlobal('fetch', (url: string) =>
      url.includes('unread-count') ? Promise.resolve(Response.json({ count: 1 })) : new Promise(() => undefined),
    );
    await client.refetchQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('nread') });
    await user.click(await screen.findByRole('button', { name: /^Notifications, / }));
    await waitFor(() => expect(screen.queryByText('No notifications yet')).toBeNull());
    expect(screen.getByRole('status')).toBeVisible();
  });

  it.each([
    ['Olive reviewed your store.', notification('review_received', { type: 'store', id: 'u1' })],
    ['You are verified now.', notification('verification_granted', { type: 'profile', id: 'u1' })],
    ['You were paid for “Rainproof”.', notification('payout_paid', { type: 'application', id: 'cmp_1__u1' })],
  ])('closes and gives the focus back when one is followed: %s', async (sentence, answer) => {
    answerApi({
      'GET /notifications': { json: [answer] },
      'GET /notifications/unread-count/u1': { json: { count: 0 } },
    });
    renderScreen(<Screen />);
    const bell = screen.getByRole('button', { name: 'Notifications' });
    bell.focus();
    await user.click(bell);
    await user.click(await screen.findByRole('link', { name: new RegExp(sentence) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bell).toHaveFocus();
  });
});
