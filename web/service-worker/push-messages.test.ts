import { describe, expect, it, vi } from 'vitest';
import { openPushed, readPushed, showPushed } from './push-messages.ts';

const ORIGIN = 'https://doubloon.example';
const message = (data: object) => JSON.stringify({ from: '1', fcmMessageId: 'm', data });
const news = { title: 'Cy applied to “Iced tea”.', body: 'Review it', link: '/loot-management/cmp_1', tag: 'ntf_1' };

/** A worker with these windows of the site. */
function workerWith(windows: readonly { url: string; visibilityState?: string }[]) {
  const clients = windows.map((one) => ({
    visibilityState: 'hidden',
    ...one,
    focus: vi.fn(() => Promise.resolve()),
    navigate: vi.fn((_url: string) => Promise.resolve()),
  }));
  const openWindow = vi.fn((_url: string) => Promise.resolve(null));
  const showNotification = vi.fn((_title: string, _options: object) => Promise.resolve());
  const worker = {
    clients: { matchAll: () => Promise.resolve(clients), openWindow },
    location: { origin: ORIGIN },
    registration: { showNotification },
  } as unknown as Parameters<typeof showPushed>[0];
  return { worker, clients, openWindow, showNotification };
}

describe('a push message', () => {
  it('is what its data says', () => {
    const { link, ...shown } = news;
    expect(readPushed(message(news), ORIGIN)).toEqual({ ...shown, url: `${ORIGIN}${link}` });
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
    'leads to this site alone: %s',
    (link) => {
      expect(readPushed(message({ ...news, link }), ORIGIN).url).toBe(`${ORIGIN}/`);
    },
  );

  it.each([undefined, '', 'null', 'no json', '{"data":{"title":7}}'])(
    'shows something when it is unreadable: %s',
    (text) => {
      const nothing = { title: 'There is news for you.', body: '', url: `${ORIGIN}/`, tag: '' };
      expect(readPushed(text, ORIGIN)).toEqual(nothing);
    },
  );

  it('is shown once for each tag, and without a sound while the site is in sight', async () => {
    const hidden = workerWith([{ url: `${ORIGIN}/dashboard` }]);
    await showPushed(hidden.worker, message(news));
    const { title, body, tag, link } = news;
    const options = { body, tag, silent: false, icon: '/icon-192.png', data: { url: `${ORIGIN}${link}` } };
    expect(hidden.showNotification.mock.calls).toEqual([[title, options]]);
    const visible = workerWith([{ url: `${ORIGIN}/dashboard`, visibilityState: 'visible' }]);
    await showPushed(visible.worker, message(news));
    expect(visible.showNotification).toHaveBeenCalledWith(title, { ...options, silent: true });
  });
});

describe('a click on a notification', () => {
  const url = `${ORIGIN}/loot-management/cmp_1`;

  it('opens a window where there is none', async () => {
    const { worker, openWindow } = workerWith([]);
    await openPushed(worker, { url });
    expect(openWindow).toHaveBeenCalledWith(url);
  });

  it('brings the window forward that shows it already', async () => {
    const { worker, clients, openWindow } = workerWith([{ url: `${ORIGIN}/dashboard` }, { url }]);
    await openPushed(worker, { url });
    expect(clients[1]?.focus).toHaveBeenCalled();
    expect(clients.flatMap(({ navigate }) => navigate.mock.calls)).toEqual([]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('goes there in the window that was used last', async () => {
    const { worker, clients } = workerWith([{ url: `${ORIGIN}/dashboard` }, { url: `${ORIGIN}/profile` }]);
    await openPushed(worker, { url });
    expect(clients[0]?.focus).toHaveBeenCalled();
    expect(clients[0]?.navigate).toHaveBeenCalledWith(url);
    expect(clients[1]?.focus).not.toHaveBeenCalled();
  });

  it('leads to no other site', async () => {
    const { worker, openWindow } = workerWith([]);
    await openPushed(worker, { url: 'https://evil.example/' });
    await openPushed(worker, null);
    expect(openWindow.mock.calls).toEqual([[`${ORIGIN}/`], [`${ORIGIN}/`]]);
  });
});
