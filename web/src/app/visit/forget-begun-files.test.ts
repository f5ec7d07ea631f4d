import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { findBegunFiles, keepBegunFiles, NO_FILES } from '../../features/campaigns/create/begun/begun-files.ts';
import { clearSession, saveSession } from '../../shared/state/session.ts';
import { aPerson } from '../../testing/people.ts';
import { forgetBegunFilesWithSession } from './forget-begun-files.ts';

vi.mock('idb-keyval', () => import('../../testing/idb-keyval.ts'));

const ada = aPerson({ uid: 'ada' });
const begun = { cover: new File(['x'], 'sea.png'), files: [] };
const found = () => findBegunFiles('draft-one', ada.uid);

afterEach(() => clearSession());

it('forgets what was chosen for a loot when its person signs out or somebody else signs in, and not before', async () => {
  const stop = forgetBegunFilesWithSession();
  const leavings = [() => clearSession(), () => saveSession('u', aPerson({ uid: 'bo' }))];
  for (const leave of leavings) {
    saveSession('t', ada);
    await keepBegunFiles('draft-one', { ...begun, uid: ada.uid });
    saveSession('t2', ada);
    expect(await found()).toEqual(begun);
    leave();
    await waitFor(async () => expect(await found()).toEqual(NO_FILES));
  }
  stop();
});
