import { describe, expect, it } from 'vitest';
import { measuredLines } from './measured-lines.ts';

describe('what tests have measured', () => {
  it('is read from the lines that say so, without colours, in order', () => {
    const output =
      'stdout | a.test.ts\n\u001b[22m\u001b[39mmeasured: 3 cells\n ✓ passed\nmeasured: 5 values\r\nsaid measured: 1\n';
    expect(measuredLines(output)).toEqual(['3 cells', '5 values']);
  });
});
