import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../../emulators/suite/start-suite.ts';

/** Returns the settings in `functions/.env.PROJECT`; none if there is no such file. */
export function deployedSettings(project: string): Readonly<Record<string, string | undefined>> {
  const file = join(ROOT, 'functions', `.env.${project}`);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
