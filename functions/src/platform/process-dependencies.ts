import { readConfig } from './config/config.ts';
import { createDependencies, type Domains } from './create-dependencies.ts';
import type { Dependencies } from './dependencies.ts';

let dependencies: Dependencies | undefined;
let domains: Domains | undefined;

/** Says what this process's domains bring along; before its first event. */
export function provideDomains(provided: Domains): void {
  domains = provided;
}

/**
 * This process's dependencies, made at the first event: deploying loads the code without its secrets, so nothing may be
 * read from the environment while a module loads.
 */
export function getProcessDependencies(): Dependencies {
  if (!domains) throw new Error('provideDomains was not called');
  return (dependencies ??= createDependencies(readConfig(process.env), domains));
}

/** Gives this process others, or with `undefined` lets the next event make them anew; for tests, whose files share a process. */
export function setProcessDependencies(others: Dependencies | undefined): void {
  dependencies = others;
}
