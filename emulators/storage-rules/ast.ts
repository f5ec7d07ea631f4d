/** Where something starts in the rules text; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export type LiteralValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array };

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '==' | '!=' | 'in' | '&&' | '||';

export type PathPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'expression'; readonly expression: Expression }
  | { readonly kind: 'capture'; readonly name: string; readonly at: Position };

interface Node {
  readonly at: Position;
}

export interface MethodCall extends Node {
  readonly kind: 'method';
  readonly object: Expression;
  readonly name: string;
  readonly args: readonly Expression[];
}

export interface FunctionCall extends Node {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
}

export interface MemberLookup extends Node {
  readonly kind: 'member';
  readonly object: Expression;
  readonly name: string;
}

export interface PathLiteral extends Node {
  readonly kind: 'path';
  readonly parts: readonly PathPart[];
}

export type Expression =
  | (Node & { readonly kind: 'literal'; readonly value: LiteralValue })
  | (Node & { readonly kind: 'variable'; readonly name: string })
  | MemberLookup
  | (Node & { readonly kind: 'index'; readonly object: Expression; readonly index: Expression })
  | (Node & {
      readonly kind: 'range';
      readonly object: Expression;
      readonly from?: Expression;
      readonly to?: Expression;
    })
  | FunctionCall
  | MethodCall
  | (Node & { readonly kind: 'list'; readonly items: readonly Expression[] })
  | (Node & {
      readonly kind: 'map';
      readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
    })
  | PathLiteral
  | (Node & { readonly kind: 'not'; readonly operand: Expression })
  | (Node & { readonly kind: 'negate'; readonly operand: Expression })
  | (Node & {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    })
  | (Node & { readonly kind: 'is'; readonly operand: Expression; readonly typeName: string })
  | (Node & {
      readonly kind: 'ternary';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    });

export interface Name extends Node {
  readonly name: string;
}

export interface FunctionDeclaration extends Name {
  readonly parameters: readonly Name[];
  readonly bindings: readonly (Name & { readonly value: Expression })[];
  readonly result: Expression;
}

/** One segment of a `match` path: fixed text, `{name}` or `{name=**}`. */
export type PatternSegment =
  | (Node & { readonly kind: 'text'; readonly text: string })
  | (Name & { readonly kind: 'single' })
  | (Name & { readonly kind: 'recursive' });

export interface Permission extends Node {
  readonly operations: readonly Name[];
  readonly condition?: Expression;
}

export interface MatchBlock extends Node {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly permissions: readonly Permission[];
  readonly matches: readonly MatchBlock[];
}

export interface Service extends Name {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

export interface Ruleset {
  readonly version: string;
  readonly versionAt: Position;
  readonly imports: readonly Position[];
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}
