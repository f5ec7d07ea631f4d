import type { FunctionDeclaration } from '../ast.ts';

/** A function together with the scope it was declared in, which is the one its body sees. */
export interface VisibleFunction {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
}

/** What is visible at a place of the rules: wildcards, parameters and bindings by name, and functions. */
export class Scope {
  readonly variables: ReadonlySet<string>;
  private readonly functions: ReadonlyMap<string, VisibleFunction>;
  private readonly parent: Scope | undefined;

  constructor(functions: readonly FunctionDeclaration[], variables: readonly string[], parent?: Scope) {
    this.parent = parent;
    this.variables = new Set([...(parent?.variables ?? []), ...variables]);
    // The first of several functions with one name counts; the others are reported.
    this.functions = new Map(
      [...functions].reverse().map((declaration) => [declaration.name, { declaration, scope: this }]),
    );
  }

  /** The innermost function of that name. */
  findFunction(name: string): VisibleFunction | undefined {
    return this.functions.get(name) ?? this.parent?.findFunction(name);
  }

  /** This scope with more variables, as inside a function. */
  withVariables(names: readonly string[]): Scope {
    return new Scope([], names, this);
  }
}
