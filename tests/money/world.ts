import { AsyncLocalStorage } from 'node:async_hooks';
import type { startCheckout } from '@doubloon/contract/payments/operations.ts';
import { PAYMENT_METHODS } from '@doubloon/contract/payments/payment-methods.ts';
import { USUAL_VALIDATION_DAYS } from '@doubloon/contract/shared/constants.ts';
import type { InputOf } from '@doubloon/contract/calls/operation.ts';
import type { Firestore } from '@google-cloud/firestore';
import type Stripe from 'stripe';
import { createKeyGuard } from '../../functions/src/platform/pinned-account.ts';
import { DOMAINS } from '../../functions/src/domains.ts';
import type { Caller, Call, Dependencies, Ports } from '../../functions/src/platform/dependencies.ts';
import { readFlagSettings } from '../../functions/src/platform/config/flag-settings.ts';
import { isHandledSomewhere } from '../../functions/src/payments/webhooks/event-handlers.ts';
import { productDatabase } from '../support/setup/product-database.ts';
import { callerOf, storePeople } from './people.ts';
import { createProvider, type Provider } from './provider.ts';
import { Turns } from './turns.ts';
import { ProcessDied, Violation } from './invariants/violation.ts';
import { createWatchedLog, isExpected } from './watched-log.ts';

/** A Monday morning in Singapore. */
const START = Date.parse('2026-03-02T01:00:00Z');

/** Days for which accounts and charges are young once an operator lets payments wait. */
export const WAIT_DAYS = 3;

/** Numbers of a day from which an admin looks, once an operator limits velocity: payments of an owner and with a card, and those to a creator. */
export const VELOCITY_LIMITS = { owner: 3, card: 2, creator: 2 } as const;
const { owner, card, creator } = VELOCITY_LIMITS;
const FLAG_THRESHOLDS = `fast_owner.loots:${owner},fast_card.loots:${card},fast_creator.payouts:${creator}`;

/** The types that the product handles, and one that it does not; the rest of what the provider tells is of no interest. */
const isDelivered = (type: string) => isHandledSomewhere(type) || type === 'charge.succeeded';

/** A database as the product reaches it, waiting for its turn, and as who looks on does. */
export interface Database {
  readonly db: Firestore;
  readonly look: Firestore;
}

/** Which database a world lives in. */
export type OpenDatabase = (turn: () => Promise<void>) => Database;

export interface WorldOptions {
  readonly openDatabase: OpenDatabase;
  readonly forgetKeys?: boolean;
  /** Asks with any key, a fault that is planted. */
  readonly forgetPin?: boolean;
}

/** Simulated process that runs a call: the numbers of steps after which it dies or stalls. */
interface Process {
  readonly diesAfter: number;
  readonly stallsAfter: number;
  readonly stall: () => Promise<unknown>;
  steps: number;
}

/** The product's money code with a database, a provider and a time of its own: what commands work on. */
export class MoneyWorld {
  /** To look at, at any time; the product's own is in `deps`. */
  readonly look: Firestore;
  readonly provider: Provider;
  readonly deps: Dependencies;
  readonly beganAt = new Date(START);
  /** Events that the provider has to tell and has not. */
  readonly pending: Stripe.Event[] = [];
  readonly delivered: Stripe.Event[] = [];
  /** Log of the actions so far, for readers of a counterexample. */
  readonly trace: string[] = [];
  readonly complaints: Violation[] = [];
  /** Refunds that people were told of as given back twice. */
  readonly reported = new Set<string>();
  /** Checkouts that were opened. */
  readonly sessions: {
    readonly id: string;
    readonly ownerId: string;
    readonly draftId: string;
    /** The create form as it was sent; null for budget that is added to a loot. */
    readonly formData: InputOf<typeof startCheckout>['body']['formData'] | null;
  }[] = [];
  /** The people who have ended their accounts. */
  readonly left = new Set<string>();
  /** Failed refunds that their owners have asked for again. */
  readonly askedAgain = new Set<string>();
  /** The counts that the platform has said of each treasure's post. */
  readonly said = new Map<string, Set<number>>();
  /** When each treasure's post was known to be taken down or hidden, until it was seen again. */
  readonly removals: { readonly id: string; readonly from: number; until: number }[] = [];
  /** The counts that their owner has seen and accepted, of each treasure and proof. */
  readonly decidedOn = new Map<string, Set<number>>();
  /** Since when an operator lets payments wait while accounts and charges are young; null before. */
  waitsSince: Date | null = null;
  /** True once an operator limits how much is paid within a day without an admin. */
  limitsVelocity = false;
  readonly #turns = new Turns();
  readonly #seen = new Set<string>();
  readonly #process = new AsyncLocalStorage<Process>();
  readonly #stalled: { readonly since: number; readonly resume: () => Promise<void> }[] = [];
  #nowMs = START;
  #count = 0;
  #isShared = false;

