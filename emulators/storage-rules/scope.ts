import type { FunctionDeclaration } from './ast.ts';

/** A function together with the scope it was declared in, which is the one its body sees. */
export interface VisibleFunction<V> {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope<V>;
}

/** The names that are visible at a place of the rules: functions, and by name wildcards, parameters and bindings. */
export class Scope<V> {
  private readonly functions: ReadonlyMap<string, VisibleFunction<V>>;
  private readonly variables: ReadonlyMap<string, V>;
  private readonly parent: Scope<V> | undefined;

  constructor(functions: readonly FunctionDeclaration[], variables: Iterable<readonly [string, V]>, parent?: Scope<V>) {
    this.parent = parent;
    this.variables = new Map(variables);
    // The first of several functions with one name counts; the others are reported.
    const last = [...functions].reverse();
    this.functions = new Map(last.map((declaration) => [declaration.name, { declaration, scope: this }]));
  }

  /** The innermost function of that name. */
  findFunction(name: string): VisibleFunction<V> | undefined {
    return this.functions.get(name) ?? this.parent?.findFunction(name);
  }

  /** The innermost variable of that name. */
  findVariable(name: string): V | undefined {
    return this.variables.get(name) ?? this.parent?.findVariable(name);
  }

  /** This scope with more variables, as inside a function. */
  with(variables: Iterable<readonly [string, V]>): Scope<V> {
    return new Scope([], variables, this);
  }
}

/** A scope of names alone, for looking at rules without a request. */
export type NameScope = Scope<true>;

/** Names as the variables of a scope without values. */
export function names(list: readonly { readonly name: string }[]): [string, true][] {
  return list.map(({ name }) => [name, true]);
}
