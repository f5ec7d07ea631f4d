/** Everything that other parts may import of the Storage rules (README.md); the import rules refuse the other files. */
export { loadRules } from './analyze.ts';
export type { Expression, FunctionDeclaration, MatchBlock } from './ast.ts';
export { verify } from './evaluate.ts';
export type { GetDocument } from './evaluation/documents.ts';
export { list, map, nullValue, string } from './values/value.ts';
