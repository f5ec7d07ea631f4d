import type { FunctionCall, MethodCall } from '../ast.ts';
import { conversions } from '../builtins/conversions.ts';
import type { NamespaceOf } from '../builtins/functions.ts';
import { hashingFunctions } from '../builtins/hashing.ts';
import { latLngFunctions } from '../builtins/latlng.ts';
import { mathFunctions } from '../builtins/math.ts';
import { durationFunctions, timestampFunctions } from '../builtins/time.ts';
import { globalFunctions, namespaces } from '../catalogue.ts';
import type { Scope, VisibleFunction } from '../scope.ts';
import { callMethod } from '../values/call-method.ts';
import { describe } from '../values/text.ts';
import { error, type Sound, type Value } from '../values/value.ts';
import { type Context, type Evaluate, evaluateAll, type Place } from './context.ts';

type Name = keyof typeof namespaces;
type Callable = (...args: Sound[]) => Value | Promise<Value>;

const pureNamespaces: { readonly [N in Exclude<Name, 'firestore'>]: NamespaceOf<N> } = {
  duration: durationFunctions,
  hashing: hashingFunctions,
  latlng: latLngFunctions,
  math: mathFunctions,
  timestamp: timestampFunctions,
};

/** `name(…)`: a function of the rules, else a built-in. */
export async function evaluateCall(call: FunctionCall, place: Place, evaluate: Evaluate): Promise<Value> {
  const declared = place.scope.findFunction(call.name);
  if (declared) return evaluateDeclared(call, declared, place, evaluate);
  const table = { ...conversions, debug: printer(place.context) };
  return invoke(own(table, call.name), own(globalFunctions, call.name), call, place, evaluate);
}

/** `object.name(…)`: a function of a namespace, else a method of a value. */
export async function evaluateMethod(call: MethodCall, place: Place, evaluate: Evaluate): Promise<Value> {
  const namespace = namespaceName(call, place.scope);
  if (namespace !== undefined) {
    const table = namespace === 'firestore' ? firestoreFunctions(place.context) : pureNamespaces[namespace];
    return invoke(own(table, call.name), own(namespaces[namespace], call.name), call, place, evaluate);
  }
  const values = await evaluateAll([call.object, ...call.args], place, evaluate);
  if (!Array.isArray(values)) return values;
  const [self, ...args] = values;
  return self ? callMethod(self, call.name, args) : error('Nothing to call a method of.');
}

/** Arguments and bindings may be errors; they count only where they are used. */
async function evaluateDeclared(
  call: FunctionCall,
  { declaration, scope: declaredIn }: VisibleFunction<Value>,
  place: Place,
  evaluate: Evaluate,
): Promise<Value> {
  const { parameters, bindings, result } = declaration;
  if (parameters.length !== call.args.length) return error(`'${call.name}' takes ${parameters.length} argument(s).`);
  const variables: [string, Value][] = [];
  for (const [i, parameter] of parameters.entries()) {
    const argument = call.args[i];
    if (argument) variables.push([parameter.name, await evaluate(argument, place)]);
  }
  const { context } = place;
  let inside = declaredIn.with(variables);
  return context.inFunction(async () => {
    for (const binding of bindings) {
      inside = inside.with([[binding.name, await evaluate(binding.value, { scope: inside, context })]]);
    }
    return evaluate(result, { scope: inside, context });
  });
}

async function invoke(
  callable: Callable | undefined,
  signature: { readonly arity: number } | undefined,
  call: FunctionCall | MethodCall,
  place: Place,
  evaluate: Evaluate,
): Promise<Value> {
  if (!callable || !signature) return error(`Unknown function '${call.name}'.`);
  if (signature.arity !== call.args.length) return error(`'${call.name}' takes ${signature.arity} argument(s).`);
  const args = await evaluateAll(call.args, place, evaluate);
  return Array.isArray(args) ? callable(...args) : args;
}

function namespaceName({ object }: MethodCall, scope: Scope<Value>): Name | undefined {
  if (object.kind !== 'variable' || scope.findVariable(object.name) !== undefined) return undefined;
  return Object.hasOwn(namespaces, object.name) ? (object.name as Name) : undefined;
}

function firestoreFunctions({
  documents,
}: Context): Record<keyof typeof namespaces.firestore, (path: Sound) => Promise<Value>> {
  return { get: (path) => documents.get(path), exists: (path) => documents.exists(path) };
}

function printer({ debug }: Context): (value: Sound) => Value {
  return (value) => {
    debug.push(`${value.type}_value: ${describe(value)}`);
    return value;
  };
}

function own<T extends object>(table: T, name: string): T[keyof T] | undefined {
  return Object.hasOwn(table, name) ? table[name as keyof T] : undefined;
}
