import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../../shared/state/session.ts';
import { useToasts } from '../../../../shared/state/toasts.ts';
import { answerApi, holdAnswers } from '../../../../testing/answer-api.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { aPerson } from '../../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../../testing/render-screen.tsx';
import { user } from '../../../../testing/user.ts';
import { SaveButton } from './save-button.tsx';

const IDS = 'GET /saved-loots/ids';
const SAVE = 'PUT /saved-loots/cmp_1';
const REMOVE = 'DELETE /saved-loots/cmp_1';
const loot = { id: 'cmp_1', title: 'Iced Tea' };
const show = () => renderScreen(<SaveButton campaign={loot} look="words" />);
const pressed = (name: string) => screen.findByRole('button', { name, pressed: true });
const unpressed = (name: string) => screen.findByRole('button', { name, pressed: false });

beforeEach(() => saveSession('t', aPerson({ role: 'content_creator' })));

describe('SaveButton', () => {
  it('saves and removes, and says so before the server has answered', async () => {
    const calls = answerApi({
      [IDS]: { json: { ids: ['cmp_2'] } },
      [SAVE]: { json: { saved: true } },
      [REMOVE]: { json: { saved: false } },
    });
    const { client } = show();
    const button = await unpressed('Save');
    await eventually(() => expect(button).toBeEnabled());
    const answer = holdAnswers();
    await user.click(button);
    expect(await pressed('Saved')).toBe(button);
    answer();
    await eventually(() => expect(client.isMutating()).toBe(0));
    await user.click(button);
    expect(await unpressed('Save')).toBe(button);
    await eventually(() => expect(client.isMutating()).toBe(0));
    expect(calls.map(({ call }) => call)).toEqual([IDS, SAVE, REMOVE]);
    expect(toastTexts()).toEqual(['No longer saved']);
  });

  it('offers to undo the removal, which changes nothing once the loot is saved again', async () => {
    const calls = answerApi({
      [IDS]: { json: { ids: ['cmp_1'] } },
      [SAVE]: { json: { saved: true } },
      [REMOVE]: { json: { saved: false } },
    });
    const { client } = show();
    await user.click(await pressed('Saved'));
    await eventually(() => expect(toastTexts()).toEqual(['No longer saved']));
    const undo = () => act(() => useToasts.getState().toasts[0]?.undo?.());
    undo();
    expect(await pressed('Saved')).toBeVisible();
    await eventually(() => expect(client.isMutating()).toBe(0));
    undo();
    expect(calls.map(({ call }) => call)).toEqual([IDS, REMOVE, SAVE]);
  });

  it("takes it back with the server's words when it refuses", async () => {
    const message = 'You can save at most 100 loots. Remove one of them first.';
    answerApi({ [IDS]: { json: { ids: [] } }, [SAVE]: { status: 409, json: { code: 'illegal_state', message } } });
    show();
    const button = await unpressed('Save');
    await eventually(() => expect(button).toBeEnabled());
    await user.click(button);
    await eventually(() => expect(toastTexts()).toEqual([message]));
    expect(await unpressed('Save')).toBe(button);
  });

  it('cannot be pressed while it is not known whether the loot is saved', async () => {
    answerApi({ [IDS]: { status: 404, json: { message: 'Not found' } } });
    const { client } = show();
    await eventually(() => expect(client.isFetching()).toBe(0));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('names its loot where it is a sign among many', async () => {
    answerApi({ [IDS]: { json: { ids: ['cmp_1'] } } });
    renderScreen(<SaveButton campaign={loot} look="sign" />);
    expect(await pressed('Saved Iced Tea')).toBeVisible();
  });
});
