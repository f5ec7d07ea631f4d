import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { MailChoicesSection } from './mail-choices.tsx';

const usual = { decisions: true, progress: false, messages: true };
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

describe('the choice of mails', () => {
  it('shows what one gets, and keeps a change at once', async () => {
    const calls = answerApi({
      'GET /mails/choices': { json: usual },
      'PUT /mails/choices': { json: { ...usual, progress: true } },
    });
    renderScreen(<MailChoicesSection />);
    expect(await box(/^What waits for me/)).toBeChecked();
    const news = await box(/^How things go on/);
    expect(news).not.toBeChecked();
    await user.click(news);
    await waitFor(() => expect(toastTexts()).toEqual(['Your mails were changed']));
    expect(news).toBeChecked();
    expect(calls.map(({ call, body }) => [call, body])).toContainEqual(['PUT /mails/choices', { progress: true }]);
  });

  it('shows it as before when the change was refused', async () => {
    answerApi({
      'GET /mails/choices': { json: usual },
      'PUT /mails/choices': { status: 503, json: { code: 'unavailable', message: 'Try again later', requestId: 'r' } },
    });
    renderScreen(<MailChoicesSection />);
    const reviews = await box(/^Reviews and replies/);
    await user.click(reviews);
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(reviews).toBeChecked();
  });
});
