import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Field, TextInput } from '../ui/forms/field.tsx';
import { leadToProblem } from './form.tsx';

function show(error?: string) {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    seen.push(this instanceof HTMLInputElement ? this.name : this.textContent);
  });
  const { container } = renderScreen(
    <form>
      <Field label="Right">
        <TextInput name="right" />
      </Field>
      <Field label="Wrong" hint="How it should be" error={error}>
        <TextInput name="wrong" />
      </Field>
      <Field label="Wrong, too" error={error}>
        <TextInput name="later" />
      </Field>
    </form>,
  );
  return { form: container.querySelector('form'), seen };
}

it('leads to the first field that is wrong, with what is wrong and its label', () => {
  const { form, seen } = show('Not like this');
  leadToProblem(form);
  expect(screen.getByLabelText('Wrong')).toHaveFocus();
  expect(seen).toEqual(['Not like this', 'How it should be', 'wrong', 'Wrong']);
});

it('leaves a form alone in which nothing is wrong', () => {
  const { form, seen } = show();
  leadToProblem(form);
  leadToProblem(null);
  expect(document.body).toHaveFocus();
  expect(seen).toEqual([]);
});
