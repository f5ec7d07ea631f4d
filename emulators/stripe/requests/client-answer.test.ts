import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type Stripe from 'stripe';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ClientAnswer, EventObject } from './client-answer.ts';

const FOLDER = path.resolve(import.meta.dirname, '..');

describe('what an endpoint may answer', () => {
  it('is what the client of Stripe reads by the method of that name', () => {
    expectTypeOf<ClientAnswer<'transfers.create'>>().toEqualTypeOf<Stripe.Transfer>();
    expectTypeOf<ClientAnswer<'charges.list'>>().toEqualTypeOf<Stripe.ApiList<Stripe.Charge>>();
    expectTypeOf<ClientAnswer<'checkout.sessions.retrieve'>>().toEqualTypeOf<Stripe.Checkout.Session>();
    expectTypeOf<ClientAnswer<'transfers.nothing'>>().toBeNever();
  });

  it('is for an event the object of its type', () => {
    expectTypeOf<EventObject<'charge.updated'>>().toEqualTypeOf<Stripe.Charge>();
    expectTypeOf<EventObject<'capability.updated'>>().toEqualTypeOf<Stripe.Capability>();
  });

  it('is nowhere only said to be of a type of Stripe, which would hide a missing field', () => {
    const files = globSync('**/*.ts', { cwd: FOLDER }).filter((file) => !file.endsWith('.test.ts'));
    const cast = files.filter((file) =>
      /\bas (?:unknown as )?Stripe\./.test(readFileSync(path.join(FOLDER, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(40);
    // Its frame and its object are checked one by one before.
    expect(cast).toEqual(['events/events.ts']);
  });
});
