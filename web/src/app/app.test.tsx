import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { toastTexts } from '../testing/render-screen.tsx';
import { App } from './app.tsx';

it('says so when a part of the page cannot be loaded', () => {
  render(<App router={createMemoryRouter([{ path: '/', element: null }])} />);
  dispatchEvent(new Event('vite:preloadError'));
  expect(toastTexts()).toEqual([
    'A part of this page could not be loaded. Please load the page again once you are online.',
  ]);
});
