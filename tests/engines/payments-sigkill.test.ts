import { MOVING_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearingOfAccount, openingAccount } from './sigkill/account-flows.ts';
import { hearingOfPayment, openingCheckout, returning, settlingCheckout } from './sigkill/checkout-flows.ts';
import {
  expectAllTold,
  expectNobodyWaits,
  expectReconciled,
  expectRightBooks,
  statusesInFlight,
} from './sigkill/checks.ts';
import type { Flow, Scene } from './sigkill/flows.ts';
import type { Side } from './sigkill/gate.ts';
import { approving, hearingOfTransfer, resolving, retrying } from './sigkill/payout-flows.ts';
import { REVIEW_MINUTES, askingForRefund, closing, hearingOfRefund, refunding } from './sigkill/refund-flows.ts';
import { signUpCast, type Cast } from './sigkill/scenes.ts';
import { openStage, type Stage } from './sigkill/stage.ts';

/** Flows of a lane never share a process, because one of them would do the other's work; those for which time passes come first. */
const LANES: readonly (readonly Flow[])[] = [
  [refunding, askingForRefund],
  [settlingCheckout],
  [resolving],
  [approving],
  [retrying],
  [hearingOfTransfer],
  [openingCheckout],
  [hearingOfPayment],
  [returning],
  [closing],
  [hearingOfRefund],
  [openingAccount],
  [hearingOfAccount],
];
const FLOWS = LANES.flat();

interface KillPoint {
  readonly flow: Flow;
  readonly index: number;
  readonly side: Side;
}

/** Kill points by process: each process is killed at one point of every lane. */
const PROCESSES: readonly (readonly KillPoint[])[] = (() => {
  const lanes = LANES.map((flows) =>
    flows.flatMap((flow) =>
      flow.passes.flatMap((_, index) => (['before', 'after'] as const).map((side) => ({ flow, index, side }))),
    ),
  );
  const most = Math.max(...lanes.map((points) => points.length));
  return Array.from({ length: most }, (_, round) => lanes.flatMap((points) => points.slice(round, round + 1)));
})();

const MINUTES_LATER = [3, 12, 70];

let stage: Stage;
let cast: Cast;
let told = 0;
/** Payouts in flight that the killed processes left, by status. */
const left = new Map<string, number>();

beforeAll(async () => {
  stage = await openStage((name, value) => vi.stubEnv(name, value));
});

// A world of its own for each: what one leaves behind is no other's, and the books of each are read in no time.
beforeEach(async () => {
  await stage.clear();
  cast = await signUpCast(stage);
});

afterEach(() => stage.triggers.idle());

afterAll(async () => {
  const points = PROCESSES.flat().length;
  console.log(
    `measured: SIGKILL: ${points} points of ${FLOWS.length} flows, in ${PROCESSES.length} processes; payouts left ${JSON.stringify(Object.fromEntries(left))}; ${told} notifications of payouts`,
  );
  await stage.close();
  vi.unstubAllEnvs();
});

const names = (points: readonly KillPoint[]) => points.map(describePoint);
const describePoint = ({ flow, index, side }: KillPoint) => `${flow.name}, killed ${side} ${flow.passes[index]}`;

async function pass(minutes: number): Promise<void> {
  stage.pass(minutes);
  for (const job of ['settle-checkouts', 'resolve-payouts', 'settle-refunds'] as const) await stage.runJob(job);
}

/** Sends the request of a scene and resolves when it is held where it is to die. */
async function sendUntil({ flow, index, side }: KillPoint, scene: Scene): Promise<void> {
  const held = stage.gate.stopAt(index, side);
  const over = scene.send().then(
    () => 'was over',
    (error: unknown) => String(error),
  );
  const early = await Promise.race([held, over]);
  if (early) throw new Error(`${flow.name} did not come as far: ${early}, after ${stage.gate.crossed.join('; ')}`);
  expect(stage.gate.crossed.at(-1)).toBe(flow.passes[index]);
}

async function expectAllRight(points: readonly KillPoint[], scenes: readonly Scene[]): Promise<void> {
  const wrong = await Promise.all(scenes.map((scene) => scene.wrong()));
  expect(wrong.flatMap((all, index) => all.map((one) => `${names(points)[index]}: ${one}`))).toEqual([]);
  await expectRightBooks(stage);
  await expectReconciled(stage);
}

describe('a request whose process is not killed', () => {
  it.each(FLOWS)('passes the places it is to be killed at, and no others: $name', async (flow) => {
    const scene = await flow.prepare(stage, cast);
    stage.gate.watch();
    await scene.send();
    expect(stage.gate.crossed).toEqual(flow.passes);
    await scene.goOn();
    expect(await scene.wrong()).toEqual([]);
  });
});

describe('a process that is killed', () => {
  it.each(PROCESSES.map((points, index) => ({ points, number: index + 1 })))(
    'leaves nothing undone or done twice, in the midst of everything: $number',
    async ({ points }) => {
      const scenes: Scene[] = [];
      for (const { flow } of points) scenes.push(await flow.prepare(stage, cast));
      for (const [index, scene] of scenes.entries()) await sendUntil(points[index] as KillPoint, scene);
      stage.gate.watch();
      await stage.kill();
      for (const status of await statusesInFlight(stage)) left.set(status, (left.get(status) ?? 0) + 1);
      for (const minutes of MINUTES_LATER) await pass(minutes);
      expect(await statusesInFlight(stage)).toEqual([]);
      await expectRightBooks(stage);
      told += await expectAllTold(stage);
      for (const scene of scenes) await scene.goOn();
      await expectAllRight(points, scenes);
      for (const minutes of [REVIEW_MINUTES, 3, 3]) await pass(minutes);
      await expectAllRight(points, scenes);
      await expectNobodyWaits(stage);
    },
  );

  it('has left payouts behind in every state they can be in', () => {
    expect([...left.keys()].sort()).toEqual([...MOVING_PAYOUT_STATUSES].sort());
  });
});
