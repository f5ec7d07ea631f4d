import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';
import type { Position } from '../ast.ts';
import { errorAt, type Problem } from '../problem.ts';
import { unsupportedAt } from '../unsupported.ts';

/** A node or token of the official grammar's tree; a node's kind is the name of its class. */
export interface TreeNode {
  readonly children?: readonly TreeNode[] | null;
  readonly start?: Token;
  readonly symbol?: Token;
  getText(): string;
}

interface Token {
  readonly line: number;
  readonly column: number;
  readonly type: number;
  readonly text: string;
}

interface ErrorListener {
  syntaxError(recognizer: Partial<Parser>, symbol: unknown, line: number, column: number, message: string): void;
  reportAmbiguity(): void;
  reportAttemptingFullContext(): void;
  reportContextSensitivity(): void;
}

interface Recognizer {
  removeErrorListeners(): void;
  addErrorListener(listener: ErrorListener): void;
}

interface Lexer extends Recognizer {
  readonly constructor: new (characters: unknown) => Lexer;
  readonly _input: { readonly constructor: new (text: string) => unknown };
}

interface Tokens {
  readonly constructor: new (lexer: Lexer) => Tokens;
  readonly tokenSource: Lexer;
  LT(offset: number): Token | undefined;
}

interface Parser extends Recognizer {
  readonly constructor: new (tokens: Tokens) => Parser;
  readonly _input: Tokens;
  buildParseTrees: boolean;
  ruleset(): TreeNode;
}

/** Errors that the grammar notices only when it has gone past them. */
const reportedBehind = /^(Missing a closing|Increment)/;
const maxBracketDepth = 150;
const smallestRuleset = 'service s { match /a { allow read; } }';

/**
 * Runs the official grammar over the text. The package's own entry throws the first error only, so its lexer and parser
 * classes are taken from the result of a trivial parse and run again with a listener that keeps every error.
 */
export function readTree(text: string): { tree?: TreeNode; problems: Problem[] } {
  const problems: Problem[] = [];
  const listener: ErrorListener = {
    syntaxError: (recognizer, _symbol, line, column, message) => {
      const behind = reportedBehind.test(message) ? recognizer._input?.LT(-1) : undefined;
      problems.push(errorAt({ line: behind?.line ?? line, column: (behind?.column ?? column) + 1 }, message));
    },
    reportAmbiguity: () => undefined,
    reportAttemptingFullContext: () => undefined,
    reportContextSensitivity: () => undefined,
  };
  const tooDeep = firstTooDeep(text);
  if (tooDeep) return { problems: [errorAt(tooDeep, 'The rules are nested too deeply.')] };
  try {
    const parser = newParser(text, listener);
    const tree = parser.ruleset();
    return problems.length === 0 ? { tree, problems } : { problems };
  } catch (failure) {
    problems.push(unreadable(text, failure));
    return { problems };
  }
}

/** The name of the node's class without its ending, `Token` for tokens. */
export function kindOf(node: TreeNode): string {
  return node.symbol ? 'Token' : node.constructor.name.replace(/Context$/, '');
}

/** The node's first child of a kind. */
export function childOf(node: TreeNode, kind: string): TreeNode | undefined {
  return node.children?.find((child) => kindOf(child) === kind);
}

/** The node's children of a kind, in order. */
export function childrenOf(node: TreeNode, kind: string): TreeNode[] {
  return (node.children ?? []).filter((child) => kindOf(child) === kind);
}

/** Returns where the node starts. */
export function positionOf(node: TreeNode): Position {
  const token = node.symbol ?? node.start;
  return { line: token?.line ?? 1, column: (token?.column ?? 0) + 1 };
}

function newParser(text: string, listener: ErrorListener): Parser {
  const { services } = parseForESLint(smallestRuleset);
  // The package types its services loosely; this is the shape of version 0.0.2, which a test holds.
  const sample = services['parser'] as Parser;
  const { tokenSource } = sample._input;
  const lexer = new tokenSource.constructor(new tokenSource._input.constructor(text));
  const parser = new sample.constructor(new sample._input.constructor(lexer));
  parser.buildParseTrees = true;
  for (const recognizer of [lexer, parser]) {
    recognizer.removeErrorListeners();
    recognizer.addErrorListener(listener);
  }
  return parser;
}

/** The grammar's own code for `import … as` calls a function that is not there. */
function unreadable(text: string, failure: unknown): Problem {
  if (failure instanceof ReferenceError)
    return unsupportedAt(positionAt(text, text.search(/\bimport\b/)), 'import statement');
  const start = { line: 1, column: 1 };
  if (failure instanceof RangeError) return errorAt(start, 'The rules are nested too deeply.');
  return errorAt(start, `The rules cannot be read: ${failure instanceof Error ? failure.message : 'unknown reason'}.`);
}

/** Returns where brackets open deeper than anybody writes; the grammar would need minutes for some thousands of them. */
function firstTooDeep(text: string): Position | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[([{}\])]/g)) {
    depth += '([{'.includes(bracket) ? 1 : -1;
    if (depth > maxBracketDepth) return positionAt(text, index);
  }
  return undefined;
}

function positionAt(text: string, index: number): Position {
  const before = text.slice(0, Math.max(0, index)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
