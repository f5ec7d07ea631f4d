import { z } from 'zod';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import { engineAddress } from './direct-clients.ts';

const Position = z.object({ line: z.int(), column: z.int(), currentOffset: z.int(), endOffset: z.int() });
const Value = z.object({ value: z.record(z.string(), z.unknown()), count: z.int() });

/** An expression of the rules, the values that it has had, and its subexpressions. */
interface Expression {
  readonly sourcePosition: z.infer<typeof Position>;
  readonly values?: readonly z.infer<typeof Value>[] | undefined;
  readonly children?: readonly Expression[] | undefined;
}

const Expression: z.ZodType<Expression> = z.object({
  sourcePosition: Position,
  values: z.array(Value).optional(),
  get children() {
    return z.array(Expression).optional();
  },
});

const Report = z.object({
  rules: z.object({ files: z.tuple([z.object({ name: z.string(), content: z.string() })]) }),
  report: z.array(Expression),
});

/** A condition of the rules, and the results that it has had. */
export interface Condition {
  readonly line: number;
  readonly text: string;
  readonly wasTrue: boolean;
  readonly wasFalse: boolean;
}

const decided = ({ values = [] }: Expression, outcome: boolean) =>
  values.some(({ value }) => value['boolValue'] === outcome);

/** Returns the operands of a logical expression; none for any other expression. */
function operandsOf(source: string, { children = [], sourcePosition }: Expression): readonly Expression[] {
  const [first, second] = children;
  if (!first) return [];
  if (second) {
    const between = source.slice(first.sourcePosition.currentOffset, second.sourcePosition.currentOffset);
    return children.length === 2 && /(&&|\|\|)\s*\(?$/.test(between) ? children : [];
  }
  return /^[!(]/.test(source.slice(sourcePosition.currentOffset)) ? children : [];
}

function conditionsIn(source: string, expression: Expression): Condition[] {
  const { line, currentOffset, endOffset } = expression.sourcePosition;
  const text = source
    .slice(currentOffset, endOffset + 1)
    .replace(/\s+/g, ' ')
    .trim();
  const condition = { line, text, wasTrue: decided(expression, true), wasFalse: decided(expression, false) };
  return [condition, ...operandsOf(source, expression).flatMap((operand) => conditionsIn(source, operand))];
}

/** False for a `let` or a function's result that only ever was data. */
function isCondition({ values = [] }: Expression): boolean {
  return values.length === 0 || values.some(({ value }) => 'boolValue' in value);
}

/**
 * Returns every condition of the rules that the engine has loaded, down to the operands of `&&`, `||` and `!`, with its results since they were loaded, as the
 * engine reports them. Conditions that are literally `true` or `false` are not in the report.
 */
export async function readRuleCoverage(): Promise<{ source: string; conditions: Condition[] }> {
  const [host, port] = engineAddress('FIRESTORE_EMULATOR_HOST');
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${LOCAL_PROJECT_ID}:ruleCoverage`);
  if (!response.ok) throw new Error(`the engine gave no report: ${response.status} ${await response.text()}`);
  const { rules, report } = Report.parse(await response.json());
  const source = rules.files[0].content;
  return { source, conditions: report.filter(isCondition).flatMap((root) => conditionsIn(source, root)) };
}
