import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { rerunCommand } from './rerun-command.ts';

it.each([
  ['tests/api/accounts/auth.test.ts', undefined, 'npm test -- tests/api/accounts/auth.test.ts'],
  ['lint and types', undefined, "npm test -- 'lint and types'"],
  ['a.test.ts', 'takes $5', "npm test -- a.test.ts -t 'takes $5'"],
])('%s and %s run again by themselves', (where, name, command) => {
  expect(rerunCommand(where, name)).toBe(command);
});

it('keeps every character from the shell', () => {
  const name = `"it's" $HOME \`id\` \\ ! * 5 < 6`;
  const words = rerunCommand('a file.test.ts', name).replace('npm', "printf '%s\\0'");

  expect(execFileSync('sh', ['-c', words], { encoding: 'utf8' }).split('\0').slice(0, -1)).toEqual([
    'test',
    '--',
    'a file.test.ts',
    '-t',
    name,
  ]);
});
