import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { allScreens } from '../../web/vite/initial-js.ts';
import { MEASURED_SCREENS } from './screens.ts';

it('every screen of the product is measured', () => {
  const screens = allScreens().map((path) => basename(path, '.tsx'));
  expect([...new Set(MEASURED_SCREENS.map(({ screen }) => screen))].sort()).toEqual(screens.sort());
});
