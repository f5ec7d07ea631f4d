import type { FunctionDeclaration, MatchBlock, Name, PatternSegment, Permission, Ruleset, Service } from '../ast.ts';
import type { Problem } from '../problem.ts';
import { buildExpression } from './build-expression.ts';
import { childOf, childrenOf, kindOf, positionOf, type TreeNode } from './grammar.ts';
import { unescapeText } from './literals.ts';

/** The declarations of a tree that the grammar accepted without errors. */
export function buildRuleset(tree: TreeNode, problems: Problem[]): Ruleset {
  const version = childOf(tree, 'VersionStatement');
  const versionToken = version?.children?.[2];
  const statements = childrenOf(tree, 'RulesetStatement');
  return {
    version: versionToken ? unescapeText(versionToken.getText().slice(1, -1)) : '1',
    versionAt: positionOf(versionToken ?? tree),
    imports: childrenOf(tree, 'ImportStatement').map(positionOf),
    functions: statements.flatMap((statement) => functionsIn(statement, problems)),
    services: statements.flatMap((statement) =>
      childrenOf(statement, 'ServiceDeclaration').map((service) => buildService(service, problems)),
    ),
  };
}

function buildService(node: TreeNode, problems: Problem[]): Service {
  const statements = childrenOf(node, 'ServiceStatement');
  return {
    ...named(required(node, 'ServiceId')),
    functions: statements.flatMap((statement) => functionsIn(statement, problems)),
    matches: statements.flatMap((statement) => matchesIn(statement, problems)),
  };
}

function functionsIn(statement: TreeNode, problems: Problem[]): FunctionDeclaration[] {
  return childrenOf(statement, 'FunctionDeclaration').map((node) => buildFunction(node, problems));
}

function matchesIn(statement: TreeNode, problems: Problem[]): MatchBlock[] {
  return childrenOf(statement, 'MatchRuleDeclaration').map((node) => buildMatch(node, problems));
}

function buildFunction(node: TreeNode, problems: Problem[]): FunctionDeclaration {
  const parameters = childOf(required(node, 'FunctionSignature'), 'ParamList');
  const body = required(node, 'FunctionBody');
  return {
    ...named(required(node, 'LocalFunctionId')),
    parameters: parameters ? childrenOf(parameters, 'LocalVariableId').map(named) : [],
    bindings: childrenOf(body, 'BindingDeclaration').map((binding) => ({
      ...named(required(binding, 'LocalVariableId')),
      value: buildExpression(partAt(binding, 3), problems),
    })),
    result: buildExpression(partAt(required(body, 'ReturnStatement'), 1), problems),
  };
}

function buildMatch(node: TreeNode, problems: Problem[]): MatchBlock {
  const statements = childrenOf(node, 'MatchStatement');
  return {
    at: positionOf(node),
    pattern: (required(node, 'PathDecl').children ?? []).map(buildSegment),
    functions: statements.flatMap((statement) => functionsIn(statement, problems)),
    permissions: statements.flatMap((statement) =>
      childrenOf(statement, 'PermissionDeclaration').map((permission) => buildPermission(permission, problems)),
    ),
    matches: statements.flatMap((statement) => matchesIn(statement, problems)),
  };
}

function buildSegment(node: TreeNode): PatternSegment {
  const at = positionOf(node);
  const capture = childOf(node, 'Capture') ?? childOf(node, 'GlobCapture');
  if (!capture) return { kind: 'text', at, text: node.getText().replace(/^\//, '') };
  const name = required(capture, 'LocalVariableId').getText();
  return { kind: kindOf(capture) === 'GlobCapture' ? 'recursive' : 'single', at, name };
}

function buildPermission(node: TreeNode, problems: Problem[]): Permission {
  const body = childOf(node, 'PermissionBody');
  const operations = childrenOf(required(node, 'OperationId'), 'Id').map(named);
  if (!body) return { at: positionOf(node), operations };
  return { at: positionOf(node), operations, condition: buildExpression(partAt(body, 2), problems) };
}

function named(node: TreeNode): Name {
  return { at: positionOf(node), name: node.getText() };
}

function required(node: TreeNode, kind: string): TreeNode {
  const child = childOf(node, kind);
  if (!child) throw new Error(`${kindOf(node)} has no ${kind}`);
  return child;
}

function partAt(node: TreeNode, index: number): TreeNode {
  const child = node.children?.[index];
  if (!child) throw new Error(`${kindOf(node)} has no part ${index}`);
  return child;
}
