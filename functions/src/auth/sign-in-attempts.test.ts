import { describe, expect, it } from 'vitest';
import { pauseMs } from './sign-ins.store.ts';

describe('the pause after failed sign-ins', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1000],
    [6, 2000],
    [7, 4000],
    [14, 512_000],
    [15, 900_000],
    [16, 900_000],
    [2000, 900_000],
  ])('is after %i of them %i ms', (failures, pause) => {
    expect(pauseMs(failures)).toBe(pause);
  });
});
