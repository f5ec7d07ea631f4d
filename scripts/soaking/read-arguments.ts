import { parseArgs } from 'node:util';
import type { Wanted } from '../../tests/money/property.ts';

const OPTIONS = {
  sequences: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  path: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Reads the wanted sequences from the command line; `help` when it asks for help, `wrong` when it cannot be understood. */
export function readArguments(args: readonly string[]): Wanted | 'help' | 'wrong' {
  try {
    const { sequences, seed: first, path, help } = parseArgs({ args: [...args], options: OPTIONS }).values;
    if (help) return 'help';
    const [count, seed] = [Number(sequences), Number(first)];
    const areGood =
      Number.isSafeInteger(count) && count >= 1 && Number.isSafeInteger(seed) && first !== '' && path !== '';
    return areGood ? { count, seed, path } : 'wrong';
  } catch (error) {
    // Unknown options and options without their value; anything else is no fault of the command line.
    if (!(error instanceof TypeError)) throw error;
    return 'wrong';
  }
}
