import type { Position } from './ast.ts';

/** Something wrong in the rules text. Only `error` keeps a ruleset from being loaded. */
export interface Problem extends Position {
  readonly severity: 'error' | 'warning';
  readonly description: string;
}

/** An error at a position. */
export function errorAt(at: Position, description: string): Problem {
  return { line: at.line, column: at.column, severity: 'error', description };
}

/** A warning at a position. */
export function warningAt(at: Position, description: string): Problem {
  return { line: at.line, column: at.column, severity: 'warning', description };
}

/** The problems in the order of the text, each once. */
export function inTextOrder(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((p) => [`${p.line}:${p.column}:${p.severity}:${p.description}`, p]));
  return [...unique.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
