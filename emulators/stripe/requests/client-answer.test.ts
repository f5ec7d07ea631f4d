import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type Stripe from 'stripe';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ErrorBody } from '../shared/errors.ts';
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

  it('is for a refusal the error that the client reads', () => {
    expectTypeOf<ErrorBody>().toExtend<Stripe.StripeRawError>();
    expectTypeOf<keyof ErrorBody>().toExtend<keyof Stripe.StripeRawError>();
  });

  it.each([
    ['said to be of a type of Stripe', /\bas (?:unknown as )?Stripe\./, ['events/events.ts']],
    ['said to be of another type', /\bas unknown as\b|\bas never\b/, ['control.ts', 'events/events.ts']],
    ['left unchecked', /\bas any\b|: any\b|<any\b|@ts-/, []],
    ['filled by names that nobody checks', /\bObject\.assign\(/, []],
  ])('is nowhere only %s, which would hide a missing field', (_how, escape, allowed) => {
    const files = globSync('**/*.ts', { cwd: FOLDER }).filter((file) => !file.endsWith('.test.ts'));
    const found = files.filter((file) => escape.test(readFileSync(path.join(FOLDER, file), 'utf8')));
    expect(files.length).toBeGreaterThan(40);
    // The frame and the object of an event are checked one by one before; what the control is asked for is no answer.
    expect(found.sort()).toEqual(allowed);
  });
});
