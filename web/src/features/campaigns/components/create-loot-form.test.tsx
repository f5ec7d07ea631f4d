import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { comeBack } from '../../../testing/come-back.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { CreateLootForm } from './create-loot-form.tsx';

const owner = aPerson({ role: 'business_owner' });
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type('Title', 'Iced Tea');
  type('Description', 'By the sea');
  type('Budget (SGD)', '100.50');
  fireEvent.click(screen.getByLabelText('TikTok'));
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create Loot' }));

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('CreateLootForm', () => {
  it('says by toast that required fields are missing, names them, and sends nothing', async () => {
    const calls = answerApi({});
    renderScreen(<CreateLootForm owner={owner} />);
    submit();
    expect(await screen.findByText('Title is required')).toBeTruthy();
    expect(screen.getByText('Budget is required')).toBeTruthy();
    expect(screen.getByText('Choose at least one platform')).toBeTruthy();
    expect(toastTexts()).toEqual(['Please fill in all required fields.']);
    expect(calls).toEqual([]);
  });

  it('shows fee and total to the cent while the budget is typed', () => {
    renderScreen(<CreateLootForm owner={owner} />);
    type('Budget (SGD)', '100.50');
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(figures).toEqual(['SGD 100.50', 'SGD 5.03', 'SGD 105.53']);
  });

  it('opens the checkout with the draft and goes there', async () => {
    const calls = answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    renderScreen(<CreateLootForm owner={owner} />);
    fill();
    submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1'));
    expect(calls[0]?.body).toMatchObject({
      customerEmail: owner.email,
      formData: { title: 'Iced Tea', budget: 100.5, platforms: ['tiktok'], owner_id: owner.uid, requirements: [] },
    });
    expect(screen.getByRole('button', { name: 'Going to checkout...' })).toBeTruthy();
  });

  it('says why the checkout could not be opened, and lets one try again', async () => {
    answerApi({ 'POST /payments/stripe/checkout': { status: 502, json: { message: 'Stripe does not answer' } } });
    renderScreen(<CreateLootForm owner={owner} />);
    fill();
    submit();
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to create checkout session: Stripe does not answer']));
    expect(await screen.findByRole('button', { name: 'Create Loot' })).toBeTruthy();
  });

  it('keeps the last requirement row', () => {
    renderScreen(<CreateLootForm owner={owner} />);
    expect(screen.getByRole('button', { name: 'Delete requirement 1' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Add requirement' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete requirement 1' }));
    expect(screen.getAllByRole('textbox', { name: /^Requirement/ })).toHaveLength(1);
  });

  it('keeps what was typed through a reload and a checkout that was not paid, until started over', async () => {
    answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    renderScreen(<CreateLootForm owner={owner} />);
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    fill();
    cleanup();
    renderScreen(<CreateLootForm owner={owner} />);
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Iced Tea');
    expect(screen.getByLabelText('TikTok')).toHaveProperty('checked', true);
    submit();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    cleanup();
    renderScreen(<CreateLootForm owner={owner} />);
    expect(screen.getByLabelText('Budget (SGD)')).toHaveProperty('value', '100.50');
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', ''));
    cleanup();
    renderScreen(<CreateLootForm owner={owner} />);
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '');
  });

  it('asks before something typed is left, and not on the way to the checkout', async () => {
    answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const leaving: string[] = [];
    vi.spyOn(window.location, 'assign').mockImplementation(() => void leaving.push(leave()));
    renderScreen(<CreateLootForm owner={owner} />);
    expect(leave()).toBe('left');
    fill();
    await waitFor(() => expect(leave()).toBe('asked'));
    submit();
    await waitFor(() => expect(leaving).toEqual(['left']));
  });

  it('can be submitted again after coming Back from the payment page', async () => {
    answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    renderScreen(<CreateLootForm owner={owner} />);
    fill();
    submit();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(await screen.findByRole('button', { name: 'Going to checkout...' })).toBeTruthy();
    comeBack();
    expect(await screen.findByRole('button', { name: 'Create Loot' })).toBeTruthy();
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Iced Tea');
    submit();
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  });
});
