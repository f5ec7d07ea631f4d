import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fill, user } from '../../testing/user.ts';
import { ApiError } from '../api/api-error.ts';
import { fieldsOf, FormActions } from './form-parts.tsx';
import { Form } from './form.tsx';

const schema = z.object({
  title: z.string().min(1, 'Title is required'),
  age: z.string().regex(/^\d*$/, 'Digits only'),
});
type Values = z.input<typeof schema>;
const { TextField } = fieldsOf<Values>();

const open = (
  onSubmit: (values: Values) => Promise<unknown>,
  look: Pick<ComponentProps<typeof Form>, 'leaving'> = {},
) => {
  const onCancel = vi.fn();
  renderScreen(
    <Form schema={schema} defaults={{ title: '', age: '' }} onSubmit={onSubmit} {...look}>
      <TextField name="title" label="Title" hint={(title) => `${title.length} of 20`} />
      <TextField name="age" label="Age" />
      <FormActions submit="Save" loadingText="Saving..." onlyChanged onCancel={onCancel} />
    </Form>,
  );
  return onCancel;
};
const type = (label: string, value: string) => fill(screen.getByLabelText(label), value);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};

describe('Form', () => {
  it('says what is wrong at each field, leads to the first of them, and sends nothing', async () => {
    const send = vi.fn(() => Promise.resolve());
    open(send);
    await type('Age', 'old');
    await press('Save');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Title is required',
      'Digits only',
    ]);
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
  });

  it('says what the server refused at the field it is about, and can be sent again', async () => {
    const details = [
      { field: 'body.age', message: 'Too young' },
      { field: 'body.other', message: 'No field of this form' },
    ];
    const send = vi.fn<(values: Values) => Promise<void>>();
    send.mockRejectedValueOnce(new ApiError('Invalid', { status: 422, details })).mockResolvedValueOnce();
    open(send);
    await type('Title', 'Iced Tea');
    expect(screen.getByText('8 of 20')).toBeVisible();
    await type('Age', '3');
    await press('Save');
    await waitFor(() => expect(screen.getByLabelText('Age')).toHaveFocus());
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Too young']);
    expect(leave()).toBe('asked');
    await type('Age', '30');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await press('Save');
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ title: 'Iced Tea', age: '30' }));
    await waitFor(() => expect(leave()).toBe('left'));
  });

  it('is sent once, and takes nothing while it is on its way', async () => {
    const send = vi.fn(() => new Promise(() => {}));
    open(send);
    await type('Title', 'Iced Tea');
    const save = screen.getByRole('button', { name: 'Save' });
    await user.dblClick(save);
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('readOnly', true));
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(send).toHaveBeenCalledOnce();
  });

  it('asks before what was typed is left, and only then', async () => {
    const onCancel = open(() => Promise.resolve());
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(leave()).toBe('left');
    await press('Cancel');
    expect(onCancel).toHaveBeenCalledOnce();
    await type('Title', 'Iced Tea');
    expect(leave()).toBe('asked');
    await press('Cancel');
    expect(onCancel).toHaveBeenCalledOnce();
    await press('Discard');
    expect(onCancel).toHaveBeenCalledTimes(2);
  });

  it('asks nobody where nothing typed is worth it', async () => {
    open(() => Promise.resolve(), { leaving: 'free' });
    await type('Title', 'Iced Tea');
    expect(leave()).toBe('left');
  });

  it('begins with what was kept, and keeps what is typed', async () => {
    const keep = vi.fn();
    renderScreen(
      <Form
        schema={schema}
        defaults={{ title: '', age: '' }}
        draft={{ found: { title: 'Iced Tea' }, keep }}
        onSubmit={() => Promise.resolve()}
      >
        <TextField name="title" label="Title" />
        <TextField name="age" label="Age" />
      </Form>,
    );
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Iced Tea'));
    expect(keep).not.toHaveBeenCalled();
    expect(leave()).toBe('asked');
    await type('Age', '3');
    expect(keep).toHaveBeenCalledWith({ title: 'Iced Tea', age: '3' });
  });
});
