import { readConfig } from './config.ts';
import { createDependencies } from './create-dependencies.ts';
import type { Dependencies } from './dependencies.ts';

let dependencies: Dependencies | undefined;

/**
 * This process's dependencies, made at the first event: deploying loads the code without its secrets, so nothing may be
 * read from the environment while a module loads.
 */
export function getProcessDependencies(): Dependencies {
  return (dependencies ??= createDependencies(readConfig(process.env)));
}

/** Lets the next event make them anew from the environment as it then is; for tests, whose files share a process. */
export function forgetProcessDependencies(): void {
  dependencies = undefined;
}
