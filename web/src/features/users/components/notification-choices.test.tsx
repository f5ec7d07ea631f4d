import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { localTimeZone } from '../../../shared/ui/figures/time.ts';
import { aPerson } from '../../../testing/people.ts';
import { saveSession } from '../../../shared/state/session.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { NotificationChoices } from './notification-choices.tsx';

const usual = { decisions: true, progress: false, messages: true, saved: true, quiet: null };
const choices = { decisions: true, progress: false, messages: true, saved: true };
const phone = { id: 'pdv_2', browser: 'Safari on iPhone', added_at: '2026-11-19T08:00:00.000Z' };
const noBrowsers = { 'GET /push': { json: { vapidKey: 'key', choices, devices: [] } } };
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

describe('the choice of mails', () => {
  it('shows what one gets, and keeps a change at once', async () => {
    const calls = answerApi({
      ...noBrowsers,
      'GET /mails/choices': { json: usual },
      'PUT /mails/choices': { json: { ...usual, progress: true } },
    });
    renderScreen(<NotificationChoices />);
    expect(await box(/^Needs my action/)).toBeChecked();
    const news = await box(/^Progress updates/);
    expect(news).not.toBeChecked();
    await user.click(news);
    await waitFor(() => expect(toastTexts()).toEqual(['Your mails were changed']));
    expect(news).toBeChecked();
    expect(calls.map(({ call, body }) => [call, body])).toContainEqual(['PUT /mails/choices', { progress: true }]);
  });

  it('has what creators have saved for them alone', async () => {
    answerApi({ ...noBrowsers, 'GET /mails/choices': { json: usual } });
    saveSession('t', aPerson({ role: 'business_owner' }));
    const { unmount } = renderScreen(<NotificationChoices />);
    await box(/^Needs my action/);
    expect(screen.queryByRole('checkbox', { name: /^Loots for me/ })).toBeNull();
    unmount();
    saveSession('t', aPerson({ role: 'content_creator' }));
    renderScreen(<NotificationChoices />);
    expect(await box(/^Loots for me/)).toBeChecked();
  });

  it('shows it as before when the change was refused', async () => {
    answerApi({
      ...noBrowsers,
      'GET /mails/choices': { json: usual },
      'PUT /mails/choices': { status: 503, json: { code: 'unavailable', message: 'Try again later', requestId: 'r' } },
    });
    renderScreen(<NotificationChoices />);
    const reviews = await box(/^Messages and reviews/);
    await user.click(reviews);
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(reviews).toBeChecked();
  });

  it('offers the night as quiet hours, whose ends can be moved and never meet', async () => {
    const night = { from: 22, to: 7, timeZone: 'Asia/Singapore' };
    const calls = answerApi({
      ...noBrowsers,
      'GET /mails/choices': { json: usual },
      'PUT /mails/choices': { json: { ...usual, quiet: night } },
    });
    renderScreen(<NotificationChoices />);
    const quiet = await box(/^Quiet hours/);
    expect(quiet).not.toBeChecked();
    await user.click(quiet);
    const timeZone = localTimeZone();
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ quiet: { ...night, timeZone } }));
    const until = await screen.findByRole('combobox', { name: 'Until' });
    expect(screen.getByText(/Time zone: Asia\/Singapore\.$/)).toBeVisible();
    expect(within(until).queryByRole('option', { name: '22:00' })).toBeNull();
    await user.selectOptions(until, '08:00');
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ quiet: { from: 22, to: 8, timeZone } }));
    await user.click(quiet);
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ quiet: null }));
  });
});

describe('the choice of what browsers tell', () => {
  it('has a column once there is a browser, and keeps a change at once', async () => {
    const calls = answerApi({
      'GET /mails/choices': { json: usual },
      'GET /push': { json: { vapidKey: 'key', choices, devices: [phone] } },
      'PUT /push/choices': { json: { ...choices, progress: true } },
    });
    renderScreen(<NotificationChoices />);
    const news = await box(/^Progress updates in my browsers/);
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(['News', 'Email', 'Browser']);
    expect(news).not.toBeChecked();
    await user.click(news);
    await waitFor(() => expect(toastTexts()).toEqual(['Your notifications were changed']));
    expect(news).toBeChecked();
    expect(calls).toContainEqual({ call: 'PUT /push/choices', body: { progress: true } });
  });

  it('has none before', async () => {
    answerApi({ ...noBrowsers, 'GET /mails/choices': { json: usual } });
    renderScreen(<NotificationChoices />);
    await box(/^Needs my action by email/);
    expect(screen.queryByRole('columnheader', { name: 'Browser' })).toBeNull();
  });
});
