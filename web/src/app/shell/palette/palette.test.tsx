import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { destinationsFor } from './own-commands.ts';
import { Palette } from './palette.tsx';
import { closePalette } from './palette-state.ts';
import { shortcutOf } from './shortcuts.ts';
import { navigationFor } from '../navigation.ts';
import { saveSession } from '../../../shared/state/session.ts';
import { MoreActions } from '../../../shared/ui/buttons/more-actions.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';

const NOTHING_FOUND = {
  'GET /campaigns': { json: [] },
  'GET /creators': { json: [] },
  'GET /messaging/conversations': { json: [] },
};

function Here() {
  return <p>at {useLocation().pathname}</p>;
}

/** Shows the palette beside a screen with an action and a field. */
function show(role: 'content_creator' | 'business_owner' = 'content_creator') {
  const person = aPerson({ role });
  saveSession('t', person);
  let pressed = 0;
  renderScreen(
    <>
      <main>
        <PageHeader
          title="A screen"
          actions={
            <MoreActions>
              <button onClick={() => (pressed += 1)}>Add budget</button>
            </MoreActions>
          }
        />
        <SettingsSection title="A part" actions={<button onClick={() => (pressed += 10)}>Edit Profile</button>}>
          Settings
        </SettingsSection>
        <input aria-label="Words" />
        <Routes>
          <Route path="*" element={<Here />} />
        </Routes>
      </main>
      <Palette user={person} />
    </>,
  );
  return { timesPressed: () => pressed };
}

const press = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

afterEach(closePalette);

it('opens by ⌘K and Ctrl K wherever one is, and the shortcuts by ? unless one types', () => {
  expect(shortcutOf({ ...press, ctrlKey: true }, true)).toBe('commands');
  expect(shortcutOf({ ...press, metaKey: true, key: 'K' }, false)).toBe('commands');
  expect(shortcutOf(press, false)).toBeNull();
  expect(shortcutOf({ ...press, ctrlKey: true, shiftKey: true }, false)).toBeNull();
  expect(shortcutOf({ ...press, key: '?', shiftKey: true }, false)).toBe('shortcuts');
  expect(shortcutOf({ ...press, key: '?', shiftKey: true }, true)).toBeNull();
});

it('has every entry of the menu, and for creators where they are paid', () => {
  for (const role of ['content_creator', 'business_owner', 'admin'] as const) {
    const found = destinationsFor(role).map(({ to }) => to);
    expect(found).toEqual(expect.arrayContaining(navigationFor(role).map(({ to }) => to)));
    expect(new Set(found).size).toBe(found.length);
  }
  expect(destinationsFor('content_creator').map(({ label }) => label)).toContain('Payment Account');
  expect(destinationsFor('business_owner').map(({ label }) => label)).not.toContain('Payment Account');
});

it('goes where Enter says, by what was typed', async () => {
  answerApi(NOTHING_FOUND);
  show();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await fill(field, 'my store');
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['My Store']);
  expect(options[0]?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('at /my-store')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('presses what the screen and its parts offer', async () => {
  answerApi({});
  const { timesPressed } = show();
  await user.keyboard('{Meta>}k{/Meta}');
  const offered = await screen.findByRole('option', { name: 'Add budget' });
  expect(screen.queryByRole('option', { name: 'More actions' })).toBeNull();
  await user.click(offered);
  await waitFor(() => expect(timesPressed()).toBe(1));
  await user.keyboard('{Meta>}k{/Meta}');
  await user.click(await screen.findByRole('option', { name: 'Edit Profile' }));
  await waitFor(() => expect(timesPressed()).toBe(11));
});

it('lists the shortcuts, and leaves ? to a field that has the focus', async () => {
  answerApi({});
  show();
  await user.click(screen.getByLabelText('Words'));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
