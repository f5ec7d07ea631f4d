import { OPERATIONS } from './src/operations.ts';
import type { Access } from './src/calls/operation.ts';

function callersOf(access: Access): string {
  if (access.kind === 'roles') return access.roles.join('|');
  return access.kind === 'public' && access.knowsCaller ? 'public, knows the caller' : access.kind;
}

/** The operations as `contract/operations.txt` lists them: method, path, id, who may call, and the errors that it declares itself. One line each, by path. */
export function listOperations(): string {
  const lines = OPERATIONS.map(
    ({ operation: { method, path, id, access, errors } }) =>
      [path, method, id, callersOf(access), [...errors].sort().join(' ')] as const,
  );
  return lines
    .sort(([a, m], [b, n]) => a.localeCompare(b, 'en') || m.localeCompare(n, 'en'))
    .map(([path, method, id, callers, errors]) => `${method} ${path} ${id} (${callers}) ${errors}`.trimEnd())
    .join('\n')
    .concat('\n');
}
