import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Every word of letters, digits and underscores that stands in the client's sources below `folder`, tests left out, or in `others`. */
export function mentionedWords(folder: string, others: readonly string[]): Set<string> {
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => resolve(folder, path));
  return new Set([...own, ...others].flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []));
}
