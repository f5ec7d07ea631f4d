import { expect, it } from 'vitest';
import { finalTable } from './final-table.ts';

it('lines up what each part did', () => {
  const rows = [
    { name: 'import rules', passed: 1, failed: 0, seconds: 6.04, usage: { cpuSeconds: 7.4, memoryMb: 512.3 } },
    { name: 'api', passed: 1_204, failed: 2, seconds: 300, usage: undefined },
  ];

  expect(finalTable(rows).split('\n')).toEqual([
    'part          passed  failed     time  processor    memory',
    'import rules       1       0    6.0 s      ≥ 7 s  ≥ 512 MB',
    'api             1204       2  300.0 s',
  ]);
});
