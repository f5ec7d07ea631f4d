import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { answerApi } from '../../testing/answer-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { user } from '../../testing/user.ts';
import { readLocalDraft, writeLocalDraft } from './use-kept-text.ts';
import { useDraft } from './use-draft.ts';

const Kept = z.object({ title: z.string() });

function Form({ inTab = false }) {
  const { found, keep, discard } = useDraft('u1', 'form', Kept, { inTab });
  return (
    <>
      <p>{found === undefined ? 'looking' : (found?.title ?? 'nothing')}</p>
      <button onClick={() => keep({ title: 'Iced Tea' })}>Keep</button>
      <button onClick={() => discard()}>Discard</button>
    </>
  );
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

it.each(['', '{', 'null', '[]', '{"title":1}'])('finds nothing where %j is kept', (kept) => {
  answerApi({});
  writeLocalDraft(sessionStorage, 'u1', 'form', kept);
  renderScreen(<Form />);
  expect(screen.getByText('nothing')).toBeVisible();
});

it('keeps what it finds again, in this tab alone where that is asked for', async () => {
  const calls = answerApi({});
  const { unmount } = renderScreen(<Form inTab />);
  expect(screen.getByText('nothing')).toBeVisible();
  await press('Keep');
  unmount();
  renderScreen(<Form inTab />);
  expect(screen.getByText('Iced Tea')).toBeVisible();
  await press('Discard');
  expect(readLocalDraft(sessionStorage, 'u1', 'form')).toBeUndefined();
  expect(calls).toEqual([]);
});
