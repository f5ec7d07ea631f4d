import type { BinaryOperator, Expression, LiteralValue, PathPart } from '../ast.ts';
import { errorAt, type Problem } from '../problem.ts';
import { childOf, childrenOf, kindOf, positionOf, type TreeNode } from './grammar.ts';
import { leastInt, readLiteral } from './literals.ts';

const binaryKinds: ReadonlySet<string> = new Set([
  'AdditiveExpression',
  'EqualityExpression',
  'ExprInExpression',
  'LogicalAndExpression',
  'LogicalOrExpression',
  'MultiplicativeExpression',
  'RelationalExpression',
]);

const zero: LiteralValue = { type: 'int', value: 0n };

/** The expression of a tree node; parts that the grammar admits and that cannot be represented go to `problems`. */
export function buildExpression(node: TreeNode, problems: Problem[]): Expression {
  const at = positionOf(node);
  const kind = kindOf(node);
  const part = (index: number): Expression => buildExpression(childAt(node, index), problems);
  if (binaryKinds.has(kind)) {
    return {
      kind: 'binary',
      at,
      operator: childAt(node, 1).getText() as BinaryOperator,
      left: part(0),
      right: part(2),
    };
  }
  switch (kind) {
    case 'PrimaryExpression':
      return part(0);
    case 'ParenSimpleExpression':
      return part(1);
    case 'LiteralExpression':
      return { kind: 'literal', at, value: literal(node, problems) };
    case 'VariableSimpleExpression':
      return { kind: 'variable', at, name: node.getText() };
    case 'NotExpression':
      return { kind: 'not', at, operand: part(1) };
    case 'UnaryAdditiveExpression':
      // Its digits alone do not fit, so the least integer is read together with its sign.
      return node.getText() === `-${2n ** 63n}`
        ? { kind: 'literal', at, value: leastInt }
        : { kind: 'negate', at, operand: part(1) };
    case 'TernaryExpression':
      return { kind: 'ternary', at, condition: part(0), whenTrue: part(2), whenFalse: part(4) };
    case 'ExprIsTypeIdExpression':
      return { kind: 'is', at, operand: part(0), typeName: childAt(node, 2).getText() };
    case 'MemberLookupSimpleExpression':
      return { kind: 'member', at: positionOf(childAt(node, 2)), object: part(0), name: childAt(node, 2).getText() };
    case 'ListLookupSimpleExpression':
      return lookup(node, part(0), problems);
    case 'FunctionCallSimpleExpression':
      return { kind: 'call', at, name: childAt(node, 0).getText(), args: argumentsOf(node, problems) };
    case 'IdMemberFunctionCallSimpleExpression':
    case 'MemberFunctionCallSimpleExpression':
      return method(node, problems);
    case 'ListSimpleExpression':
      return { kind: 'list', at, items: argumentsOf(node, problems) };
    case 'MapSimpleExpression':
      return { kind: 'map', at, entries: mapEntries(node, problems) };
    case 'PathSimpleExpression':
      return { kind: 'path', at, parts: pathParts(node, problems) };
    default:
      problems.push(errorAt(at, `'${node.getText()}' is not understood (${kind}).`));
      return { kind: 'literal', at, value: zero };
  }
}

function literal(node: TreeNode, problems: Problem[]): LiteralValue {
  const value = readLiteral(node.getText());
  if (value) return value;
  problems.push(errorAt(positionOf(node), `The integer ${node.getText()} does not fit into 64 bits.`));
  return zero;
}

function method(node: TreeNode, problems: Problem[]): Expression {
  const receiver = childAt(node, 0);
  const object: Expression =
    kindOf(receiver) === 'Id'
      ? { kind: 'variable', at: positionOf(receiver), name: receiver.getText() }
      : buildExpression(receiver, problems);
  const name = childAt(node, 2);
  return { kind: 'method', at: positionOf(name), object, name: name.getText(), args: argumentsOf(node, problems) };
}

function lookup(node: TreeNode, object: Expression, problems: Problem[]): Expression {
  const at = positionOf(childAt(node, 1));
  const inside = childAt(node, 2);
  if (kindOf(inside) === 'IndexLookup') {
    return { kind: 'index', at, object, index: buildExpression(childAt(inside, 0), problems) };
  }
  const children = inside.children ?? [];
  const colon = children.findIndex((child) => child.symbol !== undefined);
  const [from, to] = [children[colon - 1], children[colon + 1]];
  return {
    kind: 'range',
    at,
    object,
    ...(from ? { from: buildExpression(from, problems) } : {}),
    ...(to ? { to: buildExpression(to, problems) } : {}),
  };
}

function argumentsOf(node: TreeNode, problems: Problem[]): Expression[] {
  const items = childOf(node, 'ExpressionList')?.children ?? [];
  return items.filter((child) => !child.symbol).map((child) => buildExpression(child, problems));
}

function mapEntries(node: TreeNode, problems: Problem[]): { key: Expression; value: Expression }[] {
  const entries = childOf(childAt(node, 0), 'MapEntries');
  return childrenOf(entries ?? node, 'MapEntry').map((entry) => ({
    key: buildExpression(childAt(entry, 0), problems),
    value: buildExpression(childAt(entry, 2), problems),
  }));
}

function pathParts(node: TreeNode, problems: Problem[]): PathPart[] {
  return childrenOf(childAt(node, 0), 'PathExpressionSegment').map((segment): PathPart => {
    const first = childAt(segment, 0);
    if (first.symbol) return { kind: 'expression', expression: buildExpression(childAt(segment, 3), problems) };
    if (kindOf(first) === 'SimpleSegmemnt') return { kind: 'text', text: first.getText().slice(1) };
    return { kind: 'capture', name: first.getText(), at: positionOf(first) };
  });
}

function childAt(node: TreeNode, index: number): TreeNode {
  const child = node.children?.[index];
  if (!child) throw new Error(`${kindOf(node)} has no part ${index}`);
  return child;
}
