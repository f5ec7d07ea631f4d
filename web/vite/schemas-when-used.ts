import { resolve } from 'node:path';
import { parseAst, type ESTree, type Plugin } from 'vite';

const WHEN_USED = resolve(import.meta.dirname, '..', 'src', 'shared', 'when-used.ts');

/** Begins with a capital, and is not all of capitals: the name of a schema. */
const SCHEMA_NAME = /^[A-Z]\w*[a-z]/;

/**
 * Lets the contract's schemas and operations be made when they are first used: `const Bio = optionalText(500)` becomes `const Bio = whenUsed(() => optionalText(500))`.
 * A screen knows many and uses few, so making all of them would hold up its first paint. Those that no screen names are left out of the build, and so are
 * the summaries of operations, which only the API's documentation shows.
 */
export function schemasWhenUsed(): Plugin {
  return {
    name: 'doubloon:schemas-when-used',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/src\/.*\.ts$/ },
      handler: (code) => ({ code: withSchemasWhenUsed(code) ?? code, map: null }),
    },
  };
}

/** Returns a module's code with its schemas and operations made when used; null when it has none. */
export function withSchemasWhenUsed(code: string): string | null {
  const made = parseAst(code, { lang: 'ts' }).body.flatMap(constantsOf).filter(isSchema);
  if (made.length === 0) return null;
  const edited = made.reduceRight(
    (text, { init }) =>
      `${text.slice(0, init.start)}/* @__PURE__ */ whenUsed(() => (${withoutSummary(text, init)}))${text.slice(init.end)}`,
    code,
  );
  // Below the rest, so that maps of the source stay right.
  return `${edited}\nimport { whenUsed } from ${JSON.stringify(WHEN_USED)};\n`;
}

/** Returns the code of a call in `code`; of one that defines an operation, without its summary. */
function withoutSummary(code: string, call: ESTree.CallExpression): string {
  const { arguments: given, start, end } = call;
  if (!definesOperation(call)) return code.slice(start, end);
  const properties = given.flatMap((each) => (each.type === 'ObjectExpression' ? each.properties : []));
  const summary = properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'summary',
  );
  if (!summary) return code.slice(start, end);
  return code.slice(start, summary.start) + code.slice(summary.end, end).replace(/^\s*,\s*/, '');
}

/** The constants that a statement declares at the level of the module. */
function constantsOf(statement: ESTree.Program['body'][number]): ESTree.VariableDeclarator[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' && declared.kind === 'const' ? declared.declarations : [];
}

type Made = ESTree.VariableDeclarator & { init: ESTree.CallExpression };

function isSchema(constant: ESTree.VariableDeclarator): constant is Made {
  const { id, init } = constant;
  if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return false;
  return definesOperation(init) || SCHEMA_NAME.test(id.name);
}

function definesOperation({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && callee.name === 'defineOperation';
}
