import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const options = { delay: null, pointerEventsCheck: 0, skipHover: true, applyAccept: false } as const;

/** A person at the page, who never waits between two keys. Whether styles let something be pressed only a browser knows. */
export const user = userEvent.setup(options);

/** Fields that nobody types or pastes into. */
const PICKED = ['color', 'date', 'range'];

/** Puts `text` in the place of what is in a field, pasted because letter by letter takes many times as long. In a list of options it chooses the one with this value. */
export async function fill(field: Element, text: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return user.selectOptions(field, text);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('Not a field');
  if (PICKED.includes(field.type)) return void fireEvent.change(field, { target: { value: text } });
  act(() => field.focus());
  field.select();
  await (text === '' ? user.keyboard('{Delete}') : user.paste(text));
}

/** Presses keys with the focus in `place`: browsers give it to a dialog that opens, happy-dom leaves it outside. */
export async function keysIn(place: HTMLElement, keys: string): Promise<void> {
  if (!place.contains(document.activeElement)) {
    place.tabIndex = -1;
    act(() => place.focus());
  }
  await user.keyboard(keys);
}

/** Presses what is around a dialog. */
export async function pressBeside(dialog: HTMLElement): Promise<void> {
  // With a pointer of its own, as the other would stay there.
  const pointer = userEvent.setup(options);
  await pointer.pointer({ keys: '[MouseLeft]', target: dialog, coords: { clientX: -1, clientY: -1 } });
}
