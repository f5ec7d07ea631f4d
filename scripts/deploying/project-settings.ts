import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describeSettings, problemsOfSettings } from './settings.ts';

/** The file with the settings of a project, which is not committed. */
export const settingsFile = (project: string): string => `functions/.env.${project}`;

/** Reads the settings of a project that is reached over the network. Throws an error that says everything that is wrong with them. */
export function projectSettings(root: string, project: string): Readonly<Record<string, string | undefined>> {
  if (project.startsWith('demo-'))
    throw new Error(`${project} is a local project: names that start with demo- never reach the cloud.`);
  const file = settingsFile(project);
  if (!existsSync(join(root, file))) throw new Error(`${file} is missing.\n\n${describeSettings()}`);
  const text = readFileSync(join(root, file), 'utf8');
  const problems = problemsOfSettings(text);
  if (problems.length > 0) throw new Error(`${file}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return parseEnv(text);
}
