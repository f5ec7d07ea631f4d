import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('is not visible what is hidden, gone or no element', () => {
  const { unmount } = render(
    <>
      <p>Shown</p>
      <div style={{ display: 'none' }}>
        <p>Not displayed</p>
      </div>
      <p hidden>Hidden</p>
      <p aria-hidden>Not read</p>
    </>,
  );
  const shown = screen.getByText('Shown');
  expect(shown).toBeVisible();
  expect(() => expect(shown).not.toBeVisible()).toThrow('expected to be hidden');
  for (const text of ['Not displayed', 'Hidden', 'Not read']) {
    expect(screen.getByText(text)).not.toBeVisible();
    expect(() => expect(screen.getByText(text)).toBeVisible()).toThrow('expected to be visible');
  }
  unmount();
  expect(shown).not.toBeVisible();
  expect(() => expect('text').toBeVisible()).toThrow('no element');
});
