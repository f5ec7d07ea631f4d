import { readFileSync } from 'node:fs';
import { OBJECT_ACCESS } from '@doubloon/contract/calls/access.ts';
import { expect, it } from 'vitest';
import {
  list,
  loadRules,
  map,
  nullValue,
  string,
  verify,
  type Expression,
  type FunctionDeclaration,
  type GetDocument,
  type MatchBlock,
} from '../../emulators/storage-rules/index.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';

/** A condition, and what `&&`, `||` and `!` join in it; what is constant as written is none. */
function conditionsIn(expression: Expression): Expression[] {
  if (expression.kind === 'literal') return [];
  if (expression.kind === 'not') return [expression, ...conditionsIn(expression.operand)];
  if (expression.kind === 'binary' && (expression.operator === '&&' || expression.operator === '||')) {
    return [expression, ...conditionsIn(expression.left), ...conditionsIn(expression.right)];
  }
  return [expression];
}

/** Functions whose result is data, which other conditions look into. */
const DATA = ['application', 'conversation'];

function conditionsOf(block: {
  functions: readonly FunctionDeclaration[];
  matches: readonly MatchBlock[];
}): Expression[] {
  return [
    ...block.functions.filter(({ name }) => !DATA.includes(name)).flatMap(({ result }) => conditionsIn(result)),
    ...block.matches.flatMap((match) => [
      ...match.permissions.flatMap(({ condition }) => (condition ? conditionsIn(condition) : [])),
      ...conditionsOf(match),
    ]),
  ];
}

const parties = map([
  ['creatorId', string('self')],
  ['ownerId', string('counterpart')],
  ['participantIds', list([string('self'), string('counterpart')])],
]);
const getDocument: GetDocument = () => Promise.resolve(parties);

it('every condition of storage.rules is decided both ways by the relations of the table', async () => {
  const { ruleset } = loadRules(readFileSync(`${ROOT}/storage.rules`, 'utf8'));
  if (!ruleset) throw new Error('storage.rules do not load');
  const seen = new Map<Expression, Set<boolean>>();
  for (const { folder } of OBJECT_ACCESS) {
    const path = `b/main/o/${folder.replaceAll(/[{}]/g, '')}/file.txt`;
    for (const uid of ['self', 'counterpart', 'other', null]) {
      const token = map([]);
      const auth =
        uid === null
          ? nullValue
          : map([
              ['uid', string(uid)],
              ['token', token],
            ]);
      const request = {
        method: 'get',
        segments: path.split('/'),
        resource: nullValue,
        request: map([['auth', auth]]),
      } as const;
      await verify(ruleset, request, getDocument, (expression, value) => {
        if (value.type === 'bool') seen.set(expression, (seen.get(expression) ?? new Set()).add(value.value));
      });
    }
  }
  const conditions = ruleset.services.flatMap(conditionsOf);
  const oneWay = conditions.filter((condition) => seen.get(condition)?.size !== 2);
  expect(oneWay.map(({ at }) => `line ${at.line}, column ${at.column}`)).toEqual([]);
  expect(conditions.length).toBeGreaterThan(10);
  console.log(`measured: rule coverage: ${conditions.length} conditions of storage.rules, each decided both ways`);
});
