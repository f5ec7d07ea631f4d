import { expect, it } from 'vitest';
import { reserveFreePorts } from './ports.ts';

it('never gives two runs the same port', async () => {
  const reservations = await Promise.all(Array.from({ length: 20 }, reserveFreePorts));

  const all = reservations.flatMap(({ ports }) => Object.values(ports));
  for (const { release } of reservations) release();

  expect(new Set(all).size).toBe(all.length);
});