  constructor({ openDatabase, forgetKeys = false, forgetPin = false }: WorldOptions) {
    const turn = () => this.#turn();
    const waitDays = () => (this.waitsSince ? WAIT_DAYS : 0);
    const flags = () => readFlagSettings(this.limitsVelocity ? { FLAG_THRESHOLDS } : {}, { emulated: true });
    const { db, look } = openDatabase(turn);
    this.look = look;
    this.provider = createProvider({
      clock: () => this.#nowMs,
      turn,
      complain: (what) => void this.complaints.push(new Violation(what)),
      forgetKeys,
      startGuard: () => (forgetPin ? () => Promise.resolve(true) : createKeyGuard(this.deps)),
    });
    const deps: Ports &
      Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log'> &
      Record<'config' | 'auth' | 'storage', object> = {
      db: productDatabase(db),
      ...DOMAINS.ports,
      stripe: this.provider.stripe,
      // No two moments are the same, so that the order of what is due is always the same.
      clock: { now: () => new Date((this.#nowMs += 1)) },
      log: createWatchedLog(this.complaints, this.reported),
      // Whoever has left keeps a token that is good for an hour.
      auth: { deleteUser: () => Promise.resolve() },
      // Nobody sends files here.
      storage: { bucket: () => ({}) },
      config: {
        siteOrigin: 'https://doubloon.example',
        moderation: false,
        seller: { name: 'Doubloon Pte. Ltd.', address: 'Singapore', gstNumber: '201912345K', gstPercent: 9 },
        paymentMethods: PAYMENT_METHODS,
        validationDays: USUAL_VALIDATION_DAYS,
        leastBudgetCents: 0,
        floatCents: 0,
        accountCapabilities: 'transfers',
        get payoutWaitDays() {
          return waitDays();
        },
        get flags() {
          return flags();
        },
        stripe: { isLive: false, webhookSecret: 'whsec_money_account', connectWebhookSecret: 'whsec_money_connect' },
      },
    };
    this.deps = deps as unknown as Dependencies;
  }

  static async open(options: WorldOptions): Promise<MoneyWorld> {
    const world = new MoneyWorld(options);
    await storePeople(world.look);
    // The first request pins the project to its account.
    await world.provider.stripe.balance.retrieve();
    return world;
  }

  /** True when nothing else can run during the current action. */
  get isAlone(): boolean {
    return !this.#isShared && this.#process.getStore() === undefined;
  }

  now(): Date {
    return new Date(this.#nowMs);
  }

  pass(ms: number): void {
    this.#nowMs += ms;
  }

  /** Notes that an owner accepts a treasure or a proof with this count. */
  recordDecision(id: string, views: number): void {
    this.decidedOn.set(id, (this.decidedOn.get(id) ?? new Set()).add(views));
  }

  /** A new id, the same in every run of the same sequence. */
  newId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(4, '0')}`;
  }

  callOf(uid: string): Call {
    return { ...this.deps, caller: callerOf(uid), requestId: 'req_1' };
  }

  callOfNobody(): Call<Caller | null> & Call<null> {
    return { ...this.deps, caller: null, requestId: 'req_1' };
  }

  /** Does something that may be refused, by the product or the provider; answers whether it was done. Any other failure is a violation. */
  async attempt(what: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      this.trace.push(what);
      return true;
    } catch (error) {
      const { message, stack } = error as Error;
      this.trace.push(`${what} (${message})`);
      if (error instanceof Violation) throw error;
      if (!isExpected(error)) throw new Violation(`${what} failed: ${stack ?? message}`);
      return false;
    }
  }

  /** Runs calls at the same time. */
  async together(calls: readonly (() => Promise<void>)[], order: number): Promise<void> {
    this.trace.push(`--- ${calls.length} at the same time`);
    this.#isShared = true;
    await this.#turns.share(calls, order);
    this.#isShared = false;
    this.trace.push('---');
  }

  /** Runs a call in a process that dies after so many readings, commits and requests. */
  async inDyingProcess(diesAfter: number, call: () => Promise<void>): Promise<void> {
    this.trace.push(`--- dies after ${diesAfter} steps`);
    await this.#process.run({ diesAfter, stallsAfter: Infinity, stall: () => Promise.resolve(), steps: 0 }, call);
  }

  /** Runs a call in a process that stands still after so many of them, until `resume`; it ends here when it needs fewer. */
  async inStallingProcess(stallsAfter: number, call: () => Promise<void>): Promise<void> {
    this.trace.push(`--- stands still after ${stallsAfter} steps`);
    const { promise: resumed, resolve: resume } = Promise.withResolvers<undefined>();
    await new Promise<void>((proceed, fail) => {
      const stall = () => {
        this.#stalled.push({ since: this.#nowMs, resume: () => (resume(undefined), ending) });
        proceed();
        return resumed;
      };
      const ending = this.#process.run({ diesAfter: Infinity, stallsAfter, stall, steps: 0 }, call);
      ending.then(proceed, fail);
    });
  }

  /** Lets a process that stands still go on to its end, whichever the number says. */
  async resume(number: number): Promise<void> {
    const stalled = pick(this.#stalled, number);
    if (!stalled) return;
    this.#stalled.splice(this.#stalled.indexOf(stalled), 1);
    this.trace.push('--- goes on');
    await stalled.resume();
  }

  /** Resumes every process that stalled at or before `ms`. */
  async resumeBefore(ms: number): Promise<void> {
    for (let next = this.#oldest(ms); next >= 0; next = this.#oldest(ms)) await this.resume(next);
  }

  #oldest(ms: number): number {
    return this.#stalled.findIndex(({ since }) => since <= ms);
  }

  /** Takes over what the provider has to tell by now. */
  collectEvents(): void {
    for (const event of this.provider.standIn.store.state.events.values()) {
      if (this.#seen.has(event.id)) continue;
      this.#seen.add(event.id);
      if (isDelivered(event.type)) this.pending.push(structuredClone(event));
    }
  }

  /** True when all that the provider has to tell of an object was delivered. */
  wasToldOf(objectId: string): boolean {
    const about = this.provider.standIn.store.state.events
      .values()
      .filter(({ data: { object } }) => 'id' in object && object.id === objectId);
    return about.every(({ id }) => this.delivered.some((event) => event.id === id));
  }

  async #turn(): Promise<void> {
    await this.#turns.take();
    const process = this.#process.getStore();
    if (!process) return;
    process.steps += 1;
    if (process.steps > process.diesAfter) throw new ProcessDied('The process has died');
    if (process.steps === process.stallsAfter) await process.stall();
  }
}

/** One of a list by a number; undefined when it is empty. */
export function pick<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(list.length, 1)];
}
