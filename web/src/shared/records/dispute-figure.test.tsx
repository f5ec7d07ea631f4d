import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession } from '../state/session.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen, toastTexts } from '../../testing/render-screen.tsx';
import { fill, user } from '../../testing/user.ts';
import { DisputeFigure } from './dispute-figure.tsx';

afterEach(clearSession);

const counted = (title: string, adds: number) => ({
  ...{ id: `cmp_1__cy`, kind: 'treasures', adds, campaign_id: 'cmp_1', title },
  created_at: '2026-11-01T00:00:00.000Z',
});
const ANSWERS = {
  'GET /cases/records': { json: [] },
  'GET /records/cy/counted/loots_completed': { json: [] },
  'GET /records/cy/counted/treasures_rejected': { json: [counted('Iced Tea', 2)] },
};

async function open() {
  saveSession('t', aPerson({ role: 'content_creator', uid: 'cy' }));
  renderScreen(<DisputeFigure uid="cy" />);
  await user.click(screen.getByRole('button', { name: 'Report a mistake' }));
  return within(await screen.findByRole('dialog', { name: 'Report a mistake in my record' }));
}

describe('looking into the own record', () => {
  it('is offered for nobody else’s', () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: 'owner' }));
    renderScreen(<DisputeFigure uid="cy" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lists what is counted in the figure that is chosen, and sends what is wrong with it', async () => {
    const calls = answerApi({ ...ANSWERS, 'POST /cases/records': { status: 201, json: {} } });
    const dialog = await open();
    expect(await dialog.findByText('Nothing is counted here yet.')).toBeVisible();
    await fill(dialog.getByLabelText(/^Figure/), 'treasures_rejected');
    expect((await dialog.findByRole('listitem')).textContent).toMatch(/^Treasures · Iced Tea · .*counts 2$/);
    await user.click(dialog.getByRole('button', { name: 'Send to our team' }));
    expect(await dialog.findByText('Please write what is wrong with it')).toBeVisible();
    await fill(dialog.getByLabelText(/^What is wrong/), 'One was taken back');
    await user.click(dialog.getByRole('button', { name: 'Send to our team' }));
    await expect
      .poll(() => calls.find(({ call }) => call === 'POST /cases/records')?.body)
      .toEqual({
        figure: 'treasures_rejected',
        reason: 'One was taken back',
      });
  });

  it('says what our team has said of a figure before', async () => {
    const decision = { reason: 'It counts one that was taken back', decided_at: '2026-11-02T00:00:00.000Z' };
    const dispute = { id: 'case_1', figure: 'loots_completed', reason: 'Too many', status: 'granted', decision };
    const json = [{ ...dispute, created_at: '2026-11-01T00:00:00.000Z' }];
    answerApi({ ...ANSWERS, 'GET /cases/records': { json } });
    const dialog = await open();
    expect(await dialog.findByText('Our team has put this figure right')).toBeVisible();
    expect(dialog.getByText(decision.reason)).toBeVisible();
    expect(toastTexts()).toEqual([]);
  });
});
