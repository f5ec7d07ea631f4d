import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepFiles } from '../../../testing/files/kept-files.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { YearlyStatement } from './yearly-statement.tsx';

it('hands the chosen year to the browser, as either kind of file', async () => {
  const asked: string[] = [];
  const kept = keepFiles();
  const names = () => kept.map(({ name }) => name);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const headers = { 'content-disposition': `attachment; filename="${asked.length}.file"` };
    return Promise.resolve(new Response('file', { headers }));
  });
  renderScreen(<YearlyStatement creatorId="u1" />);
  const years = screen.getAllByRole('option').map(({ textContent }) => Number(textContent));
  const [latest = 0] = years;
  expect(years).toEqual([latest, latest - 1, latest - 2, latest - 3, latest - 4]);
  await user.click(screen.getByRole('button', { name: `Payouts in ${latest} as PDF` }));
  await waitFor(() => expect(names()).toEqual(['1.file']));
  await fill(screen.getByLabelText('Statement of'), String(latest - 1));
  await user.click(screen.getByRole('button', { name: `Payouts in ${latest - 1} as CSV` }));
  await waitFor(() => expect(names()).toEqual(['1.file', '2.file']));
  expect(asked).toEqual([`/api/payments/statements/u1/${latest}/pdf`, `/api/payments/statements/u1/${latest - 1}/csv`]);
  vi.unstubAllGlobals();
});
