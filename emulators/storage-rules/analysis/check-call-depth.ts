import type { Expression, FunctionDeclaration } from '../ast.ts';
import { limits } from '../limits.ts';
import { errorAt, type Problem } from '../problem.ts';
import { partsOf } from './check-expression.ts';
import type { NameScope as Scope, VisibleFunction } from '../scope.ts';

/** Finds functions that call themselves, directly or through others, and chains of calls that are too deep. */
export class CallGraph {
  private readonly depths = new Map<FunctionDeclaration, number>();
  private readonly open = new Set<FunctionDeclaration>();
  private readonly problems: Problem[];

  constructor(problems: Problem[]) {
    this.problems = problems;
  }

  /** Visits a declared function; each is judged once. */
  visit({ declaration, scope }: VisibleFunction<true>): number {
    const known = this.depths.get(declaration);
    if (known !== undefined) return known;
    this.open.add(declaration);
    const bodies = [...declaration.bindings.map((binding) => binding.value), declaration.result];
    const depth = 1 + Math.max(0, ...bodies.map((body) => this.depthOf(body, scope)));
    this.open.delete(declaration);
    this.depths.set(declaration, depth);
    if (depth === limits.callDepth + 1) {
      const { name, at } = declaration;
      this.problems.push(errorAt(at, `Function '${name}' starts a chain of more than ${limits.callDepth} calls.`));
    }
    return depth;
  }

  private depthOf(expression: Expression, scope: Scope): number {
    const own = expression.kind === 'call' ? this.depthOfCall(expression, scope) : 0;
    return Math.max(own, ...partsOf(expression).map((part) => this.depthOf(part, scope)));
  }

  private depthOfCall({ name, at }: Extract<Expression, { kind: 'call' }>, scope: Scope): number {
    const called = scope.findFunction(name);
    if (!called) return 0;
    if (!this.open.has(called.declaration)) return this.visit(called);
    this.problems.push(errorAt(at, `Recursive call of function '${name}'.`));
    return 0;
  }
}
